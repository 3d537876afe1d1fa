/*
 * The names that the page's sources use, read from their text: keys of texts,
 * ids of commands, examples and known snakes. Tests can thus check them without
 * a browser.
 */
import { SOURCES, textOf } from './imports';

/** Every key that is passed as a complete text to `t`, `tell` or a notice. */
export function keysUsed(): string[] {
	const found = SOURCES.flatMap((path) =>
		[...textOf(path).matchAll(/\b(?:t\(|key: )'([a-z-]+(?:\.[a-z0-9-]+)+)'/g)].map(
			([, key]) => key ?? '',
		),
	);
	return [...new Set(found)].sort();
}

/** Every place where a source in another folder sets one of these signals. */
export function setOutside(signals: readonly string[], home: RegExp): string[] {
	const set = new RegExp(`\\b(?:${signals.join('|')})\\.value\\s*(?:=[^=]|\\+\\+)`, 'g');
	return SOURCES.filter((path) => !home.test(path)).flatMap((path) =>
		[...textOf(path).matchAll(set)].map(([text]) => `${path}: ${text}`),
	);
}

const ids = (path: string) =>
	[...textOf(path).matchAll(/\bid: '([^']+)'/g)].map(([, id]) => id ?? '');

export const COMMAND_IDS = [
	...ids('pages/grid/commands/index.ts'),
	...ids('pages/snake/commands.ts'),
	...ids('pages/lab/commands.ts'),
	...ids('pages/techniques/commands.ts'),
];
export const PRESET_IDS = ids('pages/snake/panels/presets.ts');
export const EXAMPLE_IDS = ids('pages/grid/panels/examples.ts');
