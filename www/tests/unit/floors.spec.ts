/* The floors of the page: what may import what, no import cycles, and no unused exports. */
import { expect, test } from '@playwright/test';
import { importsOf, SOURCES, textOf, unusedExports } from '../imports';

/** Lowest first; each floor may import from itself and from those before it. */
const FLOORS = [
	'engine',
	'language',
	'widgets',
	'pictures',
	'shell',
	'pages',
	'places.ts',
	'main.tsx',
	'package',
];

/** A separate program, which is on no floor. */
const APART = ['sw.ts'];

/** Exports used elsewhere: by importers of the npm package, and by compiled texts. */
const PUBLIC = /^(package\/(element|solver)\.ts:|language\/runtime\.ts:)/;

const floorOf = (path: string) => FLOORS.indexOf(path.split('/')[0] ?? '');
const pageOf = (path: string) => /^pages\/([^/]+)\//.exec(path)?.[1];

const all = SOURCES.flatMap(importsOf).flatMap(({ from, to }) => (to ? [{ from, to }] : []));

const told = (list: readonly { from: string; to: string }[]) =>
	list.map(({ from, to }) => `${from} imports ${to}`);

test('every source lies on a floor, and imports only from its own and lower ones', () => {
	expect(SOURCES.length).toBeGreaterThan(150);
	expect(all.length).toBeGreaterThan(600);
	expect(SOURCES.filter((path) => floorOf(path) < 0 && !APART.includes(path))).toEqual([]);
	expect(told(all.filter(({ from, to }) => floorOf(to) > floorOf(from)))).toEqual([]);
});

test('no page imports another, and only the list of places names them; the package shows the one', () => {
	const outside = all.filter(({ from }) => !from.startsWith('package/'));
	const across = outside.filter(({ from, to }) => pageOf(to) && pageOf(to) !== pageOf(from));
	const packed = all
		.filter(({ from }) => from.startsWith('package/'))
		.flatMap(({ to }) => pageOf(to) ?? []);
	expect([...new Set(packed)]).toEqual(['grid']);
	expect(told(across).sort()).toEqual(
		['grid', 'home', 'lab', 'learn', 'record', 'snake', 'techniques'].map(
			(page) => `places.ts imports pages/${page}/index.ts`,
		),
	);
});

/**
 * The sources on an import cycle: those that remain after repeatedly removing sources that import no other, or that no
 * other imports.
 */
function inCircles(edges: readonly { from: string; to: string }[]): string[] {
	let rest = edges;
	for (;;) {
		const importing = new Set(rest.map(({ from }) => from));
		const imported = new Set(rest.map(({ to }) => to));
		const next = rest.filter(({ from, to }) => importing.has(to) && imported.has(from));
		if (next.length === rest.length) return [...importing].sort();
		rest = next;
	}
}

test('no imports go round in a circle, those of types included', () => {
	expect(inCircles(all)).toEqual([]);
	// The search itself does find a cycle.
	const ring = ['a', 'b', 'c'].map((from, at) => ({ from, to: ['b', 'c', 'a'][at] ?? '' }));
	expect(inCircles([...ring, { from: 'd', to: 'a' }, { from: 'a', to: 'e' }])).toEqual([
		'a',
		'b',
		'c',
	]);
});

test('nothing is exported that is not imported somewhere', () => {
	expect(unusedExports().filter((one) => !PUBLIC.test(one))).toEqual([]);
});

test('only the client starts the worker', () => {
	const starting = SOURCES.filter((path) => /\bnew Worker\(/.test(textOf(path)));
	expect(starting).toEqual(['engine/client.ts']);
});

test('three.js is imported by the stage alone, and no source is over 400 lines', () => {
	const three = SOURCES.filter((path) => /from 'three/.test(textOf(path)));
	expect(three).toEqual(['pages/snake/fold/stage.ts']);
	expect(SOURCES.filter((path) => textOf(path).split('\n').length > 400)).toEqual([]);
});
