/* The last choices for printing on this device. */

import * as v from 'valibot';
import { LARGEST, SMALLEST } from '../../../engine/wish';
import { SPECIALS } from '../../../pictures/grid/variants';
import { NEWER } from '../../../shell/storage/bounds';
import { type Memory, Remembered } from '../../../shell/storage/remembered';
import { PAPERS, type Paper, PER_SHEET } from './measures';
import { BOOK_LEVELS, type BookWish } from './plan';

export const WHAT = ['this', 'mine', 'book'] as const;

export const MOST_PUZZLES = 60;
/** Larger puzzles take minutes each. */
export const LARGEST_IN_BOOK = 12;

/** A start number as typed; the core's seeds may have a few more digits. */
export const SEED = /^\d{1,18}$/;

const WHOLE = v.pipe(v.number(), v.integer());
const SIZE = v.pipe(WHOLE, v.minValue(SMALLEST), v.maxValue(LARGEST));
const LEVEL = v.picklist(BOOK_LEVELS, NEWER);

const BOOK: v.GenericSchema<unknown, BookWish> = v.object({
	title: v.string(),
	kinds: v.array(v.string()),
	features: v.array(v.picklist(SPECIALS, NEWER)),
	sizes: v.tuple([SIZE, SIZE]),
	levels: v.tuple([LEVEL, LEVEL]),
	count: v.pipe(WHOLE, v.minValue(1), v.maxValue(MOST_PUZZLES)),
	seed: v.pipe(v.string(), v.regex(SEED)),
});

const CHOICES = v.object({
	what: v.picklist(WHAT, NEWER),
	paper: v.picklist(Object.keys(PAPERS) as [Paper, ...Paper[]], NEWER),
	per: v.picklist(PER_SHEET, NEWER),
	played: v.boolean(),
	graded: v.boolean(),
	rules: v.boolean(),
	code: v.boolean(),
	solutions: v.boolean(),
	/** The same for books, which have solutions by default. */
	answers: v.boolean(),
	path: v.boolean(),
	book: BOOK,
});
export type Choices = v.InferOutput<typeof CHOICES>;

/** Regions that use paper sizes in inches. */
const LETTER = /-(US|CA|MX|CL|CO|VE|PH|PR)\b/i;

const MEMORY: Memory<Choices> = {
	name: 'gridfold.print',
	sort: 'print',
	schema: CHOICES as v.GenericSchema<unknown, Choices>,
	migrations: [],
	first: {
		what: 'this',
		paper: LETTER.test(navigator.language) ? 'letter' : 'a4',
		per: 1,
		played: false,
		graded: true,
		rules: false,
		code: true,
		solutions: false,
		answers: true,
		path: false,
		book: {
			title: '',
			kinds: ['skyscrapers'],
			features: [],
			sizes: [4, 6],
			levels: ['gentle', 'medium'],
			count: 12,
			seed: '1',
		},
	},
};

const remembered = new Remembered(MEMORY);

/** The current choices; it reads a signal. */
export const choices = (): Choices => remembered.value;

/** Whether solutions are printed. */
export const withSolutions = ({ what, solutions, answers }: Choices): boolean =>
	what === 'book' ? answers : solutions;

export function choose(change: Partial<Choices>): void {
	remembered.change((now) => ({ ...now, ...change }));
}

export function chooseBook(change: Partial<BookWish>): void {
	remembered.change((now) => ({ ...now, book: { ...now.book, ...change } }));
}
