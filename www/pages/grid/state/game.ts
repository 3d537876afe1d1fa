/*
 * The board that is open: one signal holding the pure history, and the few
 * ways to change it. Every change of puzzle or digits goes through here, so
 * every change can be undone. Saving and solving watch from outside.
 */
import { computed, signal } from '@preact/signals';
import { kindAmong } from '../../../engine/grids';
import type { Draft, Kind } from '../../../engine/types';
import {
	begin,
	commit,
	type History,
	type Named,
	newName,
	redo,
	undo,
} from '../../../shell/history';
import { emptyDraft } from './draft';

/** The puzzle and the player's own digits. */
export interface Position extends Named {
	readonly draft: Draft;
	/** The player's digits, one per cell, 0 = open. */
	readonly entries: readonly number[];
}

/** A board taken up afresh. */
export function position(draft: Draft, board = newName()): Position {
	return { draft, entries: new Array<number>(draft.size * draft.size).fill(0), board };
}

export const history = signal<History<Position>>(begin(position(emptyDraft('skyscrapers', 5))));

export const present = computed<Position>(() => history.value.present);
export const draft = computed<Draft>(() => present.value.draft);
export const entries = computed<readonly number[]>(() => present.value.entries);
export const canUndo = computed(() => history.value.past.length > 0);
export const canRedo = computed(() => history.value.future.length > 0);
export const hasEntries = computed(() => entries.value.some((value) => value > 0));

/** The kinds of grids that the core knows; filled once, before the page is drawn. */
export const kinds = signal<readonly Kind[]>([]);

/** The kind of the puzzle that is open. */
export const kind = computed<Kind>(() => kindAmong(kinds.value, draft.value.kind));

/** Counts the whole new puzzles taken up, so that others can tell an edit from a new board. */
export const boards = signal(0);

export function editDraft(next: Draft, stroke = ''): void {
	history.value = commit(history.value, { ...present.value, draft: next }, stroke);
}

export function editEntries(next: readonly number[], stroke = ''): void {
	history.value = commit(history.value, { ...present.value, entries: next }, stroke);
}

/** Puzzle and digits in one step. */
export function editBoth(next: Pick<Position, 'draft' | 'entries'>): void {
	history.value = commit(history.value, { ...present.value, ...next });
}

/** Takes up a board where it was left; undo brings the present one back. */
export function takeUp(next: Position): void {
	boards.value++;
	history.value = commit(history.value, next);
}

/** Continues a stored history in place of the present one. */
export function resume(stored: History<Position>): void {
	boards.value++;
	history.value = stored;
}

export function stepBack(): void {
	history.value = undo(history.value);
}

export function stepForward(): void {
	history.value = redo(history.value);
}
