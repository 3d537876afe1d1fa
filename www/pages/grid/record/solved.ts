/* The saved record of solved puzzles, and its statistics. Pure. */
import * as v from 'valibot';
import type { Band } from '../../../engine/types';
import { BANDS } from '../../../engine/wish';
import { WHOLE } from '../../../shell/storage/bounds';
import type { Memory } from '../../../shell/storage/remembered';
import { type Day, isDay, plusDays, timeOf } from '../daily/days';

/** One puzzle, as it was solved the first time. */
export interface Solved {
	readonly day: Day;
	readonly kind: string;
	readonly size: number;
	/** Null if the puzzle was not rated. */
	readonly band: Band | null;
	readonly hints: number;
	/** 0 if no time was measured. */
	readonly seconds: number;
}

/** By the links of the puzzles. */
export type AllSolved = Readonly<Record<string, Solved>>;

const ALL_SOLVED: v.GenericSchema<unknown, AllSolved> = v.record(
	v.string(),
	v.object({
		day: v.pipe(v.string(), v.check(isDay)),
		kind: v.string(),
		size: WHOLE,
		band: v.nullable(v.picklist(BANDS)),
		hints: WHOLE,
		seconds: WHOLE,
	}),
);

export const MEMORY: Memory<AllSolved> = {
	name: 'gridfold.solved',
	sort: 'solved',
	schema: ALL_SOLVED,
	migrations: [],
	first: {},
};

/** The puzzles of one kind and size. */
interface Group {
	readonly kind: string;
	readonly size: number;
	readonly count: number;
	/** How many were solved without a hint. */
	readonly alone: number;
	/** The shortest measured time in seconds; null if no time was measured. */
	readonly best: number | null;
	readonly median: number | null;
}

export const isAlone = ({ hints }: Solved): boolean => hints === 0;

/** The groups, those with the most solved puzzles first. */
export function groupsOf(all: readonly Solved[]): Group[] {
	const names = new Set(all.map(({ kind, size }) => `${kind} ${size}`));
	return [...names]
		.map((name) => group(all.filter(({ kind, size }) => `${kind} ${size}` === name)))
		.sort((a, b) => b.count - a.count || a.kind.localeCompare(b.kind) || a.size - b.size);
}

function group(its: readonly Solved[]): Group {
	const { kind = '', size = 0 } = its[0] ?? {};
	const times = its.map(({ seconds }) => seconds).filter((time) => time > 0);
	const best = times.length > 0 ? Math.min(...times) : null;
	return {
		kind,
		size,
		count: its.length,
		alone: its.filter(isAlone).length,
		best,
		median: median(times),
	};
}

/** The median: the middle time, or halfway between the two middle times; null if there are no times. */
export function median(times: readonly number[]): number | null {
	const sorted = [...times].sort((a, b) => a - b);
	const middle = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
	const [low, high] = middle;
	return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** How many puzzles of each level were solved, the easiest level first; puzzles of unknown level come last. */
export function levelsOf(all: readonly Solved[]): { band: Band | null; count: number }[] {
	return [...BANDS, null]
		.map((band) => ({ band, count: all.filter((one) => one.band === band).length }))
		.filter(({ count }) => count > 0);
}

/** How many were solved in each of the last weeks, given by their Mondays; the current week comes last. */
export function weeksOf(
	all: readonly Solved[],
	today: Day,
	weeks: number,
): { monday: Day; count: number }[] {
	const thisMonday = plusDays(today, -((new Date(timeOf(today)).getUTCDay() + 6) % 7));
	return Array.from({ length: weeks }, (_, at) => {
		const monday = plusDays(thisMonday, 7 * (at + 1 - weeks));
		const isIn = ({ day }: Solved) => day >= monday && day < plusDays(monday, 7);
		return { monday, count: all.filter(isIn).length };
	});
}
