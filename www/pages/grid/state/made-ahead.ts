/*
 * One puzzle made ahead: begun when its sort is wanted, dropped when a
 * different sort is wanted, and returned only once. Pure, except for the
 * caller's functions.
 */

import type { MakeAnswer } from '../../../engine/types';
import type { Wish } from '../../../engine/wish';
import { sameWish } from './origin';

type Ask = (wish: Wish, signal: AbortSignal) => Promise<MakeAnswer>;

export class MadeAhead {
	#wish: Wish | null = null;
	#answer: MakeAnswer | null = null;
	#abort = new AbortController();

	constructor(private readonly ask: Ask) {}

	/** Sets the sort wanted next, if any; work on the same sort continues. */
	want(wish: Wish | null): void {
		if (sameWish(wish, this.#wish)) return;
		this.#abort.abort();
		this.#abort = new AbortController();
		this.#wish = wish;
		this.#answer = null;
		if (wish) void this.#make(wish, this.#abort.signal);
	}

	/** The answer for this kind of wish, if it has arrived; it is returned only once. */
	take(wish: Wish): MakeAnswer | null {
		if (!this.#answer || !sameWish(wish, this.#wish)) return null;
		const answer = this.#answer;
		this.#wish = null;
		this.#answer = null;
		return answer;
	}

	async #make(wish: Wish, signal: AbortSignal): Promise<void> {
		try {
			const answer = await this.ask(wish, signal);
			if (!signal.aborted) this.#answer = answer;
		} catch {
			// The request for the puzzle itself will report the fault.
		}
	}
}
