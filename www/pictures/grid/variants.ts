/*
 * The variants of a whole grid, and in one record the effect of each: on clues, on values, on the gaps between
 * cells, on groups of cells. Code that shows, describes or edits a grid asks here or asks `readingOf`, and knows
 * no variant by name. Their look is in `variants-drawing.tsx` and `kinds.tsx`, their words are `feature.<id>` and
 * `rules.<id>`.
 */
import type { Draft, Feature, Mark } from '../../engine/types';
import { BOX_SHAPES, boxAt } from './boxes';

/** A feature that holds for the whole grid and is switched on; the others are written one by one. */
export type Variant = Exclude<Special, 'odd-even'>;

/** A feature with a name and a rule of its own; the others make up the kinds. */
export type Special = Exclude<Feature, 'givens' | 'clues' | 'signs'>;

/** The number of the group that a cell is in, -1 for none. */
type Group = (row: number, column: number) => number;

/** The meaning of a clue for the visible heights. */
interface Meaning {
	/** Its number, from the visible heights. */
	readonly told: (seen: readonly number[]) => number;
	/** The highest number, for a given tallest building. */
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

/** The effect of a variant. */
interface Facts {
	/** It is a separate statement, which can conflict and be left out; otherwise it changes how others are read. */
	readonly states: boolean;
	/** The only sizes that have it, if not all do. */
	readonly sizes: readonly number[] | null;
	/** The lowest value is not a building: it is shown as 0, and all others one lower. */
	readonly parks: boolean;
	/** The signs between cells. */
	readonly gaps: 'signs' | 'bars';
	readonly clues: ClueMeaning;
	/** Groups beside rows and columns in which each value appears once. */
	readonly groups: (size: number) => readonly Group[];
}

/** In the order in which the core names them. The compiler asks for a line here when the core has a new one. */
const FACTS: Record<Variant, Facts> = {
	diagonals: {
		states: true,
		sizes: null,
		parks: false,
		gaps: 'signs',
		clues: 'count',
		groups: (size) => [
			(row, column) => (row === column ? 0 : -1),
			(row, column) => (row + column === size - 1 ? 0 : -1),
		],
	},
	boxes: {
		states: true,
		sizes: BOX_SHAPES.map(([size]) => size),
		parks: false,
		gaps: 'signs',
		clues: 'count',
		groups: (size) => [(row, column) => boxAt(size, row, column)],
	},
	parks: {
		states: false,
		sizes: null,
		parks: true,
		gaps: 'signs',
		clues: 'count',
		groups: () => [],
	},
	adjacent: {
		states: false,
		sizes: null,
		parks: false,
		gaps: 'bars',
		clues: 'count',
		groups: () => [],
	},
	sums: {
		states: false,
		sizes: null,
		parks: false,
		gaps: 'signs',
		clues: 'sum',
		groups: () => [],
	},
};

export const VARIANTS = Object.keys(FACTS) as readonly Variant[];

/** The variants, and what is written into single cells. */
export const SPECIALS: readonly Special[] = [...VARIANTS, 'odd-even'];

/** Anything with features; older boards have none. */
export interface Featured {
	readonly features?: readonly Feature[];
	/** The content of each cell; in a wish, the number of them. */
	readonly marks?: readonly Mark[] | number | null;
}

export const variantsOf = ({ features = [] }: Featured): readonly Variant[] =>
	VARIANTS.filter((variant) => features.includes(variant));

/** The features of a grid or of a wish beyond those of its kind. */
export function specialsOf({ features = [], marks }: Featured): readonly Special[] {
	const isMarked = Array.isArray(marks) && marks.some((mark) => mark !== 'none');
	return SPECIALS.filter((one) => features.includes(one) || (one === 'odd-even' && isMarked));
}

export const hasVariant = (draft: Featured, variant: Variant): boolean =>
	variantsOf(draft).includes(variant);

/** Whether a variant is a separate statement. */
export const isStatement = (one: Feature): one is Variant =>
	(VARIANTS as readonly Feature[]).includes(one) && FACTS[one as Variant].states;

/** Whether grids of a size can have it. */
export const fitsSize = (variant: Variant, size: number): boolean =>
	FACTS[variant].sizes?.includes(size) ?? true;

/** How a paper is read. */
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

/** The groups of a grid beside its rows and columns. */
export const groupsOf = (draft: Featured & Pick<Draft, 'size'>): readonly Group[] =>
	variantsOf(draft).flatMap((one) => FACTS[one].groups(draft.size));
