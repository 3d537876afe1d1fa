/*
 * What the puzzle is called, and what was found out about it in one sentence
 * each: what all solutions share, what cannot hold together, what could be
 * left out; and the names of clues, givens and signs.
 */
import type { Draft } from '../../../engine/types';
import { t } from '../../../language';
import { shownValue } from '../../../pictures/grid/draft';
import { placeOfCell } from '../../../pictures/grid/places';
import { candidates, sharedCells } from '../state/candidates';
import type { Condition } from '../state/conditions';
import { draft } from '../state/game';
import type { Conflict, Redundant } from '../state/reasons';

type Named = Pick<Draft, 'kind' | 'size'>;

/** "Skyscrapers 5 × 5" */
export function puzzleTitle({ kind, size }: Named = draft.value): string {
	return t('new.title', { kind: t(`kind.${kind}`), size });
}

export function candidatesTitle(): string {
	const end = candidates.value?.complete ? 'all' : 'some';
	return t(`candidates.${end}`, { count: sharedCells.value });
}

export function conflictTitle({ conditions }: Conflict): string {
	return t(`conflict.${typeOf(conditions)}`, { count: conditions.length });
}

export function redundantTitle({ conditions, unknown }: Redundant): string {
	if (conditions.length === 0 && unknown.length > 0) return t('redundant.unknown');
	if (conditions.length === 0) return t('redundant.none');
	return t(`redundant.${typeOf(conditions)}`, { count: conditions.length });
}

/** The type of them all: clue, given or sign, or, where they differ, mixed. */
function typeOf(conditions: readonly Condition[]): string {
	const types = new Set(conditions.map(({ type }) => type));
	const [only] = types;
	return types.size === 1 && only ? only : 'mixed';
}

/** "Top clue 2 = 4", "r1c3 = 5", "r1c1 < r1c2". */
export function conditionName(condition: Condition): string {
	if (condition.type === 'sign')
		return `${cellName(condition.lesser)} < ${cellName(condition.greater)}`;
	if (condition.type === 'clue') {
		const clue = t(`word.clue.${condition.side}`, { number: condition.index + 1 });
		return `${clue.charAt(0).toUpperCase()}${clue.slice(1)} = ${condition.value}`;
	}
	const name = `${cellName(condition.cell)} = ${shownValue(condition.value, draft.value.unit)}`;
	return condition.own ? `${name} (${t('cell.own')})` : name;
}

function cellName(index: number): string {
	const { row, column } = placeOfCell(draft.value.size, index);
	return t('word.cell', { row: row + 1, column: column + 1 });
}
