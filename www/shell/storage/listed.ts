/*
 * The index of the saved boards: each in its last state, without its history,
 * the latest first. The index changes once for any number of new boards. This
 * file does not read or write records.
 */
import { computed, signal } from '@preact/signals';
import type { Named } from '../history';
import type { Left } from './slot';

/** How to tell which boards need not be offered because a later one is equivalent. */
export interface Alike<Kept extends Named> {
	/** The key that equivalent boards share; empty if a board is unique. */
	readonly key: (one: Left<Kept>) => string;
	/** Whether a board is offered in any case. */
	readonly isWorked: (one: Left<Kept>) => boolean;
}

export class Listed<Kept extends Named> {
	readonly #all = signal<readonly Left<Kept>[]>([]);
	/** Without the boards that need not be offered. */
	readonly offered = computed(() => this.#offered(this.#all.value));

	constructor(private readonly alike: Alike<Kept>) {}

	all(): readonly Left<Kept>[] {
		return this.#all.peek();
	}

	/** All boards, by their names. */
	known(): Map<string, Left<Kept>> {
		return new Map(this.all().map((left) => [left.board, left]));
	}

	/** Adds boards, replacing what was known about them. */
	note(boards: readonly Left<Kept>[]): void {
		const known = this.known();
		for (const left of boards) known.set(left.board, left);
		this.#all.value = [...known.values()].sort((a, b) => b.when - a.when);
	}

	/** The same, except for boards whose known state is later. */
	noteOlder(boards: readonly Left<Kept>[]): void {
		const known = this.known();
		const isLater = ({ board, when }: Left<Kept>) =>
			(known.get(board)?.when ?? Number.NEGATIVE_INFINITY) < when;
		this.note(boards.filter(isLater));
	}

	drop(boards: ReadonlySet<string>): void {
		this.#all.value = this.all().filter(({ board }) => !boards.has(board));
	}

	/** The boards that need not be saved at all. */
	spare(): Left<Kept>[] {
		const offered = new Set(this.#offered(this.all()));
		return this.all().filter((one) => !offered.has(one));
	}

	#offered(all: readonly Left<Kept>[]): Left<Kept>[] {
		const seen = new Set<string>();
		return all.filter((one) => {
			const key = this.alike.key(one);
			const isFirst = key === '' || !seen.has(key);
			seen.add(key);
			return isFirst || this.alike.isWorked(one);
		});
	}
}
