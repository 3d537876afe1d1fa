/*
 * The distribution of puzzles over sheets: a title and contents for a book, the
 * puzzles, their solutions. Pure: puzzles are given by their indices in the
 * list.
 */
import {
	answerColumns,
	answerRows,
	contentsLines,
	firstLines,
	MOST_RULES,
	moreLines,
	type Paper,
	PER_SHEET,
	type PerSheet,
	type Piece,
	perFor,
} from './measures';

interface Many {
	readonly which: readonly number[];
}

export type Leaf =
	| (Many & { readonly is: 'contents'; readonly isFirst: boolean })
	| (Many & { readonly is: 'puzzles'; readonly per: PerSheet })
	| (Many & { readonly is: 'answers'; readonly columns: number; readonly rows: number });

interface How {
	readonly paper: Paper;
	readonly per: PerSheet;
	readonly solutions: boolean;
	/** With a title and a table of contents. */
	readonly isBook: boolean;
	/** How many rules are printed above the contents. */
	readonly rules?: number;
	/** The title of the book. */
	readonly title?: string;
}

/** The sheets, in order. */
export function leavesOf(pieces: readonly Piece[], how: How): Leaf[] {
	return [
		...(how.isBook ? contentsOf(pieces, how) : []),
		...puzzlesOf(pieces, how),
		...(how.solutions ? answersOf(pieces, how) : []),
	];
}

/** The page of each puzzle, from 1. */
export function pagesOf(leaves: readonly Leaf[]): Map<number, number> {
	return new Map(
		leaves.flatMap((leaf, at) =>
			leaf.is === 'puzzles' ? leaf.which.map((one) => [one, at + 1] as const) : [],
		),
	);
}

/** Fewer puzzles than this are not left alone on a sheet. */
const FEWEST_LINES = 8;

/** As many puzzles as fit below the title and the rules, unless only a few would be left for the next sheet. */
function contentsOf(pieces: readonly Piece[], { paper, rules, title }: How): Leaf[] {
	const all = pieces.map((_, at) => at);
	const lines = (some: readonly number[]) =>
		some.reduce((sum, at) => sum + contentsLines(pieces[at] as Piece), 0);
	const room = firstLines(paper, rules ?? MOST_RULES, title);
	const fitting = all.findLastIndex((at) => lines(all.slice(0, at + 1)) <= room) + 1;
	const fewer = Math.min(fitting, Math.max(all.length - FEWEST_LINES, 1));
	const below = fitting < all.length ? Math.max(fewer, 1) : fitting;
	const more = evenly(all.slice(below), (some) => lines(some) <= moreLines(paper));
	const first: Leaf = { is: 'contents', which: all.slice(0, below), isFirst: true };
	return [first, ...more.map((which) => ({ is: 'contents', which, isFirst: false }) as const)];
}

/** A list in as few parts of equal length as fit. */
function evenly<Item>(list: readonly Item[], fits: (part: readonly Item[]) => boolean): Item[][] {
	for (let parts = 1; parts < list.length; parts++) {
		const some = chunks(list, Math.ceil(list.length / parts));
		if (some.every(fits)) return some;
	}
	return chunks(list, 1);
}

function puzzlesOf(pieces: readonly Piece[], { paper, per }: How): Leaf[] {
	const wanted = pieces.map((piece) => perFor(piece, per, paper));
	const sheets = filled(wanted, (most) => most);
	return sheets.map(({ value, which }, at) => ({
		is: 'puzzles',
		// If a large board has ended a sheet early, the puzzles on it get more room.
		per: at + 1 < sheets.length ? leastFor(which.length, value) : value,
		which,
	}));
}

const leastFor = (count: number, most: PerSheet): PerSheet =>
	PER_SHEET.find((per) => per >= count) ?? most;

function answersOf(pieces: readonly Piece[], { paper }: How): Leaf[] {
	const wanted = pieces.map(({ units }) => answerColumns(units, paper));
	const room = (columns: number) => columns * answerRows(columns, paper);
	return filled(wanted, room).map(({ value, which }) => ({
		is: 'answers',
		columns: value,
		rows: answerRows(value, paper),
		which,
	}));
}

/**
 * Fills sheets one after another. `room` says how many items of a value fit. The smallest value on a sheet, that of
 * its largest item, decides; an item that no longer fits begins the next sheet.
 */
function filled<Value extends number>(
	wanted: readonly Value[],
	room: (value: Value) => number,
): { value: Value; which: number[] }[] {
	const all: { value: Value; which: number[] }[] = [];
	for (const [at, value] of wanted.entries()) {
		const last = all.at(-1);
		const least = last && last.value < value ? last.value : value;
		if (last && last.which.length < room(least)) {
			last.value = least;
			last.which.push(at);
		} else all.push({ value, which: [at] });
	}
	return all;
}

function chunks<Item>(list: readonly Item[], most: number): Item[][] {
	return Array.from({ length: Math.ceil(list.length / most) }, (_, at) =>
		list.slice(at * most, (at + 1) * most),
	);
}
