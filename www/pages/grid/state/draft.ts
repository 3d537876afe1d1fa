/*
 * Edits of a puzzle's draft, as pure functions: each returns a new draft and
 * leaves the old one unchanged. Drafts share every unchanged array, so that a
 * long history stays small. This file does not judge drafts; the core does.
 */
import { wholeMarks } from '../../../engine/anchors';
import type { Draft, Mark, Side, Sign } from '../../../engine/types';
import { type Gap, gapIndex, signAt } from '../../../pictures/grid/draft';
import {
	hasVariant,
	MEANINGS,
	type Reading,
	readingOf,
	type Variant,
	variantsOf,
} from '../../../pictures/grid/variants';

export function emptyDraft(
	kind: string,
	size: number,
	unit = 1,
	variants: readonly Variant[] = [],
): Draft {
	const side = () => new Array<number>(size).fill(0);
	const gaps = () => new Array<Sign>(size * (size - 1)).fill('none');
	return {
		kind,
		size,
		unit,
		features: [...variants],
		clues: { top: side(), right: side(), bottom: side(), left: side() },
		givens: new Array<number>(size * size).fill(0),
		across: gaps(),
		down: gaps(),
		marks: wholeMarks(size),
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

/** The draft with a mark at this position of its list. */
export function withMark(draft: Draft, at: number, mark: Mark): Draft {
	if (draft.marks[at] === mark) return draft;
	return { ...draft, marks: put(wholeMarks(draft.size, draft.marks), at, mark) };
}

export function withClue(draft: Draft, side: Side, index: number, value: number): Draft {
	if (draft.clues[side][index] === value) return draft;
	return { ...draft, clues: { ...draft.clues, [side]: put(draft.clues[side], index, value) } };
}

/** The draft with all clues of a side changed. */
export function withSide(draft: Draft, side: Side, values: readonly number[]): Draft {
	return values.reduce((next, value, index) => withClue(next, side, index, value), draft);
}

export function withSign(draft: Draft, gap: Gap, sign: Sign): Draft {
	if (signAt(draft, gap) === sign) return draft;
	const index = gapIndex(draft.size, gap);
	return gap.across
		? { ...draft, across: put(draft.across, index, sign) }
		: { ...draft, down: put(draft.down, index, sign) };
}

/** The highest possible clue: with parks, a line has one building fewer; a sum cannot exceed the sum of all heights. */
export function highestClue(draft: Draft): number {
	const { parks, clues } = readingOf(draft);
	const tallest = draft.size - (parks ? 1 : 0);
	return MEANINGS[clues].highest(tallest);
}

export function withUnit(draft: Draft, unit: number): Draft {
	return { ...draft, unit };
}

/** The next sign when a gap is tapped repeatedly; a puzzle with bars has no other signs. */
export function nextSign(sign: Sign, gaps: Reading['gaps']): Sign {
	if (sign === 'none') return gaps === 'bars' ? 'bar' : 'less';
	return sign === 'less' && gaps === 'signs' ? 'greater' : 'none';
}

interface Filled {
	readonly draft: Draft;
	readonly entries: readonly number[];
}

/**
 * The same puzzle under a different variant. Numbers stay as shown, though a
 * park makes each of them one storey lower; signs and bars exclude each other.
 */
export function withVariant({ draft, entries }: Filled, variant: Variant, on: boolean): Filled {
	const others = variantsOf(draft).filter((one) => one !== variant);
	const next = { ...draft, features: on ? [...others, variant] : others };
	if (on === hasVariant(draft, variant)) return { draft, entries };
	const [was, is] = [readingOf(draft), readingOf(next)];
	if (was.gaps !== is.gaps) return { draft: withoutSigns(next), entries };
	if (was.parks === is.parks) return { draft: next, entries };
	const moved = (value: number) => (value === 0 ? 0 : value + (is.parks ? 1 : -1));
	const fitting = (value: number) => (value > draft.size ? 0 : value);
	return {
		draft: { ...next, givens: draft.givens.map(moved) },
		entries: entries.map((value) => fitting(moved(value))),
	};
}

function withoutSigns(draft: Draft): Draft {
	const none = (signs: readonly Sign[]) => signs.map((): Sign => 'none');
	return { ...draft, across: none(draft.across), down: none(draft.down) };
}

/** The unit of heights is not part of the puzzle; the type check makes sure that every other part is listed. */
const PARTS: Record<Exclude<keyof Draft, 'unit'>, true> = {
	kind: true,
	size: true,
	features: true,
	clues: true,
	givens: true,
	across: true,
	down: true,
	marks: true,
};

/** Whether both are the same puzzle; edits share unchanged parts. */
export function samePuzzle(one: Draft, other: Draft): boolean {
	return (Object.keys(PARTS) as (keyof typeof PARTS)[]).every((part) => one[part] === other[part]);
}
