/*
 * The strategies as the core lists them, and which of them the visitor chose:
 * those that race, and the one that is looked at. No strategy is known by
 * name here or anywhere else in the page.
 */
import { computed, signal } from '@preact/signals';
import { teller } from '../../engine/client';
import type { LabStrategy } from '../../engine/types';

export const strategies = signal<readonly LabStrategy[]>([]);
export const racing = signal<ReadonlySet<string>>(new Set());
/** The id of the one that is looked at; empty for none. */
export const lookedAt = signal('');

export const strategy = computed(() => strategies.value.find(({ id }) => id === lookedAt.value));

export async function learnStrategies(): Promise<void> {
	if (strategies.peek().length > 0) return;
	const list = await teller.ask('labStrategies', []);
	strategies.value = list;
	racing.value = new Set(list.filter(({ usual }) => usual).map(({ id }) => id));
}

export function switchRacing(id: string): void {
	const chosen = new Set(racing.peek());
	if (!chosen.delete(id)) chosen.add(id);
	racing.value = chosen;
}
