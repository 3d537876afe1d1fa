/*
 * What a puzzle says, one statement at a time: each clue, given and sign with
 * its value and its place. Pure; the words for a statement are made
 * elsewhere.
 */

import type { Conditions, Draft, Side } from '../../../engine/types';
import { clueName, type Marks, signName } from '../../../pictures/grid/overlay';
import { type Place, placeOf, placeOfCell } from '../../../pictures/grid/places';
import { withClue, withGiven, withSign } from './draft';

export type Condition =
	| { readonly type: 'clue'; readonly side: Side; readonly index: number; readonly value: number }
	| {
			readonly type: 'given';
			readonly cell: number;
			readonly value: number;
			/** It is a digit of the player's that counted as a given. */
			readonly own: boolean;
	  }
	| { readonly type: 'sign'; readonly lesser: number; readonly greater: number };

/** The core's lists as statements: clues first, then signs, then givens. */
export function conditionsOf(
	draft: Draft,
	entries: readonly number[],
	{ clues, signs, cells }: Conditions,
): Condition[] {
	return [
		...clues.map(({ side, index }) => {
			return { type: 'clue', side, index, value: draft.clues[side][index] ?? 0 } as const;
		}),
		...signs.map(({ lesser, greater }) => ({ type: 'sign', lesser, greater }) as const),
		...cells.map((cell) => {
			const given = draft.givens[cell] ?? 0;
			const value = given || (entries[cell] ?? 0);
			return { type: 'given', cell, value, own: given === 0 } as const;
		}),
	];
}

/** Where on the board the statement stands; a sign at its upper or left cell. */
export function placeOfCondition(size: number, condition: Condition): Place {
	if (condition.type === 'clue') return placeOf(size, condition);
	const cell =
		condition.type === 'given' ? condition.cell : Math.min(condition.lesser, condition.greater);
	return placeOfCell(size, cell);
}

export function withoutCondition(draft: Draft, condition: Condition): Draft {
	if (condition.type === 'clue') return withClue(draft, condition.side, condition.index, 0);
	if (condition.type === 'given') return withGiven(draft, condition.cell, 0);
	const { row, column } = placeOfCondition(draft.size, condition);
	const across = Math.abs(condition.lesser - condition.greater) === 1;
	return withSign(draft, { across, row, column }, 'none');
}

/** The places of these conditions, as the board marks them. */
export function marksOfConditions(conditions: readonly Condition[]): Marks {
	const cells = new Set<number>();
	const clues = new Set<string>();
	const signs = new Set<string>();
	for (const one of conditions) {
		if (one.type === 'given') cells.add(one.cell);
		else if (one.type === 'clue') clues.add(clueName(one.side, one.index));
		else signs.add(signName(one.lesser, one.greater));
	}
	return { cells, clues, signs };
}
