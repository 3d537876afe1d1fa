/*
 * The boxes of a grid, as in Sudoku: which sizes have them, and where the
 * borders between them are. The shapes are those of the core's
 * `conditions/boxes.rs`; a test compares the two.
 */
/** Size, followed by the rows and columns of one box. */
export const BOX_SHAPES: readonly (readonly [size: number, rows: number, columns: number])[] = [
	[4, 2, 2],
	[6, 2, 3],
	[8, 2, 4],
	[9, 3, 3],
	[12, 3, 4],
	[16, 4, 4],
];

/** The number of the box that a cell is in, -1 if the size has none. */
export function boxAt(size: number, row: number, column: number): number {
	const [, rows, columns] = BOX_SHAPES.find(([one]) => one === size) ?? [];
	if (!rows || !columns) return -1;
	return Math.floor(row / rows) * size + Math.floor(column / columns);
}

/** The place between two neighbouring cells, given by the first of them. */
interface Between {
	readonly across: boolean;
	readonly row: number;
	readonly column: number;
}

/** Whether two boxes meet there. */
export function isBoxBorder(size: number, { across, row, column }: Between): boolean {
	const [, rows, columns] = BOX_SHAPES.find(([one]) => one === size) ?? [size, size, size];
	return across ? (column + 1) % columns === 0 : (row + 1) % rows === 0;
}
