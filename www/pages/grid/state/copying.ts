/*
 * Copying a puzzle from paper onto the board, in three steps: what is around the grid or between its cells, what is
 * printed inside, and the visitor's own entries. Copying ends when the visitor starts to play; its steps are not
 * saved.
 */
import { computed, signal } from '@preact/signals';
import type { Kind } from '../../../engine/types';
import { kind, present } from './game';
import { mode, wantsDesk } from './screen';

const ALL = ['around', 'inside', 'own'] as const;
export type Step = (typeof ALL)[number];

const begun = signal<{ readonly board: string; readonly step: Step } | null>(null);

/** Some grids have nothing around them and nothing between their cells. */
export const stepsOf = ({ clues, signs }: Kind): readonly Step[] =>
	clues || signs ? ALL : ALL.slice(1);

/**
 * The current step of copying the board on the table; null if it is not being copied. The visitor's own numbers are
 * entered only in Play.
 */
export const copyStep = computed<Step | null>(() => {
	const now = begun.value;
	if (now?.board !== present.value.board) return null;
	if (mode.value === 'play') return 'own';
	return now.step === 'own' ? 'inside' : now.step;
});

/** Goes to a step of copying the open board. */
export function toStep(step: Step): void {
	begun.value = { board: present.peek().board, step };
	mode.value = step === 'own' ? 'play' : 'set';
}

/** The desk is for setters, so copying begins without it. */
export function toFirstStep(): void {
	wantsDesk.value = false;
	toStep(stepsOf(kind.peek())[0] ?? 'inside');
}

/** The next step; undefined after the last. */
export function nextStep(): Step | undefined {
	const steps = stepsOf(kind.value);
	return copyStep.value ? steps[steps.indexOf(copyStep.value) + 1] : undefined;
}

export function endCopying(): void {
	begun.value = null;
	mode.value = 'play';
}
