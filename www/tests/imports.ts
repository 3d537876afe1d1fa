/*
 * The imports between the page's sources, read from their text. Imports of
 * types, of chunks that are loaded later, and of workers count as well.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const www = new URL('../', import.meta.url);

/** Every source of the page, as a path below `www`, without tests and without files that the build writes or runs. */
export const SOURCES = readdirSync(www, { recursive: true, encoding: 'utf8' })
	.map((path) => path.replaceAll('\\', '/'))
	.filter((path) => /\.tsx?$/.test(path) && !/^(tests|generated|site)\//.test(path))
	.sort();

const TESTS = readdirSync(new URL('tests', www), { recursive: true, encoding: 'utf8' })
	.map((path) => `tests/${path.replaceAll('\\', '/')}`)
	.filter((path) => path.endsWith('.ts'));

const known = new Set(SOURCES);

export const textOf = (path: string) => readFileSync(new URL(path, www), 'utf8');

export interface Import {
	readonly from: string;
	/** The source that is imported; null if it is a package, a style or a text. */
	readonly to: string | null;
	/** Text that contains every imported name. */
	readonly names: string;
}

const STATIC = /^(?:import|export)\s(?:type\s)?([^'"();]*?)(?:\sfrom\s)?['"]([^'"]+)['"]/gms;
/** Chunks that are loaded later, and workers; the imported names are on the same line. */
const LATER = /^(.*(?:import\(|new URL\()['"](\.[^'"]+)['"].*)$/gm;

export function importsOf(path: string): Import[] {
	const text = textOf(path);
	const found = [...text.matchAll(STATIC), ...text.matchAll(LATER)];
	return found.map(([, names = '', spec = '']) => ({
		from: path,
		to: target(path, spec),
		names: namesIn(names, text),
	}));
}

/** The names that are used; for a whole module under one name (`* as settings`), those that follow this name. */
function namesIn(names: string, text: string): string {
	const whole = /\* as (\w+)/.exec(names)?.[1];
	if (!whole) return names;
	return [...text.matchAll(new RegExp(`\\b${whole}\\.\\w+`, 'g'))].join(' ');
}

function target(path: string, spec: string): string | null {
	if (!spec.startsWith('.')) return null;
	const base = posix.join(posix.dirname(path), spec);
	const tries = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end);
	return tries.find((one) => known.has(one)) ?? null;
}

/** Names that a source exports and that neither another source nor a test imports. */
export function unusedExports(): string[] {
	const imports = [...SOURCES, ...TESTS].flatMap(importsOf);
	return SOURCES.flatMap((path) => {
		const users = imports.filter(({ to }) => to === path).map(({ names }) => names);
		return exportsOf(path)
			.filter((name) => !users.some((names) => new RegExp(`\\b${name}\\b`).test(names)))
			.map((name) => `${path}: ${name}`);
	});
}

const EXPORT = /^export\s+(?:async\s+)?(?:const|let|function|class|interface|type|enum)\s+(\w+)/gm;
/** Names that are re-exported from another file. */
const HANDED_ON = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;

function exportsOf(path: string): string[] {
	const text = textOf(path);
	const own = [...text.matchAll(EXPORT)].map(([, name]) => name ?? '');
	const lists = [...text.matchAll(HANDED_ON)].map(([, names]) => names ?? '');
	const handed = lists
		.join(',')
		.split(',')
		.map((one) => one.trim().split(' as ').at(-1) ?? '');
	return [...own, ...handed.filter((name) => name !== '')];
}
