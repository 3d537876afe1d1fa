/* All languages have the same keys with the same placeholders, and every text is well formed. */
import MessageFormat from '@messageformat/core';
import { expect, test } from '@playwright/test';
import { messagesIn, SPECIALS } from '../../../vite.texts';
import { LANGUAGES } from '../../language/languages';
import { number } from '../../language/runtime';
import { unbroken } from '../../language/unbroken';
import { SOURCES, textOf } from '../imports';
import { COMMAND_IDS, EXAMPLE_IDS, keysUsed, PRESET_IDS } from '../sources';
import {
	allIn,
	CORE,
	core,
	english,
	filesIn,
	OWN,
	pathOf,
	type Texts,
	TRANSLATED,
	textsOf,
} from '../texts';

/** The page's own texts, of all floors. */
const own: Texts = Object.assign({}, ...OWN.map(english));
const en: Texts = { ...core, ...own };
const others = LANGUAGES.filter((language) => language !== 'en').map(
	(language) => [language, allIn(language)] as const,
);

/** The files into which the texts about variants are merged. */
const PARTED = OWN.filter((file) => file !== SPECIALS);

/** The English texts of a file, including those merged into it. */
const englishWith = (file: string): Texts =>
	file === CORE ? core : { ...english(file), ...messagesIn(pathOf('en', file)) };

test('every language has a folder with the same files', () => {
	expect(TRANSLATED).toEqual([...LANGUAGES].sort());
	expect(OWN.length).toBeGreaterThan(8);
	for (const [language] of others)
		expect(filesIn(language), language).toEqual([...OWN, CORE].sort());
});

