/*
 * A changed puzzle that the board shows in place of its own: a proposal under the pointer, or a puzzle that was made
 * and may be accepted. The preview disappears with the puzzle.
 */
import { computed, signal } from '@preact/signals';
import type { Draft } from '../../../engine/types';
import { isDeskOpen } from './desk';
import type { Difference } from './difference';
import { draft } from './game';

interface Preview {
	/** The puzzle from which it was made. */
	readonly of: Draft;
	readonly draft: Draft;
	readonly difference: Difference;
}

const wanted = signal<Preview | null>(null);

/** The puzzle shown in place of the one on the board, while the desk requests this. */
export const previewed = computed(() =>
	isDeskOpen.value && wanted.value?.of === draft.value ? wanted.value : null,
);

export function preview(one: Preview | null): void {
	wanted.value = one;
}
