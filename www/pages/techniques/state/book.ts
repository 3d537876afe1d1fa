/* The cards of the book as written by the build, and the open one. */
import { computed, signal } from '@preact/signals';
import type { Technique } from '../../../engine/types';
import techniques from '../../../generated/techniques.json';

/** The techniques, the easiest to see first. */
export const TECHNIQUES = techniques as unknown as readonly Technique[];

/** The levels of techniques, the easiest first. */
export const LEVELS: readonly string[] = [...new Set(TECHNIQUES.map(({ band }) => band))];

export const ofLevel = (band: string): readonly Technique[] =>
	TECHNIQUES.filter((one) => one.band === band);

/** The techniques with a practice board. */
const LESSONS = TECHNIQUES.filter(({ exercise }) => exercise !== null);

/** How many lessons there are, how many of them were done, and which comes next. */
export function course(done: readonly string[]): {
	all: number;
	done: number;
	next: Technique | undefined;
} {
	const open = LESSONS.filter(({ id }) => !done.includes(id));
	return { all: LESSONS.length, done: LESSONS.length - open.length, next: open[0] };
}

/** The id of the open card; empty if the contents are open. */
export const opened = signal('');

export const technique = computed(() => TECHNIQUES.find(({ id }) => id === opened.value) ?? null);

/** The rank of a technique on the ladder, from 1. */
export const stepOnLadder = (one: Technique): number => TECHNIQUES.indexOf(one) + 1;

/** The technique this many steps up the ladder, if there is one. */
export const besides = (one: Technique, by: 1 | -1): Technique | undefined =>
	TECHNIQUES[TECHNIQUES.indexOf(one) + by];
