/*
 * Calling back when the board has changed, and saying whether the puzzle itself
 * did, or only the player's digits. What was found out about a board goes by
 * this.
 */
import { effect } from '@preact/signals';
import { samePuzzle } from './draft';
import { draft, entries } from './game';

export function onChange(changed: (change: { puzzle: boolean }) => void): void {
	let puzzle = draft.peek();
	let digits = entries.peek();
	effect(() => {
		const sameDigits = entries.value === digits;
		const unchanged = samePuzzle(draft.value, puzzle);
		puzzle = draft.value;
		digits = entries.value;
		if (!unchanged || !sameDigits) changed({ puzzle: !unchanged });
	});
}
