/*
 * The caret: the place that the next keystroke writes to. After a clue it moves
 * on by itself; a key that then asks for the same step finds it made. What lies
 * at the caret is not known here.
 */

import { alongSide, following } from '../../../pictures/grid/board/moves';
import { clueSlotAt, isCell, type Place, same } from '../../../pictures/grid/places';
import { draft, kind } from '../state/game';
import { chain, focus, mode, selection } from '../state/screen';

export const field = () => ({ size: draft.peek().size, ring: kind.peek().clues });

/** Whether a place is a clue that can be written now. */
export const isOpenClue = (place: Place) =>
	mode.peek() === 'set' && !isCell(draft.peek().size, place);

/** The place that the caret has left by itself, until the next key is pressed. */
let left: Place | null = null;
let pause: ReturnType<typeof setTimeout> | undefined;

export function moveTo(place: Place): void {
	if (same(place, focus.peek())) return;
	settle();
	if (selection.peek().length > 0) selection.value = [];
	// The caret may walk along a highlighted chain.
	const cell = isCell(draft.peek().size, place) ? place.row * draft.peek().size + place.column : -1;
	if (chain.peek().length > 0 && !chain.peek().includes(cell)) chain.value = [];
	focus.value = place;
}

/** Ends anything begun at the caret: the next key starts afresh. */
function settle(): void {
	clearTimeout(pause);
	left = null;
}

/** Called when a clue was written: typing continues at the next one. */
export function walkOn(place: Place): void {
	if (!isOpenClue(place)) return;
	moveTo(following(field(), place));
	left = place;
}

/** The same after a pause, in which another digit could still follow. */
export function walkOnLater(place: Place, pauseFor: number): void {
	settle();
	if (isOpenClue(place)) pause = setTimeout(() => walkOn(place), pauseFor);
}

/** The place that the caret has just left by itself; reading it clears it. */
export function justLeft(): Place | null {
	const place = left;
	settle();
	return place;
}

/** Whether an arrow points from a place to where the caret went by itself. */
export function leadsOn(place: Place, down: number, right: number): boolean {
	const slot = clueSlotAt(draft.peek().size, place);
	const way = slot && alongSide(slot);
	return way?.down === down && way.right === right;
}
