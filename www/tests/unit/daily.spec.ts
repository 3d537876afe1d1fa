/* Days of the calendar, days in a row, and the record of solved puzzles; nothing reads a clock. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as explain from '../../generated/explain.js';
import {
	dayAt,
	FIRST_DAY,
	hasPuzzles,
	isDay,
	partsOf,
	plusDays,
	plusMonths,
	streak,
	weeksOf,
} from '../../pages/grid/daily/days';
import { joined, MEMORY } from '../../pages/grid/daily/solved';
import { plansOf } from '../../pages/grid/daily/today';
import { readRecord } from '../../shell/storage/remembered';

test('what the puzzles of a day are like is what the core makes, whatever the day', () => {
	explain.initSync({
		module: readFileSync(new URL('../../generated/explain_bg.wasm', import.meta.url)),
	});
	for (let day = '2026-01-01'; day < '2026-03-01'; day = plusDays(day, 1)) {
		const made = explain.daily(partsOf(day)).map(({ id, request }) => {
			const { seed: _, looks: __, ...wish } = request;
			return { id, wish };
		});
		expect(plansOf(day), day).toEqual(made);
	}
});

test('a day is that of the visitor’s own calendar, also just before and after midnight', () => {
	expect(dayAt(new Date(2026, 10, 22, 0, 0, 1))).toBe('2026-11-22');
	expect(dayAt(new Date(2026, 10, 22, 23, 59, 59))).toBe('2026-11-22');
	expect(partsOf('2026-11-22')).toEqual({ year: 2026, month: 11, day: 22 });
});

test('days and months go on over the ends of months, years and February', () => {
	expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
	expect(plusDays('2028-03-01', -1)).toBe('2028-02-29');
	expect(plusMonths('2026-01', -1)).toBe('2025-12');
	// Days on which summer time begins or ends are ordinary days.
	expect(plusDays('2026-03-28', 2)).toBe('2026-03-30');
	expect(['2026-02-29', '2026-13-01', '2026-1-1', '', 'today', '2028-02-29'].map(isDay)).toEqual([
		false,
		false,
		false,
		false,
		false,
		true,
	]);
});

test('a month has all its days once, each below its weekday, Monday first', () => {
	for (let month = '2026-01'; month < '2030-01'; month = plusMonths(month, 1)) {
		const weeks = weeksOf(month);
		const days = weeks.flat().filter((day) => day !== null);
		expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== null))).toBe(true);
		expect(days[0]).toBe(`${month}-01`);
		expect(plusDays(days.at(-1) ?? '', 1)).toBe(`${plusMonths(month, 1)}-01`);
		const weekday = (day: string) => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
		const own = weeks.map((week) => week.map((day, at) => (day ? weekday(day) : at)));
		expect(own, month).toEqual(weeks.map((week) => week.map((_, at) => at)));
	}
	expect(weeksOf('2026-11')[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
});

test('days are open from the first on, up to today', () => {
	const open = [plusDays(FIRST_DAY, -1), FIRST_DAY, '2026-11-22', '2026-11-23'];
	expect(open.map((day) => hasPuzzles(day, '2026-11-22'))).toEqual([false, true, true, false]);
});

test('days in a row end today or yesterday, and lose nothing to a clock that is put back', () => {
	const days = ['2026-11-20', '2026-11-22', '2026-11-21', '2026-11-18'];
	expect(streak(days, '2026-11-22')).toBe(3);
	expect(streak(days, '2026-11-23')).toBe(3);
	expect(streak(days, '2026-11-24')).toBe(0);
	expect(streak(days, '2026-11-21')).toBe(3);
	expect(streak(days, '2026-10-01')).toBe(3);
	expect(streak([], '2026-11-22')).toBe(0);
	expect(streak(['2026-12-31', '2027-01-01'], '2027-01-01')).toBe(2);
});

const how = (seconds: number) => ({ hints: 0, seconds });

test('of two records each puzzle counts once, as the first has it', () => {
	const mine = { '2026-11-21': { small: how(5) } };
	const theirs = {
		'2026-11-21': { small: how(9), hard: how(7) },
		'2026-11-20': { medium: how(3) },
	};
	expect(joined(mine, theirs)).toEqual({
		'2026-11-21': { small: how(5), hard: how(7) },
		'2026-11-20': { medium: how(3) },
	});
});

test('a record is read as far as it is one, and a newer page’s is left alone', () => {
	const value = { '2026-11-21': { small: how(5) } };
	const read = (record: unknown) => readRecord(MEMORY, JSON.stringify(record));
	expect(read({ version: 0, value })).toEqual({ value });
	expect(read({ version: 1, value })).toBe('newer');
	const wrong = [
		null,
		7,
		{},
		{ version: 0 },
		{ version: -1, value },
		{ version: 0, value: { tomorrow: {} } },
		{ version: 0, value: { '2026-11-21': { small: { hints: -1, seconds: 0 } } } },
	];
	for (const one of wrong) expect(read(one), JSON.stringify(one)).toBe('unreadable');
	expect(readRecord(MEMORY, '{')).toBe('unreadable');
});
