/*
 * All steps of the puzzle from its givens to the end, as far as they are known, and
 * whether the board shows them now. What the player has put in is not looked at and
 * not touched. How they are asked for and gone through is in `path/walk.ts`.
 */
import { computed, signal } from '@preact/signals';
import type { Draft, PathAnswer } from '../../../engine/types';
import { draft, present } from './game';

export interface Steps {
	readonly draft: Draft;
	readonly answer: PathAnswer;
	/** The step that is shown, from 0. */
	readonly at: number;
	/** The board is shown after it, and not before. */
	readonly isDone: boolean;
	/** The link of its chain, or the event of its trial, that is looked at; from 0. */
	readonly opened: number | null;
	/** They go on by themselves. */
	readonly playing: boolean;
}

/** The last ones that were found, of whatever puzzle. */
export const found = signal<Steps | null>(null);

/** The steps of the puzzle on the table, once they are known. */
export const steps = computed(() => (found.value?.draft === draft.value ? found.value : null));

/** The board, by name, whose steps are gone through; empty while none are. */
export const walked = signal('');
export const isWalking = computed(() => walked.value === present.value.board);
