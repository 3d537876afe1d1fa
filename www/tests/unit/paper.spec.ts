/* What goes on which sheet, how large, and what a book contains. `print.spec.ts` tests the drawing in Chromium. */
import { expect, test } from '@playwright/test';
import type { Kind } from '../../engine/types';
import { type Leaf, leavesOf, pagesOf } from '../../pages/grid/paper/leaves';
import {
	codeSide,
	PAPERS,
	type Paper,
	PER_SHEET,
	type PerSheet,
	perFor,
} from '../../pages/grid/paper/measures';
import { BOOK_LEVELS, seedOf, TRIES, wishesOf } from '../../pages/grid/paper/plan';

const SMALL = { units: 7.6, modules: 37 };
const LARGE = { units: 17.6, modules: 37 };

const perOf = (leaves: Leaf[]) =>
	leaves.flatMap((leaf) => (leaf.is === 'puzzles' ? [[leaf.per, leaf.which] as const] : []));

const how = (paper: Paper, per: PerSheet, more = {}) => ({
	paper,
	per,
	solutions: false,
	isBook: false,
	...more,
});

test('small boards lie as wished on both papers, large ones where their cells can be written into', () => {
	for (const paper of Object.keys(PAPERS) as Paper[]) {
		for (const per of PER_SHEET) expect(perFor(SMALL, per, paper)).toBe(per);
		expect(perFor(LARGE, 6, paper)).toBe(2);
		// The largest board.
		expect(perFor({ units: 46, modules: 0 }, 6, paper)).toBe(1);
	}
});

test('a code is 25 mm at least, grows with its link, and is left out where it could not be read', () => {
	expect(codeSide(0, 1)).toBe(0);
	expect(codeSide(25, 6)).toBe(25);
	expect(codeSide(73, 6)).toBeCloseTo(29.2);
	expect(codeSide(77, 6)).toBe(0);
	expect(codeSide(77, 1)).toBeCloseTo(30.8);
	expect(codeSide(177, 1)).toBe(0);
});

test('a sheet has as many slots as its largest board allows, and none is left empty between', () => {
	const all = leavesOf([SMALL, LARGE, SMALL, SMALL, SMALL, SMALL, SMALL, SMALL], how('a4', 6));
	expect(perOf(all)).toEqual([
		[2, [0, 1]],
		[6, [2, 3, 4, 5, 6, 7]],
	]);
	// Boards before one that needs its own sheet get more room; the last ones have the requested size.
	const alone = { units: 33.6, modules: 0 };
	expect(perOf(leavesOf([SMALL, SMALL, SMALL, alone, SMALL], how('a4', 6)))).toEqual([
		[4, [0, 1, 2]],
		[1, [3]],
		[6, [4]],
	]);
	expect(perOf(leavesOf([SMALL, SMALL, SMALL], how('letter', 2)))).toEqual([
		[2, [0, 1]],
		[2, [2]],
	]);
	expect(leavesOf([], how('a4', 4, { solutions: true }))).toEqual([]);
});

