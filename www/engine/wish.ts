/*
 * The wish for a new puzzle. A wish describes the puzzle, and a seed selects
 * one puzzle among many: the same wish and seed give the same puzzle on every
 * device.
 */
import type { Band, MakeRequest, Symmetry } from './types';

/** The smallest and the largest side of a grid. */
export const SMALLEST = 1;
export const LARGEST = 32;

/** How difficult a puzzle can be, the easiest first. */
export const BANDS: readonly Band[] = [
	'gentle',
	'easy',
	'medium',
	'hard',
	'expert',
	'master',
	'trial',
];

/** The symmetries that the printed places can have. */
export const SYMMETRIES: readonly Symmetry[] = ['none', 'half-turn', 'mirror'];

/** The wish for a new puzzle. */
export type Wish = Readonly<Omit<MakeRequest, 'seed' | 'looks'>>;

/** A puzzle of this sort and level; everything else is left open. */
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

/** The generator gives up after this many unfinished puzzles. */
export const LOOKS = 20_000;

/** A new seed each time: randomness comes from the page, because the core has none. */
export function newSeed(): string {
	const [seed = 0n] = crypto.getRandomValues(new BigUint64Array(1));
	return seed.toString();
}

/** A request for any puzzle that meets a wish. */
export const requestOf = (wish: Wish): MakeRequest => ({
	...wish,
	seed: newSeed(),
	looks: LOOKS,
});
