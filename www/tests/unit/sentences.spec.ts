/*
 * The core's sentences on the page: the English is word for word that of the core, and each rule's sentence is short
 * and complete.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import MessageFormat from '@messageformat/core';
import { expect, test } from '@playwright/test';
import { messagesIn } from '../../../vite.texts';
import type { Arg, Message } from '../../engine/types';
import { sentence } from '../../language/arguments';
import { LANGUAGES, type Language } from '../../language/languages';
import { CORE, pathOf } from '../texts';

const read = <Found>(path: string) =>
	JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Found;

/** The texts as the build reads them. */
const messages = (path: string) => messagesIn(fileURLToPath(new URL(path, import.meta.url)));

const core = messages('../../generated/core.en.json');
const spoken = (locale: Language): Record<string, string> => ({
	...(locale === 'en' ? core : messagesIn(pathOf(locale, CORE))),
	...messagesIn(pathOf(locale, 'page')),
});
const TEXTS = Object.fromEntries(LANGUAGES.map((locale) => [locale, spoken(locale)])) as Record<
	Language,
	Record<string, string>
>;

/** Messages, each with the English sentence that the core itself produces. */
const SAID = read<{ message: Message; english: string }[]>('../../generated/said.en.json');

function say(locale: Language, message: Message): string {
	const t = (key: string, values: Record<string, string | number> = {}) =>
		new MessageFormat(locale).compile(TEXTS[locale][key] ?? '')(values);
	return sentence(message, { locale, t });
}

/** A message with the key of a rule and typical values for its placeholders. */
function typical(key: string): Message {
	const names = [...(core[key] ?? '').matchAll(/\{([a-z]+)\}/g)].map(([, name]) => name ?? '');
	return { key, args: Object.fromEntries(names.map((name) => [name, argument(key, name)])) };
}

const CELL: Arg = { type: 'cell', row: 0, column: 2 };
const NUMBER: Arg = { type: 'number', value: 3 };
const LINE: Arg = { type: 'line', row: false, index: 3 };
const PAIR: Arg = {
	type: 'cells',
	value: [
		[0, 3],
		[0, 4],
	],
};
const SAYS: Arg = {
	type: 'said',
	value: { key: 'statement.is-not', args: { cell: CELL, value: NUMBER } },
};

/** The type of a placeholder's value, by the placeholder's name. */
const PLACES: Record<string, Arg> = {
	cell: CELL,
	cells: PAIR,
	values: { type: 'values', value: [5] },
	clue: { type: 'clue', side: 'left', index: 1 },
	other: CELL,
	others: PAIR,
	line: LINE,
	lines: { type: 'lines', rows: true, indices: [0, 2] },
	chain: PAIR,
	covers: { type: 'lines', rows: false, indices: [1, 4] },
	numbers: { type: 'values', value: [4, 5] },
	hidden: { type: 'values', value: [4, 5] },
	ways: {
		type: 'ways',
		value: [
			[1, 2, 3, 4],
			[4, 3, 2, 1],
		],
	},
	frame: { type: 'list', value: [LINE, { type: 'line', row: true, index: 0 }] },
	one: LINE,
	two: LINE,
	three: LINE,
	four: LINE,
	first: SAYS,
	second: SAYS,
	corner: CELL,
	pivot: CELL,
	lesser: CELL,
	greater: CELL,
	clash: { type: 'said', value: { key: 'clash.no-value', args: { cell: CELL } } },
};

/** Placeholders whose type depends on the rule. */
const OWN: Record<string, Arg> = {
	'rule.clue-full.several first': CELL,
	'rule.clue-full.several last': CELL,
	'rule.first-hides first': CELL,
	'rule.facing-clues other': { type: 'clue', side: 'right', index: 1 },
	'rule.two-against-two other': { type: 'clue', side: 'right', index: 1 },
	'rule.locked other': { type: 'box', index: 1 },
	'rule.line-whip numbers': { type: 'list', value: [SAYS] },
	'rule.long-line-whip numbers': { type: 'list', value: [SAYS] },
};

const argument = (key: string, name: string) => OWN[`${key} ${name}`] ?? PLACES[name] ?? NUMBER;

const RULES = Object.keys(core).filter((key) => key.startsWith('rule.'));

