/*
 * The only way to the core. A lane owns one worker and turns requests into
 * promises: page -> worker {id, call, args}; worker -> page {id, progress},
 * {id, answer} or {id, error}. A cancelled or failed call ends the worker, and
 * the next call starts a fresh one, because a core that panicked is unusable.
 */
import { sent } from './packed';
import type { Requests } from './requests';

/** How a call is watched and cancelled. */
interface Watch<Name extends keyof Requests> {
	signal?: AbortSignal;
	progress?: (step: Requests[Name]['progress']) => void;
	/** What the worker takes over; everything else is copied. */
	given?: Transferable[];
}

/** A lane's interface to a worker; tests bring their own. */
export interface WorkerLike {
	postMessage(message: unknown, given: Transferable[]): void;
	terminate(): void;
	onmessage: ((event: MessageEvent) => void) | null;
	onerror: ((event: ErrorEvent) => void) | null;
}

interface Pending {
	resolve: (answer: unknown) => void;
	reject: (error: Error) => void;
	progress: ((step: unknown) => void) | undefined;
}

interface Reply {
	id: number;
	progress?: unknown;
	answer?: unknown;
	error?: string;
	/** Why a part of the core that the request needs could not be fetched; the worker stays usable. */
	missing?: string;
}

export class Lane {
	#worker: WorkerLike | null = null;
	#pending = new Map<number, Pending>();
	#next = 1;

	constructor(private readonly start: () => WorkerLike) {}

	/** Asks the core; rejects with an AbortError when the signal aborts. */
	ask<Name extends keyof Requests>(
		call: Name,
		args: Requests[Name]['args'],
		watch: Watch<Name> = {},
	): Promise<Requests[Name]['answer']> {
		const id = this.#next++;
		return new Promise((resolve, reject) => {
			if (watch.signal?.aborted) return reject(aborted());
			watch.signal?.addEventListener('abort', () => this.#cancel(id), { once: true });
			this.#pending.set(id, {
				resolve: resolve as Pending['resolve'],
				reject,
				progress: watch.progress as Pending['progress'],
			});
			this.#running().postMessage({ id, call, args: args.map(sent) }, watch.given ?? []);
		});
	}

	#running(): WorkerLike {
		if (this.#worker) return this.#worker;
		const worker = this.start();
		worker.onmessage = (event) => this.#receive(event.data as Reply);
		worker.onerror = (event) => this.#end(new Error(event.message || 'the worker could not start'));
		this.#worker = worker;
		return worker;
	}

	#receive({ id, progress, answer, error, missing }: Reply): void {
		const waiting = this.#pending.get(id);
		if (!waiting) return;
		if (progress !== undefined) waiting.progress?.(progress);
		else if (error !== undefined) this.#end(new Error(error));
		else {
			this.#pending.delete(id);
			if (missing === undefined) waiting.resolve(answer);
			else waiting.reject(new Error(missing));
		}
	}

	#cancel(id: number): void {
		if (this.#pending.has(id)) this.#end(aborted());
	}

	/** Ends the worker; every call that is still waiting is rejected with the reason. */
	#end(reason: Error): void {
		const waiting = [...this.#pending.values()];
		this.#pending.clear();
		this.#worker?.terminate();
		this.#worker = null;
		for (const one of waiting) one.reject(reason);
	}
}

function aborted(): Error {
	return new DOMException('cancelled', 'AbortError');
}

function worker(): WorkerLike {
	return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as WorkerLike;
}

/** For answers while typing: reading, writing, checking. */
export const quick = new Lane(worker);
/** For searches, which may take a long time and may be stopped. */
export const search = new Lane(worker);
/** For the lab's traced runs; this lane's worker keeps them. */
export const tracer = new Lane(worker);
/** For the hint that is computed ahead while the player thinks. */
export const ahead = new Lane(worker);
/** For grading puzzles, also in the background. */
export const grading = new Lane(worker);
/** For the next puzzle, made while the current one is played. */
export const making = new Lane(worker);
/** For counting solutions while a puzzle is set up: each request is short, and none is cancelled. */
export const live = new Lane(worker);
/** For reading photos. */
export const photos = new Lane(worker);
/** For the other findings of the setter's desk, computed while nobody edits the board. */
export const desk = new Lane(worker);
