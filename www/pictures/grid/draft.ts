/*
 * The printed contents of a grid: its clues by side, its givens, its marks, the signs in the gaps between
 * neighbouring cells, and the conditions for the whole grid. This module only reads drafts; the page of the grids
 * edits them, and the core judges them.
 */
import { type Anchor, anchorsOf } from '../../engine/anchors';
import type { Draft, Side, Sign } from '../../engine/types';
import { readingOf, type Shape } from './variants';

/** The place between two neighbouring cells; `row` and `column` are those of the first one. */
export interface Gap {
	readonly across: boolean;
	readonly row: number;
	readonly column: number;
}

export const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

export function gapIndex(size: number, gap: Gap): number {
	return gap.across ? gap.row * (size - 1) + gap.column : gap.row * size + gap.column;
}

export function signAt(draft: Draft, gap: Gap): Sign {
	const signs = gap.across ? draft.across : draft.down;
	return signs[gapIndex(draft.size, gap)] ?? 'none';
}

/** The two cells beside a gap, first and second. */
export function beside(size: number, gap: Gap): [number, number] {
	const first = gap.row * size + gap.column;
	return [first, first + (gap.across ? 1 : size)];
}

/** All gaps of a board, cell by cell: the one to the right, then the one below. */
export function gapsOf(size: number): Gap[] {
	const gaps: Gap[] = [];
	for (let row = 0; row < size; row++) {
		for (let column = 0; column < size; column++) {
			if (column + 1 < size) gaps.push({ across: true, row, column });
			if (row + 1 < size) gaps.push({ across: false, row, column });
		}
	}
	return gaps;
}

/** The index of a gap in that list. */
export function gapOrder(size: number, { across, row, column }: Gap): number {
	const before = row * (2 * size - 1);
	if (row + 1 === size) return before + column;
	return before + 2 * column + (across || column + 1 === size ? 0 : 1);
}

/** A mark on the paper. */
export interface PrintedMark {
	readonly mark: Shape;
	/** Its position in the draft's list. */
	readonly at: number;
	/** The cells that meet there. */
	readonly cells: Anchor['cells'];
}

/** All marks that are printed; older boards have none. */
export function marksOf({ size, marks = [] }: Draft): PrintedMark[] {
	return anchorsOf(size).flatMap(({ cells }, at) => {
		const mark = marks[at] ?? 'none';
		return mark === 'none' ? [] : [{ mark, at, cells }];
	});
}

interface Content {
	clues: number;
	signs: number;
	givens: number;
	marks: number;
}

const filled = (values: readonly number[]) => values.filter((value) => value > 0).length;

/** The number of clues, of givens and so on in a draft. */
export function contentOf(draft: Draft): Content {
	const signs = [...draft.across, ...draft.down].filter((sign) => sign !== 'none').length;
	const clues = SIDES.reduce((sum, side) => sum + filled(draft.clues[side]), 0);
	return { clues, signs, givens: filled(draft.givens), marks: marksOf(draft).length };
}

export function isBlank(draft: Draft): boolean {
	const { clues, signs, givens, marks } = contentOf(draft);
	return clues + signs + givens + marks === 0;
}

/** How the values of a board are shown. */
export interface Scale {
	/** The height of one storey: 1, or 10 on a board with tens. */
	readonly unit: number;
	/** Whether the lowest value is a park, shown as 0. */
	readonly parks: boolean;
}

export const scaleOf = (draft: Draft): Scale => ({
	unit: draft.unit,
	parks: readingOf(draft).parks,
});

/** A value as the board shows it: on a board with tens 3 is 30, and with parks 3 is 2. */
export function shownValue(value: number, { unit, parks }: Scale): string {
	return value === 0 ? '' : String((parks ? value - 1 : value) * unit);
}

export const isPark = (value: number, { parks }: Scale) => parks && value === 1;
