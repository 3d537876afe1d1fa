/* The tasks of a page in processor time, which other programs do not lengthen: from a trace of the browser. */
import type { Browser, Page } from '@playwright/test';

/** One event of a trace; times in microseconds. */
interface Traced {
	name: string;
	ph: string;
	pid: number;
	tid: number;
	ts: number;
	dur?: number;
	/** The processor's time. */
	tdur?: number;
	args: { name?: string; data?: { type?: string } };
}

/** A task of the page: when it ended, and its processor time in milliseconds. */
interface Task {
	end: number;
	millis: number;
}

export interface Tasks {
	readonly all: readonly Task[];
	/** When keys and pointers were pressed. */
	readonly pressed: readonly number[];
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Does something in a page, and returns its tasks meanwhile, except those that inspect it from outside. */
export async function tasksOf(
	browser: Browser,
	page: Page,
	use: () => Promise<unknown>,
): Promise<Tasks> {
	await browser.startTracing(page, { categories: CATEGORIES });
	await use();
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
		traceEvents: Traced[];
	};
	const isEvent = ({ name }: Traced) => name === 'EventDispatch';
	const thread = traceEvents.find(isEvent);
	const own = traceEvents.filter(({ pid, tid, ph }) => {
		return pid === thread?.pid && tid === thread.tid && ph === 'X';
	});
	const foreign = own.filter(({ name }) => name === 'EvaluateScript');
	const within = (outer: Traced, inner: Traced) =>
		inner.ts >= outer.ts && inner.ts <= outer.ts + (outer.dur ?? 0);
	const all = own
		.filter(({ name }) => name === 'RunTask')
		.filter((task) => !foreign.some((one) => within(task, one)))
		.map(({ ts, dur = 0, tdur = 0 }) => ({ end: ts + dur, millis: Math.round(tdur / 1000) }));
	const pressed = own
		.filter((one) => isEvent(one) && ['keydown', 'pointerdown'].includes(one.args.data?.type ?? ''))
		.map(({ ts }) => ts)
		.sort((one, other) => one - other);
	return { all, pressed };
}
