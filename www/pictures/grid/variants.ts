/*
 * The variants, and one record for each with everything about it: its effect on clues, values, the gaps between cells
 * and groups of cells, and its pictures. Code that shows, describes or edits a grid uses this record or `readingOf`,
 * and mentions no variant by name. `variants-drawing.tsx` draws them on the board; `specials.json` of each language
 * has their words.
 */
import type { Draft, Feature, Mark } from '../../engine/types';
import { BOX_SHAPES, boxAt } from './boxes';

/** A feature that applies to the whole grid and is switched on; other features are printed individually. */
export type Variant = Exclude<Special, Printed>;

/** A feature that a grid has because of its marks. */
type Printed = (typeof SHAPES)[Shape]['of'];

export type Shape = Exclude<Mark, 'none'>;

/** Everything about a mark other than a number. */
interface ShapeFacts {
	readonly of: Special;
	/** The key that enters the mark: its initial, unless that is a number. */
	readonly key: string;
	readonly look: 'round' | 'square';
}

/** The compiler requires a line here for each mark of the core; the line also says where the mark is printed. */
export const SHAPES = {
	odd: { of: 'odd-even', key: 'O', look: 'round' },
	even: { of: 'odd-even', key: 'E', look: 'square' },
} as const satisfies Record<Shape, ShapeFacts>;

export const SHAPE_NAMES = Object.keys(SHAPES) as readonly Shape[];

/** A feature with its own name and rule; the other features make up the kinds. */
export type Special = Exclude<Feature, 'givens' | 'clues' | 'signs'>;

/** The number of the group that a cell is in, -1 for none. */
type Group = (row: number, column: number) => number;

/** What a clue says about the visible heights. */
interface Meaning {
	/** The clue for these visible heights. */
	readonly told: (seen: readonly number[]) => number;
	/** The highest possible clue, given the tallest building. */
	readonly highest: (tallest: number) => number;
}

/** The number of visible heights, or their sum. */
type ClueMeaning = 'count' | 'sum';

export const MEANINGS: Record<ClueMeaning, Meaning> = {
	count: { told: (seen) => seen.length, highest: (tallest) => tallest },
	sum: {
		told: (seen) => seen.reduce((sum, one) => sum + one, 0),
		highest: (tallest) => (tallest * (tallest + 1)) / 2,
	},
};

/** A line of houses and what its clue says. */
export interface Houses {
	readonly clue: string;
	readonly heights: readonly number[];
}

/** Rows of cells, with the signs between those of the first row. */
export interface Cells {
	readonly rows: readonly string[];
	readonly between?: string;
	/** The shape behind each cell: round, square or none. */
	readonly shapes?: string;
	/** Lines over the cells, in cells. */
	readonly lines?: string;
	readonly thick?: string;
}

/** Everything about a variant. */
interface Facts {
	/** Its small picture, as a path on a field of 24 by 24. */
	readonly icon: string;
	/** Its rule, as a picture. */
	readonly rule: Houses | Cells;
	/**
	 * Whether it is a separate statement, which can conflict or be left out; otherwise it changes how other statements
	 * are read.
	 */
	readonly states: boolean;
	/** The sizes that can have it; null if all can. */
	readonly sizes: readonly number[] | null;
	/** Whether the lowest value is not a building: it is shown as 0, and all others are one lower. */
	readonly parks: boolean;
	/** What the gaps between cells can have. */
	readonly gaps: 'signs' | 'bars';
	readonly clues: ClueMeaning;
	/** Groups besides rows and columns in which each value appears once. */
	readonly groups: (size: number) => readonly Group[];
}

/** A variant that changes nothing. */
const PLAIN = {
	states: false,
	sizes: null,
	parks: false,
	gaps: 'signs',
	clues: 'count',
	groups: () => [],
} as const;

