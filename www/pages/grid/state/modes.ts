/*
 * Each board's mode, for as long as the page is open: undo and redo that lead
 * to another board bring back the mode it was left in, so that digits typed
 * next go where they went before.
 */
import { effect } from '@preact/signals';
import { present } from './game';
import { chain, type Mode, mode, selection } from './screen';

/** A selection is over with the mode or the board that it was made in, and a chain that is lit. */
function watchSelection(): void {
	let last = '';
	effect(() => {
		const now = `${present.value.board} ${present.value.draft.size} ${mode.value}`;
		if (now !== last) {
			selection.value = [];
			chain.value = [];
		}
		last = now;
	});
}

export function watchModes(): void {
	watchSelection();
	const modes = new Map<string, Mode>();
	let last = '';
	effect(() => {
		const { board } = present.value;
		const now = mode.value;
		const before = board === last ? undefined : modes.get(board);
		last = board;
		modes.set(board, before ?? now);
		if (before) mode.value = before;
	});
}
