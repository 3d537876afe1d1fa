/*
 * Why a puzzle has no solution, and what it says more than it needs to: the
 * clues, givens and signs that the core names. The first is asked for by
 * itself when the verdict is "none", the second when a setter wants it.
 */
import { effect, signal } from '@preact/signals';
import { run, running } from '../../../engine/search';
import type { Conditions, RedundantAnswer } from '../../../engine/types';
import { type Answer, answer, ask } from './answer';
import { onChange } from './changes';
import { check } from './checks';
import { type Condition, conditionsOf, withoutCondition } from './conditions';
import { draft, editDraft, entries } from './game';

export interface Conflict {
	/** Whether the player's own digits counted as givens. */
	readonly withEntries: boolean;
	/** Each is needed: without it, the others could hold together. */
	readonly conditions: readonly Condition[];
}

export interface Redundant {
	readonly conditions: readonly Condition[];
	/** Those that are not decided yet. */
	readonly unknown: readonly Condition[];
}

export const conflict = signal<Conflict | null>(null);
export const redundant = signal<Redundant | null>(null);

/** The condition that was chosen last in the list on the page. */
export const chosen = signal<Condition | null>(null);

export async function askConflict(): Promise<void> {
	const withEntries = answer.peek()?.counted === 'entries';
	const request = { draft: draft.peek(), entries: withEntries ? [...entries.peek()] : null };
	const task = { question: 'conflict', withEntries, call: 'conflict', request } as const;
	const outcome = await run({ ...task, report: (step) => step });
	if (!outcome || 'stopped' in outcome || !outcome.answer.conditions) return;
	conflict.value = { withEntries, conditions: named(outcome.answer.conditions, withEntries) };
}

export async function askRedundant(): Promise<void> {
	redundant.value = null;
	chosen.value = null;
	const request = { draft: draft.peek(), entries: null };
	const task = { question: 'redundant', withEntries: false, call: 'redundant' } as const;
	let all: number | null = null;
	const take = (said: RedundantAnswer) => {
		const now = { conditions: named(said.redundant, false), unknown: named(said.unknown, false) };
		redundant.value = now;
		all ??= Math.max(now.unknown.length, 1);
		return { nodes: 0, solutions: 0, share: 1 - now.unknown.length / all };
	};
	const outcome = await run({ ...task, request, report: take });
	if (outcome && 'answer' in outcome) take(outcome.answer);
}

const named = (conditions: Conditions, withEntries: boolean) =>
	conditionsOf(draft.peek(), withEntries ? entries.peek() : [], conditions);

/** Takes one condition out of the puzzle, and looks what could go after it. */
export async function leaveOut(condition: Condition): Promise<void> {
	editDraft(withoutCondition(draft.peek(), condition));
	await ask('solve');
	if (answer.peek()?.verdict === 'unique') await askRedundant();
}

/** Plain contradictions are named already; only what lies deeper needs a reason. */
export const wantsReason = (said: Answer | null) =>
	said?.verdict === 'none' && said.faults.length === 0 && check.value?.faults.length === 0;

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
		if (wantsReason(said)) void askConflict();
		else if (said.verdict !== 'none') conflict.value = null;
	});
}

function forget(): void {
	conflict.value = null;
	redundant.value = null;
	chosen.value = null;
}
