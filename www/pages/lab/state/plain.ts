/*
 * Whether the lab is plain: it opens with a sentence, the run and two strategies, and has all its tools once they are
 * asked for. A link that names a strategy or an event opens it with all of them.
 */
import { signal } from '@preact/signals';
import { onlyPair, racing, usualToo } from './list';

export const isPlain = signal(false);

/** Nobody has chosen anything yet. */
let isFirst = true;

/** The lab is opened without a wish; what was chosen in this visit stays. */
export function beginPlain(): void {
	if (!isFirst) return;
	isFirst = false;
	isPlain.value = true;
	racing.value = onlyPair();
}

/** All tools are there from now on. */
export function showAll(): void {
	isFirst = false;
	if (isPlain.peek()) racing.value = usualToo();
	isPlain.value = false;
}
