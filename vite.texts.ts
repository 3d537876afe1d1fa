// How the texts get into the page: `import en from './texts/en/page.json?texts'` gives each ICU message as a function of its values,
// so the page carries no reader of messages. What a text file looks like, `www/language/index.ts` says.
import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import type { Plugin } from 'vite';
import { unbroken } from './www/language/unbroken.ts';

const ASKED = '.json?texts';
/** In front of the names of such modules; without the ending of JSON, which would be read as that. */
const OURS = '\0texts:';

/** What the compiled functions import, and what they get. */
const RUNTIME = '"@messageformat/runtime"';
const OUR_RUNTIME = JSON.stringify(resolve('www/language/runtime.ts'));

/** The core's sentences are plain with {names}; an apostrophe in them is only an apostrophe. */
const CORE_ENGLISH = 'core.en.json';

/** The language of a file: its folder says it, of what the build wrote its name, `core.en.json`. */
function localeOf(file: string): string {
	const named = basename(file, '.json').split('.');
	return named.length > 1 ? (named.at(-1) ?? '') : basename(dirname(file));
}

/** A file of texts as messages. */
export function messagesIn(file: string): Record<string, string> {
	const texts: [string, string][] = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
	const isCore = basename(file) === CORE_ENGLISH;
	return Object.fromEntries(
		texts.map(([key, text]) => [key, unbroken(isCore ? text.replaceAll("'", "''") : text)]),
	);
}

export function compileTexts(): Plugin {
	return {
		name: 'compile-texts',
		enforce: 'pre',
		resolveId(source, importer = '') {
			if (!source.endsWith(ASKED)) return null;
			return OURS + resolve(dirname(importer), source.slice(0, -ASKED.length));
		},
		load(id) {
			if (!id.startsWith(OURS)) return null;
			const file = `${id.slice(OURS.length)}.json`;
			this.addWatchFile(file);
			const compiled = compileModule(new MessageFormat(localeOf(file)), messagesIn(file));
			return compiled.replace(RUNTIME, () => OUR_RUNTIME);
		},
	};
}
