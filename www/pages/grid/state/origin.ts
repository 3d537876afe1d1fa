/*
 * The origin of a puzzle that was made here, saved with its board: its wish,
 * its grade, and its day. Pure; `next.ts` decides which origin applies to the
 * board on the table.
 */

import * as v from 'valibot';
import type { Band, Feature, MadeGrade } from '../../../engine/types';
import { BANDS, LARGEST, SMALLEST, SYMMETRIES, type Wish } from '../../../engine/wish';
import { SPECIALS } from '../../../pictures/grid/variants';
import { NEWER, WHOLE } from '../../../shell/storage/bounds';
import { isDay } from '../daily/days';

/**
 * The possible levels of puzzles of a kind; trial is offered only on request. Without clues and signs, no puzzle is
 * easy, and a medium one needs boxes.
 */
export function levelsOf({ kind, features }: Pick<Wish, 'kind' | 'features'>): readonly Band[] {
	const isBare = kind === 'latin';
	const without: readonly Band[] = [
		'trial',
		...(isBare ? (['easy'] as const) : []),
		...(isBare && !features.includes('boxes') ? (['medium'] as const) : []),
	];
	return BANDS.filter((band) => !without.includes(band));
}

/** Which of the puzzles of a day it is. */
export interface DailyName {
	readonly day: string;
	readonly id: string;
}

export interface Origin {
	readonly wish: Wish;
	/** The link of the puzzle as it was made; it may have been edited since. */
	readonly link: string;
	readonly grade: MadeGrade | null;
	readonly daily: DailyName | null;
}

const AMOUNT = v.nullable(WHOLE);
const BAND = v.picklist(BANDS, NEWER);

const AIM = v.variant(
	'type',
	[
		v.object({ type: v.literal('any') }),
		v.object({ type: v.literal('band'), band: BAND }),
		v.object({ type: v.literal('rule'), rule: v.string() }),
	],
	NEWER,
);

export const WISH: v.GenericSchema<unknown, Wish> = v.object({
	kind: v.string(),
	size: v.pipe(WHOLE, v.minValue(SMALLEST), v.maxValue(LARGEST)),
	features: v.array(v.picklist(SPECIALS, NEWER)) as v.GenericSchema<unknown, Feature[]>,
	aim: AIM,
	symmetry: v.picklist(SYMMETRIES, NEWER),
	minimal: v.boolean(),
	singly: v.exactOptional(v.boolean()),
	givens: AMOUNT,
	clues: AMOUNT,
	signs: AMOUNT,
	// Wishes from before marks existed have none.
	marks: v.optional(AMOUNT, null),
});

export const ORIGIN: v.GenericSchema<unknown, Origin> = v.object({
	wish: WISH,
	link: v.string(),
	grade: v.nullable(v.object({ rating: WHOLE, rule: v.nullable(v.string()), band: BAND })),
	daily: v.nullable(v.object({ day: v.pipe(v.string(), v.check(isDay)), id: v.string() })),
});

/** Whether both ask for the same sort of puzzle. */
export const sameWish = (one: Wish | null, other: Wish | null): boolean =>
	JSON.stringify(one) === JSON.stringify(other);

/** Links of the same puzzle may differ in the unit of heights. */
export const sameLink = (one: string, other: string): boolean => bareLink(one) === bareLink(other);

/** The link of a puzzle without the unit of its heights and without its check character. */
export const bareLink = (link: string): string => link.split('/')[0]?.replace(/\.\w$/, '') ?? '';
