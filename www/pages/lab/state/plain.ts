/*
 * Whether the lab is plain: it opens with a sentence, the run and two strategies, and shows all its tools on request.
 * A link that names a strategy or an event shows all tools at once.
 */
import { signal } from '@preact/signals';
import { onlyPair, racing, usualToo } from './list';

export const isPlain = signal(false);

/** Whether nothing has been chosen yet. */
let isFirst = true;

/** Called when the lab is opened without a particular request; choices made during this visit stay. */
export function beginPlain(): void {
	if (!isFirst) return;
	isFirst = false;
	isPlain.value = true;
	racing.value = onlyPair();
}

/** All tools are visible from now on. */
export function showAll(): void {
	isFirst = false;
	if (isPlain.peek()) racing.value = usualToo();
	isPlain.value = false;
}
