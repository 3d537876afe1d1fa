/* The built npm package: its contents, and the solver in Node, as the example uses it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type * as Solver from '../../package/solver';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, 'dist-package');

/** Every file that would be published; names in `parts/` without their hashes. */
function packed(): string[] {
	const said = execFileSync('npm', ['pack', '--dry-run', '--json', '--silent'], { cwd: folder });
	const [{ files }] = JSON.parse(said.toString()) as [{ files: { path: string }[] }];
	return files.map(({ path }) => path.replace(/^(parts\/.*)-[\w-]{8}(\.\w+)$/, '$1$2')).sort();
}

test('the package holds its entries, their parts, types, licences and a README', () => {
	const files = packed();
	const inside = (start: string) => files.filter((path) => path.startsWith(start));
	expect(files.filter((path) => !path.includes('/'))).toEqual([
		'LICENSE-APACHE',
		'LICENSE-MIT',
		'LICENSES-OF-PARTS.md',
		'README.md',
		'board.css',
		'board.js',
		'element.js',
		'package.json',
		'solver.js',
	]);
	expect(inside('types/')).toEqual([
		'types/engine/types.d.ts',
		'types/engine/wish.d.ts',
		'types/generated/types.d.ts',
		'types/package/bridge.d.ts',
		'types/package/element.d.ts',
		'types/package/errors.d.ts',
		'types/package/events.d.ts',
		'types/package/options.d.ts',
		'types/package/reading.d.ts',
		'types/package/sentences.d.ts',
		'types/package/snakes.d.ts',
		'types/package/solver.d.ts',
		'types/shell/embed/messages.d.ts',
		'types/shell/embed/modes.d.ts',
	]);
	expect(inside('parts/').filter((path) => !/\.(js|css)$/.test(path))).toEqual([
		'parts/explain_bg.wasm',
		'parts/grid_bg.wasm',
		'parts/snake_bg.wasm',
		'parts/text_bg.wasm',
	]);
	expect(inside('parts/').length + inside('types/').length + 9).toBe(files.length);
	for (const licence of ['LICENSE-MIT', 'LICENSE-APACHE'])
		expect(readFileSync(join(folder, licence))).toEqual(readFileSync(join(root, licence)));
	const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	expect([manifest.version, manifest.license]).toEqual([own.version, own.license]);
});

test('the licences of all that is bundled are there: npm packages, and the crates in the wasm', () => {
	const text = readFileSync(join(folder, 'LICENSES-OF-PARTS.md'), 'utf8');
	const parts = new Map(
		text.split(/^## /m).map((part) => [part.split(' - ')[0], part.split('\n').slice(1).join('\n')]),
	);
	for (const name of ['preact', 'make-plural', 'serde', 'serde-wasm-bindgen', 'wasm-bindgen'])
		expect(parts.get(name), name).toMatch(/Permission is hereby granted|Apache License/);
	const besides = [...parts].filter(([, words]) => words.trim().length < 100).map(([name]) => name);
	expect(besides).toEqual([
		'# Licenses\n\nThe app bundles dependencies which contain the following licenses:\n\n',
	]);
});

test('the example in Node solves, explains and makes puzzles', () => {
	const place = mkdtempSync(join(tmpdir(), 'node-example-'));
	try {
		mkdirSync(join(place, 'node_modules'));
		symlinkSync(folder, join(place, 'node_modules/gridfold'), 'dir');
		symlinkSync(join(root, 'examples/node/puzzles.js'), join(place, 'puzzles.mjs'));
		const run = (...puzzles: string[]) =>
			execFileSync('node', ['--preserve-symlinks-main', 'puzzles.mjs', ...puzzles], {
				cwd: place,
			}).toString();
		const said = run('sky4.1332.2122.3213.1423', 'sky4.4444.4444.4444.4444');
		expect(said).toContain('unique: 4 1 2 3 1 2 3 4 3 4 1 2 2 3 4 1\n');
		expect(said).toContain(
			'level: easy\nfirst step: From the left clue of row 1 only one building',
		);
		expect(said).toContain('none: no solution\n');
		expect(said).toContain('new: fut5.WD.DlgFg--lG.g--g-g-gDlI.b\n');
	} finally {
		rmSync(place, { recursive: true });
	}
});

test('the other questions are answered too, and what cannot be read is an error with its place', async () => {
	const { check, convert, formats, hint, read, ReadError, say, solve } = (await import(
		pathToFileURL(join(folder, 'solver.js')).href
	)) as typeof Solver;
	const link = 'sky4.1332.2122.3213.1423';
	const { draft, format } = await read(await convert(link, 'picture'));
	expect([format, draft.size, draft.clues.top]).toEqual(['picture', 4, [1, 3, 3, 2]]);
	expect((await check(draft)).link).toBe(`${link}.f`);
	expect(await formats()).toContain('picture');

	const { solutions } = await solve(draft);
	const entries = (solutions[0] ?? []).map((value, cell) => (cell === 0 ? (value % 4) + 1 : value));
	expect((await solve(draft, { entries })).verdict).toBe('none');
	expect((await check(draft, entries)).contradictions.length).toBeGreaterThan(0);
	expect((await hint(draft, { entries })).state).toBe('wrong');
	expect((await hint(draft, { entries: solutions[0] ?? [] })).state).toBe('solved');
	expect((await solve('lat4.Q', { limit: 1000 })).count).toBe(576);

	const error = await read('hello').catch((thrown: unknown) => thrown);
	expect(error).toBeInstanceOf(ReadError);
	expect(error).toMatchObject({ line: 1, name: 'ReadError' });
	await expect(convert(link, 'unequal')).rejects.toThrow('cannot store clues at the border');
	expect(say({ key: 'no-such-key', args: {} })).toBe('no-such-key');
});
