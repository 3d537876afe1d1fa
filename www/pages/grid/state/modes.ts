/*
 * Remembers each board's mode while the page is open: when undo or redo leads
 * to another board, its last mode returns, so that digits go where they went
 * before.
 */
import { effect } from '@preact/signals';
import { present } from './game';
import { chain, type Mode, mode, selection } from './screen';

/** Clears the selection, or a highlighted chain, when the mode or the board changes. */
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
