/*
 * Asking the core and keeping what it said: one search at a time, its
 * progress, its answer, and which of the solutions is on the board. An answer
 * belongs to the puzzle it was asked about and goes when the puzzle changes.
 */
import { batch, computed, effect, signal } from '@preact/signals';
import { search } from '../engine/client';
import type { Draft, Fault, Progress } from '../engine/types';
import { draft, entries } from './game';

/** Solutions looked for before the count is given as "at least". */
export const FEW = 100;
/** The core's counters hold this much; no search gets that far. */
const ALL = 0xffff_ffff;

const STOPPED = 'stopped';
const DROPPED = 'dropped';
const nothing: Progress = { nodes: 0, solutions: 0, share: 0 };

export type Question = 'solve' | 'count';

export interface Answer {
	question: Question;
	verdict: 'unique' | 'several' | 'none' | 'unknown';
	stopped: boolean;
	count: number;
	/** Whether the count is final; else there are at least so many. */
	exact: boolean;
	solutions: readonly (readonly number[])[];
	counted: 'givens' | 'entries';
	nodes: number;
	micros: number;
	faults: readonly Fault[];
}

interface Running {
	question: Question;
	withEntries: boolean;
	progress: Progress;
	abort: AbortController;
}

export const running = signal<Running | null>(null);
export const answer = signal<Answer | null>(null);
/** What went wrong inside, in the core's own words. */
export const failure = signal<string | null>(null);
/** Which solution lies on the board; null shows the player's own digits. */
export const shown = signal<number | null>(null);

export const solution = computed(() => {
	const index = shown.value;
	return index === null ? null : (answer.value?.solutions[index] ?? null);
});

/** The solution that the shown one is compared with: the one before it, or the second for the first. */
export const rival = computed(() => {
	const index = shown.value;
	if (index === null) return null;
	return answer.value?.solutions[index === 0 ? 1 : index - 1] ?? null;
});

export async function ask(question: Question, withEntries = false): Promise<void> {
	drop();
	const puzzle = draft.peek();
	const job: Running = { question, withEntries, progress: nothing, abort: new AbortController() };
	const started = performance.now();
	running.value = job;
	failure.value = null;
	try {
		take(question, await put(job, puzzle));
	} catch (error) {
		const reason: unknown = job.abort.signal.reason;
		if (reason === STOPPED) keepStopped(job, performance.now() - started);
		else if (reason === undefined)
			failure.value = error instanceof Error ? error.message : String(error);
	} finally {
		if (running.peek()?.abort === job.abort) running.value = null;
	}
}

/** Ends the search that runs; what it had found so far is kept. */
export function stop(): void {
	running.peek()?.abort.abort(STOPPED);
}

/** Ends the search that runs, whose answer nobody waits for any more. */
function drop(): void {
	running.peek()?.abort.abort(DROPPED);
	running.value = null;
}

/** Shows the next (or an earlier) solution, going round. */
export function turn(by: number): void {
	const many = answer.peek()?.solutions.length ?? 0;
	if (many > 0) shown.value = ((shown.peek() ?? -by) + by + many) % many;
}

export function hide(): void {
	shown.value = null;
}

function put(job: Running, puzzle: Draft) {
	const own = job.withEntries ? [...entries.peek()] : null;
	const limit = job.question === 'count' ? ALL : FEW;
	const progress = (step: Progress) => {
		job.progress = step;
		if (running.peek()?.abort === job.abort) running.value = { ...job };
	};
	const request = { draft: puzzle, entries: own, limit, nodes: null };
	return search.ask('solve', [request], { signal: job.abort.signal, progress });
}

function take(question: Question, said: Awaited<ReturnType<typeof put>>): void {
	const limit = question === 'count' ? ALL : FEW;
	const exact = said.verdict !== 'unknown' && said.count < limit;
	batch(() => {
		answer.value = { ...said, question, stopped: false, exact };
		shown.value = said.solutions.length > 0 ? 0 : null;
	});
}

/** A stopped search still leaves what it had counted, and any solutions known before. */
function keepStopped(job: Running, milliseconds: number): void {
	const counted = job.withEntries ? 'entries' : 'givens';
	const known = answer.peek();
	const solutions = known?.counted === counted ? known.solutions : [];
	const count = Math.max(job.progress.solutions, solutions.length);
	answer.value = {
		question: job.question,
		verdict: count > 1 ? 'several' : 'unknown',
		stopped: true,
		count,
		exact: false,
		solutions,
		counted,
		nodes: job.progress.nodes,
		micros: milliseconds * 1000,
		faults: [],
	};
}

/** Lets an answer go as soon as the thing it was about has changed. */
export function watchAnswer(): void {
	let puzzle = draft.peek();
	let digits = entries.peek();
	effect(() => {
		const sameDigits = entries.value === digits;
		const unchanged = samePuzzle(draft.value, puzzle);
		puzzle = draft.value;
		digits = entries.value;
		if (unchanged && sameDigits) return;
		if (!unchanged || answer.peek()?.counted === 'entries') forget();
		else shown.value = null;
	});
}

/** How heights are shown is no part of the question. Edits share what they leave alone. */
function samePuzzle(one: Draft, other: Draft): boolean {
	const parts = ['kind', 'size', 'clues', 'givens', 'across', 'down'] as const;
	return parts.every((part) => one[part] === other[part]);
}

function forget(): void {
	drop();
	answer.value = null;
	shown.value = null;
	failure.value = null;
}

/** Whether solutions are known and none of them lies on the board. */
export const canShowAgain = computed(
	() => shown.value === null && (answer.value?.solutions.length ?? 0) > 0,
);
