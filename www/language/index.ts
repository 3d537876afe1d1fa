/*
 * All texts of the page, in one mechanism: a key, arguments, an ICU message.
 * The page's own texts stand in the language files; the core's English comes
 * from the core itself, and German and French translate it beside the rest.
 * A language is fetched when somebody wants it; a page that is loaded later
 * brings its own texts, in files beside these.
 * To add a language: its file here, its name in settings.ts and in the files.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Arg, Message } from '../engine/types';
import core from '../generated/core.en.json';
import type { Words } from '../shell/screen';
import { type Language, language } from '../shell/settings';
import en from './en.json';
import { unbroken } from './unbroken';

type Texts = Record<string, string>;
type Values = Record<string, string | number>;

/** The core's texts are plain with {names}; an apostrophe in them is only an apostrophe. */
const coreEnglish = Object.fromEntries(
	Object.entries(core as Texts).map(([key, text]) => [key, text.replaceAll("'", "''")]),
);

/** What a language lacks is said in English, which is always there. */
const TEXTS: Record<Language, Texts> = { en: { ...coreEnglish, ...en }, de: {}, fr: {} };

const FILES: Record<Language, (() => Promise<{ default: Texts }>) | null> = {
	en: null,
	de: () => import('./de.json'),
	fr: () => import('./fr.json'),
};

/** Fetches the texts of a language, before anything is said in it. */
export async function fetchTexts(locale: Language): Promise<void> {
	const file = await FILES[locale]?.();
	if (file) learn({ [locale]: file.default });
}

/** Takes up the texts of a page that comes later than the first. */
export function learn(more: Partial<Record<Language, Texts>>): void {
	for (const [locale, texts] of Object.entries(more))
		Object.assign(TEXTS[locale as Language], texts);
}

const formats = new Map<string, IntlMessageFormat>();

/** The text of a key in the language chosen; a signal is read, so the page follows a change. */
export function t(key: string, values: Values = {}): string {
	return text(language.value, key, values);
}

export function text(locale: Language, key: string, values: Values = {}): string {
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

/** A value `@key` stands for that key's text: "@kind.latin" is said in the visitor's language. */
function named(values: Values): Values {
	const say = (value: string | number) =>
		typeof value === 'string' && value.startsWith('@') ? t(value.slice(1)) : value;
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, say(value)]));
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
		default:
			return arg.value;
	}
}

export function number(value: number): string {
	return new Intl.NumberFormat(language.value).format(value);
}

/** A duration in words: "0.4 ms", "12 ms", "3.2 s". */
export function duration(micros: number): string {
	const [value, unit] =
		micros < 999_500 ? [micros / 1000, 'millisecond'] : [micros / 1e6, 'second'];
	const maximumFractionDigits = value < 10 ? 1 : 0;
	const style = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits } as const;
	return new Intl.NumberFormat(language.value, style).format(value).replaceAll(' ', '\u00a0');
}
