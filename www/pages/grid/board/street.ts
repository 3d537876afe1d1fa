/*
 * Going down to the street at a clue and back: the clue, and the houses of its
 * line with the view on them, from `sight.ts`.
 */
import { computed } from '@preact/signals';
import { following, preceding } from '../../../pictures/grid/board/moves';
import { type ClueSlot, clueSlotAt, lineFrom, type Place } from '../../../pictures/grid/places';
import { cellWords } from '../../../pictures/grid/words';
import { speak } from '../../../shell/voice';
import { draft, present } from '../state/game';
import { focus, mode, pointed, street } from '../state/screen';
import { field, moveTo } from './caret';
import { focusBoard } from './focus';
import { streetParts } from './plan';
import { inView, view } from './scene';
import { describePlace } from './speech';

/** The clue of the street; null while the board is seen from above. */
export const streetClue = computed<ClueSlot | null>(() => {
	const isHere = street.value === present.value.board && mode.value === 'play';
	return isHere && streetParts.value ? clueSlotAt(draft.value.size, focus.value) : null;
});

export function openStreet(place: Place): void {
	pointed.value = null;
	moveTo(place);
	street.value = present.peek().board;
	speak(describePlace(place));
}

/** Returns to the view from above, at the clue. */
export function closeStreet(): void {
	street.value = '';
	requestAnimationFrame(focusBoard);
}

/** Moves to the next clue around the city, or to the previous one. */
export function walkAround(by: 1 | -1): void {
	const next = by > 0 ? following(field(), focus.peek()) : preceding(field(), focus.peek());
	openStreet(next);
}

/** The houses of the line, starting at the clue. */
export function housesFrom(slot: ClueSlot) {
	const board = view.value;
	const { size, cells } = board;
	const { seen = [], hidden = [] } = inView.value ?? {};
	return lineFrom(size, slot).flatMap((index) => {
		const cell = cells[index];
		const sight = seen.includes(index) ? 'seen' : hidden.includes(index) ? 'hidden' : 'none';
		return cell ? [{ cell, sight, name: cellWords(cell, board) } as const] : [];
	});
}
