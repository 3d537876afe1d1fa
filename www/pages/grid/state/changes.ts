/*
 * Calls back when the board has changed, and says whether the puzzle itself
 * changed or only the player's digits. Findings about a board depend on this.
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
