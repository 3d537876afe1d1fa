/*
 * All texts of the page use one mechanism: a key, arguments, and an ICU message, which the build turns into a
 * function (`vite.texts.ts`). Each language has one folder in `texts`, with a file for each page and one for what
 * pages share. Two more files have the sentences about variants, which the build merges into the others, and the
 * core's sentences, whose English comes with the core. A page registers its own file in its `texts.ts`.
 * `languages.ts` says how to add a language.
 */
import { signal } from '@preact/signals';
import type { Message } from '../engine/types';
import { sentence } from './arguments';
import { spelled } from './duration';
import type { Key } from './keys';
import { LANGUAGES, type Language } from './languages';
import { isPlain } from './runtime';
import laterCore from './texts/*/core.json?later';
import laterPage from './texts/*/page.json?later';
import start from './texts/*/start.json?languages';
import page from './texts/en/page.json?texts';

export const language = signal<Language>('en');

/** A sentence of the page, by its key, or one of the core. */
export type Words = { key: Key; args?: Record<string, string | number> } | Message;

type Texts = Record<string, (values: Values) => string>;
type Values = Record<string, string | number>;
/** A file of texts as fetched. */
type TextFile = { default: Texts };
type Fetch = () => Promise<TextFile>;

/**
 * If a text is missing in a language, the English text is used; it always exists. The texts of a page that could
 * not start cannot be fetched, so they are built in for every language.
 */
const TEXTS = forEach<Texts>((locale) => ({ ...(locale === 'en' ? page : {}), ...start[locale] }));

/** The files of each language that are fetched on demand, before the language is used. */
const LATER = forEach<Fetch[]>((locale) => (locale === 'en' ? [] : [laterPage[locale]]));

/** The core's sentences, which are loaded with the core: the first picture needs none of them. */
const CORE: Record<Language, Fetch> = {
	...laterCore,
	en: () => import('../generated/core.en.json?texts'),
};

function forEach<One>(of: (locale: Language) => One): Record<Language, One> {
	return Object.fromEntries(LANGUAGES.map((locale) => [locale, of(locale)])) as Record<
		Language,
		One
	>;
}

/** Counts how often texts were added. */
const learned = signal(0);

export async function fetchTexts(locale: Language): Promise<void> {
	await Promise.all([fetchPageTexts(locale), take(locale, CORE[locale])]);
}

export async function fetchPageTexts(locale: Language): Promise<void> {
	await Promise.all(LATER[locale].map((fetch) => take(locale, fetch)));
}

/** Fetches the core's texts; if the file is missing, English is used. */
export const fetchCoreTexts = (locale: Language): Promise<void> =>
	take(locale, CORE[locale]).catch(() => take('en', CORE.en));

async function take(locale: Language, fetch: Fetch): Promise<void> {
	Object.assign(TEXTS[locale], (await fetch()).default);
	learned.value++;
}

/** Registers a page's texts. */
export function learn(more: Partial<Record<Language, Texts>>): void {
	for (const [locale, texts] of Object.entries(more))
		Object.assign(TEXTS[locale as Language], texts);
	learned.value++;
}

/** Registers English texts, and where to fetch the other languages on demand. */
export function learnLater(en: Texts, files: Partial<Record<Language, Fetch>>): void {
	learn({ en });
	for (const [locale, fetch] of Object.entries(files)) LATER[locale as Language].push(fetch);
}

/** The text of a key in the chosen language; it reads a signal, so the page updates when the language changes. */
export function t(key: Key, values: Values = {}): string {
	const text = TEXTS[language.value][key] ?? TEXTS.en[key];
	if (text) return text(values);
	// Recomputes the sentence when texts have been added.
	void learned.value;
	return key;
}

/** Puts a message of the core or of the page into words. */
export function say(words: Words): string {
	if (!isMessage(words)) return t(words.key, named(words.args ?? {}));
	return sentence(words, { locale: language.value, t });
}

/**
 * A value `@key` stands for that key's text: "@kind.latin" appears in the visitor's language; several keys become a
 * list.
 */
function named(values: Values): Values {
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => {
			const isKey = typeof value === 'string' && value.startsWith('@');
			const texts = isKey
				? value
						.slice(1)
						.split('@')
						.map((key) => t(key as Key))
				: [value];
			return [name, isKey ? texts.join(', ') : value];
		}),
	);
}

function isMessage(words: Words): words is Message {
	return Object.values(words.args ?? {}).some((arg) => typeof arg === 'object');
}

/**
 * Creating a formatter takes much longer than using one: 80 ms on a slow phone. Small numbers, such as those of a first
 * board, need none.
 */
const numbers = new Map<string, Intl.NumberFormat>();

export function number(value: number): string {
	const locale = language.value;
	if (isPlain(value)) return String(value);
	const known = numbers.get(locale) ?? new Intl.NumberFormat(locale);
	numbers.set(locale, known);
	return known.format(value);
}

/** A number with at least one decimal: 2.0, 1.65. */
export function decimal(value: number): string {
	return new Intl.NumberFormat(language.value, { minimumFractionDigits: 1 }).format(value);
}

/** A date with a time: "22 Nov 2025, 14:05". */
export function date(when: number): string {
	const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
	return new Intl.DateTimeFormat(regional(), style).format(when);
}

/** The language with the browser's own region, because plain "en" formats dates as in the United States. */
function regional(): string {
	const spoken = language.value;
	return navigator.languages.find((one) => one.split('-')[0] === spoken) ?? spoken;
}

/** A calendar day, given as its beginning in UTC: "22 November 2026", or as the style says. */
export function calendarDay(when: number, style: Intl.DateTimeFormatOptions): string {
	return new Intl.DateTimeFormat(regional(), { ...style, timeZone: 'UTC' }).format(when);
}

/** A duration in words: "under 1 ms", "0.4 ms", "12 ms", "3.2 s". */
export function duration(micros: number): string {
	const { time, under } = spelled(micros, language.value);
	return under ? t('word.under', { time }) : time;
}
