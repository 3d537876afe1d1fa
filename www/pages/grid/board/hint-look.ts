/*
 * What the hint shows on the board at its level: nothing for the nudge, what is to
 * be looked at next, and at last what proves it and what it does. What was told
 * before stays struck out. What a step shows is in `pictures/grid/step-look.ts`. Pure.
 */
import type { HintLook } from '../../../pictures/grid/hint-drawing';
import { NOTHING } from '../../../pictures/grid/proof-look';
import { lookOfStep, placesOf } from '../../../pictures/grid/step-look';
import { type Hint, notedOf, stepOf } from '../state/hint-levels';

export function lookOf(hint: Hint, size: number): HintLook | null {
	const step = stepOf(hint);
	if (!step) return null;
	const removed = notedOf(hint).flatMap((one) => one.removed);
	if (hint.level === 'nudge') return { ...NOTHING, removed };
	if (hint.level === 'where') return { ...NOTHING, removed, ...placesOf(step, size) };
	return lookOfStep(step, size, hint.opened, removed);
}
