/* The scripts of a first visit are small enough for a slow connection: first Home, then the grids. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../../language/languages';

/** The shell and Home; a board also needs the second file, and the two share a limit. */
const MOST_FIRST = 44_000;
const MOST_BOTH = 97_000;
/** The HTML of Home, once in each language. */
const MOST_PAGE = 8_000;

const DIST = new URL('../../../dist/', import.meta.url);
const PAGE = readFileSync(new URL('index.html', DIST), 'utf8');

const compressed = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

test('the first script stays small, and is one file; the grids are another', () => {
	const scripts = [...PAGE.matchAll(/"\.\/(assets\/[^"]+\.js)"/g)];
	const all = scripts.map(([, name = '']) => name);
	const isTexts = (name: string) => LANGUAGES.some((one) => name.startsWith(`assets/${one}-`));
	const names = all.filter((name) => !isTexts(name));
	expect(names).toEqual([
		// The page requests this file before it does anything else.
		expect.stringMatching(/^assets\/page-/),
		expect.stringMatching(/^assets\/grids-/),
		// A few lines that the grids share with other chunks.
		expect.stringMatching(/^assets\/rolldown-runtime-/),
	]);
	// For languages other than English, a file of texts is loaded as well.
	const files = ['home', 'page', 'grid'];
	const others = LANGUAGES.filter((one) => one !== 'en');
	expect(all.filter(isTexts).map((name) => name.match(/^assets\/[a-z]+-[a-z]+/)?.[0])).toEqual(
		others.flatMap((one) => files.map((file) => `assets/${one}-${file}`)),
	);
	const [first = 0, grids = 0, shared = 0] = names.map((name) =>
		compressed(readFileSync(new URL(name, DIST))),
	);
	expect(first).toBeLessThanOrEqual(MOST_FIRST);
	expect(first + shared + grids).toBeLessThanOrEqual(MOST_BOTH);
});

test('the page itself holds Home in every language, and stays small', () => {
	expect(compressed(PAGE)).toBeLessThanOrEqual(MOST_PAGE);
	for (const language of LANGUAGES)
		expect(PAGE.match(new RegExp(`<div class="still" lang="${language}">`, 'g'))).toHaveLength(1);
	const styles = PAGE.match(/assets\/page-[^"]+\.css/)?.[0] ?? '';
	const style = readFileSync(new URL(styles, DIST), 'utf8');
	for (const language of LANGUAGES) expect(style).toContain(`.still:lang(${language})`);
});
