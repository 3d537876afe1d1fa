/*
 * The files of all texts as they lie in the sources: which folders hold some, and what each says in a
 * language. Folders and languages are looked for and not listed, so that none can be forgotten.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const www = new URL('../', import.meta.url);

export type Texts = Record<string, string>;

const read = (path: string) => JSON.parse(readFileSync(new URL(path, www), 'utf8')) as Texts;

/** What all pages share, and every folder `texts`. */
export const FOLDERS = [
	'language',
	'language/start',
	...readdirSync(www, { recursive: true, encoding: 'utf8' })
		.map((path) => path.replaceAll('\\', '/'))
		.filter((path) => /(^|\/)texts$/.test(path) && !path.startsWith('tests/'))
		.sort(),
];

/** The core's sentences in other languages. */
export const CORE = 'language/core';

export const core = read('generated/core.en.json');

/** The languages that a folder has a file of. */
export const languagesIn = (folder: string): string[] =>
	readdirSync(new URL(folder, www))
		.filter((name) => name.endsWith('.json'))
		.map((name) => name.slice(0, -'.json'.length))
		.sort();

/** The texts of a folder in a language; nothing where it has none. */
export function textsOf(folder: string, language: string): Texts {
	const path = `${folder}/${language}.json`;
	return existsSync(new URL(path, www)) ? read(path) : {};
}

/** The English of a folder; the core has its own, and the ideas of the techniques come from the rules' files. */
export function english(folder: string): Texts {
	if (folder === CORE) return core;
	const ideas = folder === 'pages/techniques/texts' ? read('generated/ideas.en.json') : {};
	return { ...textsOf(folder, 'en'), ...ideas };
}

/** All that is said in a language. */
export const allIn = (language: string): Texts =>
	Object.assign(
		{},
		...[CORE, ...FOLDERS].map((folder) =>
			language === 'en' ? english(folder) : textsOf(folder, language),
		),
	);
