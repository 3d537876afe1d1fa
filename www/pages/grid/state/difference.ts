/*
 * The differences between two drafts of the same size, as statements: what the
 * second one adds, and what it lacks. Pure.
 */
import type { Draft } from '../../../engine/types';
import { beside, type Gap, gapsOf, marksOf, SIDES, signAt } from '../../../pictures/grid/draft';
import { isStatement, variantsOf } from '../../../pictures/grid/variants';
import type { Condition } from './conditions';

export interface Difference {
	readonly added: readonly Condition[];
	readonly removed: readonly Condition[];
}

export function difference(before: Draft, after: Draft): Difference {
	return { added: without(printed(after), before), removed: without(printed(before), after) };
}

/** Statements are plain values: equal text means the same statement. */
function without(conditions: readonly Condition[], other: Draft): Condition[] {
	const there = new Set(printed(other).map((one) => JSON.stringify(one)));
	return conditions.filter((one) => !there.has(JSON.stringify(one)));
}

/** Everything printed: conditions for the grid, clues, signs and bars, marks, givens. */
function printed(draft: Draft): Condition[] {
	return [
		...variantsOf(draft)
			.filter(isStatement)
			.map((variant) => ({ type: 'variant', variant }) as const),
		...SIDES.flatMap((side) =>
			draft.clues[side].flatMap((value, index) =>
				value > 0 ? [{ type: 'clue', side, index, value } as const] : [],
			),
		),
		...gapsOf(draft.size).flatMap((gap) => signIn(draft, gap) ?? []),
		...marksOf(draft).map((mark) => ({ type: 'mark', ...mark }) as const),
		...draft.givens.flatMap((value, cell) =>
			value > 0 ? [{ type: 'given', cell, value, own: false } as const] : [],
		),
	];
}

function signIn(draft: Draft, gap: Gap): Condition | null {
	const [first, second] = beside(draft.size, gap);
	switch (signAt(draft, gap)) {
		case 'less':
			return { type: 'sign', lesser: first, greater: second };
		case 'greater':
			return { type: 'sign', lesser: second, greater: first };
		case 'bar':
			return { type: 'bar', first, second };
		case 'none':
			return null;
	}
}
