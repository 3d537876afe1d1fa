/*
 * The distribution of puzzles over sheets: a title and contents for a book, the
 * puzzles, their solutions. Pure: puzzles are given by their indices in the
 * list.
 */
import {
	answerColumns,
	answersPer,
	firstLines,
	MOST_RULES,
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
	| (Many & { readonly is: 'answers'; readonly columns: number });

interface How {
	readonly paper: Paper;
	readonly per: PerSheet;
	readonly solutions: boolean;
	/** With a title and a table of contents. */
	readonly isBook: boolean;
	/** How many rules are printed above the contents. */
	readonly rules?: number;
}

/** The sheets, in order. */
export function leavesOf(pieces: readonly Piece[], how: How): Leaf[] {
	return [
		...(how.isBook ? contentsOf(pieces.length, how) : []),
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

/** How many lines of contents fit on a separate sheet. */
const LINES = 40;
/** Fewer lines than this are not left alone on a sheet. */
const FEWEST_LINES = 8;

/** As many lines as fit below the title and the rules, unless only a few would be left for the next sheet. */
function contentsOf(count: number, { paper, rules }: How): Leaf[] {
	const all = Array.from({ length: count }, (_, at) => at);
	const room = firstLines(paper, rules ?? MOST_RULES);
	const below = count > room ? Math.min(room, Math.max(count - FEWEST_LINES, 1)) : count;
	const sheets = Math.ceil((count - below) / LINES);
	const more = chunks(all.slice(below), Math.ceil((count - below) / sheets));
	const first: Leaf = { is: 'contents', which: all.slice(0, below), isFirst: true };
	return [first, ...more.map((which) => ({ is: 'contents', which, isFirst: false }) as const)];
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
	return filled(wanted, (columns) => answersPer(columns, paper)).map(({ value, which }) => ({
		is: 'answers',
		columns: value,
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
