/*
 * The open board: one signal with the pure history, and the few ways to change
 * it. Every change of puzzle or digits goes through here, so every change can
 * be undone. Saving and solving observe it from outside.
 */
import { computed, signal } from '@preact/signals';
import { KINDS, kindAmong } from '../../../engine/grids';
import type { Draft, Kind } from '../../../engine/types';
import { isFrozen } from '../../../shell/embedding';
import { begin, commit, type History, redo, undo } from '../../../shell/history';
import { type About, type AboutText, madeOwn, withText } from './about';
import { emptyDraft } from './draft';
import { withoutStale } from './edits';
import { isPlayed, type Position, position, type Tally } from './position';

export const history = signal<History<Position>>(begin(position(emptyDraft('skyscrapers', 5))));

export const present = computed<Position>(() => history.value.present);
export const draft = computed<Draft>(() => present.value.draft);
export const entries = computed<readonly number[]>(() => present.value.entries);
export const canUndo = computed(() => !isFrozen() && history.value.past.length > 0);
export const canRedo = computed(() => !isFrozen() && history.value.future.length > 0);
/** Whether the player has entered anything: digits, marks, colours or ticks. */
export const hasPlay = computed(() => isPlayed(present.value) || present.value.branches.length > 0);
export const about = computed<About>(() => present.value.about);
export const hasEntries = computed(() => entries.value.some((value) => value > 0));

/** The kinds of grids that the core knows. */
export const kinds = signal<readonly Kind[]>(KINDS);

/** The kind of the open puzzle. */
export const kind = computed<Kind>(() => kindAmong(kinds.value, draft.value.kind));

/** Counts the new puzzles opened, so that other code can tell an edit from a new board. */
export const boards = signal(0);

/** Whether what hints have ruled out is kept after the next digit; the settings decide. */
export const remembers = signal(true);

/**
 * Takes one step; successive steps with the same name of a stroke count as one. A board that is only shown cannot
 * change.
 */
export function edit(next: Position, stroke = ''): void {
	if (isFrozen()) return;
	const whole = withoutStale(next, present.peek(), remembers.peek());
	history.value = commit(history.value, whole, stroke);
}

/** The same, starting from where the stroke of this name began, so that "1" and then "2" mark 12 and not 1. */
export function editStroke(change: (before: Position) => Position, stroke: string): void {
	const { past, present, stroke: last } = history.peek();
	const amends = stroke !== '' && stroke === last;
	edit(change((amends && past.at(-1)) || present), stroke);
}

/** Changes the puzzle itself in one step; the puzzle becomes one of the player's own. */
export function editDraft(next: Draft, stroke = ''): void {
	const { draft, about } = present.value;
	if (next !== draft) edit({ ...present.value, draft: next, about: madeOwn(about) }, stroke);
}

/** Changes a text about the puzzle: everything typed into one field is one step. */
export function editText(part: AboutText, text: string, stroke = `about ${part}`): void {
	editAbout(withText(present.value.about, part, text), stroke);
}

/** Marks the puzzle as one of the visitor's own, or removes that mark. */
export function markOwn(own: boolean): void {
	const { about } = present.value;
	if (own !== about.own) editAbout({ ...about, own });
}

function editAbout(about: About, stroke = ''): void {
	edit({ ...present.value, about }, stroke);
}

/** Opens a board as it was left; undo brings back the current one. */
export function takeUp(next: Position): void {
	boards.value++;
	history.value = commit(history.value, next);
}

/** Continues a stored history in place of the current one. */
export function resume(stored: History<Position>): void {
	boards.value++;
	history.value = stored;
}

export function stepBack(): void {
	history.value = tallied(undo(history.value), present.value);
}

export function stepForward(): void {
	history.value = tallied(redo(history.value), present.value);
}

/** Goes back step by step to a position of this board that meets a condition; false if there is none. */
export function stepBackTo(holds: (earlier: Position) => boolean): boolean {
	const { board } = present.value;
	let earlier = undo(history.value);
	while (earlier.past.length > 0 && !holds(earlier.present)) earlier = undo(earlier);
	if (earlier.present.board !== board || !holds(earlier.present)) return false;
	history.value = tallied(earlier, present.value);
	return true;
}

/** Records something that is not a step: undo leaves it as it is. */
export function note(tally: Partial<Tally>): void {
	const now = history.value;
	history.value = {
		...now,
		present: { ...now.present, tally: { ...now.present.tally, ...tally } },
	};
}

/** The history with the counts of this board: undo and redo keep them. */
function tallied(history: History<Position>, before: Position): History<Position> {
	const { present } = history;
	if (present.board !== before.board || present.tally === before.tally) return history;
	return { ...history, present: { ...present, tally: before.tally } };
}
