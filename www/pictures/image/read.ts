/*
 * Reads a drawing of the page as shapes: its elements with their computed
 * styles. This file handles only the elements that drawings of this page use,
 * and skips invisible ones.
 */
import { belowMiddle, widthOf } from './letters';
import { paintOf } from './paints';
import { joined, type Matrix, type Shape, type Stroke, UNMOVED } from './shapes';

export function shapesOf(svg: SVGSVGElement): Shape[] {
	return [...svg.children].flatMap((child) => shapesIn(child, UNMOVED, 1));
}

function shapesIn(element: Element, outer: Matrix, opacity: number): Shape[] {
	if (!(element instanceof SVGGraphicsElement)) return [];
	const style = getComputedStyle(element);
	if (style.display === 'none') return [];
	const matrix = joined(outer, matrixOf(element));
	const alpha = opacity * Number(style.opacity);
	if (element instanceof SVGGElement)
		return [...element.children].flatMap((child) => shapesIn(child, matrix, alpha));
	const paints = {
		matrix,
		fill: paintOf(style.fill, alpha * Number(style.fillOpacity)),
		stroke: strokeOf(style, alpha),
	};
	if (!paints.fill && !paints.stroke) return [];
	if (element instanceof SVGTextElement) return letters(element, style, paints);
	const d = pathOf(element);
	return d === '' ? [] : [{ type: 'path', d, ...paints }];
}

function matrixOf(element: SVGGraphicsElement): Matrix {
	const found = element.transform.baseVal.consolidate()?.matrix;
	return found ? [found.a, found.b, found.c, found.d, found.e, found.f] : UNMOVED;
}

function strokeOf(style: CSSStyleDeclaration, alpha: number): Stroke | null {
	const paint = paintOf(style.stroke, alpha * Number(style.strokeOpacity));
	const width = Number.parseFloat(style.strokeWidth);
	if (!paint || width === 0) return null;
	const dash = style.strokeDasharray.match(/[\d.]+/g) ?? [];
	const { strokeLinecap: cap, strokeLinejoin: join } = style;
	return { ...paint, width, cap, join, dash: dash.map(Number) };
}

type Paints = Pick<Shape, 'matrix' | 'fill' | 'stroke'>;

function letters(element: SVGTextElement, style: CSSStyleDeclaration, paints: Paints): Shape[] {
	const text = element.textContent ?? '';
	if (text === '') return [];
	const size = Number.parseFloat(style.fontSize);
	// Programs without variable fonts support only weights in hundreds.
	const weight = Math.round(Number(style.fontWeight) / 100) * 100;
	const font = { size, weight, family: style.fontFamily };
	const [x = 0, middle = 0] = [element.x, element.y].map((list) => list.baseVal[0]?.value);
	const y = middle + (style.dominantBaseline === 'central' ? belowMiddle(font) : 0);
	const anchor = style.textAnchor;
	const written: Shape = { type: 'text', text, x, y, ...font, anchor, ...paints };
	if (!style.textDecorationLine.includes('line-through')) return [written];
	const width = widthOf(text, font);
	const left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
	const line = `M${left} ${y - size * 0.28}h${width}v${size * 0.07}h${-width}z`;
	return [written, { type: 'path', d: line, ...paints, stroke: null }];
}

function pathOf(element: SVGGraphicsElement): string {
	if (element instanceof SVGPathElement) return element.getAttribute('d') ?? '';
	if (element instanceof SVGRectElement) return rectangle(element);
	if (element instanceof SVGCircleElement)
		return oval(element.cx, element.cy, element.r, element.r);
	if (!(element instanceof SVGEllipseElement)) return '';
	return oval(element.cx, element.cy, element.rx, element.ry);
}

function rectangle(element: SVGRectElement): string {
	const { x, y, width, height, rx } = element;
	const measures = [x, y, width, height].map((one) => one.baseVal.value);
	const [left = 0, top = 0, wide = 0, high = 0] = measures;
	const r = Math.min(rx.baseVal.value, wide / 2, high / 2);
	if (r === 0) return `M${left} ${top}h${wide}v${high}h${-wide}z`;
	const corner = (right: number, down: number) => `a${r} ${r} 0 0 1 ${right * r} ${down * r}`;
	const [across, along] = [wide - 2 * r, high - 2 * r];
	return `M${left + r} ${top}h${across}${corner(1, 1)}v${along}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-along}${corner(1, -1)}z`;
}

function oval(...measures: SVGAnimatedLength[]): string {
	const [cx = 0, cy = 0, rx = 0, ry = 0] = measures.map((one) => one.baseVal.value);
	return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}
