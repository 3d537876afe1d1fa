/*
 * The measurements of paper, in millimetres: the sheet, the slots of its
 * puzzles, their boards and their codes. Pure; the styles use the same
 * measurements (`paper.css`).
 */

export const PAPERS = {
	a4: { width: 210, height: 297 },
	letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

export const PER_SHEET = [1, 2, 4, 6] as const;
export type PerSheet = (typeof PER_SHEET)[number];

export const SLOTS: Record<PerSheet, readonly [columns: number, rows: number]> = {
	1: [1, 1],
	2: [1, 2],
	4: [2, 2],
	6: [2, 3],
};

interface Room {
	readonly width: number;
	readonly height: number;
}

const MARGIN = 12;
/** The height reserved for the page number. */
const FOOT = 7;
const GAP = 8;
/** The height of a short title and the line below it. */
const HEAD = 14;
/** The heights of letters: of a title, of text, of a long note. */
const TITLE = 4.6;
const TEXT = 3.3;
const FINE = 2.6;
/** The distance between lines, in heights of letters. */
const LEADING = 1.3;
/** The width of a broad letter, in heights of letters: a text usually takes less room than is kept for it. */
const LETTER = 0.58;
/** A code with its quiet zone, and its distance from the board. */
const CODE = 36;

/**
 * A smaller cell would leave too little room for a digit or a pencil mark, so it is avoided if more room can be made.
 */
const LEAST_CELL = 6;
/** A larger cell would look odd. */
export const MOST_CELL = 18;

/** The printable area of a sort of paper. */
function bodyOf(paper: Paper): Room {
	const { width, height } = PAPERS[paper];
	return { width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOT };
}

function slotOf(paper: Paper, per: PerSheet): Room {
	const [columns, rows] = SLOTS[per];
	const { width, height } = bodyOf(paper);
	return {
		width: (width - (columns - 1) * GAP) / columns,
		height: (height - (rows - 1) * GAP) / rows,
	};
}

/** Whether the code is beside the board rather than beside the title. */
export const isBeside = (per: PerSheet): boolean => per === 2 || per === 6;

/** The lines of a text with letters of this height in a column of this width. */
function linesOf(text: string, letters: number, width: number): number {
	const most = Math.max(1, Math.floor(width / (letters * LETTER)));
	const parts = text === '' ? [] : text.split('\n');
	return parts.reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / most)), 0);
}

const heightOf = (text: string, letters: number, width: number): number =>
	linesOf(text, letters, width) * letters * LEADING;

/** The words above a board; empty ones are not printed. */
export interface Head {
	readonly title: string;
	readonly line: string;
	readonly note: string;
}

/** Whether a note is so long that its letters are small. */
export const isFine = (note: string): boolean => note.length > 600;

const headHeight = ({ title, line, note }: Head, width: number): number =>
	heightOf(title, TITLE, width) +
	heightOf(line, TEXT, width) +
	heightOf(note, isFine(note) ? FINE : TEXT, width);

/** The side of the largest board in a slot. */
function boardRoom(paper: Paper, per: PerSheet, withCode: boolean, words?: Head): number {
	const { width, height } = slotOf(paper, per);
	const code = withCode ? CODE : 0;
	const beside = isBeside(per);
	const head = words ? Math.max(HEAD, headHeight(words, beside ? width : width - code)) : HEAD;
	return beside
		? Math.min(width - code, height - head)
		: Math.min(width, height - Math.max(code, head));
}

/**
 * What determines the printed size of a puzzle: its board's width in cells, the modules of its code, 0 if it has
 * none, and the words above it.
 */
export interface Piece {
	readonly units: number;
	readonly modules: number;
	readonly head?: Head;
	/** Its name in the contents of a book. */
	readonly name?: string;
}

/** How many such puzzles go on a sheet: as requested, or fewer so that there is room to write in the cells. */
export function perFor({ units, modules, head }: Piece, wished: PerSheet, paper: Paper): PerSheet {
	const fewer = PER_SHEET.filter((per) => per <= wished).reverse();
	const isLarge = (per: PerSheet) =>
		boardRoom(paper, per, codeSide(modules, per) > 0, head) / units >= LEAST_CELL;
	return fewer.find(isLarge) ?? 1;
}

/** A code with sides this long can be scanned from paper at arm's length. */
const LEAST_CODE = 25;
/** A smaller module would be lost in print or in the camera. */
const LEAST_MODULE = 0.4;

/** The side of a code without its quiet zone; 0 if the code would not fit. */
export function codeSide(modules: number, per: PerSheet): number {
	const side = modules > 0 ? Math.max(LEAST_CODE, modules * LEAST_MODULE) : 0;
	return side <= (per === 6 ? 30 : 42) ? side : 0;
}

/** The smallest cell of a solution, in which nobody writes, and the most solutions side by side. */
const LEAST_ANSWER = 3.8;
const MOST_ANSWERS = 5;

const answerSide = (columns: number, paper: Paper): number =>
	(bodyOf(paper).width - (columns - 1) * GAP) / columns;

/** How many solutions fit side by side, by their width in cells. */
export function answerColumns(units: number, paper: Paper): number {
	const fits = (columns: number) => answerSide(columns, paper) / units >= LEAST_ANSWER;
	return [MOST_ANSWERS, 4, 3, 2].find(fits) ?? 1;
}

const ANSWERS_TITLE = 10;
/** The height of the name above a solution, and of the space above that. */
const ANSWER_HEAD = 14;

/** How many rows of solutions fit on a sheet. */
export function answerRows(columns: number, paper: Paper): number {
	const rows = (bodyOf(paper).height - ANSWERS_TITLE) / (answerSide(columns, paper) + ANSWER_HEAD);
	return Math.max(1, Math.floor(rows));
}

/** The height of a book's title of one line with the line below it, the start number and the head of the table. */
const BOOK_TITLE = 50;
const BOOK_LETTERS = 10;
/** The height of a rule, which has at most four lines. */
const RULE = 19;
/** The number of all kinds and variants that a book can have. */
export const MOST_RULES = 7;
const CONTENTS_LINE = 6.1;
const CONTENTS_HEAD = 7;
/** The width of the column of names. */
const CONTENTS_NAMES = 95;

/** How many lines of contents fit below the title and this many rules. */
export function firstLines(paper: Paper, rules: number, title = ''): number {
	const { width, height } = bodyOf(paper);
	const more = (linesOf(title || ' ', BOOK_LETTERS, width) - 1) * BOOK_LETTERS * LEADING;
	return Math.max(1, Math.floor((height - BOOK_TITLE - more - rules * RULE) / CONTENTS_LINE));
}

/** How many lines of contents fit on a separate sheet. */
export const moreLines = (paper: Paper): number =>
	Math.min(40, Math.floor((bodyOf(paper).height - CONTENTS_HEAD) / CONTENTS_LINE));

/** How many lines of contents a puzzle takes. */
export const contentsLines = ({ name = '' }: Piece): number =>
	Math.max(1, linesOf(name, TEXT, CONTENTS_NAMES));
