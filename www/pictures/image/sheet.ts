/*
 * Drawings on a sheet: one by itself, or many in rows with words below each, under
 * a title. The drawings are those of the page, in its colours and letters.
 */

import { belowMiddle, wrapped } from './letters';
import { paintOf } from './paints';
import { shapesOf } from './read';
import { moved, type Picture, type Shape, UNMOVED } from './shapes';

interface Drawn {
	readonly svg: SVGSVGElement;
	/** The text below it; left out if empty. */
	readonly words: string;
}

interface SheetOptions {
	readonly title: string;
	/** Whether the title is included. */
	readonly titled: boolean;
	/** The width of each drawing, in CSS pixels. */
	readonly width: number;
	readonly columns: number;
	/** The element whose background, ink and font the sheet copies. */
	readonly like: HTMLElement;
}

const MARGIN = 12;
const GAP = 18;
const TITLE = 19;
const SMALL = 13;
const LEADING = 1.3;

export function sheetOf(drawings: readonly Drawn[], options: SheetOptions): Picture {
	const { title, titled, width, columns, like } = options;
	const across = Math.min(columns, drawings.length);
	const whole = across * width + (across - 1) * GAP + 2 * MARGIN;
	const style = getComputedStyle(like);
	const write = writer(style);
	const head = titled ? write(title, MARGIN, MARGIN, TITLE, whole - 2 * MARGIN) : NOTHING;
	const shapes: Shape[] = [...head.shapes];
	let y = MARGIN + (titled ? head.height + GAP / 2 : 0);
	for (let first = 0; first < drawings.length; first += across) {
		const row = drawings.slice(first, first + across).map(({ svg, words }, at) => {
			const x = MARGIN + at * (width + GAP);
			const { x: left, y: top, width: wide, height: high } = svg.viewBox.baseVal;
			const scale = width / wide;
			const drawing = moved(shapesOf(svg), [scale, 0, 0, scale, x - left * scale, y - top * scale]);
			const below = words ? write(words, x, y + high * scale + 6, SMALL, width) : NOTHING;
			return { shapes: [...drawing, ...below.shapes], height: high * scale + 6 + below.height };
		});
		shapes.push(...row.flatMap((one) => one.shapes));
		y += Math.max(...row.map(({ height }) => height)) + GAP;
	}
	const height = y - GAP - 6 + MARGIN;
	return { title, width: whole, height, shapes: [ground(style, whole, height), ...shapes] };
}

const NOTHING: Written = { shapes: [], height: 0 };

interface Written {
	readonly shapes: readonly Shape[];
	readonly height: number;
}

/** Writes words in lines, starting at the upper left corner. */
function writer({ color, fontFamily: family }: CSSStyleDeclaration) {
	const fill = paintOf(color, 1);
	return (words: string, x: number, y: number, size: number, width: number): Written => {
		const font = { size, family, weight: size === TITLE ? 600 : 400 };
		const lines = wrapped(words, font, width);
		const shapes = lines.map((text, at): Shape => {
			const foot = y + (at + 0.5) * size * LEADING + belowMiddle(font);
			return {
				type: 'text',
				text,
				x,
				y: foot,
				...font,
				anchor: 'start',
				fill,
				stroke: null,
				matrix: UNMOVED,
			};
		});
		return { shapes, height: lines.length * size * LEADING };
	};
}

function ground(style: CSSStyleDeclaration, width: number, height: number): Shape {
	const fill = paintOf(style.backgroundColor, 1);
	return {
		type: 'path',
		d: `M0 0h${width}v${height}h${-width}z`,
		fill,
		stroke: null,
		matrix: UNMOVED,
	};
}
