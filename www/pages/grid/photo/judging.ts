/*
 * The solver's verdict on a reading before it is taken: how many solutions it has and, if several, the cells that
 * differ. If there are none, the verdict gives the parts that contradict each other. It also gives
 * misreadings that would explain the result. This file sends the same requests as the board, as one search with
 * progress and Stop.
 */
import { computed, signal } from '@preact/signals';
import { type Ask, drop, runAll, running } from '../../../engine/search';
import type { CandidatesAnswer, Draft, Fault, Progress, SolveAnswer } from '../../../engine/types';
import { type Flags, flagsOf, NO_FLAGS } from '../../../pictures/grid/overlay';
import { conditionsOf, flagsOfConditions } from '../state/conditions';
import { corrected, draft, reading, readSolved, written } from './reading';
import { type Change, changesToTry, thatMakeUnique } from './repairs';

interface Judgement {
	readonly draft: Draft;
	readonly verdict: SolveAnswer['verdict'];
	readonly faults: readonly Fault[];
	/** The conditions that contradict each other, or the cells that differ between solutions. */
	readonly flags: Flags;
	/** Changes, each of which alone would leave exactly one solution. */
	readonly repairs: readonly Change[];
}

const known = signal<Judgement | null>(null);

/** What is known about the current reading. */
export const judgement = computed(() => (known.value?.draft === draft.value ? known.value : null));

export const isJudging = (): boolean => running.value?.question === 'photo';

/** A trial that takes more nodes than this is abandoned. */
const TRIAL_NODES = 1500;

const step = (progress: Progress) => progress;

/** Checks a reading; interim findings are shown at once. */
export async function judge(puzzle: Draft): Promise<void> {
	const outcome = await runAll('photo', false, (ask) => look(ask, puzzle));
	const isKnown = known.peek()?.draft === puzzle;
	if (outcome && 'stopped' in outcome && !isKnown) take(puzzle, { verdict: 'unknown' });
}

/** Stops checking a reading. */
export function stopJudging(): void {
	if (isJudging()) drop();
}

function take(puzzle: Draft, more: Partial<Judgement>): void {
	const before = known.peek()?.draft === puzzle ? known.peek() : null;
	const nothing = { verdict: 'unknown', faults: [], flags: NO_FLAGS, repairs: [] } as const;
	known.value = { ...(before ?? nothing), ...more, draft: puzzle };
}

async function look(ask: Ask, puzzle: Draft): Promise<void> {
	const request = { draft: puzzle, entries: null };
	const question = { ...request, limit: 2, nodes: null };
	const { verdict, faults, solutions } = await ask('solve', question, step);
	take(puzzle, { verdict, faults, flags: flagsOf(faults) });
	if (verdict === 'several') await findDiffering(ask, puzzle);
	else if (verdict === 'none' && faults.length === 0) await findConflict(ask, puzzle);
	if (verdict === 'unique') await readSolved((solutions[0] ?? []).map((value) => [value]));
	else await findRepairs(ask, puzzle, faults.length > 0 ? 'none' : verdict);
}

async function findConflict(ask: Ask, puzzle: Draft): Promise<void> {
	const { conditions, faults } = await ask('conflict', { draft: puzzle, entries: null }, step);
	const flags = conditions
		? flagsOfConditions(conditionsOf(puzzle, [], conditions))
		: flagsOf(faults);
	take(puzzle, { flags });
}

async function findDiffering(ask: Ask, puzzle: Draft): Promise<void> {
	const show = (said: CandidatesAnswer) => {
		const cells = new Set(differing(said));
		take(puzzle, { flags: { ...NO_FLAGS, cells } });
		return { nodes: 0, solutions: 0, share: said.complete ? 1 : 0 };
	};
	const last = await ask('candidates', { draft: puzzle, entries: null }, show);
	show(last);
	if (last.complete) await readSolved(last.found);
}

const differing = ({ found }: CandidatesAnswer): number[] =>
	found.flatMap((values, cell) => (values.length > 1 ? [cell] : []));

async function findRepairs(
	ask: Ask,
	puzzle: Draft,
	verdict: SolveAnswer['verdict'],
): Promise<void> {
	const { symbols } = reading.peek() ?? { symbols: [] };
	const flags = known.peek()?.flags ?? NO_FLAGS;
	const facts = { draft: puzzle, symbols, corrected: corrected.peek(), written: written.peek() };
	const isUnique = async (other: Draft) => {
		const request = { draft: other, entries: null, limit: 2, nodes: TRIAL_NODES };
		return (await ask('solve', request, step)).verdict === 'unique';
	};
	const changes = changesToTry(facts, verdict, flags);
	take(puzzle, { repairs: await thatMakeUnique(puzzle, changes, isUnique) });
}
