// How the texts get into the page: `import en from './texts/en/page.json?texts'` gives each ICU message as a function of its values,
// so the page carries no reader of messages. What a text file looks like, `www/language/index.ts` says.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import type { Plugin } from 'vite';
import { LANGUAGES } from './www/language/languages.ts';
import { unbroken } from './www/language/unbroken.ts';

const ASKED = '.json?texts';
/** The same of every language at once, and of those other than English on demand, with a star for their folders. */
const EVERY = '.json?languages';
const LATER = '.json?later';
/** In front of the names of such modules; without the ending of JSON, which would be read as that. */
const OURS = '\0texts:';
const OURS_STARRED = '\0starred:';

/** What the compiled functions import, and what they get. */
const RUNTIME = '"@messageformat/runtime"';
const OUR_RUNTIME = JSON.stringify(resolve('www/language/runtime.ts'));

/** The core's sentences are plain with {names}; an apostrophe in them is only an apostrophe. */
const CORE_ENGLISH = 'core.en.json';
const GENERATED = resolve('www/generated', CORE_ENGLISH);

/** The language of a file: its folder says it, of what the build wrote its name, `core.en.json`. */
function localeOf(file: string): string {
	const named = basename(file, '.json').split('.');
	return named.length > 1 ? (named.at(-1) ?? '') : basename(dirname(file));
}

/** Everything that is said of a variant is in one file of a language, and comes with these; the core's English with the core. */
export const SPECIALS = 'specials';
const COMES_WITH: Readonly<Record<string, string>> = {
	clash: 'core',
	condition: 'core',
	fault: 'core',
	write: 'core',
	feature: 'page',
	title: 'page',
	rules: 'panels',
	'rule-text': 'publish',
	sight: 'grid',
	query: 'grid',
	cell: 'grid',
	mark: 'grid',
	content: 'grid',
	tool: 'grid',
	command: 'grid',
};

const textsIn = (file: string): [string, string][] =>
	Object.entries(JSON.parse(readFileSync(file, 'utf8')));

/** The part of the variants' texts that comes with a file. */
function specialsFor(file: string): [string, string][] {
	const beside = resolve(dirname(file), `${SPECIALS}.json`);
	const isHere = ([key]: [string, string]) =>
		COMES_WITH[key.split('.')[0] ?? ''] === basename(file, '.json');
	return existsSync(beside) ? textsIn(beside).filter(isHere) : [];
}

/** The names of formats that are the same in every language; they come with the core's sentences. */
const namesFor = (file: string): [string, string][] =>
	basename(file) === 'core.json'
		? textsIn(GENERATED).filter(([key]) => key.startsWith('format.'))
		: [];

/** A file of texts as messages. */
export function messagesIn(file: string): Record<string, string> {
	const texts = [...namesFor(file), ...textsIn(file), ...specialsFor(file)];
	const isCore = basename(file) === CORE_ENGLISH;
	return Object.fromEntries(
		texts.map(([key, text]) => [key, unbroken(isCore ? text.replaceAll("'", "''") : text)]),
	);
}

/** A module with the texts of a file by their languages. */
function starred(name: string): string {
	const asked = name.endsWith(LATER) ? LATER : EVERY;
	const locales = LANGUAGES.filter((locale) => asked === EVERY || locale !== 'en');
	const files = locales.map((locale) => {
		const file = JSON.stringify(name.replace('*', locale).replace(asked, ASKED));
		return asked === LATER
			? `const ${locale} = () => import(${file});`
			: `import ${locale} from ${file};`;
	});
	return `${files.join('')}export default { ${locales.join(', ')} };`;
}

export function compileTexts(): Plugin {
	return {
		name: 'compile-texts',
		enforce: 'pre',
		resolveId(source, importer = '') {
			const path = resolve(dirname(importer), source);
			if ([EVERY, LATER].some((end) => source.endsWith(end))) return OURS_STARRED + path;
			return source.endsWith(ASKED) ? OURS + path.slice(0, -ASKED.length) : null;
		},
		load(id) {
			if (id.startsWith(OURS_STARRED)) return starred(id.slice(OURS_STARRED.length));
			if (!id.startsWith(OURS)) return null;
			const file = `${id.slice(OURS.length)}.json`;
			this.addWatchFile(file);
			this.addWatchFile(resolve(dirname(file), `${SPECIALS}.json`));
			const compiled = compileModule(new MessageFormat(localeOf(file)), messagesIn(file));
			return compiled.replace(RUNTIME, () => OUR_RUNTIME);
		},
	};
}
