/*
 * The shapes of an exported picture: paths and texts with their paints, each with its
 * matrix. A drawing is read into shapes (`read.ts`), and they are written as SVG
 * (`svg-text.ts`) or painted (`png.ts`).
 */

/** The matrix a b c d e f, as in the attribute `transform`. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Paint {
	/** A colour such as `#rrggbb`. */
	readonly colour: string;
	/** From 0 to 1. */
	readonly alpha: number;
}

export interface Stroke extends Paint {
	readonly width: number;
	readonly cap: string;
	readonly join: string;
	readonly dash: readonly number[];
}

interface Painted {
	readonly matrix: Matrix;
	readonly fill: Paint | null;
	readonly stroke: Stroke | null;
}

interface PathShape extends Painted {
	readonly type: 'path';
	readonly d: string;
}

export interface TextShape extends Painted {
	readonly type: 'text';
	readonly text: string;
	readonly x: number;
	/** The baseline of the letters. */
	readonly y: number;
	readonly size: number;
	readonly family: string;
	readonly weight: number;
	readonly anchor: string;
}

export type Shape = PathShape | TextShape;

/** A whole picture, measured in CSS pixels. */
export interface Picture {
	readonly title: string;
	readonly width: number;
	readonly height: number;
	readonly shapes: readonly Shape[];
}

export const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies the inner one first, then the outer one. */
export function joined(outer: Matrix, inner: Matrix): Matrix {
	const [a, b, c, d, e, f] = outer;
	const [g, h, i, j, k, l] = inner;
	return [
		a * g + c * h,
		b * g + d * h,
		a * i + c * j,
		b * i + d * j,
		a * k + c * l + e,
		b * k + d * l + f,
	];
}

export const moved = (shapes: readonly Shape[], by: Matrix): Shape[] =>
	shapes.map((shape) => ({ ...shape, matrix: joined(by, shape.matrix) }));
