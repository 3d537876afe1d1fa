/*
 * The plan of a book: for each puzzle its wish and its seeds, computed only from
 * the choices, so that the same choices make the same book.
 */

import type { Band, Kind } from '../../../engine/types';
import { plainWish, type Wish } from '../../../engine/wish';
import type { Special } from '../../../pictures/grid/variants';
import { levelsOf } from '../state/origin';
import { wishable } from '../state/wishable';

/** The wishes for a book. */
export interface BookWish {
	readonly title: string;
	readonly kinds: readonly string[];
	readonly features: readonly Special[];
	/** The first puzzle's and the last one's. */
	readonly sizes: readonly [first: number, last: number];
	readonly levels: readonly [first: Band, last: Band];
	readonly count: number;
	/** Decimal digits. */
	readonly seed: string;
}

/** The features that puzzles of a book can have; if a kind lacks one, the nearest replaces it. */
export const BOOK_LEVELS = levelsOf({ kind: '', features: [] });

/** The wishes of all puzzles, in their order: kinds take turns, sizes and levels rise evenly from the first to the last. */
export function wishesOf(book: BookWish, kinds: readonly Kind[]): Wish[] {
	const chosen = kinds.filter(({ id }) => book.kinds.includes(id));
	return Array.from({ length: chosen.length > 0 ? book.count : 0 }, (_, at) => {
		const its = chosen[at % chosen.length] as Kind;
		return wishOf(book, its, at / book.count);
	});
}

/** `share` is the position in the book, from 0 to below 1. A kind that lacks a level gets the nearest of those wished. */
function wishOf(book: BookWish, its: Kind, share: number): Wish {
	const [smallest, largest] = book.sizes;
	const size = between(smallest, largest, share);
	const features = wishable(its, size).filter((one) => book.features.includes(one));
	const [first, last] = book.levels.map(placeOf) as [number, number];
	const offered = levelsOf({ kind: its.id, features }).map(placeOf);
	const within = offered.filter(
		(one) => one >= Math.min(first, last) && one <= Math.max(first, last),
	);
	const wanted = between(first, last, share);
	const level = BOOK_LEVELS[nearest(within.length > 0 ? within : offered, wanted)] ?? 'easy';
	return plainWish({ kind: its.id, size, features, aim: { type: 'band', band: level } });
}

const placeOf = (level: Band): number => BOOK_LEVELS.indexOf(level);

/** Each whole number from one to the other for as long as the others, upwards or downwards. */
function between(first: number, last: number, share: number): number {
	const steps = Math.floor((Math.abs(last - first) + 1) * share);
	return last >= first ? first + steps : first - steps;
}

/** The nearest offered number, the lower of two. */
const nearest = (offered: readonly number[], wanted: number): number =>
	offered.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));

/** This many seeds are tried for a puzzle before it is left out. */
export const TRIES = 4;

/** The core's seeds are numbers below this. */
const SEEDS = 2n ** 64n;

/** The seed of a try for a puzzle; books with neighbouring start numbers share no seeds. */
export function seedOf(book: string, at: number, attempt: number): string {
	const place = BigInt(at * TRIES + attempt + 1);
	return (
		(BigInt(book) * 0x9e37_79b9_7f4a_7c15n + place * 0xbf58_476d_1ce4_e5b9n) %
		SEEDS
	).toString();
}
