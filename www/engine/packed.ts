/*
 * The page's requests, with every draft packed into one run of numbers. Passed one by one, the values of a grid
 * would take longer to cross the wasm boundary than the puzzle takes to solve. Answers are plain objects, because
 * they contain few drafts. `crates/core/src/wire/packed.rs` reads the packed drafts and describes the layout.
 */
import { FEATURES, MARKS, SIGNS } from '../generated/types';
import { wholeMarks } from './anchors';
import type { Draft } from './types';

/** A value as the core takes it, with each draft packed. */
export type Sent<Value> = Value extends Draft
	? Uint8Array
	: Value extends readonly unknown[] | Uint8Array
		? Value
		: Value extends object
			? { [Name in keyof Value]: Sent<Value[Name]> }
			: Value;

/** A value on its way to the core. */
export function sent<Value>(value: Value): Sent<Value> {
	return packedWithin(value) as Sent<Value>;
}

/** Lists of numbers and texts, including pixels, stay as they are. */
const isList = (value: object) => Array.isArray(value) || ArrayBuffer.isView(value);

function packedWithin(value: unknown): unknown {
	if (typeof value !== 'object' || value === null || isList(value)) return value;
	if ('givens' in value && 'across' in value) return packed(value as Draft);
	const request: Record<string, unknown> = {};
	for (const [name, part] of Object.entries(value)) request[name] = packedWithin(part);
	return request;
}

/** Boards saved before features and marks existed have none. */
function packed({
	kind,
	size,
	unit,
	features = [],
	clues,
	givens,
	across,
	down,
	marks,
}: Draft): Uint8Array {
	const { top, right, bottom, left } = clues;
	const letters = [...kind].map((letter) => letter.charCodeAt(0));
	const held = numbers(features, FEATURES);
	const signs = [across, down].map((list) => numbers(list, SIGNS));
	const shapes = numbers(wholeMarks(size, marks), MARKS);
	const lists = [letters, held, top, right, bottom, left, givens, ...signs, shapes];
	return run(size, unit, lists);
}

const numbers = <Word>(words: readonly Word[], known: readonly Word[]) =>
	words.map((word) => known.indexOf(word));

function run(size: number, unit: number, lists: readonly (readonly number[])[]): Uint8Array {
	const all = new Uint32Array(lists.reduce((sum, list) => sum + 1 + list.length, 2));
	all[0] = size;
	all[1] = unit;
	let at = 2;
	for (const list of lists) {
		all[at++] = list.length;
		for (const number of list) all[at++] = number;
	}
	return new Uint8Array(all.buffer);
}
