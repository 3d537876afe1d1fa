/*
 * The wish for the next puzzle: the same wish as for the puzzle on the table. If that puzzle was not made here, the
 * wish is for the same kind, size, variants and level. The next puzzle is made ahead in a separate worker, once the
 * current puzzle is being played.
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

/** How long the player must pause, in milliseconds, before the next puzzle is begun. */
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

/** Whether it was made here and is being played: such a puzzle is not set up, but edited as a copy. */
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
		// Each number that the player enters restarts the pause.
		void present.value;
		if (mode.value !== 'play' || !hasEntries.value) return;
		const timer = setTimeout(() => ahead.want(wish), PAUSE);
		return () => clearTimeout(timer);
	});
}
