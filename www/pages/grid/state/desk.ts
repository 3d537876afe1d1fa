/*
 * What the setter's desk finds automatically while nobody edits the board: what could be left out if there is one
 * solution, or the smallest conflict if there is none. The work is done in a separate lane, so it ends none of the
 * setter's searches; an edit ends it. `badge.ts` finds the number of solutions first.
 */
import { computed, effect, signal } from '@preact/signals';
import { desk } from '../../../engine/client';
import type { Draft, RedundantAnswer } from '../../../engine/types';
import { restedBadge } from './badge';
import { check } from './checks';
import { draft } from './game';
import { conflict, redundant, takeConflict, takeRedundant } from './reasons';
import { mode, wantsDesk } from './screen';

/** Whether the desk is open: one press on the badge opens it, the next closes it. */
export const isDeskOpen = computed(() => mode.value === 'set' && wantsDesk.value);

/** How long, in milliseconds, partial results are held back: a quick result is drawn once, when it is complete. */
const PATIENCE = 1000;

type Question = 'redundant' | 'conflict';

/** The question in progress. */
export const asked = signal<Question | null>(null);

/** Whether the board has not been checked yet, or has an obvious contradiction that the page already names. */
const isPlainlyWrong = computed(
	() => check.value?.draft !== draft.value || check.value.faults.length > 0,
);

/** The question to ask about the current board. */
const question = computed<Question | null>(() => {
	const { verdict } = restedBadge.value ?? {};
	if (!isDeskOpen.value || !verdict || isPlainlyWrong.value) return null;
	if (verdict === 'unique') return 'redundant';
	return verdict === 'none' ? 'conflict' : null;
});

export function watchDesk(): void {
	// A player is not told what could be left out, unless they ask.
	effect(() => {
		if (mode.value === 'play') redundant.value = null;
	});
	effect(() => {
		const puzzle = draft.value;
		const wanted = question.value;
		if (!wanted || isKnown(wanted)) return;
		const abort = new AbortController();
		void work(wanted, puzzle, abort);
		return () => abort.abort();
	});
}

const isKnown = (wanted: Question) =>
	wanted === 'conflict' ? conflict.peek()?.withEntries === false : redundant.peek() !== null;

let underWay: AbortController | null = null;

async function work(wanted: Question, puzzle: Draft, abort: AbortController): Promise<void> {
	asked.value = wanted;
	underWay = abort;
	const args: [{ draft: Draft; entries: null }] = [{ draft: puzzle, entries: null }];
	const { signal } = abort;
	const begun = performance.now();
	const progress = (said: RedundantAnswer) => {
		if (performance.now() - begun > PATIENCE) takeRedundant(said);
	};
	try {
		if (wanted === 'conflict') takeConflict(await desk.ask('conflict', args, { signal }), false);
		else takeRedundant(await desk.ask('redundant', args, { signal, progress }));
	} catch {
		// What is known so far stays; the next edit asks again.
	} finally {
		if (underWay === abort) asked.value = null;
	}
}

/** Stops the question in progress; what is known so far stays. */
export function stopDesk(): void {
	underWay?.abort();
}
