/*
 * Intents become edits: what a keystroke, a tap or the number pad does to the
 * game at the place that has the focus. In Set the puzzle is written, in Play
 * the player's digits; in Play the puzzle itself never changes.
 */
import type { Sign } from '../../../engine/types';
import { type Gap, hasVariant, signAt } from '../../../pictures/grid/draft';
import { clueSlotAt, isCell, type Place, same } from '../../../pictures/grid/places';
import { tell, untell } from '../../../shell/notices';
import { speak } from '../../../shell/voice';
import { hide } from '../state/answer';
import { highestClue, nextSign, withClue, withEntry, withGiven, withSign } from '../state/draft';
import { draft, editDraft, editEntries, entries, kind } from '../state/game';
import { focus, mode, pendingSign } from '../state/screen';
import type { Intent } from './keys';
import { following, preceding, rowEnd, step } from './moves';
import { describePlace, describeSign } from './speech';
import { meaning, type Stroke, typeDigit } from './typing';

export const field = () => ({ size: draft.peek().size, ring: kind.peek().clues });

let stroke: Stroke | null = null;

/** What each intent does; one that is given while a sign waits for its arrow goes to the sign. */
const DOES: {
	[Name in Intent['do']]: (intent: Extract<Intent, { do: Name }>, place: Place) => void;
} = {
	move: ({ down, right }, place) => moveTo(step(field(), place, down, right)),
	'row-end': ({ last }, place) => moveTo(rowEnd(field(), place, last)),
	corner: ({ last }) => {
		const end = last ? draft.peek().size - 1 : 0;
		moveTo({ row: end, column: end });
	},
	next: (_, place) => moveTo(following(field(), place)),
	digit: ({ digit }, place) => typeAt(place, digit),
	number: ({ number }, place) => enterNumber(place, number),
	space: (_, place) => (hasParks(place) ? erase(place, false) : moveTo(following(field(), place))),
	erase: ({ back }, place) => erase(place, back),
	sign: ({ sign }) => beginSign(sign),
	cancel: () => undefined,
};

export function perform(intent: Intent): void {
	const place = focus.peek();
	const does = DOES[intent.do] as (intent: Intent, place: Place) => void;
	if (pendingSign.peek() === 'none') does(intent, place);
	else finishSign(intent, place);
}

export function moveTo(place: Place): void {
	if (!same(place, focus.peek())) stroke = null;
	focus.value = place;
}

/** Whether 0 is a value at this place; clues count buildings, and parks are none. */
const hasParks = (place: Place) =>
	hasVariant(draft.peek(), 'parks') && isCell(draft.peek().size, place);

/** Writes a value at the focus, as the number pad does; 0 erases. */
export function enter(value: number): void {
	stroke = null;
	const place = focus.peek();
	if (write(place, value, '')) advance(place);
}

/** How numbers are read at a place. */
function numbersAt(place: Place) {
	const { size, unit } = draft.peek();
	const clue = !isCell(size, place);
	const highest = clue ? highestClue(draft.peek()) : size;
	return { highest, unit: clue ? 1 : unit, parks: hasParks(place) };
}

/** A number typed as one letter. */
function enterNumber(place: Place, number: number): void {
	const value = meaning(number, numbersAt(place));
	if (value === null) tellTooHigh(place);
	else enter(value);
}

function tellTooHigh(place: Place): void {
	const { highest, parks } = numbersAt(place);
	const [least, most] = parks ? [0, highest - 1] : [1, highest];
	tell({ key: 'notice.too-high', args: { least, most } });
}

function typeAt(place: Place, digit: number): void {
	const where = `${mode.peek()} ${place.row} ${place.column}`;
	const numbers = numbersAt(place);
	const typed = typeDigit(stroke, digit, { ...numbers, where, when: performance.now() });
	stroke = typed.stroke;
	if (typed.value === null && meaning(digit, numbers) === null) tellTooHigh(place);
	if (typed.value === null) return;
	if (write(place, typed.value, typed.stroke.name)) advance(place);
}

