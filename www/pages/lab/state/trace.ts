/*
 * Runs that are traced event by event. The worker stores each run and the page
 * its log; the log is read ahead in small slices, so that neither of them is
 * ever busy for long. A run that is no longer shown is dropped.
 */
import { signal } from '@preact/signals';
import { tracer } from '../../../engine/client';
import { failure } from '../../../engine/search';
import type { LabCounters, LabTraced } from '../../../engine/types';
import { EventLog } from '../log/log';
import { order } from './order';
import { its } from './subject';

/** The number of events read before a pause, and at each request. */
export const AHEAD = 1_000_000;
/** A link leads no further than this: each event takes about thirty bytes. */
export const FARTHEST = 4_000_000;
/** The number of events per slice: as many as the page can add in a few milliseconds. */
const SLICE = 8192;
/** The minimum time between two updates from a growing log, in milliseconds. */
const PAUSE = 250;

export interface Trace {
	readonly run: number;
	readonly strategy: string;
	/** A key that tells its puzzle from others. */
	readonly puzzle: unknown;
	readonly log: EventLog;
	/** The number of events; the log itself grows without a signal. */
	readonly length: number;
	readonly counters: LabCounters | null;
	/** Whether the whole search has been traced. */
	readonly ended: boolean;
	/** Whether it is still being read. */
	readonly reading: boolean;
	/** The event at which reading stops for now. */
	readonly wanted: number;
}

/** One traced run, and what is known about it. */
class Tracer {
	readonly now = signal<Trace | null>(null);
	#turn = 0;

	constructor(private readonly run: number) {}

	/** Begins a run of this strategy on the open puzzle, replacing the last one. */
	async begin(strategy: string, wanted = AHEAD): Promise<void> {
		const turn = ++this.#turn;
		const { puzzle, task } = its();
		const log = new EventLog();
		const start = { run: this.run, strategy, puzzle: puzzle(), log, length: 0, counters: null };
		this.now.value = { ...start, ended: false, reading: true, wanted };
		try {
			await tracer.ask('labBegin', [this.run, { task: task(), strategy, order: order.peek() }]);
			await this.#read(turn);
		} catch (error) {
			this.#fail(turn, error);
		}
	}

	/** Continues reading where it stopped. */
	async more(wanted: number): Promise<void> {
		const now = this.now.peek();
		if (!now || now.ended) return;
		this.now.value = { ...now, wanted: Math.max(now.wanted, wanted), reading: true };
		if (!now.reading) await this.#read(this.#turn).catch((error) => this.#fail(this.#turn, error));
	}

	/** Stops reading; what is known stays. */
	pause(): void {
		const now = this.now.peek();
		if (now) this.now.value = { ...now, wanted: now.log.length };
	}

	end(): void {
		this.#turn++;
		if (this.now.peek()) void tracer.ask('labEnd', [this.run]).catch(() => undefined);
		this.now.value = null;
	}

	async #read(turn: number): Promise<void> {
		let slice: (LabTraced & { events: Uint32Array }) | null = null;
		let shown = 0;
		for (let now = this.now.peek(); now && turn === this.#turn; now = this.now.peek()) {
			const rest = now.wanted - now.log.length;
			if (slice?.ended || rest <= 0) break;
			slice = await tracer.ask('labAdvance', [this.run, Math.min(SLICE, rest)]);
			if (turn !== this.#turn) return;
			now.log.append(slice.events);
			if (performance.now() - shown > PAUSE) {
				shown = performance.now();
				this.#show(slice, true);
			}
		}
		if (turn === this.#turn) this.#show(slice, false);
	}

	#show(slice: LabTraced | null, reading: boolean): void {
		const now = this.now.peek();
		if (!now) return;
		const { counters = now.counters, ended = now.ended } = slice ?? {};
		this.now.value = { ...now, length: now.log.length, counters, ended, reading };
	}

	#fail(turn: number, error: unknown): void {
		if (turn !== this.#turn) return;
		this.now.value = null;
		failure.value = error instanceof Error ? error.message : String(error);
	}
}

/** The run shown, and the one compared with it. */
export const shownRun = new Tracer(1);
export const otherRun = new Tracer(2);
