/*
 * Asking why a number cannot be in a cell: the mark under a long press or the
 * context menu, or the next number typed or tapped. The core's answer is shown
 * like a hint (`state/hint.ts`).
 */
import { t } from '../../../language';
import { CELL } from '../../../pictures/grid/layout';
import { digitsIn, type MarkStyle, middleOfMark } from '../../../pictures/grid/marks';
import { isCell, type Place } from '../../../pictures/grid/places';
import { tell } from '../../../shell/notices';
import { marking } from '../../../shell/settings';
import { speak } from '../../../shell/voice';
import { shownMarks } from '../state/edits';
import { draft, entries, present } from '../state/game';
import { askWhyNot, canHint } from '../state/hint';
import { asksWhy, focus } from '../state/screen';
import { moveTo } from './caret';
import { focusBoard } from './focus';
import { cellAt } from './selection';

/** The distance to a mark, as a fraction of a cell, within which a press means the mark. */
const NEAR = CELL * 0.2;

const isOpen = (place: Place) => {
	const cell = cellAt(place);
	return isCell(draft.peek().size, place) && !draft.peek().givens[cell] && !entries.peek()[cell];
};

/** From now on, the next number typed is a question: why can it not be at the caret? */
export function beginWhyNot(): void {
	if (!canHint() || !isOpen(focus.peek())) {
		tell({ key: 'notice.why-not' });
		return;
	}
	asksWhy.value = true;
	focusBoard();
	speak(t('board.chord.why'));
}

/** Asks about a number at the caret; 0 asks nothing. */
export function whyNot(value: number): void {
	asksWhy.value = false;
	if (value > 0) void askWhyNot({ cell: cellAt(focus.peek()), value });
}

/** Asks about the mark at a place, with `x` and `y` measured within its cell; false if there is none. */
export function whyNotAt(place: Place, x: number, y: number): boolean {
	if (!canHint() || !isOpen(place)) return false;
	const value = markAt(cellAt(place), x, y);
	if (value > 0) void askWhyNot({ cell: cellAt(place), value });
	return value > 0;
}

/** The same, except that a press away from any mark asks about the next number typed. */
export function whyNotAnyAt(place: Place, x: number, y: number): boolean {
	if (!canHint() || !isOpen(place)) return false;
	if (!whyNotAt(place, x, y)) {
		moveTo(place);
		beginWhyNot();
	}
	return true;
}

/** The mark of a cell at a point, 0 if none is near. */
function markAt(cell: number, x: number, y: number): number {
	const { corner, centre } = shownMarks(present.peek(), marking.peek());
	const { size } = draft.peek();
	const of = (style: MarkStyle, bits: number) =>
		digitsIn(bits).map((value) => {
			const middle = middleOfMark(size, style, value, bits);
			return { value, away: Math.hypot(middle.x - x, middle.y - y) };
		});
	const all = [...of('corner', corner[cell] ?? 0), ...of('centre', centre[cell] ?? 0)];
	const [nearest] = all.sort((one, other) => one.away - other.away);
	return nearest && nearest.away < NEAR ? nearest.value : 0;
}
