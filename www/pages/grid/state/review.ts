/*
 * The check of the player's numbers: done by the core when the player asks, or all the time if the settings say so. A
 * number is wrong if no solution has it. The first answer tells only how many errors there are, the second where they
 * are.
 */
import { effect, signal } from '@preact/signals';
import { drop, run, running } from '../../../engine/search';
import type { CandidatesAnswer, Draft } from '../../../engine/types';
import { offersHints } from '../../../shell/embedding';
import { activeId } from '../../../shell/pages';
import { live } from '../../../shell/settings';
import { PAGE } from '../id';
import { onChange } from './changes';
import { erased } from './edits';
import { draft, edit, entries, note, present, stepBackTo } from './game';
import type { Position } from './position';
import { mode } from './screen';

/** The numbers that some solution has in each cell. */
interface Possible {
	readonly draft: Draft;
	readonly lists: CandidatesAnswer;
}

export interface Review {
	/**
	 * All are right; this many are wrong; each is right by itself but not all together; or the puzzle has no solution.
	 */
	readonly says: 'right' | 'wrong' | 'together' | 'impossible';
	readonly wrong: readonly number[];
	/** How many numbers were checked. */
	readonly all: number;
	/** Whether the wrong numbers are shown. */
	readonly shown: boolean;
}

const possible = signal<Possible | null>(null);
export const review = signal<Review | null>(null);

/** The cells whose number is in no solution, as far as the solutions are known. */
export function wrongCells({ draft, entries }: Pick<Position, 'draft' | 'entries'>): number[] {
	const known = possible.value;
	if (known?.draft !== draft) return [];
	const { found, open } = known.lists;
	const isOut = (value: number, cell: number) =>
		value > 0 &&
		draft.givens[cell] === 0 &&
		!found[cell]?.includes(value) &&
		!open[cell]?.includes(value);
	return entries.flatMap((value, cell) => (isOut(value, cell) ? [cell] : []));
}

/** Asks whether everything is right; the second time, which numbers are wrong. */
export async function askReview(): Promise<void> {
	if (!offersHints.peek()) return;
	const known = review.peek();
	if (known?.says === 'wrong') {
		review.value = { ...known, shown: true };
		return;
	}
	note({ checks: present.peek().tally.checks + 1 });
	const lists = await askPossible();
	if (lists) review.value = await judged(lists);
}

async function askPossible(): Promise<CandidatesAnswer | null> {
	const puzzle = draft.peek();
	const known = possible.peek();
	if (known?.draft === puzzle) return known.lists;
	const request = { draft: puzzle, entries: null };
	const report = () => ({ nodes: 0, solutions: 0, share: 0 });
	const task = {
		question: 'check',
		withEntries: false,
		call: 'candidates',
		request,
		report,
	} as const;
	const outcome = await run(task);
	if (!outcome || 'stopped' in outcome || draft.peek() !== puzzle) return null;
	possible.value = { draft: puzzle, lists: outcome.answer };
	return outcome.answer;
}

async function judged({ found }: CandidatesAnswer): Promise<Review | null> {
	const all = entries.peek().filter((value) => value > 0).length;
	const none = { wrong: [], all, shown: false };
	if (!found.some((values) => values.length > 0)) return { says: 'impossible', ...none };
	const wrong = wrongCells(present.peek());
	if (wrong.length > 0) return { ...none, says: 'wrong', wrong };
	const together = found.every((values) => values.length < 2) || (await fitTogether());
	return together === null ? null : { says: together ? 'right' : 'together', ...none };
}

/** If there are several solutions, numbers that are right individually may still belong to different ones. */
async function fitTogether(): Promise<boolean | null> {
	const own = entries.peek();
	const request = { draft: draft.peek(), entries: [...own], limit: 1, nodes: null };
	const task = { question: 'check', withEntries: true, call: 'solve', request } as const;
	const outcome = await run({ ...task, report: (step) => step });
	if (!outcome || 'stopped' in outcome || entries.peek() !== own) return null;
	return outcome.answer.solutions.length > 0;
}

/** Goes back to the last position without a wrong number; if no step leads there, removes the wrong ones. */
export function backToRight(): void {
	const { wrong } = review.peek() ?? { wrong: [] };
	if (!stepBackTo((earlier) => earlier.draft === draft.peek() && wrongCells(earlier).length === 0))
		edit(erased(present.peek(), wrong));
}

export function watchReview(): void {
	onChange(() => {
		if (running.peek()?.question === 'check') drop();
		review.value = null;
	});
	let asked: Draft | null = null;
	effect(() => {
		const wanted = live.value === 'solution' && mode.value === 'play' && activeId.value === PAGE;
		const known = possible.value?.draft === draft.value;
		if (!wanted || known || running.value || asked === draft.value) return;
		asked = draft.value;
		void askPossible();
	});
}
