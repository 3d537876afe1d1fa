/*
 * Edits of a puzzle's draft, as pure functions: each gives a new draft and
 * leaves the old one alone, sharing every array that did not change, so that
 * a long history stays small. Nothing here judges a draft; the core does.
 */
import type { Draft, Kind, Side, Sign } from '../../../engine/types';

/** The place between two neighbouring cells; `row` and `column` are those of the first. */
export interface Gap {
	readonly across: boolean;
	readonly row: number;
	readonly column: number;
}

export const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

export const SMALLEST = 1;
export const LARGEST = 32;

export function emptyDraft(kind: string, size: number, unit = 1): Draft {
	const side = () => new Array<number>(size).fill(0);
	const gaps = () => new Array<Sign>(size * (size - 1)).fill('none');
	return {
		kind,
		size,
		unit,
		features: [],
		clues: { top: side(), right: side(), bottom: side(), left: side() },
		givens: new Array<number>(size * size).fill(0),
		across: gaps(),
		down: gaps(),
	};
}

export function gapIndex(size: number, gap: Gap): number {
	return gap.across ? gap.row * (size - 1) + gap.column : gap.row * size + gap.column;
}

export function signAt(draft: Draft, gap: Gap): Sign {
	const signs = gap.across ? draft.across : draft.down;
	return signs[gapIndex(draft.size, gap)] ?? 'none';
}

/** The two cells beside a gap, first and second. */
export function beside(size: number, gap: Gap): [number, number] {
	const first = gap.row * size + gap.column;
	return [first, first + (gap.across ? 1 : size)];
}

function put<Value>(list: readonly Value[], index: number, value: Value): Value[] {
	const copy = list.slice();
	copy[index] = value;
	return copy;
}

export function withGiven(draft: Draft, cell: number, value: number): Draft {
	if (draft.givens[cell] === value) return draft;
	return { ...draft, givens: put(draft.givens, cell, value) };
}

export function withClue(draft: Draft, side: Side, index: number, value: number): Draft {
	if (draft.clues[side][index] === value) return draft;
	return { ...draft, clues: { ...draft.clues, [side]: put(draft.clues[side], index, value) } };
}

export function withSign(draft: Draft, gap: Gap, sign: Sign): Draft {
	if (signAt(draft, gap) === sign) return draft;
	const index = gapIndex(draft.size, gap);
	return gap.across
		? { ...draft, across: put(draft.across, index, sign) }
		: { ...draft, down: put(draft.down, index, sign) };
}

export function withUnit(draft: Draft, unit: number): Draft {
	return { ...draft, unit };
}

/** The order in which repeated taps on a gap walk. */
export function nextSign(sign: Sign): Sign {
	return sign === 'none' ? 'less' : sign === 'less' ? 'greater' : 'none';
}

export function withEntry(
	entries: readonly number[],
	cell: number,
	value: number,
): readonly number[] {
	return entries[cell] === value ? entries : put(entries, cell, value);
}

export interface Content {
	clues: number;
	signs: number;
	givens: number;
}

const filled = (values: readonly number[]) => values.filter((value) => value > 0).length;

/** How much of each thing a draft holds. */
export function contentOf(draft: Draft): Content {
	const signs = [...draft.across, ...draft.down].filter((sign) => sign !== 'none').length;
	const clues = SIDES.reduce((sum, side) => sum + filled(draft.clues[side]), 0);
	return { clues, signs, givens: filled(draft.givens) };
}

export function isBlank(draft: Draft): boolean {
	const { clues, signs, givens } = contentOf(draft);
	return clues + signs + givens === 0;
}

/** The same puzzle as another kind, without what that kind cannot hold. */
export function asKind(draft: Draft, kind: Kind): Draft {
	const bare = emptyDraft(kind.id, draft.size, kind.clues ? draft.unit : 1);
	return {
		...bare,
		givens: draft.givens,
		clues: kind.clues ? draft.clues : bare.clues,
		across: kind.signs ? draft.across : bare.across,
		down: kind.signs ? draft.down : bare.down,
	};
}
