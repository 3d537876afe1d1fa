/*
 * The type of a position: the puzzle, and all the player's entries. A plain
 * value, stored whole by the history and in the slots; edits make new ones
 * (`edits.ts`) and share every unchanged part.
 */
import type { Draft } from '../../../engine/types';
import type { Marks } from '../../../pictures/grid/marks';
import { type Named, newName } from '../../../shell/history';
import { type About, NO_ABOUT } from './about';
import type { Origin } from './origin';

/** The player's own entries, one for each cell. */
export interface Played {
	/** The player's digits, 0 = open. */
	readonly entries: readonly number[];
	readonly marks: Marks;
	/** The colour of each cell, from 1 on, 0 = none. */
	readonly colours: readonly number[];
	/** The names of the clues that were ticked off. */
	readonly ticks: readonly string[];
	/**
	 * The candidates ruled out by hints, as bits, and the digits at that time. If one of these digits is removed, such
	 * a candidate may be possible again.
	 */
	readonly ruledOut: readonly number[];
	readonly restsOn: readonly number[];
}

/** The counts that undo leaves unchanged. */
export interface Tally {
	/** How often the player asked whether everything was correct. */
	readonly checks: number;
	/** How often the player was given a hint or a reason. */
	readonly hints: number;
	/** The playing time, in seconds. */
	readonly seconds: number;
}

export const NO_TALLY: Tally = { checks: 0, hints: 0, seconds: 0 };

export interface Position extends Named, Played {
	readonly draft: Draft;
	readonly about: About;
	readonly tally: Tally;
	/** The origin of the puzzle, if it was made here. */
	readonly origin: Origin | null;
	/** The player's entries at the start of each branch; the innermost comes last. */
	readonly branches: readonly Played[];
}

/** The number of colours for cells. */
export const COLOURS = 8;
/** How deeply branches can be nested. */
export const DEEPEST_BRANCH = 3;

export function position(draft: Draft, board = newName()): Position {
	const played = nothingPlayed(draft.size * draft.size);
	return {
		draft,
		about: NO_ABOUT,
		...played,
		branches: [],
		tally: NO_TALLY,
		origin: null,
		board,
	};
}

export function nothingPlayed(cells: number): Played {
	const zeros = new Array<number>(cells).fill(0);
	const marks = { corner: zeros, centre: zeros };
	return { entries: zeros, marks, colours: zeros, ticks: [], ruledOut: zeros, restsOn: zeros };
}

/** How many of the cells without a given are filled. */
export function filling({ draft, entries }: Position): { filled: number; open: number } {
	const open = draft.givens.flatMap((given, cell) => (given > 0 ? [] : [cell]));
	return { filled: open.filter((cell) => (entries[cell] ?? 0) > 0).length, open: open.length };
}

/** Whether the player has made any entry. */
export function isPlayed({ entries, marks, colours, ticks, ruledOut }: Played): boolean {
	const lists = [entries, marks.corner, marks.centre, colours, ruledOut];
	return ticks.length > 0 || lists.some((list) => list.some((value) => value !== 0));
}

/** Whether the board is not full, and is played or one of the player's own. */
export function isUnderway(its: Position): boolean {
	const { filled, open } = filling(its);
	return filled < open && (isPlayed(its) || its.about.own);
}
