/*
 * The statements of a puzzle, individually: each clue, given, sign and bar with
 * its value and its place, and the conditions for the whole grid. Pure; other
 * files put them into words.
 */

import type { Conditions, Draft, Side } from '../../../engine/types';
import { type Gap, marksOf, type PrintedMark, signAt } from '../../../pictures/grid/draft';
import { clueName, type Flags, signName } from '../../../pictures/grid/overlay';
import { type Place, placeOf, placeOfCell } from '../../../pictures/grid/places';
import { isStatement, type Variant } from '../../../pictures/grid/variants';
import { withClue, withGiven, withMark, withSign, withVariant } from './draft';

export type Condition =
	| { readonly type: 'clue'; readonly side: Side; readonly index: number; readonly value: number }
	| {
			readonly type: 'given';
			readonly cell: number;
			readonly value: number;
			/** Whether it is one of the player's digits, counted as a given. */
			readonly own: boolean;
	  }
	| ({ readonly type: 'mark' } & PrintedMark)
	| { readonly type: 'sign'; readonly lesser: number; readonly greater: number }
	/** A bar of an adjacent puzzle, or a gap without one; the left or upper cell first. */
	| { readonly type: 'bar' | 'no-bar'; readonly first: number; readonly second: number }
	/** The conditions for the whole grid. */
	| { readonly type: 'variant'; readonly variant: Variant };

/** The core's lists as statements: conditions for the grid first, then clues, signs, bars, marks and givens. */
export function conditionsOf(
	draft: Draft,
	entries: readonly number[],
	{ clues, signs, cells, gaps, marks, features }: Conditions,
): Condition[] {
	return [
		...features.filter(isStatement).map((variant) => ({ type: 'variant', variant }) as const),
		...clues.map(({ side, index }) => {
			return { type: 'clue', side, index, value: draft.clues[side][index] ?? 0 } as const;
		}),
		...signs.map(({ lesser, greater }) => ({ type: 'sign', lesser, greater }) as const),
		...gaps.map(({ lesser, greater }) => {
			const sign = signAt(draft, gapOf(draft.size, lesser, greater));
			return { type: sign === 'bar' ? 'bar' : 'no-bar', first: lesser, second: greater } as const;
		}),
		...marksOf(draft)
			.filter(({ at }) => marks.includes(at))
			.map((mark) => ({ type: 'mark', ...mark }) as const),
		...cells.map((cell) => {
			const given = draft.givens[cell] ?? 0;
			const value = given || (entries[cell] ?? 0);
			return { type: 'given', cell, value, own: given === 0 } as const;
		}),
	];
}

/**
 * The place of the statement on the board; a sign at its upper or left cell, a condition for the whole grid in the
 * corner.
 */
export function placeOfCondition(size: number, condition: Condition): Place {
	return condition.type === 'clue'
		? placeOf(size, condition)
		: placeOfCell(size, firstCell(condition));
}

/** A unique name for the place of a statement. */
export function placeName(condition: Condition): string {
	switch (condition.type) {
		case 'clue':
			return clueName(condition.side, condition.index);
		case 'sign':
			return signName(condition.lesser, condition.greater);
		case 'bar':
		case 'no-bar':
			return signName(condition.first, condition.second);
		case 'given':
			return `given ${condition.cell}`;
		case 'mark':
			return `mark ${condition.at}`;
		case 'variant':
			return condition.variant;
	}
}

function firstCell(condition: Exclude<Condition, { type: 'clue' }>): number {
	switch (condition.type) {
		case 'given':
			return condition.cell;
		case 'mark':
			return condition.cells[0];
		case 'sign':
			return Math.min(condition.lesser, condition.greater);
		case 'bar':
		case 'no-bar':
			return condition.first;
		case 'variant':
			return 0;
	}
}

/** Neither a bar nor its absence can be left out, and the player's digits are not part of the puzzle. */
export const canGo = (condition: Condition): boolean =>
	condition.type !== 'bar' &&
	condition.type !== 'no-bar' &&
	!(condition.type === 'given' && condition.own);

export function withoutCondition(draft: Draft, condition: Condition): Draft {
	switch (condition.type) {
		case 'clue':
			return withClue(draft, condition.side, condition.index, 0);
		case 'given':
			return withGiven(draft, condition.cell, 0);
		case 'mark':
			return withMark(draft, condition.at, 'none');
		case 'sign':
			return withSign(draft, gapOf(draft.size, condition.lesser, condition.greater), 'none');
		case 'variant':
			return withVariant({ draft, entries: [] }, condition.variant, false).draft;
		// Neither a bar nor its absence can be left out, because a gap always has a meaning.
		case 'bar':
		case 'no-bar':
			return draft;
	}
}

export function gapOf(size: number, one: number, other: number): Gap {
	return { across: Math.abs(one - other) === 1, ...placeOfCell(size, Math.min(one, other)) };
}

/** The places of these conditions, as the board flags them. */
export function flagsOfConditions(conditions: readonly Condition[]): Flags {
	const cells = new Set<number>();
	const clues = new Set<string>();
	const signs = new Set<string>();
	const variants = new Set<Variant>();
	for (const one of conditions) {
		switch (one.type) {
			case 'given':
				cells.add(one.cell);
				break;
			case 'mark':
				for (const cell of one.cells) cells.add(cell);
				break;
			case 'clue':
				clues.add(placeName(one));
				break;
			case 'sign':
			case 'bar':
			case 'no-bar':
				signs.add(placeName(one));
				break;
			case 'variant':
				variants.add(one.variant);
		}
	}
	return { cells, clues, signs, variants };
}
