/*
 * All steps of the puzzle from its givens to the end, as far as they are known, and
 * whether the board is showing them. The player's entries are ignored and do not
 * change. `path/walk.ts` requests and shows them.
 */
import { computed, signal } from '@preact/signals';
import type { Draft, PathAnswer } from '../../../engine/types';
import { draft, present } from './game';

export interface Steps {
	readonly draft: Draft;
	readonly answer: PathAnswer;
	/** The index of the step shown, from 0. */
	readonly at: number;
	/** Whether the board is shown after the step, not before it. */
	readonly isDone: boolean;
	/** The index of the selected link of its chain, or event of its trial, from 0. */
	readonly opened: number | null;
	/** Whether playback is on. */
	readonly playing: boolean;
}

/** The steps found last, of any puzzle. */
export const found = signal<Steps | null>(null);

/** The steps of the puzzle on the table, once they are known. */
export const steps = computed(() => (found.value?.draft === draft.value ? found.value : null));

/** The name of the board whose steps are shown; empty if none are. */
export const walked = signal('');
export const isWalking = computed(() => walked.value === present.value.board);
