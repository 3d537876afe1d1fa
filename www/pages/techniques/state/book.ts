/* The cards of the book as the build wrote them, and the one that is open. */
import { computed, signal } from '@preact/signals';
import type { Technique } from '../../../engine/types';
import techniques from '../../../generated/techniques.json';

/** The easiest to see first. */
export const TECHNIQUES = techniques as unknown as readonly Technique[];

/** The levels that techniques belong to, the easiest first. */
export const LEVELS: readonly string[] = [...new Set(TECHNIQUES.map(({ band }) => band))];

export const ofLevel = (band: string): readonly Technique[] =>
	TECHNIQUES.filter((one) => one.band === band);

/** The techniques with a board to try. */
const LESSONS = TECHNIQUES.filter(({ exercise }) => exercise !== null);

/** How many lessons there are, and how many and which is the next of them by what was done. */
export function course(done: readonly string[]): {
	all: number;
	done: number;
	next: Technique | undefined;
} {
	const open = LESSONS.filter(({ id }) => !done.includes(id));
	return { all: LESSONS.length, done: LESSONS.length - open.length, next: open[0] };
}

/** The id of the card that is open; empty if the contents are. */
export const opened = signal('');

export const technique = computed(() => TECHNIQUES.find(({ id }) => id === opened.value) ?? null);

/** The rank of a technique on the ladder, from 1. */
export const stepOnLadder = (one: Technique): number => TECHNIQUES.indexOf(one) + 1;

/** The technique this many steps up the ladder, if there is one. */
export const besides = (one: Technique, by: 1 | -1): Technique | undefined =>
	TECHNIQUES[TECHNIQUES.indexOf(one) + by];