/** In the order of the core's list. The compiler requires a line here for each feature of the core. */
const FACTS: Record<Special, Facts> = {
	diagonals: {
		...PLAIN,
		icon: 'M4 4h16v16H4zM4 4l16 16M20 4 4 20',
		rule: { rows: ['1234', '3412', '4321', '2143'], lines: 'M0 0 4 4M4 0 0 4' },
		states: true,
		groups: (size) => [
			(row, column) => (row === column ? 0 : -1),
			(row, column) => (row + column === size - 1 ? 0 : -1),
		],
	},
	boxes: {
		...PLAIN,
		icon: 'M4 4h16v16H4zM12 4v16M4 12h16M8 4v16M16 4v16M4 8h16M4 16h16',
		rule: { rows: ['1234', '3412', '2143', '4321'], thick: 'M2 0V4M0 2H4' },
		states: true,
		sizes: BOX_SHAPES.map(([size]) => size),
		groups: (size) => [(row, column) => boxAt(size, row, column)],
	},
	parks: {
		...PLAIN,
		icon: 'M12 3l5 7h-3l4.5 6h-13L10 10H7ZM12 16v5',
		rule: { clue: '2', heights: [0, 2, 1, 3] },
		parks: true,
	},
	adjacent: {
		...PLAIN,
		icon: 'M3 8h6v8H3zM15 8h6v8h-6zM12 6v12',
		rule: { rows: ['231'], between: '| ' },
		gaps: 'bars',
	},
	sums: {
		...PLAIN,
		icon: 'M18 5H6l6 7-6 7h12',
		rule: { clue: '6', heights: [2, 1, 4, 3] },
		clues: 'sum',
	},
	'odd-even': {
		...PLAIN,
		icon: 'M7.5 7.5m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M13 13h8v8h-8z',
		rule: { rows: ['342'], shapes: 'os ' },
	},
};

/** The features that are switched on, and those written into single cells. */
export const SPECIALS = Object.keys(FACTS) as readonly Special[];

/** Whether a grid has this feature because of its marks. */
export const isPrinted = (one: Special): one is Printed =>
	SHAPE_NAMES.some((shape) => SHAPES[shape].of === one);

const isSwitched = (one: Special): one is Variant => !isPrinted(one);

/** The features that are switched on. */
export const VARIANTS = SPECIALS.filter(isSwitched);

export const iconOf = (one: Special): string => FACTS[one].icon;
export const rulePictureOf = (one: Special): Houses | Cells => FACTS[one].rule;

/** Anything with features; older boards have none. */
export interface Featured {
	readonly features?: readonly Feature[];
	/** The mark of each cell; in a wish, the number of marks. */
	readonly marks?: readonly Mark[] | number | null;
}

export const variantsOf = ({ features = [] }: Featured): readonly Variant[] =>
	VARIANTS.filter((variant) => features.includes(variant));

/** The features of a grid or a wish beyond those of its kind. */
export function specialsOf({ features = [], marks }: Featured): readonly Special[] {
	const marked: readonly Mark[] = Array.isArray(marks) ? marks : [];
	return SPECIALS.filter(
		(one) =>
			features.includes(one) || marked.some((mark) => mark !== 'none' && SHAPES[mark].of === one),
	);
}

export const hasVariant = (draft: Featured, variant: Variant): boolean =>
	variantsOf(draft).includes(variant);

/** Whether a variant is a separate statement. */
export const isStatement = (one: Feature): one is Variant =>
	(VARIANTS as readonly Feature[]).includes(one) && FACTS[one as Variant].states;

/** Whether grids of a size can have it. */
export const fitsSize = (variant: Variant, size: number): boolean =>
	FACTS[variant].sizes?.includes(size) ?? true;

const rereads = (one: Special, what: 'clues' | 'gaps'): boolean => FACTS[one][what] !== PLAIN[what];

/** The variant that says how clues or signs are read, if they are not read in the usual way. */
export const rereading = (draft: Featured, what: 'clues' | 'gaps'): Special | undefined =>
	specialsOf(draft).find((one) => rereads(one, what));

/** Whether it is a separate statement, as every mark is. */
const states = (one: Special): boolean => isPrinted(one) || FACTS[one].states;

/** The features that leave the reading of clues and signs unchanged; those that change the values come first. */
export const addedTo = (draft: Featured): readonly Special[] => {
	const added = specialsOf(draft).filter((one) => !rereads(one, 'clues') && !rereads(one, 'gaps'));
	return added.sort((one, other) => Number(states(one)) - Number(states(other)));
};

/** How a printed puzzle is read. */
export interface Reading {
	readonly parks: boolean;
	readonly gaps: Facts['gaps'];
	readonly clues: Facts['clues'];
}

export function readingOf(draft: Featured): Reading {
	const its = variantsOf(draft).map((one) => FACTS[one]);
	return {
		parks: its.some(({ parks }) => parks),
		gaps: its.some(({ gaps }) => gaps === 'bars') ? 'bars' : 'signs',
		clues: its.find(({ clues }) => clues !== 'count')?.clues ?? 'count',
	};
}

/** The groups of a grid besides its rows and columns. */
export const groupsOf = (draft: Featured & Pick<Draft, 'size'>): readonly Group[] =>
	variantsOf(draft).flatMap((one) => FACTS[one].groups(draft.size));
