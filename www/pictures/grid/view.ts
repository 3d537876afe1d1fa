/*
 * What the board shows, worked out from the game in one pure step: a text and
 * a tone for every cell, a text for every clue, the signs, and what is lit.
 * The drawing and the accessible twin both read this, so they cannot differ.
 */
import type { Draft, Side, Sign } from '../../engine/types';
import { type Survivors, sharedValue } from '../../pages/grid/state/candidates';
import { beside, type Gap, SIDES, signAt } from '../../pages/grid/state/draft';
import { type Notes, notesOf, sameNotes } from './candidates';
import { clueName, type Marks, signName } from './overlay';

/** Whose digit it is: the puzzle's, the player's, or the solution's. */
export type Tone = 'open' | 'given' | 'own' | 'solution';

export interface CellView {
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
	notes: Notes | null;
	lit: boolean;
	wrong: boolean;
	/** The given could be left out. */
	spare: boolean;
}

export interface ClueView {
	side: Side;
	index: number;
	value: number;
	lit: boolean;
	wrong: boolean;
	spare: boolean;
}

export interface SignView {
	gap: Gap;
	sign: Sign;
	lit: boolean;
	wrong: boolean;
	spare: boolean;
}

export interface BoardView {
	size: number;
	unit: number;
	cells: CellView[];
	clues: ClueView[];
	signs: SignView[];
}

export interface Scene {
	draft: Draft;
	entries: readonly number[];
	solution: readonly number[] | null;
	rival: readonly number[] | null;
	/** The values that survive over all solutions, if they are shown. */
	survivors: Survivors | null;
	/** The puzzle's contradictions. */
	lit: Marks;
	/** The player's mistakes. */
	wrong: Marks;
	/** What a setter could leave out. */
	spare: Marks;
}

export function viewOf(scene: Scene): BoardView {
	const { size, unit, givens } = scene.draft;
	const cells = givens.map((_, index) => cellView(scene, index));
	return { size, unit, cells, clues: clueViews(scene), signs: signViews(scene) };
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
		key === 'notes' ? sameNotes(one.notes, other.notes) : one[key] === other[key],
	);
}

function cellView(scene: Scene, index: number): CellView {
	const { draft, entries, solution, rival, survivors, lit, wrong, spare } = scene;
	const given = draft.givens[index] ?? 0;
	const own = entries[index] ?? 0;
	const shared = survivors && given === 0 ? sharedValue(survivors, index) : 0;
	const solved = solution?.[index] ?? shared;
	const other = rival?.[index] ?? solved;
	const differs = solved !== other;
	const missed = given === 0 && solved > 0 && own > 0 && own !== solved;
	const notes = survivors && given + solved === 0 ? notesOf(survivors, index, own) : null;
	const [value, tone] = notes ? EMPTY : faceOf(given, own, solved);
	return {
		row: Math.floor(index / draft.size),
		column: index % draft.size,
		value,
		tone,
		aside: differs ? other : missed ? own : 0,
		differs,
		missed: missed && !differs,
		shared: shared > 0 && tone === 'solution',
		notes,
		lit: lit.cells.has(index),
		wrong: tone === 'own' && wrong.cells.has(index),
		spare: spare.cells.has(index),
	};
}

const EMPTY: [number, Tone] = [0, 'open'];

function faceOf(given: number, own: number, solved: number): [number, Tone] {
	if (given > 0) return [given, 'given'];
	if (solved > 0) return [solved, own === solved ? 'own' : 'solution'];
	return own > 0 ? [own, 'own'] : [0, 'open'];
}

function clueViews({ draft, lit, wrong, spare }: Scene): ClueView[] {
	return SIDES.flatMap((side) =>
		draft.clues[side].map((value, index) => {
			const name = clueName(side, index);
			return {
				side,
				index,
				value,
				lit: lit.clues.has(name),
				wrong: wrong.clues.has(name),
				spare: spare.clues.has(name),
			};
		}),
	);
}

function signViews({ draft, lit, wrong, spare }: Scene): SignView[] {
	return gapsOf(draft.size).map((gap) => {
		const [first, second] = beside(draft.size, gap);
		const name = signName(first, second);
		return {
			gap,
			sign: signAt(draft, gap),
			lit: lit.signs.has(name),
			wrong: wrong.signs.has(name),
			spare: spare.signs.has(name),
		};
	});
}

function gapsOf(size: number): Gap[] {
	const gaps: Gap[] = [];
	for (let row = 0; row < size; row++) {
		for (let column = 0; column < size; column++) {
			if (column + 1 < size) gaps.push({ across: true, row, column });
			if (row + 1 < size) gaps.push({ across: false, row, column });
		}
	}
	return gaps;
}
