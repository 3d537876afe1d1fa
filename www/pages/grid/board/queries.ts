/*
 * Questions about the board, asked by two keys in a row and answered in words. They are about a whole row or column
 * with its clues and signs, where a number is, and how far the board is filled. This file only composes the words.
 */
import { t } from '../../../language';
import type { Query } from '../../../pictures/grid/board/keys';
import { type Gap, shownValue, signAt } from '../../../pictures/grid/draft';
import { type ClueSlot, clueSlotAt, lineFrom } from '../../../pictures/grid/places';
import { readingOf } from '../../../pictures/grid/variants';
import { saidValue } from '../../../pictures/grid/words';
import { draft, present } from '../state/game';
import { filling } from '../state/position';
import { focus } from '../state/screen';
import { view } from './scene';
import { lineOfSight } from './sight';
import { meaning } from './typing';

export function queryWords(about: Query): string {
	if (about === 'progress') return t('kept.progress', { ...filling(present.value) });
	if (about !== 'row' && about !== 'column') return whereWords(about);
	const { row, column } = focus.value;
	const slot = clueSlotAt(draft.value.size, focus.value);
	// From a clue there is only the clue's own line.
	const axis = slot ? (slot.side === 'left' || slot.side === 'right' ? 'row' : 'column') : about;
	return lineWords(axis, axis === 'row' ? row : column);
}

/** "Row 2: 3, empty, 5; left clue 3, sees 2 so far; right clue 2" */
function lineWords(axis: 'row' | 'column', index: number): string {
	const sides = axis === 'row' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
	const values = cellWords(axis, index).join(', ');
	const clues = sides.map((side) => clueWords({ side, index }));
	return [t(`query.${axis}`, { number: index + 1, values }), ...clues].filter(Boolean).join('; ');
}

/** The values of a line and what is between them, in reading order. */
function cellWords(axis: 'row' | 'column', index: number): string[] {
	const { cells, scale, size } = view.value;
	const across = axis === 'row';
	return lineFrom(size, { side: across ? 'left' : 'top', index }).flatMap((cell, at) => {
		const value = cells[cell]?.value ?? 0;
		const gap: Gap = across
			? { across, row: index, column: at }
			: { across, row: at, column: index };
		const sign = at + 1 < size ? signAt(draft.value, gap) : 'none';
		const words = value === 0 ? t('cell.empty') : saidValue(value, scale);
		return sign === 'none' ? [words] : [words, t(`query.${sign}`)];
	});
}

function clueWords(slot: ClueSlot): string {
	const clue = draft.value.clues[slot.side][slot.index] ?? 0;
	if (clue === 0) return '';
	const values = view.value.cells.map(({ value }) => value);
	const { seen, told, isSettled } = lineOfSight(draft.value, values, slot);
	const means = readingOf(draft.value).clues;
	const sees = t(`query.${means}${isSettled ? '' : '-some'}`, { count: told });
	return [t(`query.${slot.side}`, { clue }), seen.length > 0 ? sees : '']
		.filter(Boolean)
		.join(', ');
}

/** "3: r1c4, r2c1" */
function whereWords(typed: number): string {
	const { cells, scale, size } = view.value;
	const { unit } = draft.value;
	const value = meaning(typed, { highest: size, unit, parks: readingOf(draft.value).parks });
	if (value === null) return '';
	const places = cells
		.filter((cell) => cell.value === value)
		.map(({ row, column }) => t('cell.place', { row: row + 1, column: column + 1 }));
	const said = shownValue(value, scale);
	return places.length > 0
		? t('query.where', { value: said, places: places.join('; ') })
		: t('query.nowhere', { value: said });
}
