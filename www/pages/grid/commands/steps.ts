/*
 * All steps, fetched when first requested: until they are closed, they replace
 * the table and the card.
 */
import { computed, signal } from '@preact/signals';
import { orTell } from '../../../shell/notices';
import { panel } from '../../../shell/panel';
import { focusBoard } from '../board/focus';
import { present } from '../state/game';
import { isWalking, walked } from '../state/steps';

type Parts = typeof import('../path').STEPS;

const parts = signal<Parts | null>(null);

/** What replaces the table and the card while steps are shown. */
export const walk = computed<Parts | null>(() => (isWalking.value ? parts.value : null));

export const showSteps = (): void => orTell(fetchAndShow);

async function fetchAndShow(): Promise<void> {
	const { board } = present.peek();
	parts.value = (await import('../path')).STEPS;
	panel.value = null;
	walked.value = board;
}

export function closeSteps(): void {
	walk.peek()?.leaveSteps();
	walked.value = '';
	requestAnimationFrame(focusBoard);
}
