/*
 * The messages of an embedded page to the page outside: by `postMessage` out of
 * an iframe, and as events of the element `<gridfold-puzzle>`.
 */

/** The current state of the puzzle. */
export interface EmbedState {
	/** The link of the puzzle alone. */
	readonly link: string;
	/** The link of the puzzle with the player's numbers, marks and colours; opening it continues from here. */
	readonly position: string;
	/** The numbers of all cells, row by row, counted from 1; 0 if a cell is open. */
	readonly cells: readonly number[];
	/** How many cells have a number, including the printed ones. */
	readonly filled: number;
	/** Whether all cells have a number, and nothing is wrong. */
	readonly solved: boolean;
}

export type EmbedMessage =
	| { readonly type: 'gridfold:height'; readonly height: number }
	| { readonly type: 'gridfold:error'; readonly message: string }
	| ({ readonly type: 'gridfold:change' | 'gridfold:solved' } & EmbedState);
