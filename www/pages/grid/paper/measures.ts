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
/** The height of the title and the line below it. */
const HEAD = 14;
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

/** The side of the largest board in a slot. */
function boardRoom(paper: Paper, per: PerSheet, withCode: boolean): number {
	const { width, height } = slotOf(paper, per);
	const code = withCode ? CODE : 0;
	return isBeside(per)
		? Math.min(width - code, height - HEAD)
		: Math.min(width, height - Math.max(code, HEAD));
}

/**
 * What determines the printed size of a puzzle: its board's width in cells, and the modules of its code, 0 if it has
 * none.
 */
export interface Piece {
	readonly units: number;
	readonly modules: number;
}

/** How many such puzzles go on a sheet: as requested, or fewer so that there is room to write in the cells. */
export function perFor({ units, modules }: Piece, wished: PerSheet, paper: Paper): PerSheet {
	const fewer = PER_SHEET.filter((per) => per <= wished).reverse();
	const isLarge = (per: PerSheet) =>
		boardRoom(paper, per, codeSide(modules, per) > 0) / units >= LEAST_CELL;
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

/** How many solutions fit on a sheet. */
export function answersPer(columns: number, paper: Paper): number {
	const rows = (bodyOf(paper).height - ANSWERS_TITLE) / (answerSide(columns, paper) + ANSWER_HEAD);
	return columns * Math.max(1, Math.floor(rows));
}

/** The height of a book's title with the line below it, the start number and the head of the table. */
const BOOK_TITLE = 50;
/** The height of a rule, which has at most four lines. */
const RULE = 19;
/** The number of all kinds and variants that a book can have. */
export const MOST_RULES = 7;
const CONTENTS_LINE = 6.1;

/** How many lines of contents fit below the title and this many rules. */
export function firstLines(paper: Paper, rules: number): number {
	const left = bodyOf(paper).height - BOOK_TITLE - rules * RULE;
	return Math.max(1, Math.floor(left / CONTENTS_LINE));
}
