/*
 * The undoable history of a board: a pure value with a past, a present and a
 * future. A position is the puzzle and the player's own digits; whatever
 * replaces them, a keystroke or a whole new puzzle, is one step that undo
 * takes back. It knows no signal and no storage.
 */
import type { Draft } from '../engine/types';

export interface Position {
	readonly draft: Draft;
	/** The player's digits, one per cell, 0 = open. */
	readonly entries: readonly number[];
	/** Names the board that was taken up; every edit of it keeps the name. */
	readonly board: string;
}

export interface History {
	readonly past: readonly Position[];
	readonly present: Position;
	readonly future: readonly Position[];
	/** Names the typing in progress: "1" then "2" that make 12 are one step. */
	readonly stroke: string;
}

/** Enough for any sitting; older steps fall off the far end. */
const DEEPEST = 2000;

/** A board taken up afresh. */
export function position(draft: Draft, board: string): Position {
	return { draft, entries: new Array<number>(draft.size * draft.size).fill(0), board };
}

export function begin(present: Position): History {
	return { past: [], present, future: [], stroke: '' };
}

/** Takes one step; a step with the stroke of the last one amends that one instead. */
export function commit(history: History, next: Position, stroke = ''): History {
	if (next.draft === history.present.draft && next.entries === history.present.entries)
		return history;
	const amends = stroke !== '' && stroke === history.stroke;
	const past = amends ? history.past : [...history.past.slice(1 - DEEPEST), history.present];
	return { past, present: next, future: [], stroke };
}

export function undo(history: History): History {
	const last = history.past.at(-1);
	if (!last) return history;
	const future = [history.present, ...history.future];
	return { past: history.past.slice(0, -1), present: last, future, stroke: '' };
}

export function redo(history: History): History {
	const [next, ...future] = history.future;
	if (!next) return history;
	return { past: [...history.past, history.present], present: next, future, stroke: '' };
}
