/* The boards to try the rules on: each has something to find and something to learn, and its answers are right. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sent } from '../../engine/packed';
import * as grid from '../../generated/grid.js';
import { type Fit, type Lay, type Look, TRIES } from '../../pages/learn/try/boards';
import { answerTo as answerToFit, fitting } from '../../pages/learn/try/fit';
import { answerTo as answerToLay, isStuck } from '../../pages/learn/try/lay';
import { clueFrom, seenFrom, tapped } from '../../pages/learn/try/look';
import { lineFrom } from '../../pictures/grid/places';

const of = <Does extends 'look' | 'fit' | 'lay'>(does: Does) =>
	TRIES.filter((one): one is Extract<(typeof TRIES)[number], { does: Does }> => one.does === does);

const looks: readonly Look[] = of('look');
const fits: readonly Fit[] = of('fit');
const lays: readonly Lay[] = of('lay');

test.beforeAll(() => {
	const url = new URL('../../generated/grid_bg.wasm', import.meta.url);
	grid.initSync({ module: readFileSync(url) });
});

/** Whether the core finds that a board can be filled; a board with contradictions cannot. */
const canBeFilled = (draft: Fit['draft']): boolean => {
	const request = sent({ draft, entries: null, limit: 1, nodes: null });
	return grid.solve(request, () => undefined).count > 0;
};

test('every line to look along hides a building or shows all, and its clue is the core’s', () => {
	expect(looks.length).toBeGreaterThan(2);
	for (const look of looks)
		for (const from of look.from) {
			const clues = { ...look.draft.clues };
			clues[from.side] = clues[from.side].map((one, at) =>
				at === from.index ? clueFrom(look, from) : one,
			);
			expect(canBeFilled({ ...look.draft, clues }), look.id).toBe(true);
			const seen = seenFrom(look, from);
			for (const cell of lineFrom(look.draft.size, from))
				expect(tapped(look, from, cell).says === 'seen', `${look.id} ${cell}`).toBe(
					seen.includes(cell),
				);
		}
	const hidden = looks.filter((look) => look.from.some((from) => seenFrom(look, from).length < 4));
	expect(hidden).toHaveLength(looks.length);
});

test('what is tapped is told apart: seen, behind which height, a park, another line', () => {
	const [city, parks] = looks;
	if (!city || !parks) throw new Error('no boards');
	const from = { side: 'left', index: 0 } as const;
	expect([0, 1, 2, 3, 4].map((cell) => tapped(city, from, cell))).toEqual([
		{ says: 'seen' },
		{ says: 'hidden', by: 2 },
		{ says: 'seen' },
		{ says: 'hidden', by: 4 },
		{ says: 'elsewhere' },
	]);
	expect(tapped(parks, from, 1)).toEqual({ says: 'park' });
	expect(clueFrom(parks, from)).toBe(2);
});

test('a framed cell takes some numbers and not others, each for the rule that its board is about', () => {
	const said: Record<string, readonly string[]> = {
		futoshiki: ['less', 'greater', 'row'],
		latin: ['row', 'column'],
		diagonals: ['group'],
		boxes: ['group'],
		adjacent: ['no-bar'],
		'odd-even': ['odd', 'even'],
	};
	expect(fits.map(({ id }) => id).sort()).toEqual(Object.keys(said).sort());
	for (const fit of fits) {
		const values = [1, 2, 3, 4];
		const answers = values.map((value) => answerToFit(fit, value).says);
		expect(fitting(fit).length, fit.id).toBeGreaterThan(0);
		expect(answers.filter((one) => said[fit.id]?.includes(one)).length, fit.id).toBeGreaterThan(0);
		for (const value of values) {
			const givens = fit.draft.givens.map((one, cell) => (cell === fit.cell ? value : one));
			// A number that the named rules allow can be right; a forbidden one cannot.
			const isAllowed = fitting(fit).includes(value);
			expect(canBeFilled({ ...fit.draft, givens }), `${fit.id} ${value}`).toBe(isAllowed);
		}
	}
});

test('the chain fills its box, turns where it has corners, and can be stuck or refused for each reason', () => {
	const [lay] = lays;
	if (!lay) throw new Error('no chain');
	const cells = Array.from(lay.chain, (_, cell) => cell);
	const heard = new Set<string>();
	const ends: number[] = [];
	const go = (laid: readonly number[]): void => {
		if (isStuck(lay, laid)) heard.add('stuck');
		if (laid.length === lay.chain.length) ends.push(laid.length);
		else
			for (const cell of cells) {
				const answer = answerToLay(lay, laid, cell);
				heard.add(answer);
				if (answer === 'laid') go([...laid, cell]);
			}
	};
	go([lay.start]);
	expect(lay.chain).toHaveLength(lay.side ** 2);
	expect(ends.length).toBeGreaterThan(0);
	expect([...heard].sort()).toEqual(['corner', 'far', 'laid', 'stuck', 'taken']);
	expect(answerToLay({ ...lay, chain: 'ESCSCSCCE' }, [0, 1], 4)).toBe('straight');
});
