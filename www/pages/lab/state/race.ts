/*
 * The race: which strategies run on the puzzle, how far each one is, and where
 * all of them are stopped. The figures belong to their puzzle and disappear
 * with it.
 */
import { signal } from '@preact/signals';
import { run, running } from '../../../engine/search';
import type { LabLane } from '../../../engine/types';
import { racers } from './list';
import { isOwn, order, watchOrder } from './order';
import { its, watchPuzzle } from './subject';

/** The number of tries after which a strategy is stopped; 0 runs all of them to the end. */
export const CAPS = [100_000, 1_000_000, 20_000_000, 200_000_000, 0] as const;

export const cap = signal<number>(20_000_000);
/** The cap on tries in the last race. */
export const racedCap = signal<number>(0);
export const lanes = signal<ReadonlyMap<string, LabLane>>(new Map());
/** The strategies' counters in their own order, for comparison. */
export const ownLanes = signal<ReadonlyMap<string, LabLane>>(new Map());
/** Whether the visitor stopped the race before it was over. */
export const stopped = signal(false);

/** Whether a race is in progress. */
export const isRacing = () => running.value?.question === 'race';

export async function race(): Promise<void> {
	forget();
	racedCap.value = cap.peek();
	const outcome = await run({
		question: 'race',
		withEntries: false,
		call: 'labRace',
		request: {
			task: its().task(),
			strategies: racers.peek().map(({ id }) => id),
			order: order.peek(),
			tries: racedCap.peek() || null,
		},
		report: (now) => {
			take(now);
			return { nodes: 0, solutions: 0, share: 0 };
		},
	});
	if (!outcome) return;
	if ('answer' in outcome) take(outcome.answer);
	else stopped.value = true;
}

function take(now: readonly LabLane[]): void {
	lanes.value = new Map(now.map((lane) => [lane.strategy, lane]));
	if (isOwn.peek()) ownLanes.value = lanes.value;
}

function forget(): void {
	lanes.value = new Map();
	stopped.value = false;
}

export function watchRaces(): void {
	watchPuzzle(() => {
		forget();
		ownLanes.value = new Map();
	});
	watchOrder(forget);
}
