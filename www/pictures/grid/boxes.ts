/*
 * The boxes of a grid, as in Sudoku: which sizes have them and where their
 * borders run. The shapes are those of the core's `conditions/boxes.rs`; a test
 * compares them.
 */
import type { Gap } from './draft';

/** Size, then the rows and columns of one box. */
export const BOX_SHAPES: readonly (readonly [size: number, rows: number, columns: number])[] = [
	[4, 2, 2],
	[6, 2, 3],
	[8, 2, 4],
	[9, 3, 3],
	[12, 3, 4],
	[16, 4, 4],
];

export const hasBoxes = (size: number) => BOX_SHAPES.some(([one]) => one === size);

/** Whether two boxes meet in a gap. */
export function isBoxBorder(size: number, { across, row, column }: Gap): boolean {
	const [, rows, columns] = BOX_SHAPES.find(([one]) => one === size) ?? [size, size, size];
	return across ? (column + 1) % columns === 0 : (row + 1) % rows === 0;
}
