/* Saved wishes and origins of puzzles, and making the next puzzle ahead. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { sent } from '../../engine/packed';
import type { Draft, MakeAnswer } from '../../engine/types';
import { plainWish, type Wish } from '../../engine/wish';
import * as explain from '../../generated/explain.js';
import * as grid from '../../generated/grid.js';
import { splitLesson } from '../../pages/grid/state/lesson-link';
import { MadeAhead } from '../../pages/grid/state/made-ahead';
import { levelsOf, ORIGIN, sameLink, sameWish, WISH } from '../../pages/grid/state/origin';

const WISHED = plainWish({
	kind: 'skyscrapers',
	size: 5,
	features: [],
	aim: { type: 'band', band: 'medium' },
});

/** A core that answers only when the test says so. */
function slowCore() {
	const asked: { wish: Wish; signal: AbortSignal; answer: (answer: MakeAnswer) => void }[] = [];
	const ask = (wish: Wish, signal: AbortSignal) =>
		new Promise<MakeAnswer>((answer, refuse) => {
			asked.push({ wish, signal, answer });
			signal.addEventListener('abort', () => refuse(new Error('aborted')));
		});
	return { asked, ahead: new MadeAhead(ask) };
}

const MISSED: MakeAnswer = { type: 'missed', message: { key: 'x', args: {} }, nearest: null };
const settled = () => new Promise((done) => setTimeout(done));

test('the next one is made once for its sort, and given once', async () => {
	const { asked, ahead } = slowCore();
	ahead.want(WISHED);
	ahead.want({ ...WISHED });
	expect(asked).toHaveLength(1);
	expect(ahead.take(WISHED)).toBeNull();
	asked[0]?.answer(MISSED);
	await settled();
	expect(ahead.take({ ...WISHED, size: 6 })).toBeNull();
	expect(ahead.take(WISHED)).toBe(MISSED);
	expect(ahead.take(WISHED)).toBeNull();
	ahead.want(WISHED);
	expect(asked).toHaveLength(2);
});

test('another sort ends what is made, and what comes late is not taken for it', async () => {
	const { asked, ahead } = slowCore();
	ahead.want(WISHED);
	const other = { ...WISHED, size: 6 };
	ahead.want(other);
	expect(asked[0]?.signal.aborted).toBe(true);
	asked[0]?.answer(MISSED);
	await settled();
	expect(ahead.take(other)).toBeNull();
	expect(ahead.take(WISHED)).toBeNull();
	ahead.want(null);
	expect(asked[1]?.signal.aborted).toBe(true);
	ahead.want(WISHED);
	asked[2]?.answer(MISSED);
	await settled();
	expect(ahead.take(WISHED)).toBe(MISSED);
});

test('a wish and an origin are kept as strictly as the page relies on them', () => {
	const origin = {
		wish: WISHED,
		link: 'sky5.x',
		grade: { rating: 240, rule: 'first-hides', band: 'medium' },
		daily: { day: '2026-11-22', id: 'small' },
	};
	expect(v.is(ORIGIN, origin)).toBe(true);
	expect(v.is(ORIGIN, { ...origin, grade: null, daily: null })).toBe(true);
	const wrong = [
		{ ...WISHED, size: 0 },
		{ ...WISHED, size: 33 },
		{ ...WISHED, aim: { type: 'band', band: 'devilish' } },
		{ ...WISHED, aim: { type: 'luck' } },
		{ ...WISHED, features: ['knights'] },
		{ ...WISHED, symmetry: 'round' },
		{ ...WISHED, givens: -1 },
	];
	for (const one of wrong) expect(v.is(WISH, one), JSON.stringify(one)).toBe(false);
	expect(sameWish(WISHED, { ...WISHED })).toBe(true);
	expect(sameWish(WISHED, { ...WISHED, minimal: true })).toBe(false);
});

test('every kind has all levels, but Latin squares, and trial is for those who ask for it', () => {
	const all = ['gentle', 'easy', 'medium', 'hard', 'expert', 'master'];
	expect(levelsOf({ kind: 'futoshiki', features: [] })).toEqual(all);
	const bare = ['gentle', 'hard', 'expert', 'master'];
	expect(levelsOf({ kind: 'latin', features: [] })).toEqual(bare);
	expect(levelsOf({ kind: 'latin', features: ['diagonals'] })).toEqual(bare);
	expect(levelsOf({ kind: 'latin', features: ['boxes'] })).toEqual(
		all.filter((one) => one !== 'easy'),
	);
});

test('a link is that of the same puzzle whatever unit it is shown in; one for a technique names it', () => {
	expect(sameLink('sky4.1322.2213.2132.1332.y/u.10', 'sky4.1322.2213.2132.1332.8')).toBe(true);
	expect(sameLink('sky4.1322.2213.2132.1332', 'sky4.1322.2213.2132.1332.8')).toBe(true);
	expect(sameLink('sky4.1322.2213.2132.1332.y', 'sky4.1322.2213.2132.133-.y')).toBe(false);
	expect(splitLesson('fut3.1D3--12/needs.x-wing')).toEqual({
		link: 'fut3.1D3--12',
		rule: 'x-wing',
	});
	expect(splitLesson('fut3.1D3--12')).toEqual({ link: 'fut3.1D3--12', rule: null });
});

const wasm = (name: string) =>
	readFileSync(new URL(`../../generated/${name}_bg.wasm`, import.meta.url));

const isUnique = (draft: Draft) =>
	grid.solve(sent({ draft, entries: null, limit: 2, nodes: null }), () => undefined).verdict ===
	'unique';

test('fifty puzzles of 5 × 5 that are Medium have one solution, and a hardest step of that level', () => {
	explain.initSync({ module: wasm('explain') });
	grid.initSync({ module: wasm('grid') });
	const links = new Set<string>();
	for (let seed = 0; seed < 50; seed++) {
		const request = { ...WISHED, seed: String(seed), looks: null };
		const answer = explain.generate(request, () => undefined);
		if (answer.type !== 'made') throw new Error(`seed ${seed}: ${answer.message.key}`);
		const { draft, link, grade } = answer.made;
		const judged = explain.grade(sent(draft));
		expect(isUnique(draft), link).toBe(true);
		expect([judged?.band, judged?.rating, judged?.finished], link).toEqual([
			'medium',
			grade?.rating,
			true,
		]);
		expect(judged?.rating, link).toBeGreaterThan(205);
		expect(judged?.rating, link).toBeLessThanOrEqual(285);
		links.add(link);
	}
	expect(links.size).toBe(50);
});
