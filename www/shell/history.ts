/*
 * The undoable history of a board: a pure value with a past, a present and a
 * future. Each page defines its positions; every change, a keystroke or a whole
 * new puzzle, is one step that undo takes back. This file does not know about
 * signals or storage.
 */

/** The common part of all positions. */
export interface Named {
	/** The name of the board, which every edit keeps. */
	readonly board: string;
}

export interface History<Kept extends Named> {
	readonly past: readonly Kept[];
	readonly present: Kept;
	readonly future: readonly Kept[];
	/** Names the typing in progress: "1" and then "2" for 12 are one step. */
	readonly stroke: string;
}

/** A name that no other board has, in this tab or another. */
export function newName(): string {
	return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

export function begin<Kept extends Named>(present: Kept): History<Kept> {
	return { past: [], present, future: [], stroke: '' };
}

/** Adds one step; a step with the same stroke as the last one replaces that one. */
export function commit<Kept extends Named>(
	history: History<Kept>,
	next: Kept,
	stroke = '',
): History<Kept> {
	if (unchanged(history.present, next)) return history;
	const amends = stroke !== '' && stroke === history.stroke;
	const past = amends ? history.past : [...history.past, history.present];
	return { past, present: next, future: [], stroke };
}

/** Whether all parts but the name are the same. */
function unchanged<Kept extends Named>(present: Kept, next: Kept): boolean {
	const parts = Object.keys(next) as (keyof Kept)[];
	return parts.every((part) => part === 'board' || next[part] === present[part]);
}

export function undo<Kept extends Named>(history: History<Kept>): History<Kept> {
	const last = history.past.at(-1);
	if (!last) return history;
	const future = [history.present, ...history.future];
	return { past: history.past.slice(0, -1), present: last, future, stroke: '' };
}

export function redo<Kept extends Named>(history: History<Kept>): History<Kept> {
	const [next, ...future] = history.future;
	if (!next) return history;
	return { past: [...history.past, history.present], present: next, future, stroke: '' };
}

/**
 * A slightly older history, brought to the position in which the board was left since then. If the position is one
 * of its own, undoing or redoing leads there, otherwise one new step.
 */
export function arrivedAt<Kept extends Named>(
	history: History<Kept>,
	present: Kept,
): History<Kept> {
	const text = JSON.stringify(present);
	const same = (one: Kept) => JSON.stringify(one) === text;
	if (same(history.present)) return history;
	const back = history.past.findLastIndex(same);
	if (back >= 0) return stepped(history, undo, history.past.length - back);
	const on = history.future.findIndex(same);
	if (on >= 0) return stepped(history, redo, on + 1);
	return { past: [...history.past, history.present], present, future: [], stroke: '' };
}

function stepped<Kept extends Named>(
	history: History<Kept>,
	step: (from: History<Kept>) => History<Kept>,
	times: number,
): History<Kept> {
	return Array.from({ length: times }).reduce<History<Kept>>(step, history);
}
