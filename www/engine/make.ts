/*
 * Having a new puzzle made. A wish says what it is to be like, and a seed which
 * one of these it is: the same of both give the same puzzle on every device.
 */
import { run } from './search';
import type { MakeAnswer, MakeRequest, Progress } from './types';

/** What a new puzzle is to be like. */
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
});

/** So many unfinished puzzles are looked at before a wish is given up. */
export const LOOKS = 20_000;

/** Another one each time: chance is the page's, the core has none of its own. */
export function newSeed(): string {
	const [seed = 0n] = crypto.getRandomValues(new BigUint64Array(1));
	return seed.toString();
}

/** What the core has looked at so far, of at most so many, as the progress of the one search. */
export const looksOf =
	(most = Number.POSITIVE_INFINITY) =>
	({ looks }: { looks: number }): Progress => ({ nodes: looks, solutions: 0, share: looks / most });

/** Any puzzle that meets a wish. */
export const requestOf = (wish: Wish): MakeRequest => ({
	...wish,
	seed: newSeed(),
	looks: LOOKS,
});

/** Has a puzzle made while its maker waits; null where that was stopped or failed. */
export async function make(request: MakeRequest): Promise<MakeAnswer | null> {
	const outcome = await run({
		question: 'make',
		withEntries: false,
		call: 'generate',
		request,
		report: looksOf(request.looks ?? LOOKS),
	});
	return outcome && 'answer' in outcome ? outcome.answer : null;
}
