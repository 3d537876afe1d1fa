/*
 * What the page's sources name, read from their text: keys of texts, ids of
 * commands, examples and known snakes. So a test sees them without a browser.
 */
import { readdirSync, readFileSync } from 'node:fs';

const www = new URL('../', import.meta.url);

const source = (path: string) => readFileSync(new URL(path, www), 'utf8');

/** Every key that is passed whole to `t`, `tell` or a notice. */
export function keysUsed(): string[] {
	const files = readdirSync(www, { recursive: true, encoding: 'utf8' }).filter(
		(path) => /\.tsx?$/.test(path) && !/^(tests|generated)/.test(path),
	);
	const found = files.flatMap((path) =>
		[...source(path).matchAll(/\b(?:t\(|key: )'([a-z-]+(?:\.[a-z0-9-]+)+)'/g)].map(
			([, key]) => key ?? '',
		),
	);
	return [...new Set(found)].sort();
}

/** Where another folder than `state` sets one of these signals itself. */
export function setOutside(signals: readonly string[]): string[] {
	const set = new RegExp(`\\b(?:${signals.join('|')})\\.value\\s*(?:=[^=]|\\+\\+)`, 'g');
	const files = readdirSync(www, { recursive: true, encoding: 'utf8' }).filter(
		(path) => /\.tsx?$/.test(path) && !/^(tests|generated)|\/state\/|^shell\/|^engine\//.test(path),
	);
	return files.flatMap((path) =>
		[...source(path).matchAll(set)].map(([text]) => `${path}: ${text}`),
	);
}

const ids = (text: string) => [...text.matchAll(/\bid: '([^']+)'/g)].map(([, id]) => id ?? '');

export const COMMAND_IDS = [
	...ids(source('pages/grid/commands/index.ts')),
	...ids(source('pages/snake/commands.ts')),
	...ids(source('pages/lab/commands.ts')),
];
export const PRESET_IDS = ids(source('pages/snake/panels/presets.ts'));
export const EXAMPLE_IDS = ids(source('pages/grid/panels/examples.ts'));
