/*
 * Keyboard focus on the board: the element for a place, and moving the focus to
 * it.
 */
import { elementOf } from '../../../pictures/grid/board/board';
import { within } from '../../../pictures/grid/board/moves';
import type { Place } from '../../../pictures/grid/places';
import { copyStep } from '../state/copying';
import { kind } from '../state/game';
import { focus, mode } from '../state/screen';
import { field, moveTo } from './caret';

const theBoard = () => document.querySelector<HTMLElement>('.board');

/** Moves the keyboard focus to the board, at the place that last had it. */
export function focusBoard(): void {
	const board = theBoard();
	if (board) elementOf(board, within(field(), focus.peek()))?.focus();
}

/** Scrolls a place into view if the board is larger than the screen. */
export function showPlace(place: Place): void {
	const board = theBoard();
	if (board) elementOf(board, place)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The first place to type in for this kind of puzzle. */
export function startPlace(): Place {
	const ring = kind.peek().clues && mode.peek() === 'set' && copyStep.peek() !== 'inside';
	return { row: ring ? -1 : 0, column: 0 };
}

export function goToStart(): void {
	moveTo(startPlace());
	requestAnimationFrame(focusBoard);
}
