/*
 * The saved record of solved puzzles of the day. A puzzle belongs to its own
 * day, whenever it is solved, so no clock or time zone can change the past; the
 * first solution counts. Pure.
 */
import * as v from 'valibot';
import { WHOLE } from '../../../shell/storage/bounds';
import type { Memory } from '../../../shell/storage/remembered';
import { type Day, isDay } from './days';

/** How a puzzle of the day was solved. */
export interface Solved {
	readonly hints: number;
	/** 0 if no time was measured. */
	readonly seconds: number;
}

/** For each day, the solved puzzles by their ids. */
export type SolvedDays = Readonly<Record<Day, Readonly<Record<string, Solved>>>>;

export const DAYS: v.GenericSchema<unknown, SolvedDays> = v.record(
	v.pipe(v.string(), v.check(isDay)),
	v.record(v.string(), v.object({ hints: WHOLE, seconds: WHOLE })),
);

export const MEMORY: Memory<SolvedDays> = {
	name: 'gridfold.daily',
	sort: 'daily',
	schema: DAYS,
	migrations: [],
	first: {},
};

/** Merges two records; the first solution of a puzzle counts. */
export function joined(first: SolvedDays, other: SolvedDays): SolvedDays {
	const more = Object.entries(other).map(([day, its]) => [day, { ...its, ...first[day] }]);
	return { ...first, ...Object.fromEntries(more) };
}
