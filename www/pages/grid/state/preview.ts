/*
 * A changed puzzle that the board shows in place of its own: a proposal that is
 * pointed at, or what was made and may be taken. It disappears with the puzzle.
 */
import { computed, signal } from '@preact/signals';
import type { Draft } from '../../../engine/types';
import { isDeskOpen } from './desk';
import type { Difference } from './difference';
import { draft } from './game';

interface Preview {
	/** The puzzle that it was made from. */
	readonly of: Draft;
	readonly draft: Draft;
	readonly difference: Difference;
}

const wanted = signal<Preview | null>(null);

/** The puzzle shown in place of the one on the board, while the desk wants that. */
export const previewed = computed(() =>
	isDeskOpen.value && wanted.value?.of === draft.value ? wanted.value : null,
);

export function preview(one: Preview | null): void {
	wanted.value = one;
}
