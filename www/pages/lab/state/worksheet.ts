/*
 * A worksheet: the lab at an event, with the following ones hidden until the
 * visitor has answered and asks for them. Starting another run ends it.
 */
import { computed } from '@preact/signals';
import { goTo, limit, place } from './view';

/** Whether the answers are hidden. */
export const isWorksheet = computed(() => limit.value !== null);

/** Hides everything after an event. */
export function askAt(event: number): void {
	limit.value = event;
}

/** Shows the answers: the next event, and everything as usual from there on. */
export function answer(): void {
	limit.value = null;
	goTo(place.peek() + 1);
}
