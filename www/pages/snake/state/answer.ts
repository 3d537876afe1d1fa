/*
 * Having the snake folded and storing the result: how many folds there are, and which of them is shown. If there is
 * none or a cubelet is missing, the result also has the foldable chains that differ in one cubelet. An answer is
 * dropped when the snake changes.
 */
import { batch, computed, effect, signal } from '@preact/signals';
import { drop, failure, type Running, run, running } from '../../../engine/search';
import type { Message, SnakeRepair, SnakeSolution, SnakeSolveAnswer } from '../../../engine/types';
import { snake } from './snake';

/** The number of folds stored for viewing; counting continues beyond them. */
const KEPT_FOLDS = 1000;

export interface Folds {
	readonly verdict: SnakeSolveAnswer['verdict'];
	readonly stopped: boolean;
	/** The number of folds that differ even after turning and mirroring. */
	readonly count: number;
	/** Whether the count is final; otherwise there are at least this many. */
	readonly exact: boolean;
	readonly solutions: readonly SnakeSolution[];
	readonly refusal: Message | null;
	readonly nodes: number;
	readonly micros: number;
}

export const folds = signal<Folds | null>(null);
/** The index of the fold shown. */
export const chosenFold = signal(0);

interface Repairs {
	readonly list: readonly SnakeRepair[];
	/** Whether every cubelet has been tried. */
	readonly complete: boolean;
}

export const repairs = signal<Repairs | null>(null);

export const fold = computed<SnakeSolution | null>(
	() => folds.value?.solutions[chosenFold.value] ?? null,
);

export async function askFold(): Promise<void> {
	forget();
	const { chain, box } = snake.peek();
	const request = { chain, box: [...box] as [number, number, number] };
	const reported: SnakeSolution[] = [];
	const outcome = await run({
		question: 'fold',
		withEntries: false,
		call: 'snakeSolve',
		request: { ...request, keep: KEPT_FOLDS, nodes: null, corner: false },
		report: ({ share, nodes, count, solutions }) => {
			reported.push(...solutions.slice(0, KEPT_FOLDS - reported.length));
			return { share, nodes, solutions: count };
		},
	});
	if (!outcome) return;
	if ('stopped' in outcome) keepStopped(outcome.stopped, reported);
	else take(outcome.answer);
	if (folds.peek()?.verdict === 'none') await askRepairs();
}

/** Asks where the cubelet that the box lacks belongs, or which one is superfluous. */
export async function askSlip(): Promise<void> {
	forget();
	await askRepairs();
}

/** Asks which chains that differ in one cubelet can be folded. */
async function askRepairs(): Promise<void> {
	const { chain, box } = snake.peek();
	const outcome = await run({
		question: 'repairs',
		withEntries: false,
		call: 'snakeRepairs',
		request: { chain, box: [...box] as [number, number, number] },
		report: ({ share, nodes, count }) => ({ share, nodes, solutions: count }),
	});
	if (!outcome || 'stopped' in outcome) return;
	repairs.value = { list: outcome.answer.repairs, complete: outcome.answer.complete };
}

/** Shows the next or the previous fold, wrapping around. */
export function turnFold(by: number): void {
	const many = folds.peek()?.solutions.length ?? 0;
	if (many > 0) chosenFold.value = (chosenFold.peek() + by + many) % many;
}

function take(said: SnakeSolveAnswer): void {
	batch(() => {
		chosenFold.value = 0;
		folds.value = {
			verdict: said.verdict,
			stopped: false,
			count: said.count,
			exact: said.complete,
			solutions: said.solutions,
			refusal: said.refusal,
			nodes: said.nodes,
			micros: said.millis * 1000,
		};
	});
}

/** Keeps what a stopped search had counted, and the folds that it had reported. */
function keepStopped({ progress, started }: Running, reported: readonly SnakeSolution[]): void {
	batch(() => {
		chosenFold.value = 0;
		folds.value = {
			verdict: progress.solutions > 1 ? 'several' : 'unknown',
			stopped: true,
			count: progress.solutions,
			exact: false,
			solutions: reported,
			refusal: null,
			nodes: progress.nodes,
			micros: (performance.now() - started) * 1000,
		};
	});
}

function forget(): void {
	drop();
	batch(() => {
		folds.value = null;
		repairs.value = null;
		chosenFold.value = 0;
		failure.value = null;
	});
}

/** Drops an answer as soon as its snake has changed. */
export function watchFolds(): void {
	let known = snake.peek();
	effect(() => {
		const now = snake.value;
		const changed = now.chain !== known.chain || now.box !== known.box;
		known = now;
		if (changed && (folds.peek() || repairs.peek() || running.peek())) forget();
	});
}
