/*
 * Round trips through other programs, fifty puzzles each way. pzpr and lz-string run themselves; the decoders for
 * Interactive Sudoku Solver and Penpa follow their sources. Gridfold reads what they write, and they read what Gridfold
 * writes.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sent } from '../../engine/packed';
import * as core from '../../generated/text.js';
import type { Draft } from '../../generated/types';
import { emptyDraft } from '../../pages/grid/state/draft';
import * as fpuzzles from './foreign/fpuzzles';
import * as iss from './foreign/iss';
import { type Paper, papers, SIDES, type Words, words } from './foreign/paper';
import * as penpa from './foreign/penpa';
import * as puzzlink from './foreign/puzzlink';
import * as sudokupad from './foreign/sudokupad';

test.beforeAll(() => {
	const wasm = new URL('../../generated/text_bg.wasm', import.meta.url);
	core.initSync({ module: readFileSync(wasm) });
});

test('other programs leave nothing behind that would pass for a browser', () => {
	expect('document' in globalThis).toBe(false);
});

/** The printed parts of a puzzle, as the core reads them. */
function read(text: string, form: string): Paper {
	const request = { text, family: 'grid', box: null, line: 1, most: 5 } as const;
	const { found } = core.recognise(request);
	const [one] = found;
	if (found.length !== 1 || one?.type !== 'grid')
		throw new Error(`${text}: ${JSON.stringify(found)}`);
	expect(one.format).toBe(form);
	const { size, features, clues, givens, across, down } = one.draft;
	const has = (feature: 'boxes' | 'diagonals') => features.includes(feature);
	const signs = { across, down } as Pick<Paper, 'across' | 'down'>;
	return { size, boxes: has('boxes'), diagonals: has('diagonals'), clues, givens, ...signs };
}

/** A printed puzzle as the core writes it in a format, with its title and other texts. */
function written(paper: Paper, form: string, about: Partial<Words> = {}): string {
	const { size, boxes, diagonals, clues, givens, across, down } = paper;
	const features: Draft['features'] = [
		...(diagonals ? (['diagonals'] as const) : []),
		...(boxes ? (['boxes'] as const) : []),
	];
	const blank = emptyDraft('mixed', size);
	const draft = { ...blank, features, clues, givens, across, down };
	const answer = core.write(sent(draft), form, about);
	if (!('text' in answer)) throw new Error(`${form}: ${answer.refused.key}`);
	return answer.text;
}

const SMALL = [3, 4, 5, 6, 7, 8, 9];
const LARGE = [...SMALL, 10, 11, 12, 13, 14, 15, 16];

test('Interactive Sudoku Solver', () => {
	const all = papers(LARGE, ['clues', 'givens', 'signs', 'boxes', 'diagonals']);
	for (const paper of all) {
		const strings = iss.constraints(paper);
		for (const between of ['', '\n', '\n\n# another part\n']) {
			const text = strings.join(between) || '.Shape~9x9';
			expect(iss.decoded(text)).toEqual(paper);
			expect(read(text, 'iss'), text).toEqual(paper);
		}
		expect(iss.decoded(written(paper, 'iss'))).toEqual(paper);
	}
	expect(new Set(all.map(({ size }) => size)).size).toBeGreaterThan(10);
});

test('f-puzzles and SudokuPad, packed by lz-string', () => {
	for (const paper of papers(LARGE, ['clues', 'givens', 'signs', 'boxes', 'diagonals'])) {
		const packed = fpuzzles.packed(paper);
		expect(fpuzzles.decoded(packed)).toEqual(paper);
		expect(read(`https://f-puzzles.com/?load=${packed}`, 'fpuzzles')).toEqual(paper);
		const pad = `https://sudokupad.app/fpuzzles${encodeURIComponent(packed)}`;
		expect(read(pad, 'sudokupad')).toEqual(paper);
		const [, ours = ''] = written(paper, 'fpuzzles').split('?load=');
		expect(fpuzzles.decoded(ours)).toEqual(paper);
		const [, theirs = ''] = written(paper, 'sudokupad').split('/fpuzzles');
		expect(fpuzzles.decoded(decodeURIComponent(theirs))).toEqual(paper);
	}
});

/** The title and other texts that the core reads. */
function told(text: string): Words {
	const request = { text, family: 'grid', box: null, line: 1, most: 5 } as const;
	const [one] = core.recognise(request).found;
	if (one?.type !== 'grid') throw new Error(text);
	const { title, author, rules, solution } = one.about;
	return { title, author, rules, solution };
}

test('f-puzzles and SudokuPad show title, author and rules, and know the solution', () => {
	const all = papers(LARGE, ['clues', 'givens', 'signs', 'boxes', 'diagonals']);
	for (const paper of all) {
		const said = words(paper);
		const address = written(paper, 'fpuzzles', said);
		expect(fpuzzles.told(address.split('?load=')[1] ?? '')).toEqual(said);
		expect(told(address)).toEqual(said);
		const pad = written(paper, 'sudokupad', said);
		const shown = paper.size > 9 ? { ...said, solution: [] } : said;
		expect(sudokupad.opened(pad)).toEqual({ paper, words: shown });
		expect(told(pad)).toEqual(shown);
	}
	expect(all.filter(({ size }) => size <= 9).length).toBeGreaterThan(15);
});

test('puzz.link, by pzpr', () => {
	for (const part of ['clues', 'signs'] as const) {
		for (const paper of papers([...SMALL, 12], [part]).filter(
			(paper) => !puzzlink.isEmpty(paper),
		)) {
			const address = puzzlink.address(paper);
			expect(puzzlink.decoded(address.split('?')[1] ?? '')).toEqual(paper);
			expect(read(address, 'puzzlink'), address).toEqual(paper);
			const [, ours = ''] = written(paper, 'puzzlink').split('?');
			expect(puzzlink.decoded(ours)).toEqual(paper);
		}
	}
	for (const paper of papers(SMALL, ['clues', 'givens'])) {
		const [, body = ''] = written(paper, 'puzzlink').split('?');
		expect(puzzlink.decoded(body)).toEqual(puzzlink.ofPzpr(paper));
		expect(read(body, 'puzzlink')).toEqual(paper);
	}
});

test('Penpa opens what is written, with title, author, rules and the answer that it compares', () => {
	const all = papers(LARGE, ['clues', 'givens', 'signs']);
	for (const paper of all) {
		const said = words(paper);
		// Givens have the same number in the answer.
		said.solution = said.solution.map((value, cell) => paper.givens[cell] || value);
		const address = written(paper, 'penpa', said);
		expect(penpa.opened(address)).toEqual({ paper, words: said, odd: [] });
		expect(read(address, 'penpa')).toEqual(paper);
		expect(told(address)).toEqual(said);
	}
});

test('Penpa is read with thick signs and with slim ones', () => {
	const all = papers(SMALL, ['clues', 'givens', 'signs']);
	for (const paper of all) {
		for (const slim of [false, true]) {
			expect(read(penpa.address(paper, slim), 'penpa')).toEqual(paper);
		}
	}
	const clued = all.filter(({ clues }) => SIDES.some((side) => clues[side].some(Boolean)));
	expect(clued.length).toBeGreaterThan(20);
});
