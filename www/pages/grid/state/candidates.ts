/*
 * The candidates over all solutions, as far as they are known: requested from
 * the core, filled in while it runs, and kept when it is stopped. Any edit
 * drops them; the player's own digits never change.
 */
import { computed, signal } from '@preact/signals';
import { drop, run, running } from '../../../engine/search';
import type { CandidatesAnswer } from '../../../engine/types';
import { type CandidateLists, sharedValue } from '../../../pictures/grid/candidates';
import { ask, hide } from './answer';
import { onChange } from './changes';
import { draft, entries } from './game';

export interface Candidates extends CandidateLists {
	/** Whether the player's own digits counted as givens. */
	readonly withEntries: boolean;
	/** Whether every value is decided. */
	readonly complete: boolean;
}

export const candidates = signal<Candidates | null>(null);

const many = (lists: CandidateLists['open']) => lists.reduce((sum, list) => sum + list.length, 0);

/** Open cells, among those asked about, that have the same value in every solution. */
export const sharedCells = computed(() => {
	const known = candidates.value;
	if (!known) return 0;
	const { givens } = draft.value;
	const own = known.withEntries ? entries.value : [];
	const open = known.found.map((_, cell) => cell).filter((cell) => !givens[cell] && !own[cell]);
	return open.filter((cell) => sharedValue(known, cell) > 0).length;
});

/** The share of the values asked about that has been settled. */
export function settled(now: Candidates, all: number): number {
	return all === 0 ? 1 : 1 - many(now.open) / all;
}

/** The combined findings of two runs of the same question. */
export function together(before: Candidates | null, now: Candidates): Candidates {
	if (before?.withEntries !== now.withEntries || before.found.length !== now.found.length)
		return now;
	const found = now.found.map((values, cell) => union(values, before.found[cell] ?? []));
	const open = now.open.map((values, cell) =>
		values.filter((value) => before.open[cell]?.includes(value) && !found[cell]?.includes(value)),
	);
	return { ...now, found, open };
}

const union = (one: readonly number[], other: readonly number[]) =>
	[...new Set([...one, ...other])].sort((a, b) => a - b);

export async function askCandidates(withEntries: boolean): Promise<void> {
	hide();
	const before = candidates.peek();
	const request = { draft: draft.peek(), entries: withEntries ? [...entries.peek()] : null };
	let all: number | null = null;
	const take = ({ found, open, complete }: CandidatesAnswer) => {
		all ??= many(open);
		const now = together(before, { withEntries, found, open, complete });
		candidates.value = now;
		return { nodes: 0, solutions: 0, share: settled(now, all) };
	};
	const outcome = await run({
		question: 'candidates',
		withEntries,
		call: 'candidates',
		request,
		report: take,
	});
	if (!outcome || 'stopped' in outcome) return;
	if (impossible(outcome.answer)) await settleByVerdict(withEntries);
	else take(outcome.answer);
}

const impossible = ({ found }: CandidatesAnswer) => !found.some((values) => values.length > 0);

/** If no value is possible, the verdict and its reasons say more than an empty board would. */
async function settleByVerdict(withEntries: boolean): Promise<void> {
	candidates.value = null;
	await ask('solve', withEntries);
}

export function hideCandidates(): void {
	if (running.peek()?.question === 'candidates') drop();
	candidates.value = null;
}

export function watchCandidates(): void {
	onChange(hideCandidates);
}
