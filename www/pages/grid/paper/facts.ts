/*
 * What must be computed before printing: solutions, levels, all steps. The core does this as one search with
 * progress and Stop; results are kept while the page is open.
 */
import { signal } from '@preact/signals';
import { type Ask, runAll, running } from '../../../engine/search';
import type { Draft, PathAnswer, SolveAnswer } from '../../../engine/types';
import { type Choices, withSolutions } from './choices';
import type { Item, Level } from './items';

export interface Facts {
	readonly solved?: Pick<SolveAnswer, 'verdict' | 'solutions'>;
	/** Null if its steps do not reach the end. */
	readonly level?: Level | null;
	readonly path?: PathAnswer;
}

type Wanted = keyof Facts;

interface Task {
	readonly draft: Draft;
	readonly wanted: Wanted;
}

/** Grading larger puzzles may take minutes; their levels are printed only if they are known. */
const LARGEST_GRADED = 9;

const known = signal<ReadonlyMap<Draft, Facts>>(new Map());

/** The facts about a puzzle; it reads a signal. */
export const factsOf = (draft: Draft): Facts => known.value.get(draft) ?? {};

export function learnFacts(draft: Draft, facts: Facts): void {
	known.value = new Map(known.peek()).set(draft, { ...known.peek().get(draft), ...facts });
}

export const levelOfItem = ({ its, grade }: Item): Level | null =>
	grade ?? factsOf(its.draft).level ?? null;

/** The facts that the sheets need and that are not known yet. */
function tasksOf(items: readonly Item[], how: Choices): Task[] {
	const { graded, path } = how;
	const solutions = withSolutions(how);
	const all = items.flatMap(({ its: { draft }, grade }) => {
		const isGraded = graded && !grade && draft.size <= LARGEST_GRADED;
		const wanted = [solutions && 'solved', path && 'path', isGraded && 'level'] as const;
		return wanted.flatMap((one) => (one ? [{ draft, wanted: one }] : []));
	});
	return all.filter(({ draft, wanted }) => factsOf(draft)[wanted] === undefined);
}

/** The work in progress. */
let current: readonly Task[] = [];

/** Computes what is missing; work that is still wanted continues. */
export async function workOut(items: readonly Item[], wanted: Choices): Promise<void> {
	const tasks = tasksOf(items, wanted);
	const isCurrent = (task: Task) =>
		current.some((one) => one.draft === task.draft && one.wanted === task.wanted);
	const isBusy = running.peek()?.question === 'print' && tasks.every(isCurrent);
	if (tasks.length === 0 || isBusy) return;
	current = tasks;
	await runAll('print', false, async (ask) => {
		for (const [at, task] of tasks.entries()) {
			const report = (share: number) => ({
				nodes: at,
				solutions: 0,
				share: (at + share) / tasks.length,
			});
			learnFacts(task.draft, await answerOf(ask, task, report));
		}
	});
}

type Report = (share: number) => { nodes: number; solutions: number; share: number };

async function answerOf(ask: Ask, { draft, wanted }: Task, report: Report): Promise<Facts> {
	switch (wanted) {
		case 'solved': {
			const request = { draft, entries: null, limit: 2, nodes: null };
			return { solved: await ask('solve', request, ({ share }) => report(share)) };
		}
		case 'path':
			return { path: await ask('path', { draft }, ({ share }) => report(share)) };
		case 'level': {
			const grade = await ask('grade', draft, () => report(0));
			return { level: grade?.finished ? grade : null };
		}
	}
}
