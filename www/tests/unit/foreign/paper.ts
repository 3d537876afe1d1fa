/* A printed puzzle, as the tests make it and as every decoder returns it. */

export type Sign = 'none' | 'less' | 'greater';
export type Side = 'top' | 'right' | 'bottom' | 'left';

export interface Paper {
	size: number;
	boxes: boolean;
	diagonals: boolean;
	clues: Record<Side, number[]>;
	givens: number[];
	across: Sign[];
	down: Sign[];
}

/** The texts of a puzzle, besides what is printed in its grid. */
export interface Words {
	title: string;
	author: string;
	rules: string;
	solution: number[];
}

/** Texts with every character that has a special meaning in some format, and a solution. */
export const words = ({ size }: Paper): Words => ({
	title: 'Zwei Türme, 1/2 & zN "null"',
	author: 'Ann = Bob, 塔',
	rules: 'First, fill it in.\nThen: a < b & c = d; that is all.',
	solution: Array.from({ length: size * size }, (_, cell) => 1 + ((cell * 7) % size)),
});

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;

export function blank(size: number): Paper {
	const zeros = () => Array<number>(size).fill(0);
	const none = () => Array<Sign>(size * (size - 1)).fill('none');
	return {
		size,
		boxes: false,
		diagonals: false,
		clues: { top: zeros(), right: zeros(), bottom: zeros(), left: zeros() },
		givens: Array<number>(size * size).fill(0),
		across: none(),
		down: none(),
	};
}

/** Writes a sign between two cells; returns false if they are not neighbours. */
export function setLess(paper: Paper, [r, c]: Cell, [row, column]: Cell): boolean {
	const n = paper.size;
	const less = r < row || c < column;
	const [top, left] = less ? [r, c] : [row, column];
	const apart = Math.abs(r - row) + Math.abs(c - column);
	if (apart !== 1) return false;
	const sign = less ? 'less' : 'greater';
	if (r === row) paper.across[top * (n - 1) + left] = sign;
	else paper.down[top * n + left] = sign;
	return true;
}

export type Cell = readonly [row: number, column: number];

/** Every sign, the lesser cell first. */
export function pairs({ size, across, down }: Paper): [Cell, Cell][] {
	const pair = (sign: Sign, first: Cell, second: Cell): [Cell, Cell][] =>
		sign === 'none' ? [] : [sign === 'less' ? [first, second] : [second, first]];
	const at = (gap: number): Cell => [Math.floor(gap / (size - 1)), gap % (size - 1)];
	return [
		...across.flatMap((sign, gap) => pair(sign, at(gap), [at(gap)[0], at(gap)[1] + 1])),
		...down.flatMap((sign, gap) => {
			const cell: Cell = [Math.floor(gap / size), gap % size];
			return pair(sign, cell, [cell[0] + 1, cell[1]]);
		}),
	];
}

/** The parts that a printed puzzle may have. */
export type Part = 'clues' | 'givens' | 'signs' | 'boxes' | 'diagonals';

/**
 * Fifty printed puzzles with some of these parts; those with 10 or more cells per side reveal the base in which a
 * format counts.
 */
export const papers = (sizes: readonly number[], parts: readonly Part[]): Paper[] =>
	Array.from({ length: 50 }, (_, index) => drawn(chance(index + 1), sizes, parts));

function drawn(below: Below, sizes: readonly number[], parts: readonly Part[]): Paper {
	const size = sizes[below(sizes.length)] ?? 4;
	const paper = blank(size);
	const has = (part: Part) => parts.includes(part) && (parts.length === 1 || below(3) > 0);
	const [clues, givens, signs] = [has('clues'), has('givens'), has('signs')];
	paper.boxes = has('boxes') && [4, 6, 8, 9, 12, 16].includes(size);
	paper.diagonals = has('diagonals');
	const number = (is: boolean) => (is && below(3) === 0 ? 1 + below(size) : 0);
	for (const side of SIDES) paper.clues[side] = paper.clues[side].map(() => number(clues));
	paper.givens = paper.givens.map(() => number(givens));
	const sign = (): Sign =>
		signs && below(3) === 0 ? (below(2) === 0 ? 'less' : 'greater') : 'none';
	paper.across = paper.across.map(sign);
	paper.down = paper.down.map(sign);
	return paper;
}

type Below = (bound: number) => number;

/** Random numbers, the same for the same seed. */
function chance(seed: number): Below {
	let state = seed * 2654435761;
	return (bound) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * bound);
	};
}
