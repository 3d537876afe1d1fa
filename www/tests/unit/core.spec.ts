/* The page's core in Node: the built wasm, loaded as the worker loads it. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sent } from '../../engine/packed';
import * as explain from '../../generated/explain.js';
import * as grid from '../../generated/grid.js';
import * as text from '../../generated/text.js';
import type { HintWhipLine, MakeRequest } from '../../generated/types';

const wasm = (name: string) =>
	readFileSync(new URL(`../../generated/${name}_bg.wasm`, import.meta.url));

test.beforeAll(() => {
	grid.initSync({ module: wasm('grid') });
	explain.initSync({ module: wasm('explain') });
	text.initSync({ module: wasm('text') });
});

test('fifty games of Tatham’s have one solution each, and a link of their own', () => {
	const file = new URL('../../../crates/core/tests/data/adjacent.txt', import.meta.url);
	const games = readFileSync(file, 'utf8')
		.split('\n')
		.filter((line) => /^5a:/.test(line))
		.slice(0, 50);
	expect(games).toHaveLength(50);
	const links = games.map((game) => {
		const request = { text: game, family: 'grid', box: null, line: 1, most: 20 } as const;
		const { found } = text.recognise(request);
		expect(found, game).toHaveLength(1);
		const [one] = found;
		if (one?.type !== 'grid') throw new Error(`${game} is not a grid`);
		const { draft } = one;
		const answer = grid.solve(
			sent({ draft, entries: null, limit: 2, nodes: null }),
			() => undefined,
		);
		expect([answer.verdict, answer.solutions.length], game).toEqual(['unique', 1]);
		return grid.check(sent(draft), null).link;
	});
	expect(new Set(links).size).toBe(50);
	expect(links.filter((link) => !link.startsWith('fut5a.'))).toEqual([]);
});

test('the wasm finds the same whips as the native core, link by link', () => {
	const file = new URL('../../../crates/core/tests/data/whips.jsonl', import.meta.url);
	const lines = readFileSync(file, 'utf8').trim().split('\n');
	const named = (link: HintWhipLine) => ({ ...link, through: link.through.name });
	const lengths: number[] = [];
	for (const line of lines) {
		const known: { link: string; whips: unknown[] } = JSON.parse(line);
		const found = grid.readLink(known.link);
		if (found.type !== 'grid') throw new Error(`${known.link} is not a grid`);
		const { steps } = explain.path(sent({ draft: found.draft }), () => undefined);
		const whips = steps.flatMap(({ evidence }) => (evidence?.type === 'whip' ? [evidence] : []));
		const data = whips.map((whip) => ({
			...whip,
			lines: whip.lines.map(named),
		}));
		expect(data, known.link).toEqual(known.whips);
		lengths.push(...whips.map(({ lines }) => lines.flatMap(({ numbers }) => numbers).length + 1));
	}
	expect(lengths.filter((length) => length <= 6).length).toBeGreaterThan(30);
	expect(lengths.filter((length) => length > 6).length).toBeGreaterThan(10);
});

test('the wasm makes the same puzzles as the native core', () => {
	const file = new URL('../../../crates/core/tests/data/generated.jsonl', import.meta.url);
	const lines = readFileSync(file, 'utf8').trim().split('\n');
	const known: { link: string; request: MakeRequest }[] = lines.map((line) => JSON.parse(line));
	expect(known.length).toBeGreaterThan(50);
	for (const { link, request } of known) {
		const answer = explain.generate(request, () => undefined);
		expect(answer.type === 'made' && answer.made.link).toBe(link);
	}
});
