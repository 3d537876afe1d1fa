/*
 * The caret: the place that the next keystroke writes to. After a clue, the
 * caret moves on automatically; a key that then asks for the same step has no
 * further effect. This file does not know what is at the caret.
 */

import { alongSide, following } from '../../../pictures/grid/board/moves';
import { clueSlotAt, isCell, type Place, same } from '../../../pictures/grid/places';
import { draft, kind } from '../state/game';
import { chain, focus, mode, selection } from '../state/screen';

export const field = () => ({ size: draft.peek().size, ring: kind.peek().clues });

/** Whether a place is a clue that can be written now. */
export const isOpenClue = (place: Place) =>
	mode.peek() === 'set' && !isCell(draft.peek().size, place);

/** The place that the caret has left automatically, until the next key is pressed. */
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

/** Does the same after a pause, because another digit may still follow. */
export function walkOnLater(place: Place, pauseFor: number): void {
	settle();
	if (isOpenClue(place)) pause = setTimeout(() => walkOn(place), pauseFor);
}

/** The place that the caret has just left automatically; reading it clears it. */
export function justLeft(): Place | null {
	const place = left;
	settle();
	return place;
}

/** Whether an arrow points from a place to where the caret has moved automatically. */
export function leadsOn(place: Place, down: number, right: number): boolean {
	const slot = clueSlotAt(draft.peek().size, place);
	const way = slot && alongSide(slot);
	return way?.down === down && way.right === right;
}
