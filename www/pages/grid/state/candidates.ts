/*
 * Which values survive over all solutions, as far as is known: asked of the
 * core, filled in while it runs, kept where it was stopped. Any edit lets it
 * go; the player's own digits are never touched.
 */
import { computed, signal } from '@preact/signals';
import { drop, run, running } from '../../../engine/search';
import type { CandidatesAnswer } from '../../../engine/types';
import { answer, ask, hide } from './answer';
import { onChange } from './changes';
import { draft, entries } from './game';

export interface Survivors {
	/** Whether the player's own digits counted as givens. */
	readonly withEntries: boolean;
	/** For each cell, the values that some solution has there, ascending. */
	readonly found: readonly (readonly number[])[];
	/** For each cell, the values of which nobody knows yet. */
	readonly open: readonly (readonly number[])[];
	readonly complete: boolean;
}

export const survivors = signal<Survivors | null>(null);

/** The one value that every solution has in a cell, or 0. */
export function sharedValue({ found, open }: Survivors, cell: number): number {
	return found[cell]?.length === 1 && open[cell]?.length === 0 ? (found[cell][0] ?? 0) : 0;
}

const many = (lists: Survivors['open']) => lists.reduce((sum, list) => sum + list.length, 0);

/** Cells that were open in the question and have the same value in every solution. */
export const sharedCells = computed(() => {
	const known = survivors.value;
	if (!known) return 0;
	const set = (cell: number) =>
		draft.value.givens[cell] || (known.withEntries && entries.value[cell]);
	return known.found.filter((_, cell) => !set(cell) && sharedValue(known, cell) > 0).length;
});

/** The part of the values that are settled, of those that had to be asked about. */
export function settled(now: Survivors, all: number): number {
	return all === 0 ? 1 : 1 - many(now.open) / all;
}

/** What two runs of the same question know together. */
export function together(before: Survivors | null, now: Survivors): Survivors {
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
	const before = survivors.peek();
	const request = { draft: draft.peek(), entries: withEntries ? [...entries.peek()] : null };
	let all: number | null = null;
	const take = ({ found, open, complete }: CandidatesAnswer) => {
		all ??= many(open);
		const now = together(before, { withEntries, found, open, complete });
		survivors.value = now;
		return { nodes: 0, solutions: 0, share: settled(now, all) };
	};
	const outcome = await run({
		question: 'candidates',
		withEntries,
		call: 'candidates',
		request,
		hear: take,
	});
	if (!outcome || 'stopped' in outcome) return;
	if (impossible(outcome.answer)) await settleByVerdict(withEntries);
	else take(outcome.answer);
}

const impossible = ({ found }: CandidatesAnswer) => !found.some((values) => values.length > 0);

/** Where nothing survives, the verdict and its reasons say more than an empty board. */
async function settleByVerdict(withEntries: boolean): Promise<void> {
	survivors.value = null;
	await ask('solve', withEntries);
}

export function hideCandidates(): void {
	if (running.peek()?.question === 'candidates') drop();
	survivors.value = null;
}

/** Whether candidates are wanted of the same question that the verdict was about. */
export const candidatesWithEntries = () => answer.peek()?.counted === 'entries';

export function watchSurvivors(): void {
	onChange(hideCandidates);
}
