/*
 * Signs and bars between cells: `<` or `>` and then an arrow, or a tap on the
 * gap. Signs and bars belong to the puzzle, so they change only in Set up.
 */
import type { Sign } from '../../../engine/types';
import { type Gap, signAt } from '../../../pictures/grid/draft';
import { isCell, type Place } from '../../../pictures/grid/places';
import { readingOf } from '../../../pictures/grid/variants';
import { tell } from '../../../shell/notices';
import { speak } from '../../../shell/voice';
import { brush } from '../state/brush';
import { nextSign, withSign } from '../state/draft';
import { draft, editDraft, kind } from '../state/game';
import { focus, mode, pendingSign } from '../state/screen';
import { describeSign } from './speech';

/** In a puzzle with bars, each of the sign keys begins a bar; in one with signs, the bar's key does nothing. */
export function beginSign(sign: Sign): void {
	const hasBars = readingOf(draft.peek()).gaps === 'bars';
	if (!kind.peek().signs || !isCell(draft.peek().size, focus.peek())) return;
	if (sign === 'bar' && !hasBars) return;
	if (mode.peek() === 'set') pendingSign.value = hasBars ? 'bar' : sign;
	else tell({ key: 'notice.fixed' });
}

/** The arrow after `<` or `>` selects the second cell of the sign, or of the gap that the current tool works on. */
export function signTowards(sign: Sign, place: Place, down: number, right: number): void {
	if (!isCell(draft.peek().size, { row: place.row + down, column: place.column + right })) return;
	const gap = {
		across: right !== 0,
		row: place.row + Math.min(down, 0),
		column: place.column + Math.min(right, 0),
	};
	if (brush.peek()) brush.peek()?.paint(gap, true);
	else putSign(gap, down + right < 0 ? OPPOSITE[sign] : sign);
}

const OPPOSITE: Record<Sign, Sign> = { less: 'greater', greater: 'less', bar: 'bar', none: 'none' };

/** Puts a sign into a gap; the same sign again removes it. */
function putSign(gap: Gap, sign: Sign): void {
	const puzzle = draft.peek();
	editDraft(withSign(puzzle, gap, signAt(puzzle, gap) === sign ? 'none' : sign));
	speak(describeSign(gap));
}

/** A tap on a gap, in Set up: none, less, greater, none; or a bar and none. */
export function cycleSign(gap: Gap): void {
	const puzzle = draft.peek();
	editDraft(withSign(puzzle, gap, nextSign(signAt(puzzle, gap), readingOf(puzzle).gaps)));
	speak(describeSign(gap));
}
