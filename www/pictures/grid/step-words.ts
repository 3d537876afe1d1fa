/* Where to look for a step, by name: what it rests on. Pure. */
import type { HintStep } from '../../engine/types';
import { placeOfCell } from './places';

type Named = HintStep['houses'][number]['name'];

/** What a step rests on: clues and lines, else the cells beside its signs, else its cells. */
export function placesNamed(step: HintStep, size: number): Named[] {
	const { houses, conditions, cells, placed, removed } = step;
	const clues = conditions.clues.map(({ side, index }): Named => ({ type: 'clue', side, index }));
	const lines = houses.map(({ name }) => name);
	if (clues.length + lines.length > 0) return [...clues, ...lines];
	const pairs = [...conditions.signs, ...conditions.gaps];
	const beside = pairs.flatMap(({ lesser, greater }) => [lesser, greater]);
	if (beside.length > 0) return cellsNamed(beside, size);
	if (cells.length > 0) return cellsNamed(cells, size);
	return cellsNamed(placed ? [placed.cell] : removed.map(({ cell }) => cell), size);
}

/** Each cell once. */
export const cellsNamed = (cells: readonly number[], size: number): Named[] =>
	[...new Set(cells)].map((cell) => ({ type: 'cell', ...placeOfCell(size, cell) }));
