/* Options for the package's questions. */
import type { MakeRequest } from '../engine/types';
import type { Wish } from '../engine/wish';

/** How far a search goes. */
export interface SolveOptions {
	/** How many solutions to look for at most; by default 2, which decides whether there is only one. */
	readonly limit?: number;
	/** How many nodes to search at most; by default the search runs until the answer is known. */
	readonly nodes?: number | null;
	/** The player's own digits row by row, 0 for an open cell; they count as givens. */
	readonly entries?: readonly number[];
}

/** A player's progress. */
export interface Played {
	/** The player's own digits row by row, 0 for an open cell. */
	readonly entries?: readonly number[];
	/** For each cell, the values that the player's marks leave, as bits: value v is bit v - 1. */
	readonly marks?: readonly number[];
	/** For each cell, the values that earlier hints ruled out, as the same bits. */
	readonly ruledOut?: readonly number[];
	/** Whether to show all steps to the next number, instead of the easiest step. */
	readonly toNumber?: boolean;
}

/** The wish for a new puzzle: its kind and size, and everything else that is not left to chance. */
export interface MakeOptions
	extends Pick<Wish, 'kind' | 'size'>,
		Partial<Omit<Wish, 'kind' | 'size'>>,
		Partial<Pick<MakeRequest, 'seed'>> {
	/** After how many unfinished puzzles to give up; by default 20,000. */
	readonly looks?: number | null;
}

/** The sides of a box along x, y and z. */
export type Box = readonly [number, number, number];

/** What is known about a snake whose text does not say everything. */
export interface SnakeReadOptions {
	/** The box, if the text gives none; by default the cube that the chain fills. */
	readonly box?: Box;
}

/** How a snake is folded. */
export interface SnakeSolveOptions {
	/** How many foldings the answer contains, at most 1,000; all of them are counted. */
	readonly keep?: number;
	/** How many nodes to search at most; by default the search runs until all foldings are known. */
	readonly nodes?: number | null;
	/** Whether to start only at the corner 0, 0, 0 along +x, and to count mirror images separately. */
	readonly corner?: boolean;
}
