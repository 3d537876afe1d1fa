/*
 * Ways to make a puzzle with several solutions one with a single solution, by
 * printing a little more: asked of the core, looked at on the board one by one,
 * and taken as one step. They go with the puzzle that they were made for.
 */
import { signal } from '@preact/signals';
import { looksOf } from '../../../engine/make';
import { run } from '../../../engine/search';
import type { Draft, Message } from '../../../engine/types';
import { newSeed } from '../../../engine/wish';
import { onChange } from './changes';
import type { Condition } from './conditions';
import { difference } from './difference';
import { draft, editDraft } from './game';

/** So many can be told apart at a glance. */
const MOST = 6;

export interface Proposal {
	readonly added: readonly Condition[];
	readonly draft: Draft;
}

interface Proposals {
	readonly all: readonly Proposal[];
	/** It is proved that none needs less. */
	readonly proven: boolean;
	/** Why there is none. */
	readonly message: Message | null;
}

export const proposals = signal<Proposals | null>(null);

/** The proposal shown on the board. */
export const previewed = signal<Proposal | null>(null);

export function preview(one: Proposal | null): void {
	previewed.value = one;
}

export async function askProposals(): Promise<void> {
	const puzzle = draft.peek();
	const request = { draft: puzzle, most: MOST, seed: newSeed() };
	const task = { question: 'complete', withEntries: false, call: 'complete', request } as const;
	const outcome = await run({ ...task, report: looksOf() });
	if (!outcome || 'stopped' in outcome || draft.peek() !== puzzle) return;
	const { proposals: found, proven, message } = outcome.answer;
	const all = found.map((one) => ({
		added: difference(puzzle, one.draft).added,
		draft: one.draft,
	}));
	proposals.value = { all, proven, message };
}

export function takeProposal({ draft: next }: Proposal): void {
	preview(null);
	editDraft(next);
}

export function watchProposals(): void {
	onChange(({ puzzle }) => {
		if (!puzzle) return;
		proposals.value = null;
		previewed.value = null;
	});
}
