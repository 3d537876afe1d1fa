/*
 * Each board's mode, for as long as the page is open: undo and redo that lead
 * to another board bring back the mode it was left in, so that digits typed
 * next go where they went before.
 */
import { effect } from '@preact/signals';
import { present } from './game';
import { type Mode, mode } from './screen';

export function watchModes(): void {
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
