/*
 * The scales of the design are in one file, `widgets/styles/tokens.css`: sizes of text, weights, gaps, corners
 * and colours. All other styles use them by name; only drawings and printed paper have their own measures.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const WWW = fileURLToPath(new URL('../../', import.meta.url));
const TOKENS = 'widgets/styles/tokens.css';

/** Files whose lengths belong to a drawing, to paper, or to an overlay on a photo; `site/` styles separate pages. */
const OWN_MEASURES =
	/^(pictures|site)\/|\/paper\/|(paper|print|sheet|picture)\.css$|^pages\/grid\/photo\/photo\.css$/;

/** Texts inside drawings, whose styles are in the style sheet of a page. */
const DRAWN = ['pages/lab/styles/tree.css', 'pages/home/styles/cards.css'];

const files = readdirSync(WWW, { recursive: true, encoding: 'utf8' }).filter(
	(path) => path.endsWith('.css') && path !== TOKENS && !OWN_MEASURES.test(path),
);

const textOf = (path: string) =>
	readFileSync(`${WWW}${path}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

interface Declaration {
	readonly path: string;
	readonly property: string;
	readonly value: string;
}

const all: Declaration[] = files.flatMap((path) =>
	[...textOf(path).matchAll(/([a-z-]+):\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({
		path,
		property,
		value: value.replaceAll(/\s+/g, ' ').trim(),
	})),
);

/** The values of some properties that break the rule. */
const faults = (property: RegExp, isRight: (value: string, path: string) => boolean) =>
	all
		.filter((one) => property.test(one.property) && !isRight(one.value, one.path))
		.map(({ path, property, value }) => `${path}: ${property}: ${value}`);

/** The names of a scale in `tokens.css`. */
const scale = (name: string) =>
	[...textOf(TOKENS).matchAll(new RegExp(`--${name}-[a-z0-9]+(?=:)`, 'g'))].map(([one]) => one);

test('there are five sizes of text and one of captions in controls, two weights and eight gaps', () => {
	expect(all.length).toBeGreaterThan(2000);
	expect(scale('text')).toHaveLength(6);
	expect(scale('gap')).toHaveLength(8);
	expect(textOf(TOKENS).match(/--(regular|strong):/g)).toHaveLength(2);
});

test('text has a size and a weight of the scale', () => {
	const isSize = (value: string, path: string) =>
		/^(var\(--text-[a-z]+\)|inherit|[0-9.]+em)( .*)?$/.test(value) ||
		(DRAWN.includes(path) && /^\d+px$/.test(value)) ||
		// The class view grows with the size of the screen.
		value.startsWith('clamp(');
	expect(faults(/^font-size$/, isSize)).toEqual([]);
	expect(
		faults(/^font-weight$/, (value) => /^(var\(--(regular|strong)\)|inherit)$/.test(value)),
	).toEqual([]);
	const isFont = (value: string) => /^(var\(--text-|inherit|16px \/ 1\.45 )/.test(value);
	expect(faults(/^font$/, isFont)).toEqual([]);
});

test('gaps are those of the scale, but for a hairline', () => {
	const isGap = (value: string) =>
		!/(?<![\w.-])(?!1px|0px|62px)[0-9.]+(px|rem)\b/.test(
			value.replaceAll(/(calc|max|min|clamp)\(.*\)/g, ''),
		);
	expect(faults(/^(row-|column-)?gap$|^(padding|margin)/, isGap)).toEqual([]);
});

test('corners and colours have names', () => {
	const isRound = (value: string) => !/[1-9][0-9.]*(px|rem)\b/.test(value);
	expect(faults(/^border(-[a-z]+)*-radius$/, isRound)).toEqual([]);
	expect(faults(/./, (value) => !/#[0-9a-f]{3,8}\b/i.test(value))).toEqual([]);
});
