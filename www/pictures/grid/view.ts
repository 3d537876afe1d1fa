/*
 * The view of a board, computed in one pure step: a text and a tone for every
 * cell, a text for every clue, the signs, the variants, and the marks. The
 * drawing and the accessible twin both read this, so they cannot differ.
 */
import type { Draft, Side, Sign } from '../../engine/types';
import {
	type CandidateLists,
	type CellCandidates,
	candidatesIn,
	sameCandidates,
	sharedValue,
} from './candidates';
import {
	beside,
	type Gap,
	gapsOf,
	marksOf,
	type PrintedMark,
	type Scale,
	SIDES,
	scaleOf,
	signAt,
} from './draft';
import type { Marks } from './marks';
import { clueName, type Flags, NO_FLAGS, signName } from './overlay';
import { placeOfCell } from './places';
import { type Reading, readingOf, type Variant, variantsOf } from './variants';

/** Whose digit it is: the puzzle's, the player's, or the solution's. */
type Tone = 'open' | 'given' | 'own' | 'solution';

/** What is flagged about a cell, a clue or a sign. */
interface Marked {
	/** Whether the puzzle contradicts itself here. */
	contradiction: boolean;
	/** Whether the player's digit cannot be right. */
	mistake: boolean;
	/** Whether it could be left out. */
	redundant: boolean;
	/** Whether it is not printed yet, only proposed. */
	proposed: boolean;
}

export interface CellView extends Marked {
	row: number;
	column: number;
	value: number;
	tone: Tone;
	/** A second digit in the corner: that of the other solution, or the player's own. */
	aside: number;
	/** Whether this solution and the one compared with it differ here. */
	differs: boolean;
	/** Whether the player's own digit, shown in the corner, differs from the solution. */
	missed: boolean;
	/** Whether every solution has this digit here. */
	shared: boolean;
	/** The possible values, if they are shown. */
	candidates: CellCandidates | null;
	/** The player's marks as bits, and those that a digit rules out. */
	corner: number;
	centre: number;
	struck: number;
	/** The candidates ruled out by hints, as bits. */
	ruledOut: number;
	/** The player's colour, 0 for none. */
	colour: number;
	/** The branch of the player's digit, 0 for none. */
	branch: number;
	/** Whether the highlighted digit is here. */
	lit: boolean;
	/**
	 * Whether the selected clue sees this building, or another building hides it, or a chain of signs passes through
	 * it.
	 */
	sight: Sight;
}

export type Sight = 'none' | 'seen' | 'hidden' | 'chain';

export interface ClueView extends Marked {
	side: Side;
	index: number;
	value: number;
	/** Whether the player ticked it off, or it can no longer fail. */
	done: boolean;
}

export interface SignView extends Marked {
	gap: Gap;
	sign: Sign;
}

interface VariantView extends Marked {
	variant: Variant;
}

export interface BoardView {
	size: number;
	scale: Scale;
	/** What clues say about the visible heights. */
	means: Reading['clues'];
	cells: CellView[];
	clues: ClueView[];
	signs: SignView[];
	/** The marks printed below numbers, or where several cells meet. */
	marks: PrintedMark[];
	/** The conditions for the whole grid. */
	variants: VariantView[];
}

export interface Scene {
	draft: Draft;
	entries: readonly number[];
	solution: readonly number[] | null;
	rival: readonly number[] | null;
	/** The candidates over all solutions, if they are shown. */
	candidates: CandidateLists | null;
	/** The puzzle's contradictions. */
	contradictions: Flags;
	/** The player's mistakes. */
	mistakes: Flags;
	/** The conditions that a setter could leave out. */
	redundant: Flags;
	/** The clues proposed to a setter, shown as if they were printed. */
	proposed?: Flags;
	/** The player's entries besides digits. */
	pencil?: Pencil;
	/** The highlighted digit, 0 for none. */
	lit?: number;
	/** The buildings seen from a clue, and the hidden ones. */
	sight?: ReadonlyMap<number, Sight>;
}

/** The player's entries in cells and on clues besides digits. */
export interface Pencil {
	readonly marks: Marks;
	/** For each cell, the numbers ruled out by hints, as bits. */
	readonly ruledOut?: readonly number[];
	/** For each cell, the digits that are ruled out, as bits. */
	readonly taken: readonly number[];
	readonly colours: readonly number[];
	readonly branches: readonly number[];
	/** The names of finished clues. */
	readonly done: ReadonlySet<string>;
}

/** The class for the state of a clue, a sign or a variant; the worst state counts. */
export function stateOf({ contradiction, mistake, redundant, proposed }: Marked): string {
	if (contradiction) return ' contradiction';
	if (proposed) return ' proposed';
	return mistake ? ' mistake' : redundant ? ' redundant' : '';
}

/** A puzzle as printed: nothing is filled in, known or marked. */
export const printed = (draft: Draft): Scene => ({
	draft,
	entries: [],
	solution: null,
	rival: null,
	candidates: null,
	contradictions: NO_FLAGS,
	mistakes: NO_FLAGS,
	redundant: NO_FLAGS,
});

export function viewOf(scene: Scene): BoardView {
	const { size, givens } = scene.draft;
	const cells = givens.map((_, index) => cellView(scene, index));
	return {
		size,
		scale: scaleOf(scene.draft),
		means: readingOf(scene.draft).clues,
		cells,
		clues: clueViews(scene),
		signs: signViews(scene),
		marks: marksOf(scene.draft),
		variants: variantViews(scene),
	};
}

