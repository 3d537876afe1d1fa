/*
 * The places for marks, in the order of a draft's list: for each place, the cells that meet there and what may be
 * printed there. The core defines the places (`grid/anchor.rs`). Pure.
 */
import { MARKED } from '../generated/types';
import type { Mark } from './types';

export interface Anchor {
	/** Ordered row by row; the first cell names the place. */
	readonly cells: readonly [number, ...number[]];
	readonly marks: readonly Mark[];
}

const known = new Map<number, readonly Anchor[]>();

/** All places of a board. */
export function anchorsOf(size: number): readonly Anchor[] {
	const anchors = known.get(size) ?? MARKED.flatMap((sort) => placesOf(size, sort));
	known.set(size, anchors);
	return anchors;
}

function placesOf(size: number, [rows, columns, marks]: (typeof MARKED)[number]): Anchor[] {
	const numbers = (length: number) => Array.from({ length }, (_, at) => at);
	const others = numbers(rows).flatMap((row) => numbers(columns).map((at) => row * size + at));
	return numbers(size + 1 - rows).flatMap((row) =>
		numbers(size + 1 - columns).map((column) => {
			const first = row * size + column;
			return { cells: [first, ...others.slice(1).map((other) => first + other)], marks };
		}),
	);
}

/** Completes a list of marks: older boards have fewer places for marks, or none. */
export function wholeMarks(size: number, marks: Mark[] = []): Mark[] {
	const anchors = anchorsOf(size);
	return marks.length === anchors.length ? marks : anchors.map((_, at) => marks[at] ?? 'none');
}
