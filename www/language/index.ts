/*
 * All texts of the page, in one mechanism: a key, arguments, an ICU message.
 * The core's English comes from the core itself; German and French translate
 * it here, beside the words that all pages share. A page brings its own texts.
 * To add a language: its name in `languages.ts`, its lines in TEXTS and LATER,
 * its files here, in `start` and in the `texts` of each page.
 */
import { signal } from '@preact/signals';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Arg, Message } from '../engine/types';
import core from '../generated/core.en.json';
import { spelled } from './duration';
import en from './en.json';
import type { Language } from './languages';
import startDe from './start/de.json';
import startEn from './start/en.json';
import startFr from './start/fr.json';
import { unbroken } from './unbroken';

/** The language that the page speaks. */
export const language = signal<Language>('en');

/** A sentence of the page, by its key, or one of the core. */
export type Words = { key: string; args?: Record<string, string | number> } | Message;

type Texts = Record<string, string>;
type Values = Record<string, string | number>;
type Fetch = () => Promise<{ default: Texts }>;

/** The core's texts are plain with {names}; an apostrophe in them is only an apostrophe. */
const coreEnglish = Object.fromEntries(
	Object.entries(core as Texts).map(([key, text]) => [key, text.replaceAll("'", "''")]),
);

/**
 * What a language lacks is said in English, which is always there. What is said of a page that could not start cannot
 * be fetched, so it is there in every language.
 */
const TEXTS: Record<Language, Texts> = {
	en: { ...coreEnglish, ...en, ...startEn },
	de: { ...startDe },
	fr: { ...startFr },
};

/** The files of each language that are fetched when it is wanted. */
const LATER: Record<Language, Fetch[]> = {
	en: [],
	de: [() => import('./de.json')],
	fr: [() => import('./fr.json')],
};

const formats = new Map<string, IntlMessageFormat>();

/** Fetches the texts of a language, before anything is said in it. */
export async function fetchTexts(locale: Language): Promise<void> {
	const files = await Promise.all(LATER[locale].map((fetch) => fetch()));
	for (const file of files) learn({ [locale]: file.default });
}

/** Takes up the texts of a page. */
export function learn(more: Partial<Record<Language, Texts>>): void {
	for (const [locale, texts] of Object.entries(more))
		Object.assign(TEXTS[locale as Language], texts);
	// What was said in English for want of these is said anew.
	formats.clear();
}

/** Takes up a page's files that are fetched with the language that they are in. */
export function learnLater(files: Partial<Record<Language, Fetch>>): void {
	for (const [locale, fetch] of Object.entries(files)) LATER[locale as Language].push(fetch);
}

/** The text of a key in the language chosen; a signal is read, so the page follows a change. */
export function t(key: string, values: Values = {}): string {
	const locale = language.value;
	const name = `${locale} ${key}`;
	let format = formats.get(name);
	if (!format) {
		const template = unbroken(TEXTS[locale][key] ?? TEXTS.en[key] ?? key);
		format = new IntlMessageFormat(template, locale, undefined, { ignoreTag: true });
		formats.set(name, format);
	}
	return String(format.format(values));
}

/** Says a message of the core, or one of the page. */
export function say(words: Words): string {
	if (!isMessage(words)) return t(words.key, named(words.args ?? {}));
	const values = plain(words);
	const said = t(words.key, values);
	const opens = Object.entries(words.args).some(
		([name, { type }]) =>
			(type === 'clue' || type === 'line') && said.startsWith(String(values[name])),
	);
	// Only a name of ours may be capitalised; a text of the visitor's stays as it was.
	return opens ? said.charAt(0).toLocaleUpperCase(language.value) + said.slice(1) : said;
}

/** A value `@key` stands for that key's text: "@kind.latin" is said in the visitor's language; several are a list. */
function named(values: Values): Values {
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => {
			const isKey = typeof value === 'string' && value.startsWith('@');
			const texts = isKey
				? value
						.slice(1)
						.split('@')
						.map((key) => t(key))
				: [value];
			return [name, isKey ? texts.join(', ') : value];
		}),
	);
}

function isMessage(words: Words): words is Message {
	return Object.values(words.args ?? {}).some((arg) => typeof arg === 'object');
}

function plain(message: Message): Values {
	return Object.fromEntries(Object.entries(message.args).map(([name, arg]) => [name, show(arg)]));
}

/** Cells, clues and lines are named in the language of the page, counted from 1. */
function show(arg: Arg): string | number {
	switch (arg.type) {
		case 'cell':
			return t('word.cell', { row: arg.row + 1, column: arg.column + 1 });
		case 'clue':
			return t(`word.clue.${arg.side}`, { number: arg.index + 1 });
		case 'line':
			return t(arg.row ? 'word.row' : 'word.column', { number: arg.index + 1 });
		case 'lines': {
			const numbers = series(arg.indices.map((index) => index + 1));
			return t(arg.rows ? 'word.rows' : 'word.columns', { numbers });
		}
		case 'box':
			return t('word.box', { number: arg.index + 1 });
		case 'diagonal':
			return t(arg.rising ? 'word.diagonal.rising' : 'word.diagonal.falling');
		case 'values':
			return series(arg.value);
		case 'cells':
			return series(arg.value.map(([row, column]) => show({ type: 'cell', row, column })));
		case 'list':
			return series(arg.value.map(show));
		case 'ways': {
			const wide = arg.value.flat().some((value) => value > 9);
			return series(arg.value.map((way) => way.join(wide ? ' ' : '')));
		}
		case 'said':
			return say(arg.value);
		default:
			return arg.value;
	}
}

/** "1, 2 and 3". */
function series(names: (string | number)[]): string {
	const list = new Intl.ListFormat(language.value, { type: 'conjunction' });
	return list.format(names.map(String));
}

export function number(value: number): string {
	return new Intl.NumberFormat(language.value).format(value);
}

/** A day and a time of it: "22 Nov 2025, 14:05". */
export function date(when: number): string {
	const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
	return new Intl.DateTimeFormat(language.value, style).format(when);
}

/** A duration in words: "under 1 ms", "0.4 ms", "12 ms", "3.2 s". */
export function duration(micros: number): string {
	const { time, under } = spelled(micros, language.value);
	return under ? t('word.under', { time }) : time;
}
