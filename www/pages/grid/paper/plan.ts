/*
 * The plan of a book: for each puzzle its wish and its seeds, computed from
 * nothing but the choices, so that the same choices yield the same book.
 */

import type { Band, Kind } from '../../../engine/types';
import { plainWish, type Wish } from '../../../engine/wish';
import type { Special } from '../../../pictures/grid/variants';
import { levelsOf } from '../state/origin';
import { wishable } from '../state/wishable';

/** The choices for a book. */
export interface BookWish {
	readonly title: string;
	readonly kinds: readonly string[];
	readonly features: readonly Special[];
	/** The size of the first puzzle and that of the last. */
	readonly sizes: readonly [first: number, last: number];
	readonly levels: readonly [first: Band, last: Band];
	readonly count: number;
	/** As decimal digits. */
	readonly seed: string;
}

/** The levels that puzzles of a book can have; if a kind lacks one, the nearest replaces it. */
export const BOOK_LEVELS = levelsOf({ kind: '', features: [] });

/**
 * The wishes for all puzzles, in order: kinds take turns, and sizes and levels rise evenly from the first to the last.
 */
export function wishesOf(book: BookWish, kinds: readonly Kind[]): Wish[] {
	const chosen = kinds.filter(({ id }) => book.kinds.includes(id));
	return Array.from({ length: chosen.length > 0 ? book.count : 0 }, (_, at) => {
		const its = chosen[at % chosen.length] as Kind;
		return wishOf(book, its, at / book.count);
	});
}

/**
 * The wish at a position in the book; `share` runs from 0 to just below 1. A kind that lacks a level gets the nearest
 * requested one.
 */
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

/** The whole numbers from one to another, each for an equally long stretch, upwards or downwards. */
function between(first: number, last: number, share: number): number {
	const steps = Math.floor((Math.abs(last - first) + 1) * share);
	return last >= first ? first + steps : first - steps;
}

/** The nearest number on offer; the lower one if two are equally near. */
const nearest = (offered: readonly number[], wanted: number): number =>
	offered.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));

/** How many seeds are tried for a puzzle before it is left out. */
export const TRIES = 4;

/** The core's seeds are numbers below this. */
const SEEDS = 2n ** 64n;

/** The seed of one attempt at a puzzle; books with neighbouring start numbers share no seeds. */
export function seedOf(book: string, at: number, attempt: number): string {
	const place = BigInt(at * TRIES + attempt + 1);
	return (
		(BigInt(book) * 0x9e37_79b9_7f4a_7c15n + place * 0xbf58_476d_1ce4_e5b9n) %
		SEEDS
	).toString();
}
