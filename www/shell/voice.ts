/*
 * The live region: the current sentence for screen readers, and automatic
 * announcements when a sentence changes.
 */
import { effect, signal } from '@preact/signals';

/** The live region's sentence; the number makes a repeated sentence new. */
export const spoken = signal<{ words: string; turn: number }>({ words: '', turn: 0 });

/** Sentences within this time of one another are joined; otherwise the first would be lost. */
const BREATH = 400;
let last = { words: '', when: 0 };

export function speak(words: string): void {
	const when = performance.now();
	const together = when - last.when < BREATH && last.words !== words;
	spoken.value = {
		words: together ? joined(last.words, words) : words,
		turn: spoken.peek().turn + 1,
	};
	last = { words, when };
}

/** Two sentences in a row; some already end with a full stop. */
function joined(first: string, second: string): string {
	if (first === '') return second;
	return /[.!?…:]$/.test(first) ? `${first} ${second}` : `${first}. ${second}`;
}

/** Speaks whenever the sentence changes to a different one that is not empty. */
export function announce(sentence: () => string): void {
	let last = '';
	effect(() => {
		const words = sentence();
		if (words !== '' && words !== last) speak(words);
		last = words;
	});
}

/** Speaks those sentences of a list that were not in it before. */
export function announceNew(sentences: () => readonly string[]): void {
	let last: readonly string[] = [];
	effect(() => {
		const now = sentences();
		const fresh = now.filter((words) => !last.includes(words));
		last = now;
		if (fresh.length > 0) speak(fresh.join(' '));
	});
}
