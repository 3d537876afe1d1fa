/*
 * The strategies in the core's list, and the visitor's choice: those that race,
 * and the selected one. Neither this file nor any other of the page knows a
 * strategy by name.
 */
import { computed, signal } from '@preact/signals';
import { tracer } from '../../../engine/client';
import type { LabStrategy } from '../../../engine/types';
import { family } from './subject';

const all = signal<readonly LabStrategy[]>([]);

/** The strategies for the open puzzle. */
export const strategies = computed(() => all.value.filter((one) => one.family === family.value));
export const racing = signal<ReadonlySet<string>>(new Set());
/** The selected strategy's id; empty if none. */
export const lookedAt = signal('');

export const strategy = computed(() => strategies.value.find(({ id }) => id === lookedAt.value));
/** The strategies that take part in a race. */
export const racers = computed(() => strategies.value.filter(({ id }) => racing.value.has(id)));

export async function learnStrategies(): Promise<void> {
	if (all.peek().length > 0) return;
	const list = await tracer.ask('labStrategies', []);
	all.value = list;
	racing.value = new Set(list.filter(({ usual }) => usual).map(({ id }) => id));
}

const usual = () => all.peek().filter((one) => one.usual);

/** The first and the last usual strategy of each family, which differ most. */
export function onlyPair(): ReadonlySet<string> {
	const families = [...new Set(usual().map(({ family }) => family))];
	const pairs = families.flatMap((one) => {
		const its = usual().filter(({ family }) => family === one);
		return [...its.slice(0, 1), ...its.slice(-1)];
	});
	return new Set(pairs.map(({ id }) => id));
}

/** The usual strategies, and those that were chosen. */
export const usualToo = (): ReadonlySet<string> =>
	new Set([...racing.peek(), ...usual().map(({ id }) => id)]);

export function switchRacing(id: string): void {
	const chosen = new Set(racing.peek());
	if (!chosen.delete(id)) chosen.add(id);
	racing.value = chosen;
}
