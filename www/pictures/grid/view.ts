/*
 * What a board shows, worked out in one pure step: a text and a tone for every
 * cell, a text for every clue, the signs, the variants, and what is marked. The
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
	type Scale,
	SIDES,
	scaleOf,
	signAt,
	type Variant,
	variantsOf,
} from './draft';
import { clueName, type Marks, NO_MARKS, signName } from './overlay';
import { placeOfCell } from './places';

/** Whose digit it is: the puzzle's, the player's, or the solution's. */
type Tone = 'open' | 'given' | 'own' | 'solution';

/** What is said of a cell, a clue or a sign. */
interface Marked {
	/** The puzzle contradicts itself here. */
	contradiction: boolean;
	/** The player's digit cannot be right. */
	mistake: boolean;
	/** It could be left out. */
	redundant: boolean;
}

export interface CellView extends Marked {
	row: number;
	column: number;
	value: number;
	tone: Tone;
	/** A second digit in the corner: the other solution's, or the player's own. */
	aside: number;
	/** This solution and the one it is compared with differ here. */
	differs: boolean;
	/** The player's own digit, kept in the corner, is not the solution's. */
	missed: boolean;
	/** Every solution has this digit here. */
	shared: boolean;
	/** The values that may still stand here, where they are shown. */
	candidates: CellCandidates | null;
}

export interface ClueView extends Marked {
	side: Side;
	index: number;
	value: number;
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
	cells: CellView[];
	clues: ClueView[];
	signs: SignView[];
	/** What holds for the whole grid. */
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
	contradictions: Marks;
	/** The player's mistakes. */
	mistakes: Marks;
	/** What a setter could leave out. */
	redundant: Marks;
}

/** The class for what is said of a clue, a sign or a variant; the worst counts. */
export function stateOf({ contradiction, mistake, redundant }: Marked): string {
	if (contradiction) return ' contradiction';
	return mistake ? ' mistake' : redundant ? ' redundant' : '';
}

/** A puzzle as it is printed: nothing is filled in, known or marked. */
export const printed = (draft: Draft): Scene => ({
	draft,
	entries: [],
	solution: null,
	rival: null,
	candidates: null,
	contradictions: NO_MARKS,
	mistakes: NO_MARKS,
	redundant: NO_MARKS,
});

export function viewOf(scene: Scene): BoardView {
	const { size, givens } = scene.draft;
	const cells = givens.map((_, index) => cellView(scene, index));
	return {
		size,
		scale: scaleOf(scene.draft),
		cells,
		clues: clueViews(scene),
		signs: signViews(scene),
		variants: variantViews(scene),
	};
}

/** The same view, with every cell that has not changed taken from the last one: it need not be drawn again. */
export function sharing(last: BoardView | null, next: BoardView): BoardView {
	if (last?.size !== next.size) return next;
	const cells = next.cells.map((cell, index) => {
		const before = last.cells[index];
		return before && sameCell(before, cell) ? before : cell;
	});
	return { ...next, cells };
}

function sameCell(one: CellView, other: CellView): boolean {
	const keys = Object.keys(one) as (keyof CellView)[];
	return keys.every((key) =>
		key === 'candidates'
			? sameCandidates(one.candidates, other.candidates)
			: one[key] === other[key],
	);
}

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
		contradiction: scene.contradictions.cells.has(index),
		mistake: tone === 'own' && scene.mistakes.cells.has(index),
		redundant: scene.redundant.cells.has(index),
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
			return { side, index, value, ...marked(scene, 'clues', clueName(side, index)) };
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
	const has = (marks: Marks) => (marks[part] as ReadonlySet<string>).has(name);
	return {
		contradiction: has(scene.contradictions),
		mistake: has(scene.mistakes),
		redundant: has(scene.redundant),
	};
}
