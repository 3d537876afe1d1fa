/*
 * Why a puzzle has no solution, and what is superfluous: the clues, givens and
 * signs that the core names. The first is requested automatically when the
 * verdict is "none", the second on demand. The setter's desk finds both
 * automatically (`desk.ts`) and stores them here.
 */
import { effect, signal } from '@preact/signals';
import { run, running } from '../../../engine/search';
import type { Conditions, ConflictAnswer, RedundantAnswer } from '../../../engine/types';
import { type Answer, answer, ask } from './answer';
import { onChange } from './changes';
import { check } from './checks';
import { type Condition, conditionsOf, withoutCondition } from './conditions';
import { draft, editDraft, entries } from './game';

export interface Conflict {
	/** Whether the player's own digits counted as givens. */
	readonly withEntries: boolean;
	/** Each of these conditions is needed: without it, the others would be consistent. */
	readonly conditions: readonly Condition[];
}

export interface Redundant {
	readonly conditions: readonly Condition[];
	/** The conditions that are not settled yet. */
	readonly unknown: readonly Condition[];
}

export const conflict = signal<Conflict | null>(null);
export const redundant = signal<Redundant | null>(null);

/** The last condition chosen in the list on the page. */
export const chosen = signal<Condition | null>(null);

export async function askConflict(): Promise<void> {
	const withEntries = answer.peek()?.counted === 'entries';
	const request = { draft: draft.peek(), entries: withEntries ? [...entries.peek()] : null };
	const task = { question: 'conflict', withEntries, call: 'conflict', request } as const;
	const outcome = await run({ ...task, report: (step) => step });
	if (outcome && 'answer' in outcome) takeConflict(outcome.answer, withEntries);
}

/** Stores the core's answer about the current board. */
export function takeConflict({ conditions }: ConflictAnswer, withEntries: boolean): void {
	if (conditions) conflict.value = { withEntries, conditions: named(conditions, withEntries) };
}

export function takeRedundant(said: RedundantAnswer): void {
	redundant.value = {
		conditions: named(said.redundant, false),
		unknown: named(said.unknown, false),
	};
}

export async function askRedundant(): Promise<void> {
	redundant.value = null;
	chosen.value = null;
	const request = { draft: draft.peek(), entries: null };
	const task = { question: 'redundant', withEntries: false, call: 'redundant' } as const;
	let all: number | null = null;
	const report = (said: RedundantAnswer) => {
		takeRedundant(said);
		const left = redundant.peek()?.unknown.length ?? 0;
		all ??= Math.max(left, 1);
		return { nodes: 0, solutions: 0, share: 1 - left / all };
	};
	const outcome = await run({ ...task, request, report });
	if (outcome && 'answer' in outcome) takeRedundant(outcome.answer);
}

const named = (conditions: Conditions, withEntries: boolean) =>
	conditionsOf(draft.peek(), withEntries ? entries.peek() : [], conditions);

/**
 * Removes one condition from the puzzle, and checks what could be left out next; an open desk does that automatically.
 */
export async function leaveOut(condition: Condition, isSeen: boolean): Promise<void> {
	editDraft(withoutCondition(draft.peek(), condition));
	if (isSeen) return;
	await ask('solve');
	if (answer.peek()?.verdict === 'unique') await askRedundant();
}

/** Whether a reason is needed: obvious contradictions are already named; only hidden ones need a reason. */
export const wantsReason = (said: Answer | null) =>
	said?.verdict === 'none' && said.faults.length === 0 && check.value?.faults.length === 0;

/** The desk may have found the reason already. */
const isExplained = ({ counted }: Answer) =>
	conflict.peek()?.withEntries === (counted === 'entries');

export function watchReasons(): void {
	onChange(({ puzzle }) => {
		if (puzzle || conflict.peek()?.withEntries) forget();
	});
	let explained: Answer | null = null;
	effect(() => {
		const said = answer.value;
		const known = check.value?.draft === draft.value;
		if (!said || !known || running.value || said === explained) return;
		explained = said;
		if (said.counted === 'givens' && said.verdict !== 'unique') redundant.value = null;
		if (wantsReason(said)) void (isExplained(said) || askConflict());
		else if (said.verdict !== 'none') conflict.value = null;
	});
}

function forget(): void {
	conflict.value = null;
	redundant.value = null;
	chosen.value = null;
}
