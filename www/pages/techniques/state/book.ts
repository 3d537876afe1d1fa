/* The cards of the book as the build wrote them, and the one that is open. */
import { computed, signal } from '@preact/signals';
import type { Technique } from '../../../engine/types';
import techniques from '../../../generated/techniques.json';

/** The easiest to see first. */
export const TECHNIQUES = techniques as unknown as readonly Technique[];

type Chapter = Technique['chapter'];

/** In the order in which a player meets them. */
export const CHAPTERS: readonly Chapter[] = [
	'squares',
	'skyscrapers',
	'futoshiki',
	'chains',
	'trial',
];

export const ofChapter = (chapter: Chapter): readonly Technique[] =>
	TECHNIQUES.filter((one) => one.chapter === chapter);

/** The id of the card that is open; empty where the contents are. */
export const opened = signal('');

export const technique = computed(() => TECHNIQUES.find(({ id }) => id === opened.value) ?? null);

/** Where a technique stands on the ladder, from 1. */
export const stepOnLadder = (one: Technique): number => TECHNIQUES.indexOf(one) + 1;

/** The technique so many steps up the ladder, if there is one. */
export const besides = (one: Technique, by: 1 | -1): Technique | undefined =>
	TECHNIQUES[TECHNIQUES.indexOf(one) + by];
