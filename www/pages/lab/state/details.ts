/*
 * The sentences for events, requested from the worker on demand: for the event
 * shown and for the dead ends in the drawing.
 */
import { effect, signal } from '@preact/signals';
import { tracer } from '../../../engine/client';
import type { LabReason } from '../../../engine/types';
import { shownRun, type Trace } from './trace';

/** How many sentences are kept; older ones are dropped and requested again when needed. */
const KEPT = 4000;

export const details = signal<ReadonlyMap<number, LabReason>>(new Map());
let of: Trace['log'] | null = null;
let waiting = new Set<number>();
let asking = false;

/** Requests the sentences for these events if they are unknown. */
export function want(events: readonly number[]): void {
	const known = details.peek();
	for (const at of events) if (at >= 0 && !known.has(at)) waiting.add(at);
	if (!asking) void ask();
}

async function ask(): Promise<void> {
	asking = true;
	while (waiting.size > 0 && of) {
		const log = of;
		const events = [...waiting].filter((at) => at < log.length);
		waiting = new Set();
		if (events.length === 0) break;
		const found = await tracer.ask('labDetails', [1, events]).catch(() => []);
		if (log === of) keep(events, found);
	}
	asking = false;
}

function keep(events: readonly number[], found: readonly LabReason[]): void {
	const all = new Map(details.peek().size > KEPT ? [] : details.peek());
	for (const [index, fault] of found.entries()) all.set(events[index] ?? -1, fault);
	details.value = all;
}

/** Drops the sentences together with the run that they belong to. */
export function watchDetails(): void {
	effect(() => {
		const log = shownRun.now.value?.log ?? null;
		if (log === of) return;
		of = log;
		waiting = new Set();
		details.value = new Map();
	});
}
