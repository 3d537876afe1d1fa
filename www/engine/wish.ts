/*
 * The wish for a new puzzle. A wish says it, and a seed which one of these it
 * is: the same of both give the same puzzle on every device.
 */
import type { Band, MakeRequest, Symmetry } from './types';

/** How hard a puzzle can be, the easiest first. */
export const BANDS: readonly Band[] = [
	'gentle',
	'easy',
	'medium',
	'hard',
	'expert',
	'master',
	'trial',
];

/** How what is printed can lie. */
export const SYMMETRIES: readonly Symmetry[] = ['none', 'half-turn', 'mirror'];

/** The wish for a new puzzle. */
export type Wish = Readonly<Omit<MakeRequest, 'seed' | 'looks'>>;

/** A puzzle of this sort and level, whatever else. */
export const plainWish = ({
	kind,
	size,
	features,
	aim,
}: Pick<Wish, 'kind' | 'size' | 'features' | 'aim'>): Wish => ({
	kind,
	size,
	features,
	aim,
	symmetry: 'none',
	minimal: false,
	givens: null,
	clues: null,
	signs: null,
	marks: null,
});

/** So many unfinished puzzles are looked at before a wish is given up. */
export const LOOKS = 20_000;

/** Another one each time: chance is the page's, the core has none of its own. */
export function newSeed(): string {
	const [seed = 0n] = crypto.getRandomValues(new BigUint64Array(1));
	return seed.toString();
}

/** Any puzzle that meets a wish. */
export const requestOf = (wish: Wish): MakeRequest => ({
	...wish,
	seed: newSeed(),
	looks: LOOKS,
});
