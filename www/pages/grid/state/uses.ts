/* Counts how often hints used each technique on this device, and offers its lesson. */
import { signal } from '@preact/signals';
import type { HintStep } from '../../../engine/types';
import { isEmbedded } from '../../../shell/embedding';
import { keepUses, OFTEN, uses } from '../../../shell/settings';
import { runOf } from './hint-levels';

/** The technique whose lesson is offered beside the next hint, only once: uses are not counted beyond that. */
export const offered = signal<string | null>(null);

/** Called when a hint was applied. Obvious numbers need no lesson, and an embedded page has no book of techniques. */
export function noteUse(steps: readonly HintStep[]): void {
	offered.value = null;
	const [step] = steps;
	if (!step || runOf(steps) !== null || isEmbedded) return;
	const count = (uses.peek()[step.rule] ?? 0) + 1;
	if (count > OFTEN) return;
	keepUses({ ...uses.peek(), [step.rule]: count });
	if (count === OFTEN) offered.value = step.rule;
}
