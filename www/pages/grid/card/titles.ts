/*
 * The puzzle's title; one sentence for each finding (what all solutions share, which parts contradict each other,
 * what could be left out); and the names of clues, givens, signs, bars and variants.
 */
import { t } from '../../../language';
import { scaleOf, shownValue } from '../../../pictures/grid/draft';
import { placeOfCell } from '../../../pictures/grid/places';
import { gridTitle } from '../../../pictures/grid/titles';
import { readingOf } from '../../../pictures/grid/variants';
import type { About } from '../state/about';
import { candidates, sharedCells } from '../state/candidates';
import type { Condition } from '../state/conditions';
import { draft } from '../state/game';
import type { Position } from '../state/position';
import type { Conflict, Redundant } from '../state/reasons';

/** The title given by its setter; otherwise the kind of grid it is. */
export const titleOf = ({ draft, about }: Pick<Position, 'draft' | 'about'>): string =>
	about.title.trim() || gridTitle(draft);

/** "Title, by Author" */
export function signed(title: string, { author }: Pick<About, 'author'>): string {
	const by = author.trim() && t('about.by', { author: author.trim() });
	return [title, by].filter(Boolean).join(', ');
}

export const signedTitle = (its: Pick<Position, 'draft' | 'about'>): string =>
	signed(titleOf(its), its.about);

export function candidatesTitle(): string {
	const end = candidates.value?.complete ? 'all' : 'some';
	return t(`candidates.${end}`, { count: sharedCells.value });
}

export function conflictTitle({ conditions }: Conflict): string {
	return t(`conflict.${typeOf(conditions)}`, { count: conditions.length });
}

/** Whether every gap has a meaning, with or without a bar. If so, no gap can be left out, and none is examined. */
export const hasGaps = (): boolean => readingOf(draft.value).gaps === 'bars';

export function redundantTitle({ conditions, unknown }: Redundant): string {
	if (conditions.length === 0 && unknown.length > 0) return t('redundant.unknown');
	if (conditions.length === 0) return t(hasGaps() ? 'redundant.none-else' : 'redundant.none');
	return t(`redundant.${typeOf(conditions)}`, { count: conditions.length });
}

/** The types of conditions that have a separate sentence for several conditions. */
const PLAIN = ['clue', 'given', 'sign'] as const;
type Plain = (typeof PLAIN)[number];

/** The type that all conditions of a list share: clue, given or sign; mixed if they differ. */
function typeOf(conditions: readonly Condition[]): Plain | 'mixed' {
	const types = new Set(conditions.map(({ type }) => type));
	const [only] = types;
	const plain = types.size === 1 ? PLAIN.find((one) => one === only) : undefined;
	return plain ?? 'mixed';
}

/** "Top clue 2 = 4", "r1c3 = 5", "r1c1 < r1c2", "Bar between r1c1 and r1c2", "Diagonals". */
export function conditionName(condition: Condition): string {
	switch (condition.type) {
		case 'sign':
			return `${cellName(condition.lesser)} < ${cellName(condition.greater)}`;
		case 'clue':
			return clueName(condition);
		case 'given':
			return givenName(condition);
		case 'mark':
			return t(`mark.said.${condition.mark}`, { cell: cellName(condition.cells[0]) });
		case 'bar':
		case 'no-bar': {
			const cells = { first: cellName(condition.first), second: cellName(condition.second) };
			return t(`sign.said.${condition.type}`, cells);
		}
		case 'variant':
			return t(`feature.${condition.variant}`);
	}
}

type Of<Type extends Condition['type']> = Extract<Condition, { type: Type }>;

function clueName({ side, index, value }: Of<'clue'>): string {
	const clue = t(`word.clue.${side}`, { number: index + 1 });
	return `${clue.charAt(0).toUpperCase()}${clue.slice(1)} = ${value}`;
}

function givenName({ cell, value, own }: Of<'given'>): string {
	const name = `${cellName(cell)} = ${shownValue(value, scaleOf(draft.value))}`;
	return own ? `${name} (${t('cell.own')})` : name;
}

function cellName(index: number): string {
	const { row, column } = placeOfCell(draft.value.size, index);
	return t('word.cell', { row: row + 1, column: column + 1 });
}
