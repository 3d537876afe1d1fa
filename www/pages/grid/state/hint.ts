/*
 * The hint that is shown: asked of the core for the board as it stands, climbed
 * level by level, and done as one step that can be undone. Any change of the
 * board lets it go. Who has marks in every open cell gets the easiest step; who
 * has not is led to the next number, and what is ruled out on the way is told.
 * Why a cell cannot have a number is asked here too, and shown in the same place.
 */
import { effect, signal } from '@preact/signals';
import { drop, run, running } from '../../../engine/search';
import type { HintAnswer, HintRequest } from '../../../engine/types';
import { isBlank } from '../../../pictures/grid/draft';
import { isFrozen, offersHints } from '../../../shell/embedding';
import { marking } from '../../../shell/settings';
import { hide } from './answer';
import { check, finished } from './checks';
import { marksOfAll, withDigit, withoutMarks } from './edits';
import { draft, edit, note, present } from './game';
import { answerAhead, hintRequest, keepAnswer, sameBoard } from './hint-ahead';
import {
	answered,
	begun,
	type Candidate,
	climbed,
	goneOn,
	type Hint,
	nearestFirst,
	stepOf,
	turned,
	withOpened,
} from './hint-levels';
import type { Position } from './position';
import { focus, mode } from './screen';

export const hint = signal<Hint | null>(null);

/** Whether there is something to play on. */
export function hasHints(): boolean {
	const isSound = (check.value?.faults.length ?? 0) === 0 && !isBlank(draft.value);
	const isOffered = offersHints.value && !isFrozen();
	return isOffered && mode.value === 'play' && isSound && !finished.value;
}

/** A hint that is under way keeps its button, so that the focus stays on it. */
export function canHint(): boolean {
	const question = running.value?.question;
	return hasHints() && (!question || question === 'hint' || question === 'why-not');
}

/** The next level of the hint, or what it says done; a first hint where there is none. */
export async function nextHint(): Promise<void> {
	const known = hint.peek();
	if (!canHint() || running.peek()) return;
	if (known?.state === 'found' && !known.about) hint.value = climbed(known) ?? done(known);
	else await askHint();
}

async function askHint(): Promise<void> {
	hide();
	const now = present.peek();
	const ready = answerAhead(now);
	if (ready) return show(near(ready));
	const answer = await asked(now, hintRequest(now));
	if (!answer) return;
	keepAnswer(now, answer);
	show(near(answer));
}

/** The steps up to the next number, whatever marks the player has. */
export async function askNextNumber(): Promise<void> {
	if (!canHint() || running.peek()) return;
	hide();
	const now = present.peek();
	const answer = await asked(now, { ...hintRequest(now), marks: null });
	if (answer) show(near(answer, true));
}

/** The core's answer, unless the board has changed meanwhile. */
async function asked(now: Position, request: HintRequest): Promise<HintAnswer | null> {
	const task = { question: 'hint', withEntries: true, call: 'hint', request } as const;
	const outcome = await run({ ...task, report: (step) => step });
	const isLost = !outcome || 'stopped' in outcome || !sameBoard(present.peek(), now);
	return isLost ? null : outcome.answer;
}

/** Of hints that are as easy as each other, the nearest to the caret comes first. */
const near = ({ state, hints }: HintAnswer, toNumber = false): Hint =>
	begun(state, nearestFirst(hints, focus.peek(), draft.peek().size), toNumber);

function show(next: Hint): void {
	if (next.state === 'found') note({ hints: present.peek().tally.hints + 1 });
	hint.value = next;
}

/** Why a cell cannot have a number. */
export async function askWhyNot(about: Candidate): Promise<void> {
	if (!canHint() || running.peek()) return;
	hide();
	const now = present.peek();
	const request = { draft: now.draft, entries: [...now.entries], ...about };
	const task = { question: 'why-not', withEntries: true, call: 'whyNot', request } as const;
	const outcome = await run({ ...task, report: (step) => step });
	if (!outcome || 'stopped' in outcome || !sameBoard(present.peek(), now)) return;
	show(answered(about, outcome.answer));
}

/** Looks at a link of its chain or an event of its trial, or no longer at it. */
export function openPart(at: number): void {
	const known = hint.peek();
	if (known) hint.value = withOpened(known, at);
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
	return placed !== null || (!known.toNumber && hasAllMarks());
}

/** Whether the player marks all that is left. */
export const hasAllMarks = (): boolean => marksOfAll(present.value, marking.value) !== null;

export function anotherHint(): void {
	const known = hint.peek();
	if (known) hint.value = turned(known);
}

export function closeHint(): void {
	hint.value = null;
}

export function watchHint(): void {
	let last = present.peek();
	effect(() => {
		const now = present.value;
		if (sameBoard(now, last) && mode.value === 'play') return;
		last = now;
		const question = running.peek()?.question;
		if (question === 'hint' || question === 'why-not') drop();
		closeHint();
	});
}
