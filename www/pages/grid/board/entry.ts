/*
 * Writing at the caret: digits, numbers of several digits, nothing, or a whole
 * side at once. In Set up, typing changes the puzzle; in Play, it changes only
 * the player's digits.
 */
import type { Draft } from '../../../engine/types';
import type { Tool } from '../../../pictures/grid/board/keys';
import { following, preceding } from '../../../pictures/grid/board/moves';
import { marksOf } from '../../../pictures/grid/draft';
import { clueSlotAt, isCell, type Place, placeOf } from '../../../pictures/grid/places';
import { readingOf } from '../../../pictures/grid/variants';
import { tell, untell } from '../../../shell/notices';
import { marking } from '../../../shell/settings';
import { speak } from '../../../shell/voice';
import { hide } from '../state/answer';
import { highestClue, withClue, withGiven, withMark as withShape } from '../state/draft';
import { erased, withColour, withDigit, withMark } from '../state/edits';
import { draft, editDraft, editStroke } from '../state/game';
import { COLOURS, type Position } from '../state/position';
import { asksWhy, focus, mode, tool } from '../state/screen';
import { field, isOpenClue, moveTo, walkOn, walkOnLater } from './caret';
import { targets } from './selection';
import { describePlace } from './speech';
import { meaning, type Stroke, TOGETHER, typeDigit } from './typing';
import { whyNot } from './why-not';

let stroke: Stroke | null = null;

/** Whether 0 is a value at this place: clues count buildings, and a park is not one. */
export const hasParks = (place: Place) =>
	readingOf(draft.peek()).parks && isCell(draft.peek().size, place);

/** How numbers are read at a place. */
function numbersAt(place: Place) {
	const { size, unit } = draft.peek();
	const clue = !isCell(size, place);
	const highest = clue ? highestClue(draft.peek()) : size;
	return { highest, unit: clue ? 1 : unit, parks: hasParks(place) };
}

/** Writes a value at the caret, as the number pad does; 0 erases. */
export function enter(value: number, to: Tool = tool.peek()): void {
	stroke = null;
	const place = focus.peek();
	if (write(place, value, '', to)) walkOn(place);
}

/** Writes a number that was typed as one letter. */
export function enterNumber(place: Place, number: number): void {
	const value = meaning(number, numbersAt(place));
	if (value === null) tellTooHigh(place);
	else enter(value);
}

/** The alternative to the chosen tool: marks instead of digits, or digits instead of anything else. */
export const otherTool = (): Tool => (tool.peek() === 'digit' ? 'corner' : 'digit');

function tellTooHigh(place: Place): void {
	const { highest, parks } = numbersAt(place);
	const [least, most] = parks ? [0, highest - 1] : [1, highest];
	tell({ key: 'notice.too-high', args: { least, most } });
}

/** A clue is complete when no longer number is possible; otherwise a pause completes it. */
export function typeAt(place: Place, digit: number, to: Tool = tool.peek()): void {
	if (mode.peek() === 'play' && to === 'colour') {
		write(place, digit, '', to);
		return;
	}
	const where = `${mode.peek()} ${to} ${place.row} ${place.column}`;
	const numbers = numbersAt(place);
	const typed = typeDigit(stroke, digit, { ...numbers, where, when: performance.now() });
	stroke = typed.stroke;
	if (typed.value === null && meaning(digit, numbers) === null) tellTooHigh(place);
	if (typed.value !== null && !write(place, typed.value, typed.stroke.name, to)) return;
	if (typed.stroke.typed === 0 && typed.value === null) return;
	if (typed.isWhole) walkOn(place);
	else walkOnLater(place, TOGETHER);
}

export function erase(place: Place): void {
	stroke = null;
	write(place, 0, '', tool.peek());
}

/**
 * Backspace removes the clue that the caret has just left; at an empty clue, the preceding clue; otherwise, the
 * entry here.
 */
export function eraseBack(place: Place, left: Place | null): void {
	const slot = clueSlotAt(draft.peek().size, place);
	const empty = slot !== null && draft.peek().clues[slot.side][slot.index] === 0;
	const last = left ?? (empty && isOpenClue(place) ? preceding(field(), place) : place);
	moveTo(last);
	erase(last);
}

/** Writes a value; returns whether the caret may move on. */
function write(place: Place, value: number, name: string, to: Tool): boolean {
	if (asksWhy.peek()) {
		whyNot(value);
		return false;
	}
	const done = mode.peek() === 'set' ? writePuzzle(place, value, name) : play(value, name, to);
	if (!done) {
		tell({ key: 'notice.fixed' });
		return false;
	}
	untell('notice.too-high', 'notice.fixed');
	speak(describePlace(place));
	return true;
}

/** Writes a clue, or givens into the selected cells. */
function writePuzzle(place: Place, value: number, name: string): boolean {
	const slot = clueSlotAt(draft.peek().size, place);
	const next = slot
		? withClue(draft.peek(), slot.side, slot.index, value)
		: targets().reduce((puzzle, cell) => withCell(puzzle, cell, value), draft.peek());
	editDraft(next, name);
	return true;
}

/** Sets the given of a cell; if there is none, erasing removes the marks whose first cell this is. */
function withCell(puzzle: Draft, cell: number, value: number): Draft {
	if (value !== 0 || puzzle.givens[cell] !== 0) return withGiven(puzzle, cell, value);
	const here = marksOf(puzzle).filter(({ cells }) => cells[0] === cell);
	return here.reduce((next, { at }) => withShape(next, at, 'none'), puzzle);
}

/** In Play only cells without a given can change, though all can be coloured. */
function play(value: number, name: string, to: Tool): boolean {
	const cells = targets();
	const { givens } = draft.peek();
	const fixed = cells.every((cell) => givens[cell]);
	if (cells.length === 0 || (fixed && to !== 'colour')) return false;
	hide();
	editStroke((before) => played(before, cells, value, to), name);
	return true;
}

function played(before: Position, cells: readonly number[], value: number, to: Tool): Position {
	if (value === 0) return erased(before, cells);
	if (to === 'colour') return value <= COLOURS ? withColour(before, cells, value) : before;
	if (to === 'digit') return withDigit(before, cells, value, marking.peek());
	return withMark(before, cells, to, value, marking.peek());
}

/** Several numbers pasted onto a clue fill that side from there on; 0 is not a clue. */
export function fillSide(values: readonly number[]): boolean {
	const { size } = draft.peek();
	const most = Math.max(size, highestClue(draft.peek()));
	const slot = clueSlotAt(size, focus.peek());
	if (!slot || values.length === 0 || mode.peek() !== 'set' || values.some((value) => value > most))
		return false;
	if (slot.index + values.length > size) return false;
	let next = draft.peek();
	values.forEach((value, at) => {
		next = withClue(next, slot.side, slot.index + at, value);
	});
	editDraft(next);
	moveTo(following(field(), placeOf(size, { ...slot, index: slot.index + values.length - 1 })));
	return true;
}