/** In the ring one digit says all on small boards, so typing walks on clockwise. */
function advance(place: Place): void {
	const { size } = draft.peek();
	if (mode.peek() === 'set' && size < 10 && clueSlotAt(size, place))
		moveTo(following(field(), place));
}

function erase(place: Place, back: boolean): void {
	stroke = null;
	const slot = clueSlotAt(draft.peek().size, place);
	const empty = slot !== null && draft.peek().clues[slot.side][slot.index] === 0;
	if (!back || !empty || mode.peek() !== 'set') {
		write(place, 0, '');
		return;
	}
	const previous = preceding(field(), place);
	moveTo(previous);
	write(previous, 0, '');
}

/** Whether something was written that may be walked on from. */
function write(place: Place, value: number, name: string): boolean {
	const puzzle = draft.peek();
	const slot = clueSlotAt(puzzle.size, place);
	const cell = place.row * puzzle.size + place.column;
	if (mode.peek() === 'set') {
		editDraft(
			slot ? withClue(puzzle, slot.side, slot.index, value) : withGiven(puzzle, cell, value),
			name,
		);
	} else if (slot || puzzle.givens[cell]) {
		tell({ key: 'notice.fixed' });
		return false;
	} else {
		hide();
		editEntries(withEntry(entries.peek(), cell, value), name);
	}
	untell('notice.too-high', 'notice.fixed');
	speak(describePlace(place));
	return true;
}

/** Where bars stand, each of the sign keys begins one; where signs stand, the bar's key begins none. */
function beginSign(sign: Sign): void {
	const adjacent = hasVariant(draft.peek(), 'adjacent');
	if (!kind.peek().signs || !isCell(draft.peek().size, focus.peek())) return;
	if (sign === 'bar' && !adjacent) return;
	if (mode.peek() === 'set') pendingSign.value = adjacent ? 'bar' : sign;
	else tell({ key: 'notice.fixed' });
}

/** The arrow after `<` or `>` says between which two cells the sign stands. */
function finishSign(intent: Intent, place: Place): void {
	const sign = pendingSign.peek();
	pendingSign.value = 'none';
	if (intent.do === 'move') signTowards(sign, place, intent.down, intent.right);
	else perform(intent);
}

function signTowards(sign: Sign, place: Place, down: number, right: number): void {
	if (!isCell(draft.peek().size, { row: place.row + down, column: place.column + right })) return;
	const gap = {
		across: right !== 0,
		row: place.row + Math.min(down, 0),
		column: place.column + Math.min(right, 0),
	};
	putSign(gap, down + right < 0 ? OPPOSITE[sign] : sign);
}

const OPPOSITE: Record<Sign, Sign> = { less: 'greater', greater: 'less', bar: 'bar', none: 'none' };

/** The same sign once more takes it away. */
function putSign(gap: Gap, sign: Sign): void {
	const puzzle = draft.peek();
	editDraft(withSign(puzzle, gap, signAt(puzzle, gap) === sign ? 'none' : sign));
	speak(describeSign(gap));
}

/** A tap on a gap, in Set: none, less, greater, none; or a bar and none. */
export function cycleSign(gap: Gap): void {
	const puzzle = draft.peek();
	editDraft(withSign(puzzle, gap, nextSign(signAt(puzzle, gap), hasVariant(puzzle, 'adjacent'))));
	speak(describeSign(gap));
}

/** Several numbers pasted onto a clue fill that side from there on. */
export function fillSide(values: readonly number[]): boolean {
	const { size } = draft.peek();
	const slot = clueSlotAt(size, focus.peek());
	if (!slot || values.length === 0 || mode.peek() !== 'set' || values.some((value) => value > size))
		return false;
	if (slot.index + values.length > size) return false;
	let next = draft.peek();
	values.forEach((value, at) => {
		next = withClue(next, slot.side, slot.index + at, value);
	});
	editDraft(next);
	return true;
}
