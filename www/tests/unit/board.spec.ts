/* The board's measurements and what it shows, without a browser. */
import { expect, test } from '@playwright/test';
import { emptyDraft, nextSign, withGiven } from '../../pages/grid/state/draft';
import { gapOrder, gapsOf } from '../../pictures/grid/draft';
import { boxOf, gapAt, layoutOf, middleOf, placeAt } from '../../pictures/grid/layout';
import { NO_FLAGS } from '../../pictures/grid/overlay';
import { type Scene, viewOf } from '../../pictures/grid/view';

test('every place is found again at the middle of its box', () => {
	for (const [ring, signs] of [
		[true, true],
		[true, false],
		[false, true],
	] as const) {
		const layout = layoutOf(5, ring, signs);
		for (let row = ring ? -1 : 0; row < 5; row++) {
			const { x, y, width, height } = boxOf(layout, { row, column: 3 });
			expect(placeAt(layout, x + width / 2, y + height / 2)).toEqual({ row, column: 3 });
		}
	}
});

test('a gap is found at its middle and a little way into the cells, no further', () => {
	const layout = layoutOf(4, true, true);
	for (const gap of [
		{ across: true, row: 2, column: 1 },
		{ across: false, row: 0, column: 3 },
	]) {
		const { x, y } = middleOf(layout, gap);
		expect(gapAt(layout, x, y, 30)).toEqual(gap);
		const away = gap.across ? [x + 35, y] : [x, y + 35];
		expect(gapAt(layout, away[0] ?? 0, away[1] ?? 0, 60)).toEqual(gap);
		expect(gapAt(layout, away[0] ?? 0, away[1] ?? 0, 20)).toBeNull();
	}
	expect(gapAt(layoutOf(4, true, false), 200, 200, 60)).toBeNull();
});

test('between four cells there is no gap, and none beside the last cell', () => {
	const layout = layoutOf(3, false, true);
	const { x } = middleOf(layout, { across: true, row: 0, column: 0 });
	const { y } = middleOf(layout, { across: false, row: 0, column: 0 });
	expect(gapAt(layout, x, y, 30)).toBeNull();
	expect(gapAt(layout, layout.width, boxOf(layout, { row: 1, column: 1 }).y + 50, 30)).toBeNull();
});

test('taps walk through the signs and back to none', () => {
	const signs = ['none', 'less', 'greater', 'bar'] as const;
	expect(signs.slice(0, 3).map((sign) => nextSign(sign, 'signs'))).toEqual([
		'less',
		'greater',
		'none',
	]);
	expect(signs.map((sign) => nextSign(sign, 'bars'))).toEqual(['bar', 'none', 'none', 'none']);
});

function scene(change: Partial<Scene>): Scene {
	const draft = withGiven(emptyDraft('latin', 2), 0, 1);
	return {
		draft,
		entries: [0, 0, 0, 0],
		solution: null,
		rival: null,
		candidates: null,
		contradictions: NO_FLAGS,
		mistakes: NO_FLAGS,
		redundant: NO_FLAGS,
		...change,
	};
}

test('a given stays, an own digit is the player’s, the solution lies over both', () => {
	const own = viewOf(scene({ entries: [2, 1, 0, 0] })).cells;
	expect(own.map(({ value, tone }) => [value, tone])).toEqual([
		[1, 'given'],
		[1, 'own'],
		[0, 'open'],
		[0, 'open'],
	]);
	const solved = viewOf(scene({ entries: [0, 1, 2, 0], solution: [1, 2, 2, 1] })).cells;
	expect(solved.map(({ value, tone, missed, aside }) => [value, tone, missed, aside])).toEqual([
		[1, 'given', false, 0],
		[2, 'solution', true, 1],
		[2, 'own', false, 0],
		[1, 'solution', false, 0],
	]);
});

test('where two solutions differ the other digit stands aside', () => {
	const { cells } = viewOf(scene({ solution: [1, 2, 2, 1], rival: [1, 2, 1, 2] }));
	expect(cells.map(({ differs, aside }) => (differs ? aside : 0))).toEqual([0, 0, 1, 2]);
});

test('every gap is found at its place in the list of all', () => {
	for (const size of [1, 2, 3, 6])
		expect(gapsOf(size).map((gap) => gapOrder(size, gap))).toEqual([...gapsOf(size).keys()]);
});
