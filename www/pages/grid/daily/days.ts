/*
 * Calendar days without a time, as texts that sort by date: "2026-11-22". Also
 * a month as weeks, and the number of days in a row with something solved.
 * Pure: the caller supplies the current day.
 */

/** "2026-11-22" */
export type Day = string;
/** "2026-11" */
export type Month = string;

/** The first day with puzzles. */
export const FIRST_DAY: Day = '2026-01-01';

const MILLISECONDS = 86_400_000;

const written = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** The beginning of a day in UTC, where every day has 24 hours. */
export const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The visitor's current day. */
export const dayAt = (moment: Date): Day =>
	written(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));

export const plusDays = (day: Day, by: number): Day => written(timeOf(day) + by * MILLISECONDS);

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
	const time = /^\d{4}-\d\d-\d\d$/.test(text) ? timeOf(text) : Number.NaN;
	return !Number.isNaN(time) && written(time) === text;
}

/** Whether a day has puzzles that may already be seen. */
export const hasPuzzles = (day: Day, today: Day): boolean => day >= FIRST_DAY && day <= today;

export function partsOf(day: Day): { year: number; month: number; day: number } {
	const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
	return { year, month, day: date };
}

export const monthOf = (day: Day): Month => day.slice(0, 7);

export function plusMonths(month: Month, by: number): Month {
	const { year, month: number } = partsOf(`${month}-01`);
	return monthOf(written(Date.UTC(year, number - 1 + by, 1)));
}

/** The weeks of a month, each from Monday to Sunday; null for days of the adjacent months. */
export function weeksOf(month: Month): (Day | null)[][] {
	const first = `${month}-01`;
	const before = (new Date(timeOf(first)).getUTCDay() + 6) % 7;
	const count = (timeOf(`${plusMonths(month, 1)}-01`) - timeOf(first)) / MILLISECONDS;
	const weeks = Math.ceil((before + count) / 7);
	const at = (place: number): Day | null =>
		place < before || place >= before + count ? null : plusDays(first, place - before);
	return Array.from({ length: weeks }, (_, week) =>
		Array.from({ length: 7 }, (_, weekday) => at(7 * week + weekday)),
	);
}

/**
 * The number of consecutive solved days up to the last solved one; 0 if that was before yesterday. A future day
 * counts: the clock may have been put back since, or the visitor may have flown westwards.
 */
export function streak(solved: readonly Day[], today: Day): number {
	const days = new Set(solved);
	const last = [...days].sort().at(-1);
	if (!last || last < plusDays(today, -1)) return 0;
	let length = 1;
	while (days.has(plusDays(last, -length))) length++;
	return length;
}
