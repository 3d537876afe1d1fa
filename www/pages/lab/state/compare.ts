/* The strategy compared with the selected one, where the two diverge, and the sentence about the difference. */
import { computed, effect, signal } from '@preact/signals';
import { tracer } from '../../../engine/client';
import type { LabReason } from '../../../engine/types';
import { compare, type Difference } from '../log/compare';
import { lookedAt } from './list';
import { watchOrder } from './order';
import { its } from './subject';
import { otherRun } from './trace';
import { calmNode, trace } from './view';

/** The id of the other strategy; empty if there is none. */
export const compared = signal('');

/** Where and how the two diverge; null while there is nothing to compare. */
export const difference = computed<Difference | null>(() => {
	const [one, other] = [trace.value, otherRun.now.value];
	if (!one || !other || other.length === 0 || one.puzzle !== other.puzzle) return null;
	return compare(one.log, calmNode.value, other.log, its().stance, other.ended);
});

/** The reason for the other run's event that makes the difference. */
export const noticed = signal<LabReason | null>(null);

export function compareWith(strategy: string): void {
	compared.value = strategy;
	if (strategy === '') otherRun.end();
	else void otherRun.begin(strategy);
}

export function watchComparison(): void {
	effect(() => {
		// A strategy is not compared with itself, and a new puzzle means a new comparison.
		if (lookedAt.value === '' || lookedAt.value === compared.value) compareWith('');
	});
	watchOrder(() => compareWith(compared.peek()));
	effect(() => {
		const known = difference.value;
		noticed.value = null;
		if (known && known.event >= 0 && known.kind !== 'same') void ask(known);
	});
}

async function ask(known: Difference): Promise<void> {
	const run = known.kind === 'ahead' ? 1 : 2;
	const [found] = await tracer.ask('labDetails', [run, [known.event]]).catch(() => []);
	if (difference.peek() === known) noticed.value = found ?? null;
}
