/*
 * Conversions between slots, the last states of boards, and histories: adding
 * to a slot the last state of its board, and opening a slot again.
 */
import { arrivedAt, begin, type History, type Named, newName } from '../history';
import type { Left, Slot } from './slot';

/** Whether a board is in its last state. */
export const isSame = <Kept extends Named>(
	one: Left<Kept> | undefined,
	other: Left<Kept>,
): boolean =>
	one?.link === other.link && JSON.stringify(one.present) === JSON.stringify(other.present);

/** A slot, brought to the last state of its board. */
export function arrivedSlot<Kept extends Named>(
	slot: Slot<Kept> | null | undefined,
	last: Left<Kept>,
): Slot<Kept> {
	const { present, ...left } = last;
	return { ...left, history: slot ? arrivedAt(slot.history, present) : begin(present) };
}

export function leftOf<Kept extends Named>({ board, link, when, history }: Slot<Kept>): Left<Kept> {
	return { board, link, when, present: history.present };
}

/**
 * A slot that was separated from another tab's may have a different name from its positions. The other boards in its
 * past may have been played since: Undo must not overwrite them, so they get new names.
 */
export function takeUp<Kept extends Named>({ board, history }: Slot<Kept>): History<Kept> {
	const { past, present, future } = history;
	const names = new Map([[present.board, board]]);
	return {
		...history,
		past: past.map((one) => renamed(one, names)),
		present: renamed(present, names),
		future: future.map((one) => renamed(one, names)),
	};
}

function renamed<Kept extends Named>(one: Kept, names: Map<string, string>): Kept {
	const board = names.get(one.board) ?? newName();
	names.set(one.board, board);
	return board === one.board ? one : { ...one, board };
}
