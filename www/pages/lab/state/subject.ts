/* The puzzle of the lab. The results for a puzzle disappear when another puzzle replaces it. */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Subject } from '../subjects/subject';

const subject = signal<Subject | null>(null);

const puzzle = computed(() => subject.value?.puzzle());
export const family = computed(() => subject.value?.family);
/** The puzzle's own link; empty while there is none. */
export const puzzleLink = computed(() => subject.value?.link() ?? '');

export function lookAt(next: Subject): void {
	subject.value = next;
}

/** The puzzle of the lab; only to be called while the lab is open. */
export function its(): Subject {
	if (!subject.value) throw new Error('the lab has no puzzle');
	return subject.value;
}

/** Whether there is anything to search. */
export const isSound = () => puzzleLink.value !== '' && its().flaw() === '';

/** Calls a function that drops something whenever the puzzle changes. */
export const watchPuzzle = (forget: () => void): void => watch(puzzle, forget);

/** Calls a function whenever a signal changes. */
export function watch(signal: ReadonlySignal<unknown>, again: () => void): void {
	let of = signal.peek();
	effect(() => {
		if (signal.value === of) return;
		of = signal.value;
		untracked(again);
	});
}
