/*
 * A setter's locks on the board: each requires that a place keeps its content, has
 * some content, or has none. Locks are stored as a text about the puzzle, "keep t3
 * some r1c2 none r1c1r1c2", which links and JSON include and undo restores. The
 * core's `generate/lock_text.rs` reads the same text.
 */
import { computed } from '@preact/signals';
import type { Draft, Lock, Locked, Side } from '../../../engine/types';
import { beside, type Gap, SIDES } from '../../../pictures/grid/draft';
import type { Condition } from './conditions';
import { difference } from './difference';
import { emptyDraft } from './draft';
import { about, draft, editText } from './game';

export type LockPlace =
	| { readonly type: 'cell'; readonly cell: number }
	| { readonly type: 'clue'; readonly side: Side; readonly index: number }
	| { readonly type: 'sign'; readonly first: number; readonly second: number };

type Fixing = Exclude<Lock, 'open'>;

const WORDS: Record<Fixing, string> = { kept: 'keep', filled: 'some', empty: 'none' };

export const FIXINGS = Object.keys(WORDS) as readonly Fixing[];

/** The locks of the puzzle on the board, by the names of their places. */
export const locks = computed(() => readLocks(about.value.locks, draft.value.size));

export function readLocks(text: string, size: number): ReadonlyMap<string, Locked> {
	const found = new Map<string, Locked>();
	let lock: Lock = 'kept';
	for (const word of text.split(' ')) {
		const at = placeNamed(word, size);
		if (at) found.set(word, { ...at, lock });
		else lock = FIXINGS.find((one) => WORDS[one] === word) ?? lock;
	}
	return found;
}

function lockText(all: ReadonlyMap<string, Locked>): string {
	return FIXINGS.flatMap((fixing) => {
		const names = [...all].filter(([, { lock }]) => lock === fixing).map(([name]) => name);
		return names.length > 0 ? [WORDS[fixing], ...names] : [];
	}).join(' ');
}

/** Locks places, or unlocks them; one stroke of the pointer is one step. */
export function lockPlaces(places: readonly LockPlace[], lock: Lock, stroke = ''): void {
	const all = new Map(locks.peek());
	for (const at of places) {
		const name = lockName(at, draft.peek().size);
		if (lock === 'open') all.delete(name);
		else all.set(name, { ...at, lock });
	}
	editText('locks', lockText(all), stroke);
}

/** Replaces all locks of this sort. */
export function lockOnly(places: readonly LockPlace[], lock: Fixing): void {
	const { size } = draft.peek();
	const others = [...locks.peek()].filter(([, one]) => one.lock !== lock);
	const all = places.map((at) => [lockName(at, size), { ...at, lock }] as const);
	editText('locks', lockText(new Map([...others, ...all])));
}

/** "t3", "r1c2", "r1c1r1c2": a side by its letter; positions are counted from 1. */
export function lockName(at: LockPlace, size: number): string {
	const cell = (one: number) => `r${Math.floor(one / size) + 1}c${(one % size) + 1}`;
	switch (at.type) {
		case 'cell':
			return cell(at.cell);
		case 'clue':
			return `${at.side.charAt(0)}${at.index + 1}`;
		case 'sign':
			return cell(Math.min(at.first, at.second)) + cell(Math.max(at.first, at.second));
	}
}

function placeNamed(word: string, size: number): LockPlace | null {
	const side = SIDES.find((one) => one.charAt(0) === word.charAt(0));
	const index = Number(word.slice(1)) - 1;
	if (side && Number.isInteger(index)) {
		return index >= 0 && index < size ? { type: 'clue', side, index } : null;
	}
	const cells = [...word.matchAll(/r(\d+)c(\d+)/g)].map(([, row, column]) => {
		const at = { row: Number(row) - 1, column: Number(column) - 1 };
		const isThere = Math.min(at.row, at.column) >= 0 && Math.max(at.row, at.column) < size;
		return isThere ? at.row * size + at.column : -1;
	});
	const [first = -1, second] = cells;
	if (first < 0) return null;
	if (second === undefined) return { type: 'cell', cell: first };
	return second === first + size || (second === first + 1 && second % size > 0)
		? { type: 'sign', first, second }
		: null;
}

export function gapPlace(size: number, gap: Gap): LockPlace {
	const [first, second] = beside(size, gap);
	return { type: 'sign', first, second };
}

/** Every place that has something printed in it, each listed once. */
export function printedPlaces(puzzle: Draft): LockPlace[] {
	const { kind, size, unit } = puzzle;
	const printed = difference(emptyDraft(kind, size, unit), puzzle).added;
	const all = printed.flatMap((one) => placeOfOne(one) ?? []);
	return [...new Map(all.map((at) => [lockName(at, size), at])).values()];
}

function placeOfOne(one: Condition): LockPlace | null {
	switch (one.type) {
		case 'given':
			return { type: 'cell', cell: one.cell };
		case 'mark':
			return { type: 'cell', cell: one.cells[0] };
		case 'clue':
			return { type: 'clue', side: one.side, index: one.index };
		case 'sign':
			return { type: 'sign', first: one.lesser, second: one.greater };
		case 'bar':
		case 'no-bar':
			return { type: 'sign', first: one.first, second: one.second };
		case 'variant':
			return null;
	}
}
