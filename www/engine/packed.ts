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
	const parts = Object.entries(value).map(([name, part]) => [name, packedWithin(part)]);
	return Object.fromEntries(parts);
}

const numbered = (words: readonly string[]): Record<string, number> =>
	Object.fromEntries(words.map((word, number) => [word, number]));

const SIGN_NUMBERS = numbered(SIGNS);
const MARK_NUMBERS = numbered(MARKS);

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
	const held = features.map((feature) => FEATURES.indexOf(feature));
	const signs = [across, down].map((list) => numbers(list, SIGN_NUMBERS));
	const shapes = numbers(wholeMarks(size, marks), MARK_NUMBERS);
	const lists = [letters, held, top, right, bottom, left, givens, ...signs, shapes];
	return run(size, unit, lists);
}

const numbers = (words: readonly string[], known: Record<string, number>) =>
	words.map((word) => known[word] ?? -1);

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
