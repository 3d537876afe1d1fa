/*
 * All steps of the puzzle from its givens to the end, as far as they are known, and
 * whether the board shows them now. The player's entries are ignored and do not
 * change. `path/walk.ts` requests and shows them.
 */
import { computed, signal } from '@preact/signals';
import type { Draft, PathAnswer } from '../../../engine/types';
import { draft, present } from './game';

export interface Steps {
	readonly draft: Draft;
	readonly answer: PathAnswer;
	/** The shown step, from 0. */
	readonly at: number;
	/** The board is shown after it, not before. */
	readonly isDone: boolean;
	/** The selected link of its chain, or event of its trial; from 0. */
	readonly opened: number | null;
	/** Playback is on. */
	readonly playing: boolean;
}

/** The last ones found, of any puzzle. */
export const found = signal<Steps | null>(null);

/** The steps of the puzzle on the table, once they are known. */
export const steps = computed(() => (found.value?.draft === draft.value ? found.value : null));

/** The board, by name, whose steps are shown; empty for none. */
export const walked = signal('');
export const isWalking = computed(() => walked.value === present.value.board);
