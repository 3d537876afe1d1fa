/*
 * The page's requests, with every draft packed into one run of numbers. Passed one by one, the values of a grid
 * would take longer to cross the wasm boundary than the puzzle takes to solve. Answers are plain objects, because
 * they contain few drafts. `crates/core/src/wire/packed.rs` reads the packed drafts and describes the layout.
 */
import { FEATURES, MARKS, SIGNS } from '../generated/types';
import { wholeMarks } from './anchors';
import type { Draft } from './types';

declare const UNSENT: unique symbol;

/** A value as the core takes it, with each draft packed; its type remembers what it was. */
export type Sent<Value> = Packed<Value> & { readonly [UNSENT]?: Value };

/** What becomes a value on its way to the core. */
export type Unsent<Value> = typeof UNSENT extends keyof Value
	? Exclude<Value[typeof UNSENT], undefined>
	: Value;

type Packed<Value> = Value extends Draft
	? Uint8Array
	: Value extends readonly unknown[] | Uint8Array
		? Value
		: Value extends object
			? { [Name in keyof Value]: Packed<Value[Name]> }
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
	const shapes = wholeMarks(size, marks);
	const lists = [kind, features, top, right, bottom, left, givens, across, down, shapes];
	let length = 2;
	for (const list of lists) length += 1 + list.length;
	// Written directly: lists in between take as long as the rest.
	const all = new Uint32Array(length);
	all[0] = size;
	all[1] = unit;
	all[2] = kind.length;
	let at = 3;
	for (let letter = 0; letter < kind.length; letter++) all[at++] = kind.charCodeAt(letter);
	at = words(all, at, features, FEATURES);
	at = numbers(all, at, top);
	at = numbers(all, at, right);
	at = numbers(all, at, bottom);
	at = numbers(all, at, left);
	at = numbers(all, at, givens);
	at = words(all, at, across, SIGNS);
	at = words(all, at, down, SIGNS);
	words(all, at, shapes, MARKS);
	return new Uint8Array(all.buffer);
}

/** Writes a list after its length; returns the place after it. */
function numbers(all: Uint32Array, start: number, list: readonly number[]): number {
	let at = start;
	all[at++] = list.length;
	for (const number of list) all[at++] = number;
	return at;
}

/** The same for words that are known by their places in a list. */
function words<Word>(
	all: Uint32Array,
	start: number,
	list: readonly Word[],
	known: readonly Word[],
): number {
	let at = start;
	all[at++] = list.length;
	for (const word of list) all[at++] = known.indexOf(word);
	return at;
}
