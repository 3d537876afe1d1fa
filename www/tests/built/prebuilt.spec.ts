/* The prebuilt pages as built: a page for each example and for the day, each with its picture and its link. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as grid from '../../generated/grid.js';
import { EXAMPLES } from '../../pages/grid/panels/examples';
import { htmlOf, siteMap } from '../../site/html';
import { prebuiltPages } from '../../site/pages';
import { sizeOf } from '../e2e/pixels';

const DIST = new URL('../../../dist/', import.meta.url);
const built = (path: string) => readFileSync(new URL(path, DIST), 'utf8');
const DAY = '2026-11-22';
/** What `gridfold generate --daily 2026-11-22` writes. */
const LINKS = [
	'sky5p.2--4-.3----.---13.1-2--.G1H3H0--.n',
	'fut6b.WO.-lllEl--lFlGlEl.Gg--ll-gEg--l-lFl-.5',
	'mix7.---34--.--44--3.3--2-3-.4------.O2WM.Gl-g--gWDgg-l-.lKgHlHg--glK.k',
];
const SITE = 'https://host.example/puzzles/';

/** The content of a `<meta property=...>`. */
const property = (html: string, name: string) =>
	new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];

/** The links of a page, as a browser reads them. */
const linksIn = (html: string) =>
	[...html.matchAll(/class="way" href="([^"]*)"/g)].map(
		([, href = '']) => new URL(href, `${SITE}p/name/`).href,
	);

function draftOf(link: string) {
	const found = grid.readLink(link);
	if (found.type !== 'grid') throw new Error(`${link} is not a grid`);
	return found.draft;
}

/** Built only once, because that takes a while. */
let pages: ReturnType<typeof prebuiltPages> = [];

test.beforeAll(() => {
	pages = prebuiltPages(DAY);
	const wasm = readFileSync(new URL('../../generated/grid_bg.wasm', import.meta.url));
	grid.initSync({ module: wasm });
});

test('each example has a page with a picture, that leads to the very puzzle', () => {
	expect(EXAMPLES.length).toBeGreaterThan(8);
	for (const { id, link, size } of EXAMPLES) {
		const html = built(`p/${id}/index.html`);
		expect(property(html, 'og:title'), id).toContain(`${size}×${size}`);
		expect(property(html, 'og:image'), id).toBe('./picture.png');
		const [way, ...others] = linksIn(html);
		expect(others, id).toEqual([]);
		const address = new URL(way ?? '');
		expect(address.pathname, id).toBe('/puzzles/');
		expect(draftOf(address.hash.slice(1)), id).toEqual(draftOf(link));
	}
});

test('the pictures are as large as the pages say', () => {
	for (const name of ['daily', ...EXAMPLES.map(({ id }) => id)]) {
		const size = sizeOf(readFileSync(new URL(`p/${name}/picture.png`, DIST)));
		const html = built(`p/${name}/index.html`);
		expect(size.map(String), name).toEqual(
			['width', 'height'].map((side) => property(html, `og:image:${side}`)),
		);
		expect(size, name).toEqual([1200, 630]);
	}
});

test('the page of a day has its three puzzles, as the page itself makes them', () => {
	const daily = pages.find(({ name }) => name === 'daily');
	expect(daily?.title).toContain('22 November 2026');
	expect(daily?.puzzles.map(({ link }) => link)).toEqual(LINKS);
	expect(pages).toHaveLength(EXAMPLES.length + 1);
	expect(linksIn(built('p/daily/index.html'))).toHaveLength(3);
});

test('with a known address, other sites get whole ones, and there is a map of all pages', () => {
	const map = siteMap(pages, SITE);
	expect(map).toContain(`<loc>${SITE}</loc>`);
	for (const page of pages) {
		const here = `${SITE}p/${page.name}/`;
		const html = htmlOf(page, SITE);
		expect(map).toContain(`<loc>${here}</loc>`);
		expect(property(html, 'og:url')).toBe(here);
		expect(property(html, 'og:image')).toBe(`${here}picture.png`);
	}
});

test('they ask for nothing from elsewhere, have no script, and are not part of what is kept', () => {
	expect(built('sw.js')).not.toContain('"p/');
	for (const page of pages) {
		const html = htmlOf(page, undefined);
		expect(html, page.name).not.toMatch(/<script|https?:|\/\//);
		for (const [, address = ''] of html.matchAll(/(?:src|href)="(\.[^"#]*)/g))
			expect(existsSync(new URL(address, new URL(`p/${page.name}/`, DIST))), address).toBe(true);
	}
});
