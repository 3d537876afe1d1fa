/* A step in words: where to look for it, and what it rules out. */
import type { Draft, HintStep } from '../../engine/types';
import { say } from '../../language';
import { scaleOf, shownValue } from './draft';
import { placeOfCell } from './places';

type Named = HintStep['houses'][number]['name'];

/** The causes of a step: its clues and lines, otherwise the cells beside its signs, otherwise its cells. */
export function placesNamed(step: HintStep, size: number): Named[] {
	const { houses, conditions, cells, placed, removed } = step;
	const clues = conditions.clues.map(({ side, index }): Named => ({ type: 'clue', side, index }));
	const lines = houses.map(({ name }) => name);
	if (clues.length + lines.length > 0) return [...clues, ...lines];
	const pairs = [...conditions.signs, ...conditions.gaps];
	const beside = pairs.flatMap(({ lesser, greater }) => [lesser, greater]);
	if (beside.length > 0) return cellsNamed(beside, size);
	if (cells.length > 0) return cellsNamed(cells, size);
	return cellsNamed(
		(placed.length > 0 ? placed : removed).map(({ cell }) => cell),
		size,
	);
}

/** Each cell once. */
export const cellsNamed = (cells: readonly number[], size: number): Named[] =>
	[...new Set(cells)].map((cell) => ({ type: 'cell', ...placeOfCell(size, cell) }));

/** "Look here: row 3 and the left clue of row 3." */
export function whereWords(step: HintStep, size: number): string {
	const value = placesNamed(step, size);
	return say({ key: 'hint.where', args: { places: { type: 'list', value } } });
}

/** What a step removes, a sentence for each cell: "r1c2 loses 3 and 4". */
export const removedWords = (draft: Draft, removed: HintStep['removed']): string[] =>
	removed.map(({ cell, values }) => saidOfCell('hint.removes', draft, cell, values));

/** A sentence about a cell and numbers from the core, as the board shows them. */
export function saidOfCell(
	key: string,
	draft: Draft,
	cell: number,
	values: readonly number[],
): string {
	const [name] = cellsNamed([cell], draft.size);
	const shown = values.map((value) => Number(shownValue(value, scaleOf(draft))));
	const args = {
		...(name ? { cell: name } : {}),
		values: { type: 'values', value: shown },
	} as const;
	return say({ key, args });
}
