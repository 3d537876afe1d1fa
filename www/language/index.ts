/*
 * All texts of the page, in one mechanism: a key, arguments, an ICU message,
 * which the build makes a function of its arguments (`vite.texts.ts`).
 * The core's sentences come with the core: English from the core itself, and
 * its translations in `core`. A page brings its own texts. To add a language:
 * its name in `languages.ts`, its lines in TEXTS, LATER and CORE, its files
 * here, in `core`, in `start` and in the `texts` of each page.
 */
import { signal } from '@preact/signals';
import type { Message } from '../engine/types';
import { sentence } from './arguments';
import { spelled } from './duration';
import en from './en.json?texts';
import type { Key } from './keys';
import { LANGUAGES, type Language } from './languages';
import startDe from './start/de.json?texts';
import startEn from './start/en.json?texts';
import startFr from './start/fr.json?texts';

/** The language that the page speaks. */
export const language = signal<Language>('en');

/** A sentence of the page, by its key, or one of the core. */
export type Words = { key: Key; args?: Record<string, string | number> } | Message;

type Texts = Record<string, (values: Values) => string>;
type Values = Record<string, string | number>;
type Fetch = () => Promise<{ default: Texts }>;

/**
 * What a language lacks is said in English, which is always there. What is said of a page that could not start cannot
 * be fetched, so it is there in every language.
 */
const TEXTS: Record<Language, Texts> = {
	en: { ...en, ...startEn },
	de: { ...startDe },
	fr: { ...startFr },
};

/** The files of each language that are fetched when it is wanted, before anything is said in it. */
const LATER: Record<Language, Fetch[]> = {
	en: [],
	de: [() => import('./de.json?texts')],
	fr: [() => import('./fr.json?texts')],
};

/** The core's sentences, which are fetched with the core: no first picture says one. */
const CORE: Record<Language, Fetch> = {
	en: () => import('../generated/core.en.json?texts'),
	de: () => import('./core/de.json?texts'),
	fr: () => import('./core/fr.json?texts'),
};

/** Counts what was learned. */
const learned = signal(0);

/** Fetches all texts of a language. */
export async function fetchTexts(locale: Language): Promise<void> {
	await Promise.all([fetchPageTexts(locale), take(locale, CORE[locale])]);
}

/** Fetches what the page itself says in a language. */
export async function fetchPageTexts(locale: Language): Promise<void> {
	await Promise.all(LATER[locale].map((fetch) => take(locale, fetch)));
}

/** Fetches what the core says; without its file a language is said in English. */
export const fetchCoreTexts = (locale: Language): Promise<void> =>
	take(locale, CORE[locale]).catch(() => take('en', CORE.en));

async function take(locale: Language, fetch: Fetch): Promise<void> {
	Object.assign(TEXTS[locale], (await fetch()).default);
	learned.value++;
}

/** Takes up the texts of a page, in every language. */
export function learn(more: Record<Language, Texts>): void {
	for (const locale of LANGUAGES) Object.assign(TEXTS[locale], more[locale]);
	learned.value++;
}

/** The same where the other languages are fetched when they are wanted. */
export function learnLater({ en, ...files }: Later): void {
	Object.assign(TEXTS.en, en);
	learned.value++;
	for (const [locale, fetch] of Object.entries(files)) LATER[locale as Language].push(fetch);
}

type Later = { readonly en: Texts } & Record<Exclude<Language, 'en'>, Fetch>;

/** The text of a key in the language chosen; a signal is read, so the page follows a change. */
export function t(key: Key, values: Values = {}): string {
	const text = TEXTS[language.value][key] ?? TEXTS.en[key];
	if (text) return text(values);
	// It is said anew when more was learned.
	void learned.value;
	return key;
}

/** Says a message of the core, or one of the page. */
export function say(words: Words): string {
	if (!isMessage(words)) return t(words.key, named(words.args ?? {}));
	return sentence(words, { locale: language.value, t });
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
						.map((key) => t(key as Key))
				: [value];
			return [name, isKey ? texts.join(', ') : value];
		}),
	);
}

function isMessage(words: Words): words is Message {
	return Object.values(words.args ?? {}).some((arg) => typeof arg === 'object');
}

/** To make one takes much longer than to use it. */
const numbers = new Map<string, Intl.NumberFormat>();

export function number(value: number): string {
	const locale = language.value;
	const known = numbers.get(locale) ?? new Intl.NumberFormat(locale);
	numbers.set(locale, known);
	return known.format(value);
}

/** A number with a digit behind the point at least: 2.0, 1.65. */
export function decimal(value: number): string {
	return new Intl.NumberFormat(language.value, { minimumFractionDigits: 1 }).format(value);
}

/** A day and a time of it: "22 Nov 2025, 14:05". */
export function date(when: number): string {
	const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
	return new Intl.DateTimeFormat(regional(), style).format(when);
}

/** The language as the browser's own region writes it, since "en" alone writes dates as the United States do. */
function regional(): string {
	const spoken = language.value;
	return navigator.languages.find((one) => one.split('-')[0] === spoken) ?? spoken;
}

/** A day of the calendar, given as its beginning in Greenwich: "22 November 2026", or as the style says. */
export function calendarDay(when: number, style: Intl.DateTimeFormatOptions): string {
	return new Intl.DateTimeFormat(regional(), { ...style, timeZone: 'UTC' }).format(when);
}

/** A duration in words: "under 1 ms", "0.4 ms", "12 ms", "3.2 s". */
export function duration(micros: number): string {
	const { time, under } = spelled(micros, language.value);
	return under ? t('word.under', { time }) : time;
}
