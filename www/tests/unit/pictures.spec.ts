/* Pictures without a browser: paints, matrices, digits as strokes, and the file that is written. */
import { expect, test } from '@playwright/test';
import { withoutFonts } from '../../pictures/image/glyphs';
import { paintOf } from '../../pictures/image/paints';
import { joined, type Matrix, type TextShape, UNMOVED } from '../../pictures/image/shapes';
import { svgText } from '../../pictures/image/svg-text';

const INK = { colour: '#000000', alpha: 1 };

const text = (words: string, more: Partial<TextShape> = {}): TextShape => ({
	type: 'text',
	text: words,
	x: 50,
	y: 60,
	size: 20,
	family: '"A B", sans-serif',
	weight: 400,
	anchor: 'middle',
	matrix: UNMOVED,
	fill: INK,
	stroke: null,
	...more,
});

test('computed colours become what every program reads; what cannot be seen is left out', () => {
	expect(paintOf('rgb(11, 87, 176)', 1)).toEqual({ colour: '#0b57b0', alpha: 1 });
	expect(paintOf('rgba(255, 0, 0, 0.5)', 0.5)).toEqual({ colour: '#ff0000', alpha: 0.25 });
	expect(paintOf('color(srgb 0.5 1 0 / 0.2)', 1)).toEqual({ colour: '#80ff00', alpha: 0.2 });
	expect(paintOf('none', 1)).toBeNull();
	expect(paintOf('rgba(0, 0, 0, 0)', 1)).toBeNull();
	expect(paintOf('rgb(0, 0, 0)', 0)).toBeNull();
});

test('matrices are joined from the inside to the outside', () => {
	const twice: Matrix = [2, 0, 0, 2, 0, 0];
	const quarter: Matrix = [0, 1, -1, 0, 0, 0];
	const aside: Matrix = [1, 0, 0, 1, 5, 7];
	expect(joined(twice, aside)).toEqual([2, 0, 0, 2, 10, 14]);
	expect(joined(aside, twice)).toEqual([2, 0, 0, 2, 5, 7]);
	expect(joined(quarter, aside).map((one) => one + 0)).toEqual([0, 1, -1, 0, -7, 5]);
});

test('digits and letters of colours become strokes in their place, words stay words', () => {
	const both = withoutFonts([text('10'), text('Skyscrapers 5 × 5')]);
	expect(both.map(({ type }) => type)).toEqual(['path', 'path', 'text']);
	// Each is twelve units wide, centred on the middle.
	expect(both.slice(0, 2).map(({ matrix }) => matrix)).toEqual([
		[20, 0, 0, 20, 38, 60],
		[20, 0, 0, 20, 50, 60],
	]);
	const left = (anchor: string) => withoutFonts([text('0', { anchor })])[0]?.matrix[4];
	expect([left('start'), left('middle'), left('end')]).toEqual([50, 44, 38]);
	const width = (weight: number) => withoutFonts([text('0', { weight })])[0]?.stroke?.width ?? 0;
	expect(width(700)).toBeGreaterThan(width(400));
	expect(
		withoutFonts([...'0123456789ABCDEFGH'].map((one) => text(one))).every(
			({ type }) => type === 'path',
		),
	).toBe(true);
	const halo = { ...INK, width: 4, cap: 'round', join: 'round', dash: [] };
	expect(withoutFonts([text('7', { stroke: halo })])).toHaveLength(2);
});

test('the file has its size, its title and nothing from elsewhere, and texts cannot break out of it', () => {
	const title = 'A <b> & "c"';
	const file = svgText({ title, width: 330, height: 100.123456, shapes: [text('1 < 2')] });
	expect(file).toContain('width="330" height="100.1235" viewBox="0 0 330 100.1235"');
	expect(file).toContain('<title>A &#60;b&#62; &#38; &#34;c&#34;</title>');
	expect(file).toContain('font-family="&#34;A B&#34;, sans-serif"');
	expect(file).toContain('>1 &#60; 2</text>');
});
