/*
 * The hint that is shown: asked of the core for the board as it stands, climbed
 * level by level, and done as one step that can be undone. Any change of the
 * board lets it go. Who has marks in every open cell gets the easiest step; who
 * has not is led to the next number, and what is ruled out on the way is told.
 */
import { effect, signal } from '@preact/signals';
import { drop, run, running } from '../../../engine/search';
import { isBlank } from '../../../pictures/grid/draft';
import { marking } from '../../../shell/settings';
import { hide } from './answer';
import { check, finished } from './checks';
import { marksOfAll, withDigit, withoutMarks } from './edits';
import { draft, edit, present } from './game';
import { begun, climbed, goneOn, type Hint, stepOf, turned } from './hint-levels';
import type { Position } from './position';
import { mode } from './screen';

export const hint = signal<Hint | null>(null);

/** Whether there is something to play on. */
export function hasHints(): boolean {
	const isSound = (check.value?.faults.length ?? 0) === 0 && !isBlank(draft.value);
	return mode.value === 'play' && isSound && !finished.value;
}

/** A hint that is under way keeps its button, so that the focus stays on it. */
export function canHint(): boolean {
	return hasHints() && (running.value === null || running.value.question === 'hint');
}

/** The next level of the hint, or what it says done; a first hint where there is none. */
export function nextHint(): void {
	const known = hint.peek();
	if (!canHint() || running.peek()) return;
	if (known?.state === 'found') hint.value = climbed(known) ?? done(known);
	else void askHint();
}

async function askHint(): Promise<void> {
	hide();
	const now = present.peek();
	const request = {
		draft: now.draft,
		entries: [...now.entries],
		marks: marksOfAll(now, marking.peek()),
	};
	const task = { question: 'hint', withEntries: true, call: 'hint', request } as const;
	const outcome = await run({ ...task, report: (step) => step });
	if (!outcome || 'stopped' in outcome || !sameBoard(present.peek(), now)) return;
	hint.value = begun(outcome.answer.state, outcome.answer.hints);
}

/** Does the step on the board, which ends the hint; what cannot be written there is taken as known. */
function done(known: Hint): Hint | null {
	const step = stepOf(known);
	if (step && changesBoard(known)) {
		const { placed, removed } = step;
		const now = present.peek();
		edit(
			placed
				? withDigit(now, [placed.cell], placed.value, marking.peek())
				: withoutMarks(now, removed, marking.peek()),
		);
		return null;
	}
	return goneOn(known);
}

/** Whether doing the step writes something: a number, or fewer marks for a player who marks all that is left. */
export function changesBoard(known: Hint): boolean {
	const placed = stepOf(known)?.placed ?? null;
	return placed !== null || marksOfAll(present.value, marking.value) !== null;
}

export function anotherHint(): void {
	const known = hint.peek();
	if (known) hint.value = turned(known);
}

export function closeHint(): void {
	hint.value = null;
}

const sameBoard = (one: Position, other: Position) =>
	one.draft === other.draft && one.entries === other.entries && one.marks === other.marks;

export function watchHint(): void {
	let last = present.peek();
	effect(() => {
		const now = present.value;
		if (sameBoard(now, last) && mode.value === 'play') return;
		last = now;
		if (running.peek()?.question === 'hint') drop();
		closeHint();
	});
}