test('the English of the page is that of the core, word for word', () => {
	expect(SAID.length).toBeGreaterThan(60);
	const kinds = SAID.flatMap(({ message }) => Object.values(message.args).map(({ type }) => type));
	expect(new Set(kinds).size).toBe(13);
	for (const { message, english } of SAID) {
		const capital = english.charAt(0).toUpperCase() + english.slice(1);
		expect([english, capital]).toContain(say('en', message));
	}
});

test('a sentence begins with a capital letter where a name of ours opens it, and only there', () => {
	const opened = { key: 'rule.last-cell', args: { line: LINE, values: NUMBER } };
	expect(say('en', opened)).toBe('Column 4 has one open cell left; the missing number is 3.');
	expect(say('de', opened)).toBe('Spalte 4 hat nur noch ein leeres Feld; es fehlt die 3.');
	const found: Message = { key: 'read.number', args: { found: { type: 'text', value: 'x' } } };
	expect(say('en', found)).toMatch(/^x /);
	const clue = typical('rule.peak-window');
	expect(say('fr', clue)).toMatch(/^L’indice de gauche de la ligne 2 vaut 3\u00a0: /);
});

test('a count of odd and even cells reads as well if one cell is left', () => {
	const one: Arg = { type: 'cells', value: [[0, 2]] };
	const message = typical('rule.parity-count');
	message.args = { ...message.args, cells: one, values: { type: 'values', value: [1, 3] } };
	expect(say('en', message)).toBe(
		'The odd numbers of column 4 are all in r1c4 and r1c5, so r1c3 must be even, not 1 or 3.',
	);
	expect(say('de', message)).toBe(
		'Alle ungeraden Zahlen von Spalte 4 stehen in Z1S4 und Z1S5; für Z1S3 bleiben nur gerade, also nicht 1 oder 3.',
	);
});

test('what stands in the places is worded in each language', () => {
	const fish = typical('rule.x-wing');
	expect(say('en', fish)).toContain('rows 1 and 3');
	expect(say('de', fish)).toContain('Zeilen 1 und 3');
	expect(say('fr', fish)).toContain('les lignes 1 et 3');
	const corners = typical('rule.four-corners');
	expect(say('de', corners)).toContain('Aus Spalte 4 folgt Z1S3 ≠ 3, aus Spalte 4');
	const rising = typical('rule.chain-bound');
	rising.args.count = { type: 'number', value: 1 };
	expect(say('de', rising)).toContain('liegt ein kleineres Feld vor Z1S3');
	expect(say('fr', rising)).toContain('L1C3 est plus grande qu’une autre case');
});

/** The sentences of each rule with typical arguments, and those from real puzzles. */
const EXAMPLES: Message[] = [
	...RULES.map(typical),
	...SAID.map(({ message }) => message).filter(({ key }) => RULES.includes(key)),
];

/** The number of words in the longest sentence; a lone sign does not count. */
function longest(text: string): number {
	const sentences = text.split(/[.] /).map((one) => one.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []);
	return Math.max(...sentences.map(({ length }) => length));
}

for (const locale of LANGUAGES) {
	test(`every rule in ${locale} is a whole sentence of at most 30 words`, () => {
		expect(RULES.length).toBeGreaterThan(50);
		const said = EXAMPLES.map((message) => say(locale, message));
		expect(said.filter((text) => !/^[^{}]+[.]$/.test(text))).toEqual([]);
		expect(said.filter((text) => /undefined|object/.test(text))).toEqual([]);
		expect(said.filter((text) => longest(text) > 30)).toEqual([]);
	});
}

test('every rule speaks of a place: a cell, a line or a clue', () => {
	const places: Arg['type'][] = ['cell', 'cells', 'line', 'lines', 'clue'];
	for (const key of RULES) {
		const types = Object.values(typical(key).args).map(({ type }) => type);
		expect(
			types.some((type) => places.includes(type)),
			key,
		).toBe(true);
	}
});

test('no contraction is left open in French', () => {
	const said = RULES.map((key) => say('fr', typical(key)));
	const open = /\b(?:de|à) les? |\bde l’?indices|\bque il\b/i;
	expect(said.filter((text) => open.test(text))).toEqual([]);
});
