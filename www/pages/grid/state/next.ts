/*
 * The wish for the next puzzle: like that of the one on the table, or, if that
 * was not made here, like it in kind, size, variants and level. It is made
 * ahead in a separate worker, from the moment when this one is played.
 */
import { computed, effect } from '@preact/signals';
import { making } from '../../../engine/client';
import type { Band } from '../../../engine/types';
import { plainWish, requestOf, type Wish } from '../../../engine/wish';
import { check } from './checks';
import { draft, hasEntries, present } from './game';
import { grade } from './grade';
import { MadeAhead } from './made-ahead';
import { type Origin, sameLink } from './origin';
import { mode } from './screen';

/** The player's pause before the next puzzle is begun, in milliseconds. */
const PAUSE = 1500;

/** The level after a puzzle of unknown level. */
const USUAL: Band = 'medium';

/** The origin of the open puzzle, while it is unchanged. */
export const origin = computed<Origin | null>(() => {
	const its = present.value.origin;
	const known = check.value;
	const isEdited = known?.draft === draft.value && !sameLink(known.link, its?.link ?? '');
	return isEdited ? null : its;
});

/** Whether it was made here and is played: then it is not set up, but edited as a copy. */
export const isMade = (): boolean => mode.value === 'play' && origin.value !== null;

/** The sort of the puzzle on the table. */
export const nextWish = computed<Wish>(() => {
	const { kind, size, features } = draft.value;
	const band = grade.value?.finished ? (grade.value.band as Band) : USUAL;
	return origin.value?.wish ?? plainWish({ kind, size, features, aim: { type: 'band', band } });
});

const ahead = new MadeAhead((wish, signal) =>
	making.ask('generate', [requestOf(wish)], { signal }),
);

/** The next puzzle, if it has been made. */
export const takeNext = (wish: Wish) => ahead.take(wish);

export function watchNext(): void {
	effect(() => {
		const wish = nextWish.value;
		// Each number begins the pause again.
		void present.value;
		if (mode.value !== 'play' || !hasEntries.value) return;
		const timer = setTimeout(() => ahead.want(wish), PAUSE);
		return () => clearTimeout(timer);
	});
}
