/*
 * The files of all texts in the sources: which there are, and what each contains in a language. Languages and files
 * are found by searching instead of being listed, so that none can be forgotten.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const www = new URL('../', import.meta.url);
const folder = new URL('language/texts/', www);

export type Texts = Record<string, string>;

const read = (path: URL) => JSON.parse(readFileSync(path, 'utf8')) as Texts;

/** The languages that have a folder. */
export const TRANSLATED = readdirSync(folder).sort();

/** The files of a language, without their extension. */
export const filesIn = (language: string): string[] =>
	readdirSync(new URL(language, folder))
		.map((name) => name.replace(/\.json$/, ''))
		.sort();

/** The files with the page's own texts. */
export const OWN = filesIn('en');

/** The core's sentences; their English is in the core itself. */
export const CORE = 'core';

export const core = read(new URL('generated/core.en.json', www));

/** The names of formats that no language translates. */
const NAMES = Object.fromEntries(Object.entries(core).filter(([key]) => key.startsWith('format.')));

/** The path of a file of texts. */
export const pathOf = (language: string, file: string): string =>
	fileURLToPath(new URL(`${language}/${file}.json`, folder));

/** The texts of a file in a language; empty if there is no such file. */
export function textsOf(file: string, language: string): Texts {
	const path = new URL(`${language}/${file}.json`, folder);
	return { ...(file === CORE ? NAMES : {}), ...(existsSync(path) ? read(path) : {}) };
}

/** The English texts of a file; the ideas of the techniques come from the rules' files. */
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
