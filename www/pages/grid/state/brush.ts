/*
 * The active tool of the setter's desk: while there is one, the pointer on the
 * board being set up works as this tool instead of moving the caret.
 */
import { computed, signal } from '@preact/signals';
import type { Gap } from '../../../pictures/grid/draft';
import type { Place } from '../../../pictures/grid/places';
import { isDeskOpen } from './desk';

export interface Brush {
	/** The lock that it sets. */
	readonly lock: string;
	/** Begins or continues a stroke, at a place or a gap. */
	readonly paint: (at: Place | Gap, begins: boolean) => void;
}

const taken = signal<Brush | null>(null);

export const brush = computed(() => (isDeskOpen.value ? taken.value : null));

export function takeBrush(next: Brush | null): void {
	taken.value = next;
}
