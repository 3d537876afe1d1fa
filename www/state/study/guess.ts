/* What the visitor expects before a race: how many tries a strategy will need. Guesses go with the puzzle. */
import { effect, signal } from '@preact/signals';
import { draft } from '../game';

export const guesses = signal<ReadonlyMap<string, number>>(new Map());

export function guess(strategy: string, tries: number): void {
	guesses.value = new Map([...guesses.peek(), [strategy, tries]]);
}

export function watchGuesses(): void {
	let of = draft.peek();
	effect(() => {
		if (draft.value === of) return;
		of = draft.value;
		guesses.value = new Map();
	});
}
