/*
 * The next hint, computed in a separate worker while the player thinks, so that it delays nothing. Computing ahead
 * starts with the first requested hint, so that players who use no hints do not fetch the code for them. A change
 * of the board drops the computed hint.
 */
import { effect, signal } from '@preact/signals';
import { ahead } from '../../../engine/client';
import type { HintAnswer, HintRequest } from '../../../engine/types';
import { marking } from '../../../shell/settings';
import { finished } from './checks';
import { marksOfAll } from './edits';
import { present } from './game';
import type { Position } from './position';
import { mode } from './screen';

/** The delay between an edit and the start of the computation, in milliseconds. */
const PAUSE = 300;

const wanted = signal(false);
let known: { readonly board: Position; readonly answer: HintAnswer } | null = null;

export const hintRequest = (now: Position, toNumber = false): HintRequest => ({
	draft: now.draft,
	entries: [...now.entries],
	marks: marksOfAll(now, marking.peek()),
	ruledOut: now.ruledOut.map((bits) => bits >>> 0),
	toNumber,
});

/** Whether a hint for one position fits the other. */
export const sameBoard = (one: Position, other: Position): boolean =>
	one.draft === other.draft &&
	one.entries === other.entries &&
	one.marks === other.marks &&
	one.ruledOut === other.ruledOut;

/** The answer for this board, if it has arrived. From now on answers are computed ahead. */
export function answerAhead(now: Position): HintAnswer | null {
	wanted.value = true;
	return known && sameBoard(known.board, now) ? known.answer : null;
}

/** For a board, keeps a hint that was found in another way. */
export function keepAnswer(board: Position, answer: HintAnswer): void {
	known = { board, answer };
}

export function watchAhead(): void {
	effect(() => {
		const now = present.value;
		// With automatic marks, the request differs.
		const setting = marking.value;
		if (!wanted.value || mode.value !== 'play' || finished.value) return;
		if (known && (!sameBoard(known.board, now) || setting !== lastMarking)) known = null;
		lastMarking = setting;
		if (known) return;
		const abort = new AbortController();
		const timer = setTimeout(() => void look(now, abort.signal), PAUSE);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	});
}

let lastMarking = marking.peek();

async function look(board: Position, signal: AbortSignal): Promise<void> {
	try {
		known = { board, answer: await ahead.ask('hint', [hintRequest(board)], { signal }) };
	} catch {
		// The request for the hint itself will report the fault.
	}
}
