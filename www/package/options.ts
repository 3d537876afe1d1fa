/* Options for the questions of the package. */
import type { MakeRequest } from '../engine/types';
import type { Wish } from '../engine/wish';

/** How far a search goes. */
export interface SolveOptions {
	/** The most solutions that are looked for; 2, which decides whether there is only one. */
	readonly limit?: number;
	/** The most nodes that are searched; without it until the answer is known. */
	readonly nodes?: number | null;
	/** The player's own digits row by row, 0 for an open cell; they count as givens. */
	readonly entries?: readonly number[];
}

/** A player's progress. */
export interface Played {
	/** The player's own digits row by row, 0 for an open cell. */
	readonly entries?: readonly number[];
	/** For each cell the values that the player's marks leave, v as bit v - 1. */
	readonly marks?: readonly number[];
	/** For each cell the values that earlier hints ruled out, as such bits. */
	readonly ruledOut?: readonly number[];
	/** Whether to lead to the next number, instead of showing the easiest step. */
	readonly toNumber?: boolean;
}

/** The wish for a new puzzle: its kind and size, and everything else that is not left to chance. */
export interface MakeOptions
	extends Pick<Wish, 'kind' | 'size'>,
		Partial<Omit<Wish, 'kind' | 'size'>>,
		Partial<Pick<MakeRequest, 'seed'>> {
	/** The number of unfinished puzzles after which the wish is given up; 20,000. */
	readonly looks?: number | null;
}

/** The sides of a box along x, y and z. */
export type Box = readonly [number, number, number];

/** Known facts about a snake whose text does not say all. */
export interface SnakeReadOptions {
	/** The box, if the text names none; otherwise the cube that the chain fills. */
	readonly box?: Box;
}

/** How a snake is folded. */
export interface SnakeSolveOptions {
	/** The number of foldings in the answer, at most 1,000; all are counted. */
	readonly keep?: number;
	/** The most nodes that are searched; without it until all foldings are known. */
	readonly nodes?: number | null;
	/** Only from the corner 0, 0, 0 along +x, with mirror images counted separately. */
	readonly corner?: boolean;
}
