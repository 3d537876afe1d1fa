/*
 * The hint shown. It is requested from the core for the current board, including everything that earlier hints have
 * ruled out, and revealed level by level. It is applied as one step that can be undone, and then the next hint is
 * shown. Any other change of the board drops it. Why a cell cannot have a number is also requested here, and shown
 * in the same place.
 */
import { effect, signal } from '@preact/signals';
import { drop, run, running } from '../../../engine/search';
import type { HintAnswer, HintRequest } from '../../../engine/types';
import { isBlank } from '../../../pictures/grid/draft';
import { isFrozen, offersHints } from '../../../shell/embedding';
import { help, keepsRuledOut, marking } from '../../../shell/settings';
import { hide } from './answer';
import { check, finished } from './checks';
import { withSteps } from './edits';
import { draft, edit, note, present, remembers } from './game';
import { answerAhead, hintRequest, keepAnswer, sameBoard } from './hint-ahead';
import {
	answered,
	begun,
	type Candidate,
	climbed,
	goneOn,
	type Hint,
	nearestFirst,
	stepsOf,
	turned,
	withOpened,
} from './hint-levels';
import { filling, type Position } from './position';
import { focus, mode } from './screen';
import { noteUse } from './uses';

export const hint = signal<Hint | null>(null);

/** Whether there is something left to play. */
export function hasHints(): boolean {
	const isSound = (check.value?.faults.length ?? 0) === 0 && !isBlank(draft.value);
	const isOffered = offersHints.value && !isFrozen();
	return isOffered && mode.value === 'play' && isSound && !finished.value;
}

/** While there is a hint, its button stays in place, so that the focus stays on the button. */
export function canHint(): boolean {
	const question = running.value?.question;
	return hasHints() && (!question || question === 'hint' || question === 'why-not');
}

/** Shows the next level of the hint, or applies it and shows the next one; without a hint, requests one. */
export async function nextHint(): Promise<void> {
	const known = hint.peek();
	if (!canHint() || running.peek()) return;
	if (known?.state !== 'found' || known.about) return askHint({});
	count(known.isExtra);
	const next = climbed(known, help.peek());
	if (next) hint.value = { ...next, isExtra: false };
	else await done(known);
}

/** Requests the steps up to the next number, shown one by one. */
export async function askNextNumber(): Promise<void> {
	if (canHint() && !running.peek()) await askHint({ toNumber: true });
}

interface Ask {
	readonly toNumber?: boolean;
	/** Whether this hint follows an applied one. */
	readonly isExtra?: boolean;
}

async function askHint({ toNumber = false, isExtra = false }: Ask): Promise<void> {
	hide();
	const now = present.peek();
	const ready = toNumber ? null : answerAhead(now);
	const answer = ready ?? (await asked(now, hintRequest(now, toNumber)));
	// An applied hint stays only until the next one arrives.
	if (!answer) return hint.peek()?.level === 'done' ? closeHint() : undefined;
	if (!toNumber) keepAnswer(now, answer);
	const hints = nearestFirst(answer.hints, focus.peek(), draft.peek().size);
	const way = { help: help.peek(), toNumber, isExtra };
	show(begun(answer.state, hints, way));
}

/** The core's answer, unless the board has changed meanwhile. */
async function asked(now: Position, request: HintRequest): Promise<HintAnswer | null> {
	const task = { question: 'hint', withEntries: true, call: 'hint', request } as const;
	const outcome = await run({ ...task, report: (step) => step });
	const isLost = !outcome || 'stopped' in outcome || !sameBoard(present.peek(), now);
	return isLost ? null : outcome.answer;
}

function show(next: Hint): void {
	count(next.state === 'found' && !next.isExtra);
	hint.value = next;
}

/** Counts a hint when it is given. */
function count(isGiven: boolean): void {
	if (isGiven) note({ hints: present.peek().tally.hints + 1 });
}

/** Asks why a cell cannot have a number. */
export async function askWhyNot(about: Candidate): Promise<void> {
	if (!canHint() || running.peek()) return;
	hide();
	const now = present.peek();
	const request = { ...hintRequest(now), ...about };
	const task = { question: 'why-not', withEntries: true, call: 'whyNot', request } as const;
	const outcome = await run({ ...task, report: (step) => step });
	if (!outcome || 'stopped' in outcome || !sameBoard(present.peek(), now)) return;
	show(answered(about, outcome.answer));
}

/** Selects a link of its chain or an event of its trial, or nothing. */
export function openPart(at: number): void {
	const known = hint.peek();
	if (known) hint.value = withOpened(known, at);
}

/** Applies the hint to the board, and continues with the place of the next one. */
async function done(known: Hint): Promise<void> {
	edit(withSteps(present.peek(), stepsOf(known), marking.peek()));
	noteUse(stepsOf(known));
	const next = goneOn(known, help.peek());
	const { filled, open } = filling(present.peek());
	if (next || filled === open) hint.value = next;
	else {
		hint.value = { ...known, level: 'done' };
		await askHint({ isExtra: true });
	}
}

export function anotherHint(): void {
	const known = hint.peek();
	if (known) hint.value = turned(known, help.peek());
}

export function closeHint(): void {
	hint.value = null;
}

export function watchHint(): void {
	effect(() => {
		remembers.value = keepsRuledOut.value;
	});
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
