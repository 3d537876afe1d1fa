/* The visitor's guess before a race: how many tries a strategy will need. Guesses belong to the puzzle. */
import { signal } from '@preact/signals';
import { watchPuzzle } from './subject';

export const guesses = signal<ReadonlyMap<string, number>>(new Map());

export function guess(strategy: string, tries: number): void {
	guesses.value = new Map([...guesses.peek(), [strategy, tries]]);
}

export function watchGuesses(): void {
	watchPuzzle(() => {
		guesses.value = new Map();
	});
}
