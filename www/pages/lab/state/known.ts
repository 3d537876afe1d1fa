/*
 * Decides whether the visitor may know how a run continues. Until a strategy has been raced, or watched to the end,
 * nothing on the page shows how long it takes. Its tree, its counters and its slider grow with what was seen, so
 * that a guess remains a guess.
 */
import { computed, effect, signal } from '@preact/signals';
import { type Nodes, NodesSoFar } from '../log/nodes';
import { guesses } from './guess';
import { lookedAt } from './list';
import { watchOrder } from './order';
import { isRacing, lanes } from './race';
import { watchPuzzle } from './subject';
import { calmFarthest, event, length, look, trace } from './view';

/** The strategies that were watched to the end, step by step. */
const seen = signal<ReadonlySet<string>>(new Set());

/** Whether a strategy has run, so that its figures are no longer secret. */
const hasRun = (id: string) => seen.value.has(id) || (lanes.value.has(id) && !isRacing());

/** Whether everything that was read of the run may be shown. */
export const isKnown = computed(() => hasRun(lookedAt.value));

/** How many events the visitor may know about. */
export const knownLength = computed(() => (isKnown.value ? length.value : calmFarthest.value));

/** The tree as far as it may be shown; null while there is none. */
export const knownNodes = computed<Nodes | null>(() => {
	const now = trace.value;
	if (!now) return null;
	return isKnown.value ? now.log.nodes : new NodesSoFar(now.log.nodes, calmFarthest.value);
});

/** A run's counters, and whether they are final. */
export interface Outcome {
	tries: number;
	ended: boolean;
}

/** The outcome of a strategy; null while it is secret. */
export function found(id: string): Outcome | null {
	const lane = isRacing() ? undefined : lanes.value.get(id);
	if (lane) return { tries: lane.counters.tries, ended: lane.state === 'ended' };
	const now = trace.value;
	if (!seen.value.has(id) || now?.strategy !== id || !now.counters) return null;
	return { tries: now.counters.tries, ended: now.ended };
}

/** Starts another round: guesses and results are dropped, and the run starts again. */
export function guessAgain(): void {
	lanes.value = new Map();
	guesses.value = new Map();
	seen.value = new Set();
	look(lookedAt.peek());
}

/** A run is no longer secret once it has been watched to the end of what was read. */
export function watchSeen(): void {
	const forget = () => {
		seen.value = new Set();
	};
	watchPuzzle(forget);
	watchOrder(forget);
	effect(() => {
		const now = trace.value;
		const isEnd = now && !now.reading && now.length > 0 && event.value + 1 >= now.length;
		if (isEnd && !seen.peek().has(now.strategy))
			seen.value = new Set([...seen.peek(), now.strategy]);
	});
}
