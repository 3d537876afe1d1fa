/*
 * The files of all texts as they lie in the sources: which there are, and what each says in a language. Languages and
 * files are looked for and not listed, so that none can be forgotten.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const www = new URL('../', import.meta.url);
const folder = new URL('language/texts/', www);

export type Texts = Record<string, string>;

const read = (path: URL) => JSON.parse(readFileSync(path, 'utf8')) as Texts;

/** The languages that have a folder. */
export const TRANSLATED = readdirSync(folder).sort();

/** The files of a language, without their ending. */
export const filesIn = (language: string): string[] =>
	readdirSync(new URL(language, folder))
		.map((name) => name.replace(/\.json$/, ''))
		.sort();

/** The page's texts: its own file and those of its floors. */
export const OWN = filesIn('en');

/** The core's sentences; their English is the core's own. */
export const CORE = 'core';

export const core = read(new URL('generated/core.en.json', www));

/** Where a file of texts lies. */
export const pathOf = (language: string, file: string): string =>
	fileURLToPath(new URL(`${language}/${file}.json`, folder));

/** The texts of a file in a language; nothing if there is none. */
export function textsOf(file: string, language: string): Texts {
	const path = new URL(`${language}/${file}.json`, folder);
	return existsSync(path) ? read(path) : {};
}

/** The English of a file; the ideas of the techniques come from the rules' files. */
export function english(file: string): Texts {
	if (file === CORE) return core;
	const ideas = file === 'techniques' ? read(new URL('generated/ideas.en.json', www)) : {};
	return { ...textsOf(file, 'en'), ...ideas };
}

/** All texts of a language. */
export const allIn = (language: string): Texts =>
	Object.assign(
		{},
		...[CORE, ...OWN].map((file) => (language === 'en' ? english(file) : textsOf(file, language))),
	);
