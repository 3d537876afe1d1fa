/*
 * Having the puzzle solved and storing the core's answer: the verdict, and
 * which of the solutions is on the board. An answer belongs to its puzzle and
 * disappears when the puzzle changes.
 */
import { batch, computed, signal } from '@preact/signals';
import { drop, failure, type Running, run, running } from '../../../engine/search';
import type { Fault, SolveAnswer } from '../../../engine/types';
import { isFrozen } from '../../../shell/embedding';
import { onChange } from './changes';
import { draft, entries } from './game';

/** The number of solutions that are kept; one more is searched for, to show whether there are more. */
export const FEW = 100;
/** The largest value of the core's counters; no search gets that far. */
const ALL = 0xffff_ffff;

const limitOf = (question: Answer['question']) => (question === 'count' ? ALL : FEW + 1);

export interface Answer {
	question: 'solve' | 'count';
	verdict: 'unique' | 'several' | 'none' | 'unknown';
	stopped: boolean;
	count: number;
	/** Whether the count is final; otherwise it is a lower bound. */
	exact: boolean;
	solutions: readonly (readonly number[])[];
	counted: 'givens' | 'entries';
	nodes: number;
	micros: number;
	faults: readonly Fault[];
}

export const answer = signal<Answer | null>(null);
/** The index of the solution on the board; null shows the player's own digits. */
export const shown = signal<number | null>(null);

export const solution = computed(() => {
	const index = shown.value;
	return index === null ? null : (answer.value?.solutions[index] ?? null);
});

/** The solution with which the one shown is compared: the previous one or, for the first, the second. */
export const rival = computed(() => {
	const index = shown.value;
	if (index === null) return null;
	return answer.value?.solutions[index === 0 ? 1 : index - 1] ?? null;
});

export async function ask(question: Answer['question'], withEntries = false): Promise<void> {
	const own = withEntries ? [...entries.peek()] : null;
	const request = { draft: draft.peek(), entries: own, limit: limitOf(question), nodes: null };
	const task = { question, withEntries, call: 'solve', request } as const;
	const outcome = await run({ ...task, report: (step) => step });
	if (!outcome) return;
	if ('stopped' in outcome) keepStopped(question, outcome.stopped);
	else take(question, outcome.answer);
}

/** Shows the next or the previous solution, wrapping around. */
export function turn(by: number): void {
	const many = answer.peek()?.solutions.length ?? 0;
	if (many > 0) shown.value = ((shown.peek() ?? -by) + by + many) % many;
}

/** Hides the solution, unless there is nothing else to show. */
export function hide(): void {
	if (!isFrozen()) shown.value = null;
}

function take(question: Answer['question'], said: SolveAnswer): void {
	const exact = said.verdict !== 'unknown' && said.count < limitOf(question);
	batch(() => {
		const solutions = exact ? said.solutions : said.solutions.slice(0, FEW);
		answer.value = { ...said, solutions, question, stopped: false, exact };
		shown.value = said.solutions.length > 0 ? 0 : null;
	});
}

/** Keeps what a stopped search had counted, and any solutions known before. */
function keepStopped(question: Answer['question'], job: Running): void {
	const counted = job.withEntries ? 'entries' : 'givens';
	const known = answer.peek();
	const solutions = known?.counted === counted ? known.solutions : [];
	const count = Math.max(job.progress.solutions, solutions.length);
	answer.value = {
		question,
		verdict: count > 1 ? 'several' : 'unknown',
		stopped: true,
		count,
		exact: false,
		solutions,
		counted,
		nodes: job.progress.nodes,
		micros: (performance.now() - job.started) * 1000,
		faults: [],
	};
}

const APART = ['make', 'book', 'print', 'photo'];

/** Drops an answer as soon as the puzzle it is about has changed. */
export function watchAnswer(): void {
	onChange(({ puzzle }) => {
		const own = running.peek()?.withEntries || answer.peek()?.counted === 'entries';
		if (puzzle || own) forget();
		else shown.value = null;
	});
}

function forget(): void {
	// Searches for new puzzles, prints and photos do not concern the board.
	if (!APART.includes(running.peek()?.question ?? '')) drop();
	answer.value = null;
	shown.value = null;
	failure.value = null;
}

/** Whether solutions are known and none of them is on the board. */
export const canShowAgain = computed(
	() => shown.value === null && (answer.value?.solutions.length ?? 0) > 0,
);
