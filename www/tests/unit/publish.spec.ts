/* Publishing: a puzzle's rules in every language, its texts in its link, and several puzzles as one list. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { anchorsOf } from '../../engine/anchors';
import type { Draft, Feature, Mark } from '../../engine/types';
import kinds from '../../generated/kinds.json' with { type: 'json' };
import * as core from '../../generated/text.js';
import { LANGUAGES } from '../../language/languages';
import { glance, listLink, readList } from '../../pages/grid/collection/list-link';
import { partsOf } from '../../pages/grid/publish/parts';
import { LONGEST, NO_ABOUT, withTexts } from '../../pages/grid/state/about';
import { emptyDraft } from '../../pages/grid/state/draft';
import { textInLink, textOfLink, toldLink } from '../../pages/grid/state/told-link';
import { SHAPES, SPECIALS, VARIANTS } from '../../pictures/grid/variants';
import { allIn } from '../texts';

test.beforeAll(() => {
	const wasm = new URL('../../generated/text_bg.wasm', import.meta.url);
	core.initSync({ module: readFileSync(wasm) });
});

/** A grid of a kind with everything that its features allow. */
function full(kind: string, features: readonly Feature[], unit = 1): Draft {
	const blank = emptyDraft(kind, 4);
	const isAsked = (mark: Mark) => mark !== 'none' && features.includes(SHAPES[mark].of);
	const { clues, signs } = kinds.find(({ id }) => id === kind) ?? { clues: false, signs: false };
	return {
		...blank,
		unit,
		features: features.filter((one) => (VARIANTS as readonly Feature[]).includes(one)),
		clues: clues ? { ...blank.clues, top: [1, 0, 0, 0] } : blank.clues,
		across: blank.across.map((sign) =>
			signs ? (features.includes('adjacent') ? 'bar' : 'less') : sign,
		),
		marks: anchorsOf(4).map(({ marks }) => marks.find(isAsked) ?? 'none'),
	};
}

test('every kind and every variant has its rules in words, in every language', () => {
	const named = new Set<string>();
	for (const { id, features } of kinds) {
		for (const one of [[], ...features.map((feature) => [feature])] as Feature[][]) {
			for (const part of partsOf(full(id, one))) named.add(part);
			const [only] = one;
			const isTold = only && !['clues', 'signs', 'givens'].includes(only);
			if (isTold) expect(partsOf(full(id, one))).not.toEqual(partsOf(full(id, [])));
		}
	}
	named.add(partsOf(full('latin', [], 10))[0] ?? '');
	// One sentence each for filling the grid, filling it with tens, clues, signs, and every special.
	expect(named.size).toBe(4 + SPECIALS.length);
	for (const language of LANGUAGES) {
		const texts = allIn(language);
		const written = Object.keys(texts).filter((key) => key.startsWith('rule-text.'));
		expect(written.sort()).toEqual([...named].map((part) => `rule-text.${part}`).sort());
	}
});

const WORDS = {
	title: 'Zwei Türme ~ 1/2',
	author: 'Ann & Bob, 塔',
	rules: 'First.\nThen: 100 % of it.',
	note: 'a-b -41 #sky2 "c"',
	locks: 'keep t1 some r1c2 none r1c1r1c2',
};

test('the core reads from a link what the page writes into it', () => {
	const text = `https://example.org/#lat2.1D${toldLink({ ...NO_ABOUT, ...WORDS })}`;
	expect(text).toMatch(/^[\w:/.#-]+$/);
	const [one] = core.recognise({ text, family: 'grid', box: null, line: 1, most: 5 }).found;
	expect(one).toMatchObject({ type: 'grid', format: 'link', about: WORDS });
	for (const word of Object.values(WORDS)) expect(textOfLink(textInLink(word))).toBe(word);
	expect(toldLink(NO_ABOUT)).toBe('');
});

test('texts that are read are cut to what is kept', () => {
	const long = withTexts(NO_ABOUT, { ...WORDS, note: 'x'.repeat(3000) });
	expect(long.note).toHaveLength(LONGEST.note);
	expect(long).toMatchObject({ title: WORDS.title, own: false });
});

test('a list is one link, in its order, with the titles of its puzzles', () => {
	const links = [
		`lat2.1D${toldLink({ ...NO_ABOUT, title: 'One ~ and only' })}`,
		'sky4.1332.2122.3213.1423',
	];
	const list = { title: 'Two ~ in a row', links };
	const link = listLink(list);
	expect(readList(link)).toEqual(list);
	expect(readList(link.replaceAll('~', '%7E'))).toEqual(list);
	expect(glance(links[0] ?? '')).toEqual({ title: 'One ~ and only', prefix: 'lat', size: 2 });
	expect(glance(links[1] ?? '')).toEqual({ title: '', prefix: 'sky', size: 4 });
	for (const none of ['list', 'list~', 'list~Title', 'lat2.1D', 'lists~a~lat2.1D'])
		expect(readList(none), none).toBe(null);
	expect(readList(`list~~${'lat2.1D~'.repeat(300)}`)?.links).toHaveLength(200);
});
