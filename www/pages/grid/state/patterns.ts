/*
 * Ready-made patterns of places to be filled: on the border if the puzzle has clues, otherwise in the cells. Pure.
 * To add a pattern, add a line here, and its name `pattern.<id>` in the texts of the desk.
 */
import type { Side } from '../../../engine/types';
import { SIDES } from '../../../pictures/grid/draft';
import type { LockPlace } from './locks';

type Cell = { readonly row: number; readonly column: number };

export const PATTERNS = ['ring', 'checks', 'corners', 'letter'] as const;
type Pattern = (typeof PATTERNS)[number];

export function patternPlaces(pattern: Pattern, size: number, clues: boolean): LockPlace[] {
	const last = size - 1;
	const isEnd = (at: number) => at === 0 || at === last;
	if (clues && pattern !== 'letter') {
		const stands: Record<typeof pattern, (index: number, side: Side) => boolean> = {
			ring: () => true,
			// Looks the same after a half turn and in a mirror.
			checks: (index) => Math.min(index, last - index) % 2 === 0,
			corners: isEnd,
		};
		return SIDES.flatMap((side) =>
			Array.from({ length: size }, (_, index) => index)
				.filter((index) => stands[pattern](index, side))
				.map((index) => ({ type: 'clue', side, index }) as const),
		);
	}
	const stands: Record<Pattern, (at: Cell) => boolean> = {
		ring: ({ row, column }) => isEnd(row) || isEnd(column),
		checks: ({ row, column }) => (row + column) % 2 === 0,
		corners: ({ row, column }) => isCorner(row, last) && isCorner(column, last),
		letter: ({ row, column }) => isLetter(row, column, size),
	};
	const cells = Array.from({ length: size * size }, (_, cell) => cell);
	return cells
		.filter((cell) => stands[pattern]({ row: Math.floor(cell / size), column: cell % size }))
		.map((cell) => ({ type: 'cell', cell }) as const);
}

/** Whether an index is one of the first two or the last two. */
const isCorner = (at: number, last: number) => at < 2 || at > last - 2;

/** An H (two uprights and a bar), which a half turn leaves unchanged. */
const isLetter = (row: number, column: number, size: number) =>
	column === 0 || column === size - 1 || row === Math.floor(size / 2);
