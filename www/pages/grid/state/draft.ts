/*
 * Edits of a puzzle's draft, as pure functions: each gives a new draft and
 * leaves the old one alone, sharing every array that did not change, so that
 * a long history stays small. Nothing here judges a draft; the core does.
 */
import type { Draft, Side, Sign } from '../../../engine/types';
import { type Gap, gapIndex, signAt } from '../../../pictures/grid/draft';

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
