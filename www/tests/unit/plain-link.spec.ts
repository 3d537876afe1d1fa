/*
 * Plain links read without the core: the result is the same as the core's, and everything that is not plain is left to
 * the core.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readPlain } from '../../engine/plain-link';
import * as grid from '../../generated/grid.js';

const SETS = new URL('../../../bench/sets/', import.meta.url);

test.beforeAll(() => {
	const wasm = new URL('../../generated/grid_bg.wasm', import.meta.url);
	grid.initSync({ module: readFileSync(wasm) });
});

/** Every link of the sets that are measured. */
const links = readdirSync(SETS)
	.flatMap((name) => readFileSync(new URL(name, SETS), 'utf8').split('\n'))
	.flatMap((line) => /^(?:sky|fut|mix|lat)\d\S*/.exec(line) ?? []);

/** The complete draft as the core reads it; null if it is not a grid. */
function ofCore(link: string) {
	const found = grid.readLink(link);
	const isCut = found.type === 'grid' && found.notes.some(({ key }) => key === 'read.link-cut');
	return found.type === 'grid' && !isCut ? found.draft : null;
}

test('the links of all sets are read as the core reads them', () => {
	expect(links.length).toBeGreaterThan(900);
	let read = 0;
	for (const link of links) {
		const plain = readPlain(link);
		if (plain) expect(plain, link).toEqual(ofCore(link));
		if (plain) read++;
	}
	expect(read / links.length).toBeGreaterThan(0.9);
});

test('a link that is damaged anywhere is read as by the core, or left to it', () => {
	let left = 0;
	const some = [
		'sky5.32341.12324.14224.32321',
		'sky4.1---.-2--.----.--3-.D1M',
		'fut4.L4E.lgDggF.GlF',
		'mix3.1--.---.---.-2-.J.lDg-.F-',
		'lat3.1I',
		'lat3.1I.x',
	];
	expect(some.map(readPlain).every(Boolean)).toBe(true);
	for (const link of some)
		for (let at = 0; at <= link.length; at++)
			for (const char of ['', '.', '-', '0', '1', '9', 'w', 'l', 'D', 'p', '/', ' ', 'x'])
				for (const rest of [link.slice(at), link.slice(at + 1), '']) {
					const damaged = link.slice(0, at) + char + rest;
					const plain = readPlain(damaged);
					if (plain) expect(plain, damaged).toEqual(ofCore(damaged));
					else left++;
				}
	expect(left).toBeGreaterThan(1000);
});

test('letters, words and what is no link are left to the core', () => {
	for (const link of ['', 'board', 'sky5p.32341', 'lat3.1I/u.10', 'lat3.1.I', 'SKY5.1', 'lat40.1'])
		expect(readPlain(link), link).toBeNull();
});
