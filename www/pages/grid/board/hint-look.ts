/*
 * The hint's drawing on the board at its level. It shows nothing while only the kind is named, then where to look,
 * and finally the proof and the effect. For a run of steps, it shows the numbers that they place.
 * `pictures/grid/step-look.ts` draws a step. Pure.
 */
import type { HintStep } from '../../../engine/types';
import type { HintLook } from '../../../pictures/grid/hint-drawing';
import { NOTHING } from '../../../pictures/grid/proof-look';
import { lookOfStep, placesOf } from '../../../pictures/grid/step-look';
import { type Hint, stepsOf } from '../state/hint-levels';

export function lookOf(hint: Hint, size: number): HintLook | null {
	const steps = stepsOf(hint);
	const [step] = steps;
	if (!step) return null;
	if (hint.level === 'where') return { ...NOTHING, ...placesOf(step, size) };
	if (hint.level !== 'why') return NOTHING;
	return steps.length > 1 ? lookOfRun(steps) : lookOfStep(step, size, hint.opened);
}

/** The numbers of a run, in their order. */
function lookOfRun(steps: readonly HintStep[]): HintLook {
	const placed = steps.flatMap((step) => step.placed);
	const marks = placed.map((one) => ({ ...one, role: 'placed' }) as const);
	return { ...NOTHING, targets: placed.map(({ cell }) => cell), marks };
}
