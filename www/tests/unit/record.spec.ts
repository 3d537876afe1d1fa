/* What the record says about solved puzzles. */
import { expect, test } from '@playwright/test';
import { groupsOf, levelsOf, median, type Solved, weeksOf } from '../../pages/grid/record/solved';

const one = (change: Partial<Solved>): Solved => ({
	day: '2026-11-23',
	kind: 'skyscrapers',
	size: 5,
	band: 'easy',
	hints: 0,
	seconds: 0,
	...change,
});

test('the middle time is that of the middle puzzle, or halfway between two', () => {
	expect(median([])).toBeNull();
	expect(median([90])).toBe(90);
	expect(median([300, 60, 90])).toBe(90);
	expect(median([60, 91])).toBe(76);
});

test('puzzles of a kind and size are one group; only those with a time have times', () => {
	const all = [
		one({ seconds: 100 }),
		one({ seconds: 0, hints: 2 }),
		one({ seconds: 40 }),
		one({ kind: 'futoshiki', size: 4 }),
	];
	expect(groupsOf(all)).toEqual([
		{ kind: 'skyscrapers', size: 5, count: 3, alone: 2, best: 40, median: 70 },
		{ kind: 'futoshiki', size: 4, count: 1, alone: 1, best: null, median: null },
	]);
	expect(groupsOf([])).toEqual([]);
});

test('levels stand from easy to hard, those without one last', () => {
	const all = [one({ band: null }), one({ band: 'hard' }), one({}), one({ band: 'hard' })];
	expect(levelsOf(all)).toEqual([
		{ band: 'easy', count: 1 },
		{ band: 'hard', count: 2 },
		{ band: null, count: 1 },
	]);
});

test('a week begins on Monday, over the end of a year too', () => {
	const days = ['2025-12-28', '2025-12-29', '2026-01-04', '2026-01-05', '2026-01-11'];
	const all = days.map((day) => one({ day }));
	expect(weeksOf(all, '2026-01-05', 3)).toEqual([
		{ monday: '2025-12-22', count: 1 },
		{ monday: '2025-12-29', count: 2 },
		{ monday: '2026-01-05', count: 2 },
	]);
});
