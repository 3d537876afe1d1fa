/*
 * Every item in a list of the core or of the build has its text. The type check finds all other missing keys
 * (`language/keys.ts`), but does not cover these lists.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sent } from '../../engine/packed';
import type { Band, DailyPuzzle } from '../../engine/types';
import kinds from '../../generated/kinds.json' with { type: 'json' };
import * as lab from '../../generated/lab.js';
import techniques from '../../generated/techniques.json' with { type: 'json' };
import * as text from '../../generated/text.js';
import type { Lists } from '../../language/keys';
import { LANGUAGES } from '../../language/languages';
import { EXAMPLES } from '../../pages/grid/panels/examples';
import { SPECIALS } from '../../pictures/grid/variants';
import { SOURCES, textOf } from '../imports';
import { allIn } from '../texts';

const BANDS: Record<Band, true> = {
	gentle: true,
	easy: true,
	medium: true,
	hard: true,
	expert: true,
	master: true,
	trial: true,
};

const DAILY: Record<DailyPuzzle['id'], true> = { small: true, medium: true, hard: true };

test.beforeAll(() => {
	const wasm = (name: string) =>
		readFileSync(new URL(`../../generated/${name}_bg.wasm`, import.meta.url));
	text.initSync({ module: wasm('text') });
	lab.initSync({ module: wasm('lab') });
});

/** The formats of snakes that the core's own sources name. */
function snakeForms(): string[] {
	const folder = new URL('../../../crates/core/src/snake/notation/', import.meta.url);
	return readdirSync(folder).flatMap((name) => {
		const source = readFileSync(new URL(name, folder), 'utf8');
		return [...source.matchAll(/= Form \{\s*id: "([a-z-]+)"/g)].map(([, id = '']) => id);
	});
}

/** The formats of a grid that lead to another program: those whose text is an address. */
function programs(): string[] {
	const links = EXAMPLES.map(({ link }) => link).join('\n');
	const { found } = text.recognise({ text: links, family: 'grid', box: null, line: 1, most: 20 });
	const drafts = found.flatMap((one) => (one.type === 'grid' ? [sent(one.draft)] : []));
	const leads = (id: string) =>
		drafts.some((draft) => {
			const said = text.write(draft, id, {});
			return 'text' in said && said.text.startsWith('https://');
		});
	return text
		.formats()
		.map(({ id }) => id)
		.filter((id) => id !== 'link' && leads(id));
}

/** The ids behind each group of keys. */
function lists(): Record<Lists | 'feature', readonly string[]> {
	const strategies = lab.labStrategies().map(({ id }) => id);
	const families = [...kinds.map(({ id }) => id), 'snake'];
	const rules = techniques.map(({ id }) => id);
	return {
		kind: families,
		rules: [...families, ...SPECIALS],
		feature: SPECIALS,
		band: Object.keys(BANDS),
		technique: rules,
		idea: rules,
		format: text.formats().map(({ id }) => id),
		program: programs(),
		daily: Object.keys(DAILY),
		'lab.name': strategies,
		'lab.idea': strategies,
		'snake.format': snakeForms(),
	};
}

/** Keys that do not come from a list: lines of pseudo-code, and what counts as a try. */
const keysOfStrategies = () =>
	lab.labStrategies().flatMap(({ code, tries }) => [...code.map(({ key }) => key), tries]);

test('everything in a list has its name, in every language', () => {
	const keys = Object.entries(lists()).flatMap(([group, ids]) => {
		expect(ids.length, group).toBeGreaterThan(2);
		return ids.map((id) => `${group}.${id}`);
	});
	for (const language of LANGUAGES) {
		const texts = allIn(language);
		const lacking = [...keys, ...keysOfStrategies()].filter((key) => !(key in texts));
		// The English ideas are in the rules' files.
		expect(lacking, language).toEqual([]);
	}
});

/** A name inside a sentence, such as `@band.hard`, which the type check does not cover. */
const NAMED = ['lab.landmark'];

test('what a sentence names by a key is of a list', () => {
	const named = SOURCES.flatMap((path) =>
		[...textOf(path).matchAll(/`@([a-z.-]+)\.\$\{/g)].map(([, group]) => group ?? ''),
	);
	expect(named.length).toBeGreaterThan(4);
	const known = [...Object.keys(lists()), ...NAMED];
	expect(named.filter((group) => !known.includes(group))).toEqual([]);
});
