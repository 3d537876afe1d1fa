/*
 * The number of solutions while the puzzle is set up. Every edit is checked at
 * once, in a separate lane and with so few nodes that the next edit never waits
 * long. If that is not enough, a search without this limit starts once the
 * board is left alone, and runs until it has the answer or is stopped. Findings
 * about another board are never shown.
 */
import { computed, effect, signal } from '@preact/signals';
import { desk, live } from '../../../engine/client';
import type { Draft, Fault, Progress, SolveAnswer } from '../../../engine/types';
import { isBlank } from '../../../pictures/grid/draft';
import { activeId } from '../../../shell/pages';
import { PAGE } from '../id';
import { FEW } from './answer';
import { copyStep } from './copying';
import { draft } from './game';
import { mode } from './screen';

/** Enough for nearly every board up to 10x10; takes at most a tenth of a second on a 9x9. */
const FIRST_NODES = 1500;
/** A board is examined more closely after this time without an edit. */
const REST = 250;

export interface Badge {
	readonly draft: Draft;
	readonly verdict: SolveAnswer['verdict'];
	/** The number of solutions found. */
	readonly count: number;
	/** Whether there are no other solutions. */
	readonly exact: boolean;
	readonly faults: readonly Fault[];
	/** Whether a longer search is needed, or was stopped before it had the answer. */
	readonly underWay: boolean;
	readonly stopped: boolean;
}

const known = signal<Badge | null>(null);

/** What is known about the puzzle on the board; null until it has been examined, and for an empty board. */
export const badge = computed<Badge | null>(() =>
	known.value?.draft === draft.value ? known.value : null,
);

const lately = signal<Badge | null>(null);

/** The same, once the search is over and the board has not been touched for a moment. */
export const restedBadge = computed<Badge | null>(() =>
	lately.value === badge.value ? lately.value : null,
);

/** The board that needs a longer search. */
const undecided = computed<Draft | null>(() => (badge.value?.underWay ? badge.value.draft : null));

const isSetUp = computed(
	() => (mode.value === 'set' || copyStep.value !== null) && activeId.value === PAGE,
);

/** What an answer within this many nodes means; null stands for no limit. */
export function badgeOf(puzzle: Draft, said: SolveAnswer, nodes: number | null): Badge {
	const { verdict, count, faults } = said;
	const wasCut = nodes !== null && said.nodes >= nodes;
	const isProof = verdict === 'none' || verdict === 'unique' || faults.length > 0;
	const underWay = wasCut && !isProof && count <= FEW;
	const exact = !underWay && faults.length === 0 && count <= FEW;
	return { draft: puzzle, verdict, count, exact, faults, underWay, stopped: false };
}

const request = (puzzle: Draft, nodes: number | null) => ({
	draft: puzzle,
	entries: null,
	limit: FEW + 1,
	nodes,
});

export function watchBadge(): void {
	effect(() => {
		if (isSetUp.value && !isBlank(draft.value)) void look();
	});
	effect(() => {
		const puzzle = undecided.value;
		if (!puzzle || !isSetUp.value) return;
		const abort = new AbortController();
		const timer = setTimeout(() => void lookOn(puzzle, abort.signal), REST);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	});
	effect(() => {
		const now = badge.value;
		if (!now || now.underWay) return;
		const timer = setTimeout(() => {
			lately.value = now;
		}, REST);
		return () => clearTimeout(timer);
	});
}

let isLooking = false;

/** Examines the board until its current state has been examined; of the edits made meanwhile, only the last counts. */
async function look(): Promise<void> {
	if (isLooking) return;
	isLooking = true;
	while (known.peek()?.draft !== draft.peek()) {
		const puzzle = draft.peek();
		known.value = await firstLook(puzzle);
	}
	isLooking = false;
}

async function firstLook(puzzle: Draft): Promise<Badge> {
	try {
		const said = await live.ask('solve', [request(puzzle, FIRST_NODES)]);
		return badgeOf(puzzle, said, FIRST_NODES);
	} catch {
		return unknown(puzzle);
	}
}

/** Without an answer the badge says that nothing is known; the next edit asks again. */
const unknown = (puzzle: Draft): Badge => ({
	draft: puzzle,
	verdict: 'unknown',
	count: 0,
	exact: false,
	faults: [],
	underWay: false,
	stopped: true,
});

async function lookOn(puzzle: Draft, signal: AbortSignal): Promise<void> {
	const progress = ({ solutions }: Progress) => {
		const before = badge.peek();
		if (!before?.underWay || solutions <= before.count) return;
		known.value = { ...before, count: solutions, verdict: solutions > 1 ? 'several' : 'unknown' };
	};
	try {
		const said = await desk.ask('solve', [request(puzzle, null)], { signal, progress });
		if (draft.peek() === puzzle) known.value = badgeOf(puzzle, said, null);
	} catch {
		if (!signal.aborted && draft.peek() === puzzle) known.value = unknown(puzzle);
	}
}

/** Stops the longer search; its findings stay. */
export function stopLooking(): void {
	const before = badge.peek();
	if (before?.underWay) known.value = { ...before, underWay: false, stopped: true };
}
