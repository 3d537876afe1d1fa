/*
 * The board that is open: one signal holding the pure history, and the few
 * ways to change it. Every change of puzzle or digits goes through here, so
 * every change can be undone. Saving and solving watch from outside.
 */
import { computed, signal } from '@preact/signals';
import type { Draft, Kind } from '../../../engine/types';
import {
	begin,
	commit,
	type History,
	type Position,
	position,
	redo,
	undo,
} from '../../../shell/history';
import { emptyDraft } from './draft';

/** A name that no other board has, in this tab or another. */
export function newName(): string {
	return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

export const history = signal<History>(begin(position(emptyDraft('skyscrapers', 5), newName())));

export const present = computed<Position>(() => history.value.present);
export const draft = computed<Draft>(() => present.value.draft);
export const entries = computed<readonly number[]>(() => present.value.entries);
export const canUndo = computed(() => history.value.past.length > 0);
export const canRedo = computed(() => history.value.future.length > 0);
export const hasEntries = computed(() => entries.value.some((value) => value > 0));

/** The kinds of puzzle that the core knows; filled once, before the page is drawn. */
export const kinds = signal<readonly Kind[]>([]);

/** The kind of the puzzle that is open. */
export const kind = computed<Kind>(() => {
	const id = draft.value.kind;
	return (
		kinds.value.find((one) => one.id === id) ?? {
			id,
			prefix: '',
			clues: true,
			signs: true,
			features: [],
		}
	);
});

/** Counts the whole new puzzles taken up, so that others can tell an edit from a new board. */
export const boards = signal(0);

export function editDraft(next: Draft, stroke = ''): void {
	history.value = commit(history.value, { ...present.value, draft: next }, stroke);
}

export function editEntries(next: readonly number[], stroke = ''): void {
	history.value = commit(history.value, { ...present.value, entries: next }, stroke);
}

/** Takes up another puzzle; undo brings the old one back. */
export function openPuzzle(next: Draft): void {
	openPosition(position(next, newName()));
}

/** Takes up a board again where it was left; undo brings the present one back. */
export function openPosition(next: Position): void {
	boards.value++;
	history.value = commit(history.value, next);
}

/** Continues a stored history in place of the present one. */
export function resume(stored: History): void {
	boards.value++;
	history.value = stored;
}

export function stepBack(): void {
	history.value = undo(history.value);
}

export function stepForward(): void {
	history.value = redo(history.value);
}
