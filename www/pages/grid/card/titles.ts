/*
 * What was found out about a puzzle, in one sentence each: what all solutions
 * share, what cannot hold together, what could be left out; and the names of
 * clues, givens and signs. Pure, but for the language.
 */

import { t } from '../../../language';
import { shownValue } from '../board/speech';
import { sharedCells, survivors } from '../state/candidates';
import type { Condition } from '../state/conditions';
import { draft } from '../state/game';
import type { Conflict, Redundant } from '../state/reasons';

export function survivorsTitle(): string {
	const end = survivors.value?.complete ? 'all' : 'some';
	return t(`survivors.${end}`, { count: sharedCells.value });
}

export function conflictTitle({ conditions }: Conflict): string {
	return t(`conflict.${sortOf(conditions)}`, { count: conditions.length });
}

export function redundantTitle({ conditions, unknown }: Redundant): string {
	if (conditions.length === 0 && unknown.length > 0) return t('redundant.unknown');
	if (conditions.length === 0) return t('redundant.none');
	return t(`redundant.${sortOf(conditions)}`, { count: conditions.length });
}

/** The word for them all: clues, givens, signs, or, where they are of several sorts, none of these. */
function sortOf(conditions: readonly Condition[]): string {
	const sorts = new Set(conditions.map(({ type }) => type));
	const [only] = sorts;
	return sorts.size === 1 && only ? only : 'mixed';
}

/** "Top clue 2 = 4", "r1c3 = 5", "r1c1 < r1c2". */
export function conditionName(condition: Condition): string {
	const { size, unit } = draft.value;
	const cell = (index: number) =>
		t('word.cell', { row: Math.floor(index / size) + 1, column: (index % size) + 1 });
	if (condition.type === 'sign') return `${cell(condition.lesser)} < ${cell(condition.greater)}`;
	if (condition.type === 'clue') {
		const clue = t(`word.clue.${condition.side}`, { number: condition.index + 1 });
		return `${clue.charAt(0).toUpperCase()}${clue.slice(1)} = ${condition.value}`;
	}
	const name = `${cell(condition.cell)} = ${shownValue(condition.value, unit)}`;
	return condition.own ? `${name} (${t('cell.own')})` : name;
}
