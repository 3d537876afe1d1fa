/*
 * One puzzle that is made ahead: begun when its sort is wanted, dropped when
 * another sort is, and given away once. Pure, but for whoever is asked.
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

	/** Says what sort will be wanted next, if any; what is under way for the same sort goes on. */
	want(wish: Wish | null): void {
		if (sameWish(wish, this.#wish)) return;
		this.#abort.abort();
		this.#abort = new AbortController();
		this.#wish = wish;
		this.#answer = null;
		if (wish) void this.#make(wish, this.#abort.signal);
	}

	/** The answer for this sort, if it is there already; it is given once. */
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
			// Whoever asks for the puzzle will hear what is wrong.
		}
	}
}