/** The same view, with every unchanged part taken from the last one, so that it need not be drawn again. */
export function sharing(last: BoardView | null, next: BoardView): BoardView {
	if (last?.size !== next.size) return next;
	const shared: BoardView = {
		size: next.size,
		scale: sameParts(last.scale, next.scale) ? last.scale : next.scale,
		means: next.means,
		cells: shareList(last.cells, next.cells, sameCell),
		clues: shareList(last.clues, next.clues, sameParts),
		signs: shareList(last.signs, next.signs, sameSign),
		marks: shareList(last.marks, next.marks, sameParts),
		variants: shareList(last.variants, next.variants, sameParts),
	};
	return sameParts(last, shared) ? last : shared;
}

/** The last list if nothing in it has changed, otherwise one with all unchanged parts. */
function shareList<Item>(
	last: Item[],
	next: Item[],
	same: (one: Item, other: Item) => boolean,
): Item[] {
	const list = next.map((item, index) => {
		const before = last[index];
		return before && same(before, item) ? before : item;
	});
	const isSame = last.length === list.length && list.every((item, index) => item === last[index]);
	return isSame ? last : list;
}

/** Whether all parts are the same, except one that is compared in another way. */
function sameParts<Whole extends object>(one: Whole, other: Whole, but?: keyof Whole): boolean {
	const keys = Object.keys(one) as (keyof Whole)[];
	return keys.every((key) => key === but || one[key] === other[key]);
}

const sameCell = (one: CellView, other: CellView): boolean =>
	sameCandidates(one.candidates, other.candidates) && sameParts(one, other, 'candidates');

const sameSign = (one: SignView, other: SignView): boolean =>
	sameParts(one.gap, other.gap) && sameParts(one, other, 'gap');

function cellView(scene: Scene, index: number): CellView {
	const { draft, entries, solution, rival, candidates: lists } = scene;
	const given = draft.givens[index] ?? 0;
	const own = entries[index] ?? 0;
	const shared = lists && given === 0 ? sharedValue(lists, index) : 0;
	const solved = solution?.[index] ?? shared;
	const other = rival?.[index] ?? solved;
	const differs = solved !== other;
	const missed = given === 0 && solved > 0 && own > 0 && own !== solved;
	const candidates = lists && given + solved === 0 ? candidatesIn(lists, index, own) : null;
	const [value, tone] = candidates ? EMPTY : faceOf(given, own, solved);
	return {
		...placeOfCell(draft.size, index),
		value,
		tone,
		aside: differs ? other : missed ? own : 0,
		differs,
		missed: missed && !differs,
		shared: shared > 0 && tone === 'solution',
		candidates,
		...pencilled(scene.pencil, index, value === 0 && !candidates),
		lit: value > 0 && value === scene.lit,
		sight: scene.sight?.get(index) ?? 'none',
		contradiction: scene.contradictions.cells.has(index),
		mistake: tone === 'own' && scene.mistakes.cells.has(index),
		redundant: scene.redundant.cells.has(index),
		proposed: scene.proposed?.cells.has(index) ?? false,
	};
}

/** The player's entry in a cell; marks show only in an empty one. */
function pencilled(pencil: Pencil | undefined, index: number, isEmpty: boolean) {
	const corner = (isEmpty && pencil?.marks.corner[index]) || 0;
	const centre = (isEmpty && pencil?.marks.centre[index]) || 0;
	const ruledOut = (isEmpty && pencil?.ruledOut?.[index]) || 0;
	const marks = corner | centre;
	return {
		corner,
		centre,
		struck: marks & ((pencil?.taken[index] ?? 0) | ruledOut),
		ruledOut: ruledOut & ~marks,
		colour: pencil?.colours[index] ?? 0,
		branch: pencil?.branches[index] ?? 0,
	};
}

const EMPTY: [number, Tone] = [0, 'open'];

function faceOf(given: number, own: number, solved: number): [number, Tone] {
	if (given > 0) return [given, 'given'];
	if (solved > 0) return [solved, own === solved ? 'own' : 'solution'];
	return own > 0 ? [own, 'own'] : [0, 'open'];
}

function clueViews(scene: Scene): ClueView[] {
	return SIDES.flatMap((side) =>
		scene.draft.clues[side].map((value, index) => {
			const name = clueName(side, index);
			const done = scene.pencil?.done.has(name) ?? false;
			return { side, index, value, done, ...marked(scene, 'clues', name) };
		}),
	);
}

function signViews(scene: Scene): SignView[] {
	const { draft } = scene;
	return gapsOf(draft.size).map((gap) => {
		const name = signName(...beside(draft.size, gap));
		return { gap, sign: signAt(draft, gap), ...marked(scene, 'signs', name) };
	});
}

function variantViews(scene: Scene): VariantView[] {
	return variantsOf(scene.draft).map((variant) => ({
		variant,
		...marked(scene, 'variants', variant),
	}));
}

function marked(scene: Scene, part: 'clues' | 'signs' | 'variants', name: string): Marked {
	const has = (flags: Flags) => (flags[part] as ReadonlySet<string>).has(name);
	return {
		contradiction: has(scene.contradictions),
		mistake: has(scene.mistakes),
		redundant: has(scene.redundant),
		proposed: scene.proposed !== undefined && has(scene.proposed),
	};
}
