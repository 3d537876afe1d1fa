/*
 * Calling back when the board has changed, and saying whether the puzzle itself
 * did, or only the player's digits. What was found out about a board goes by
 * this.
 */
import { effect } from '@preact/signals';
import type { Draft } from '../../../engine/types';
import { draft, entries } from './game';

export function onChange(changed: (change: { puzzle: boolean }) => void): void {
	let puzzle = draft.peek();
	let digits = entries.peek();
	effect(() => {
		const sameDigits = entries.value === digits;
		const unchanged = samePuzzle(draft.value, puzzle);
		puzzle = draft.value;
		digits = entries.value;
		if (!unchanged || !sameDigits) changed({ puzzle: !unchanged });
	});
}

/** How heights are shown is no part of the puzzle; the type check asks for every other part. */
const PARTS: Record<Exclude<keyof Draft, 'unit'>, true> = {
	kind: true,
	size: true,
	features: true,
	clues: true,
	givens: true,
	across: true,
	down: true,
	marks: true,
};

/** Edits share the parts that they leave alone. */
export function samePuzzle(one: Draft, other: Draft): boolean {
	return (Object.keys(PARTS) as (keyof typeof PARTS)[]).every((part) => one[part] === other[part]);
}
