/*
 * The visitor's own turn: which places are tried before all others, and whether
 * the smallest set comes next. A different order means a different search, so
 * every run starts again. The choice belongs to the puzzle.
 */
import { computed, signal } from '@preact/signals';
import type { LabOrder } from '../../../engine/types';
import { watch, watchPuzzle } from './subject';

const OWN: LabOrder = { first: [], smallest: false };

export const order = signal<LabOrder>(OWN);
/** Whether clicks on the board choose the places to begin with. */
export const choosing = signal(false);

/** Whether the strategies use their own order. */
export const isOwn = computed(() => order.value.first.length === 0 && !order.value.smallest);

export function wish(next: Partial<LabOrder>): void {
	order.value = { ...order.peek(), ...next };
}

/** Appends a place to those that are tried first, or removes it. */
export function switchPlace(place: number): void {
	const { first } = order.peek();
	const others = first.filter((one) => one !== place);
	wish({ first: others.length < first.length ? others : [...first, place] });
}

/** Calls a function whenever the order changes. */
export const watchOrder = (again: () => void): void => watch(order, again);

export function watchWishes(): void {
	watchPuzzle(() => {
		choosing.value = false;
		if (!isOwn.peek()) order.value = OWN;
	});
}
