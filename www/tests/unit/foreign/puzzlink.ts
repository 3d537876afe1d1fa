/* The boards of pzpr, the program behind puzz.link, which opens and writes the addresses itself. */
import pzpr from 'pzpr';
import { blank, type Paper, SIDES, type Side, type Sign } from './paper';

// pzpr defines a `document` without content for the whole process, other test files included.
Reflect.deleteProperty(globalThis, 'document');

function opened(text: string): InstanceType<typeof pzpr.Puzzle> {
	const puzzle = new pzpr.Puzzle();
	let isOpen = false;
	puzzle.open(text, () => {
		isOpen = true;
	});
	if (!isOpen) throw new Error(`pzpr does not open ${text}`);
	return puzzle;
}

type Piece = { bx: number; by: number };

/** Cells are at odd positions, and the clues one step outside the grid. */
function border({ bx, by }: Piece, n: number): [Side, number] {
	if (by < 0) return ['top', (bx - 1) / 2];
	if (by > 2 * n) return ['bottom', (bx - 1) / 2];
	return [bx < 0 ? 'left' : 'right', (by - 1) / 2];
}

/** The gap of a piece between two cells, and its possible directions: towards the lesser cell. */
function gap({ bx, by }: Piece, n: number) {
	return bx % 2 === 0
		? { list: 'across' as const, index: ((by - 1) / 2) * (n - 1) + bx / 2 - 1, less: 3, greater: 4 }
		: { list: 'down' as const, index: (by / 2 - 1) * n + (bx - 1) / 2, less: 1, greater: 2 };
}

/** The clues or the signs that pzpr has on its board. pzpr does not support givens. */
export function decoded(text: string): Paper {
	const { board } = opened(text);
	const paper = blank(board.cols);
	for (const piece of Array.from(board.excell)) {
		const [side, index] = border(piece, board.cols);
		paper.clues[side][index] = Math.max(piece.qnum, 0);
	}
	for (const piece of Array.from(board.border)) {
		const { list, index, less, greater } = gap(piece, board.cols);
		const sign: Sign = piece.qdir === less ? 'less' : piece.qdir === greater ? 'greater' : 'none';
		if (piece.qdir !== 0 && sign === 'none') throw new Error(`direction ${piece.qdir}`);
		paper[list][index] = sign;
	}
	return paper;
}

/** The address that pzpr writes for a board with these clues or signs. */
export function address(paper: Paper): string {
	const n = paper.size;
	const signs = [...paper.across, ...paper.down].some((sign) => sign !== 'none');
	const puzzle = opened(`${signs ? 'minarism' : 'skyscrapers'}/${n}/${n}`);
	for (const piece of Array.from(puzzle.board.excell)) {
		const [side, index] = border(piece, n);
		if (paper.clues[side][index]) piece.setQnum(paper.clues[side][index] ?? 0);
	}
	for (const piece of signs ? Array.from(puzzle.board.border) : []) {
		const { list, index, less, greater } = gap(piece, n);
		const sign = paper[list][index];
		if (sign !== 'none') piece.setQdir(sign === 'less' ? less : greater);
	}
	return puzzle.getURL();
}

/** A printed puzzle reduced to what pzpr supports. */
export const ofPzpr = (paper: Paper): Paper => ({ ...paper, givens: blank(paper.size).givens });

/** Whether it has nothing that pzpr supports. */
export const isEmpty = (paper: Paper): boolean =>
	SIDES.every((side) => !paper.clues[side].some(Boolean)) &&
	[...paper.across, ...paper.down].every((sign) => sign === 'none');