test('a book has its contents first, every puzzle once, its page right, and every solution at the end', () => {
	const pieces = Array.from({ length: 60 }, (_, at) => (at < 50 ? SMALL : LARGE));
	const all = leavesOf(pieces, how('a4', 4, { solutions: true, isBook: true }));
	const order = all.map(({ is }) => is);
	expect(order).toEqual([...order].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
	const everyOne = pieces.map((_, at) => at);
	for (const is of ORDER)
		expect(all.flatMap((leaf) => (leaf.is === is ? leaf.which : []))).toEqual(everyOne);
	const pages = pagesOf(all);
	for (const at of everyOne) expect(all[(pages.get(at) ?? 0) - 1]?.which).toContain(at);
});

test('contents fill their sheet and leave no few lines alone; small solutions take few sheets', () => {
	const book = (count: number, piece: typeof SMALL, rules = 1) =>
		leavesOf(
			Array.from({ length: count }, () => piece),
			how('a4', 4, { solutions: true, isBook: true, rules }),
		);
	const lines = (all: Leaf[]) =>
		all.flatMap((leaf) => (leaf.is === 'contents' ? [leaf.which.length] : []));
	const answers = (all: Leaf[]) => all.filter(({ is }) => is === 'answers').length;
	for (const rules of [1, 2]) expect(lines(book(24, SMALL, rules))).toEqual([24]);
	for (let count = 9; count <= 60; count++)
		for (const rules of [1, 3, 7]) {
			const [, ...others] = lines(book(count, SMALL, rules));
			expect(Math.min(...others, 8), `${count} with ${rules}`).toBe(8);
		}
	expect(answers(book(24, SMALL))).toBe(1);
	expect(answers(book(24, { units: 9.6, modules: 37 }))).toBe(2);
});

test('words above a board take the room that they need, and so do a book’s title and long names', () => {
	const head = (title: string, note = '') => ({ ...SMALL, head: { title, line: '', note } });
	expect(perFor(head('Skyscrapers 4 × 4'), 6, 'a4')).toBe(6);
	expect(perFor(head('Sums, Diagonals, Parks, Odd and even cells'), 4, 'a4')).toBe(4);
	expect(perFor(head('A walk', 'Ten words on a day in the hills. '.repeat(30)), 6, 'a4')).toBe(2);
	expect(perFor(head('A walk', 'Ten words on a day in the hills. '.repeat(90)), 6, 'a4')).toBe(1);
	const book = { paper: 'a4', per: 4, solutions: false, isBook: true, rules: 2 } as const;
	const lines = (name: string, title: string) =>
		leavesOf(
			Array.from({ length: 40 }, () => ({ ...SMALL, name })),
			{ ...book, title },
		).flatMap((leaf) => (leaf.is === 'contents' ? [leaf.which.length] : []));
	expect(lines('Futoshiki', 'Days')).toEqual([29, 11]);
	expect(lines('Futoshiki', 'Days '.repeat(14))).toEqual([24, 16]);
	expect(lines('Futoshiki, Diagonals, Boxes, Odd and even cells, Sums', 'Days')).toEqual([
		14, 13, 13,
	]);
});

const ORDER = ['contents', 'puzzles', 'answers'];

const KINDS = [
	{ id: 'skyscrapers', clues: true, signs: false, features: ['clues', 'diagonals', 'boxes'] },
	{ id: 'latin', clues: false, signs: false, features: ['givens', 'diagonals'] },
] as unknown as Kind[];

const BOOK = {
	title: '',
	kinds: ['latin', 'skyscrapers'],
	features: ['boxes' as const],
	sizes: [4, 6] as [number, number],
	levels: ['gentle', 'hard'] as ['gentle', 'hard'],
	count: 12,
	seed: '7',
};

test('kinds take turns, sizes and levels rise evenly, and none is wished that a kind cannot have', () => {
	const wishes = wishesOf(BOOK, KINDS);
	expect(wishes.map(({ size }) => size)).toEqual([4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6]);
	expect(wishes.map(({ kind }) => kind).slice(0, 3)).toEqual([
		'skyscrapers',
		'latin',
		'skyscrapers',
	]);
	const levels = wishes.map(({ aim }) => (aim.type === 'band' ? aim.band : ''));
	const sky = levels.filter((_, at) => at % 2 === 0);
	expect(sky).toEqual(['gentle', 'gentle', 'easy', 'medium', 'medium', 'hard']);
	// Without clues, signs and boxes no puzzle is easy or medium.
	expect(new Set(levels.filter((_, at) => at % 2 === 1))).toEqual(new Set(['gentle', 'hard']));
	expect(wishes.map(({ features }) => features.length)).toEqual([
		1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0,
	]);
	const falling = wishesOf({ ...BOOK, sizes: [6, 4] }, KINDS).map(({ size }) => size);
	expect(falling).toEqual(wishes.map(({ size }) => size).reverse());
	expect(wishesOf({ ...BOOK, kinds: ['unknown'] }, KINDS)).toEqual([]);
	expect(BOOK_LEVELS).toHaveLength(6);
});

test('each puzzle and each try of a book has a seed of its own, the same each time', () => {
	const seeds = ['7', '8'].flatMap((book) =>
		Array.from({ length: 60 * TRIES }, (_, at) => seedOf(book, Math.floor(at / TRIES), at % TRIES)),
	);
	expect(new Set(seeds).size).toBe(seeds.length);
	expect(seeds.every((seed) => BigInt(seed) < 2n ** 64n)).toBe(true);
	expect(seedOf('7', 3, 1)).toBe(seeds[3 * TRIES + 1]);
});
