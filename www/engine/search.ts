/*
 * The one search in progress: its question, its progress, and the ways to end
 * it. Starting another search ends the first. The page that started a search
 * stores and interprets its answer.
 */
import { signal } from '@preact/signals';
import { search } from './client';
import type { Requests } from './requests';
import type { Progress } from './types';

const STOPPED = 'stopped';
const DROPPED = 'dropped';

/** The question that a search answers; the text `running.<question>` describes it. */
export type Question =
	| 'around'
	| 'book'
	| 'candidates'
	| 'check'
	| 'complete'
	| 'conflict'
	| 'count'
	| 'easier'
	| 'fold'
	| 'harder'
	| 'hint'
	| 'make'
	| 'photo'
	| 'places'
	| 'print'
	| 'race'
	| 'redundant'
	| 'repairs'
	| 'solve'
	| 'steps'
	| 'thin-out'
	| 'vary'
	| 'why-not';

export interface Running {
	question: Question;
	/** Whether the player's own digits count as givens. */
	withEntries: boolean;
	progress: Progress;
	abort: AbortController;
	started: number;
}

export const running = signal<Running | null>(null);
/** An error inside the core, in the core's own words. */
export const failure = signal<string | null>(null);

/** The answer, or the state of the search when it was stopped; null if the search was dropped or failed. */
type Outcome<Answer> = { answer: Answer } | { stopped: Running } | null;

/** What is asked with one object. */
type Called = {
	[Name in keyof Requests]: Requests[Name]['args'] extends [object] ? Name : never;
}[keyof Requests];

type Report<Name extends Called> = (step: Requests[Name]['progress']) => Progress;

interface Task<Name extends Called> {
	question: Question;
	withEntries: boolean;
	call: Name;
	request: Requests[Name]['args'][0];
	/** Receives the core's interim reports, and returns the progress. */
	report: Report<Name>;
}

/** Sends the core a request that belongs to a search. */
export type Ask = <Name extends Called>(
	call: Name,
	request: Requests[Name]['args'][0],
	report: Report<Name>,
) => Promise<Requests[Name]['answer']>;

export function run<Name extends Called>(
	task: Task<Name>,
): Promise<Outcome<Requests[Name]['answer']>> {
	const { question, withEntries, call, request, report } = task;
	return runAll(question, withEntries, (ask) => ask(call, request, report));
}

/** Several requests that count as one search: one progress, one Stop. */
export async function runAll<Answer>(
	question: Question,
	withEntries: boolean,
	all: (ask: Ask) => Promise<Answer>,
): Promise<Outcome<Answer>> {
	drop();
	const abort = new AbortController();
	const progress = { nodes: 0, solutions: 0, share: 0 };
	const job: Running = { question, withEntries, progress, abort, started: performance.now() };
	running.value = job;
	failure.value = null;
	try {
		return { answer: await all(asker(job)) };
	} catch (error) {
		return judge(job, error);
	} finally {
		if (isCurrent(job)) running.value = null;
	}
}

const isCurrent = (job: Running) => running.peek()?.abort === job.abort;

function asker(job: Running): Ask {
	return (call, request, report) =>
		search.ask(call, [request] as Requests[typeof call]['args'], {
			signal: job.abort.signal,
			progress: (step) => {
				job.progress = report(step);
				if (isCurrent(job)) running.value = { ...job };
			},
		});
}

function judge(job: Running, error: unknown): { stopped: Running } | null {
	const reason: unknown = job.abort.signal.reason;
	if (reason === STOPPED) return { stopped: job };
	if (reason === undefined) failure.value = error instanceof Error ? error.message : String(error);
	return null;
}

/** Ends the current search; what it has found so far is kept. */
export function stop(): void {
	end(STOPPED);
}

/** Ends the current search; its answer is no longer wanted. */
export function drop(): void {
	end(DROPPED);
}

/** The worker is ended first, because drawing the result may take time. */
function end(reason: string): void {
	const job = running.peek();
	job?.abort.abort(reason);
	running.value = null;
}
