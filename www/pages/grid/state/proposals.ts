/*
 * What a setter could add so that the puzzle has one solution. Proposals belong
 * to the puzzle for which they were requested, and disappear with it. The page
 * decides which of them is shown on the board instead of the puzzle.
 */
import { computed, signal } from '@preact/signals';
import { looksOf } from '../../../engine/make';
import { run } from '../../../engine/search';
import type { Draft, MadeGrade, Message } from '../../../engine/types';
import { newSeed } from '../../../engine/wish';
import { type Difference, difference } from './difference';
import { draft, editDraft } from './game';
import { preview } from './preview';
import { deskWish } from './terms';

/** The number of proposals that can be told apart at a glance. */
const MOST = 6;

export interface Proposal {
	readonly of: Draft;
	readonly difference: Difference;
	readonly draft: Draft;
	readonly grade: MadeGrade;
}

interface Proposals {
	readonly of: Draft;
	readonly all: readonly Proposal[];
	/** Whether it is proven that fewer would not be enough. */
	readonly proven: boolean;
	/** Why there are no proposals. */
	readonly message: Message | null;
}

const known = signal<Proposals | null>(null);

export const proposals = computed(() => (known.value?.of === draft.value ? known.value : null));

export async function askProposals(): Promise<void> {
	const puzzle = draft.peek();
	const request = { draft: puzzle, most: MOST, wish: deskWish(puzzle), seed: newSeed() };
	const task = { question: 'complete', withEntries: false, call: 'complete', request } as const;
	const outcome = await run({ ...task, report: looksOf() });
	if (!outcome || 'stopped' in outcome || draft.peek() !== puzzle) return;
	const { proposals: found, proven, message } = outcome.answer;
	const all = found.map(({ draft: next, grade }) => {
		return { of: puzzle, difference: difference(puzzle, next), draft: next, grade };
	});
	known.value = { of: puzzle, all, proven, message };
}

export function takeProposal({ draft: next }: Proposal): void {
	preview(null);
	editDraft(next);
}