test('every file of texts is taken up in one place', () => {
	const taken = SOURCES.flatMap((path) =>
		[...textOf(path).matchAll(/texts\/\*\/([a-z-]+)\.json\?(?:languages|later)'/g)].map(
			([, file]) => file,
		),
	);
	expect([...taken, SPECIALS].sort()).toEqual([...OWN, CORE].sort());
});

test('what is said of variants comes with one of the files that are taken up', () => {
	for (const language of LANGUAGES) {
		const files = language === 'en' ? PARTED : [...PARTED, CORE];
		const come = files.flatMap((file) => Object.keys(messagesIn(pathOf(language, file))));
		const lost = Object.keys(textsOf(SPECIALS, language)).filter((key) => !come.includes(key));
		expect(lost, language).toEqual([]);
	}
});

/** The names in braces, including those inside plurals. */
function places(text: string): string[] {
	const names = [...text.matchAll(/\{\s*([a-z]+)\s*[,}]/g)].map(([, name]) => name ?? '');
	return [...new Set(names)].sort();
}

test('the core and the page have no key in common', () => {
	expect(Object.keys(core).filter((key) => key in own)).toEqual([]);
});

for (const [language, texts] of others) {
	test(`${language} has every key in the file where English has it, and no other`, () => {
		for (const file of [CORE, ...PARTED]) {
			const keys = Object.keys(messagesIn(pathOf(language, file)));
			expect(keys.sort(), file).toEqual(Object.keys(englishWith(file)).sort());
		}
	});

	test(`${language} has the same places in every text`, () => {
		const own = Object.keys(en).map((key) => [key, ...places(texts[key] ?? '')]);
		expect(own).toEqual(Object.entries(en).map(([key, text]) => [key, ...places(text)]));
	});
}

test('every text is a message that can be formatted', () => {
	const all: (readonly [string, Texts])[] = [['en', own], ...others];
	for (const [language, texts] of all) {
		const format = new MessageFormat(language);
		const said = Object.entries(texts).map(([key, text]) => {
			const values = Object.fromEntries(places(text).map((name) => [name, 2]));
			return `${language} ${key}: ${format.compile(text)(values)}`;
		});
		expect(said.length).toBeGreaterThan(600);
		expect(said.filter((text) => /[{}]/.test(text))).toEqual([]);
	}
});

test('a number in a text is written as the language writes it, the small ones too', () => {
	const numbers = [0, 7, 999, 1000, 1_234_567, 2.5, -3];
	for (const language of LANGUAGES) {
		const { format } = new Intl.NumberFormat(language);
		expect(numbers.map((value) => number(language, value, 0))).toEqual(numbers.map(format));
	}
	expect(number('en', 5, 1)).toBe('4');
});

/** Nouns that are counted, in the plural. */
const COUNTED: Record<string, RegExp> = {
	en: /(?<!of )\b1 (more )?(cells|places|lines|rows|columns|numbers|clues|signs|buildings|ways|orders|links|tries|runs|steps|events|dead ends|positions|nodes|solutions|foldings|puzzles|grids|cubelets|segments|characters|parts|years)\b/,
	de: /(?<!von |in )\b1 (weitere )?(Felder|Stellen|Linien|Zeilen|Spalten|Zahlen|Randzahlen|Häuser|Reihenfolgen|Möglichkeiten|Versuche|Versuchen|Schritte|Ereignisse|Sackgassen|Stellungen|Lösungen|Faltungen|Rätseln|Stücke|Stücken|Jahre)\b/,
	fr: /(?<!sur )\b[01] (petits )?(cases|emplacements|lignes|colonnes|nombres|indices|signes|immeubles|façons|ordres|maillons|essais|étapes|événements|impasses|positions|solutions|pliages|grilles|cubes|segments|caractères|droits|ans|retirés|remplies|remplis|vides)\b/,
};

/** Counts that are never 1: a text with one of them is only said of two or more, or names a limit. */
const NEVER_ONE =
	/^(clash\.(chain|few|too-many)|fault\.size|lab\.(broken\.number|estimate|positions\.limit)|line\.selected|read\.(id-cells-many|lines-many|size|towers-many|unequal-run)|rule\.(clue-full|eight-arrangements|focused-trial\.many|four-corners\.short|line-arrangements\.listed|long-line-chain|many-arrangements|peak-window)|sight\.chain|snake\.(corners$|flat|near-cube|no-chain|number|picture|recent-one|recognised|run-long|sides|step-|which-box)|verdict\.more-than|whip\.(few|sees|ways\.count)|paste\.long|whip\.order)/;

/** In English, those of the core name how many were tried or are expected, which is never 1. */
const NEVER_ONE_EXPECTED =
	/^(clash\.parity-|fault\.count|generate\.grid-not-found|read\.(lines-few|picture-order|places|row-numbers|rows|side-length|towers-few)|snake\.length)/;

test('one of a thing, or none, is counted as the language does', () => {
	for (const language of LANGUAGES) {
		const format = new MessageFormat(language);
		const texts = language === 'en' ? en : allIn(language);
		const wrong = Object.entries(texts).flatMap(([key, text]) =>
			[0, 1].flatMap((count) => {
				const plain = key in core && language === 'en' ? text.replaceAll("'", "''") : text;
				const said = format.compile(plain)(
					Object.fromEntries(places(text).map((name) => [name, count])),
				);
				const isMany = NEVER_ONE.test(key) || (language === 'en' && NEVER_ONE_EXPECTED.test(key));
				return COUNTED[language]?.test(said) && !isMany ? [`${key}: ${said}`] : [];
			}),
		);
		expect(wrong, language).toEqual([]);
	}
});

test('no line breaks before a double sign in French', () => {
	expect(unbroken('Terminé : la boîte est pleine !')).toBe(
		'Terminé\u00a0: la boîte est pleine\u00a0!',
	);
	expect(unbroken('pour « un ».')).toBe('pour «\u00a0un\u00a0».');
	expect(unbroken('?!, one')).toBe('?!, one');
});

test('an apostrophe in a translation is a curly one, so that it quotes nothing', () => {
	for (const [, texts] of others)
		expect(Object.entries(texts).filter(([, text]) => text.includes("'"))).toEqual([]);
});

test('every key that the page names exists', () => {
	expect(keysUsed().length).toBeGreaterThan(60);
	const missing = keysUsed().filter((key) => !(key in en));
	expect(missing).toEqual([]);
});

test('no text comes twice, with one page and with another', () => {
	const files = OWN.map((file) => textsOf(file, 'en'));
	const all = files.flatMap(Object.keys);
	expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
});

test('every command and every example has its name', () => {
	expect(COMMAND_IDS.length).toBeGreaterThan(15);
	expect(COMMAND_IDS.filter((id) => !(`command.${id}` in en))).toEqual([]);
	expect(EXAMPLE_IDS.length).toBeGreaterThan(8);
	expect(EXAMPLE_IDS.filter((id) => !(`example.${id}` in en))).toEqual([]);
	expect(PRESET_IDS.length).toBeGreaterThan(8);
	expect(PRESET_IDS.filter((id) => !(`snake.preset.${id}` in en))).toEqual([]);
});
