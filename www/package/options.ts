/* Options for the questions of the package. */
import type { MakeRequest } from '../engine/types';
import type { Wish } from '../engine/wish';

/** How far a search goes. */
export interface SolveOptions {
	/** So many solutions are looked for at most; 2, which decides whether there is only one. */
	readonly limit?: number;
	/** So many nodes are searched at most; without it until the answer is known. */
	readonly nodes?: number | null;
	/** The player's own digits row by row, 0 for an open cell: they are taken as givens. */
	readonly entries?: readonly number[];
}

/** How far somebody has come. */
export interface Played {
	/** The player's own digits row by row, 0 for an open cell. */
	readonly entries?: readonly number[];
	/** For each cell the values that the player's marks leave, v as bit v - 1. */
	readonly marks?: readonly number[];
	/** For each cell the values that earlier hints ruled out, as such bits. */
	readonly ruledOut?: readonly number[];
	/** Whether to lead to the next number, instead of telling the easiest step. */
	readonly toNumber?: boolean;
}

/** The wish for a new puzzle: its kind and size, and everything else that is not left to chance. */
export interface MakeOptions
	extends Pick<Wish, 'kind' | 'size'>,
		Partial<Omit<MakeRequest, 'kind' | 'size' | 'looks'>> {
	/** So many unfinished puzzles are looked at before the wish is given up; 20,000. */
	readonly looks?: number | null;
}

/** The sides of a box along x, y and z. */
export type Box = readonly [number, number, number];

/** Known facts about a snake whose text does not say all. */
export interface SnakeReadOptions {
	/** The box, where the text names none; else the cube that the chain fills. */
	readonly box?: Box;
}

/** How a snake is folded. */
export interface SnakeSolveOptions {
	/** The answer carries so many foldings, 1,000 at most; all are counted. */
	readonly keep?: number;
	/** So many nodes are searched at most; without it until all foldings are known. */
	readonly nodes?: number | null;
	/** Only from the corner 0, 0, 0 along +x, and mirror images count apart. */
	readonly corner?: boolean;
}
