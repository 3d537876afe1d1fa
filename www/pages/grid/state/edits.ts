/*
 * The player's edits, as pure functions from one position to the next: digits,
 * marks, colours, ticks and branches. Each shares unchanged parts, and returns
 * the same position if nothing changes. Edits of the puzzle itself are in
 * `draft.ts`.
 */
import type { HintStep } from '../../../engine/types';
import { bitOf, hasDigit, type MarkStyle, type Marks } from '../../../pictures/grid/marks';
import type { Marking } from '../../../shell/settings';
import { samePuzzle } from './draft';
import { allDigits, peersOf, takenDigits } from './peers';
import { DEEPEST_BRANCH, nothingPlayed, type Played, type Position } from './position';

type Cells = readonly number[];

/** The list with some cells changed, or the same list if nothing changes. */
function changed(list: Cells, cells: Cells, value: (cell: number, old: number) => number): Cells {
	const next = list.slice();
	for (const cell of cells) next[cell] = value(cell, list[cell] ?? 0);
	return next.every((one, cell) => one === list[cell]) ? list : next;
}

const sameOr = (old: Marks, next: Marks): Marks =>
	old.corner === next.corner && old.centre === next.centre ? old : next;

function changedMarks(
	marks: Marks,
	cells: Cells,
	value: (cell: number, old: number) => number,
): Marks {
	const corner = changed(marks.corner, cells, value);
	return sameOr(marks, { corner, centre: changed(marks.centre, cells, value) });
}

const withParts = (position: Position, parts: Partial<Position>): Position => {
	const same = Object.entries(parts).every(
		([name, part]) => part === position[name as keyof Position],
	);
	return same ? position : { ...position, ...parts };
};

const isFree = ({ draft }: Position, cell: number) => draft.givens[cell] === 0;

/** Whether a cell has neither a given nor a digit of the player's. */
const isOpen = (position: Position, cell: number) =>
	isFree(position, cell) && position.entries[cell] === 0;

/**
 * Writes a digit, 0 for none; if marks are tidied, the digit disappears from the marks of all cells where it has become
 * impossible.
 */
export function withDigit(
	position: Position,
	cells: Cells,
	digit: number,
	marking: Marking,
): Position {
	const free = cells.filter((cell) => isFree(position, cell));
	const entries = changed(position.entries, free, () => digit);
	if (digit === 0 || marking === 'manual' || entries === position.entries)
		return withParts(position, { entries });
	const peers = free.flatMap((cell) => peersOf(position.draft)[cell] ?? []);
	const marks = changedMarks(position.marks, peers, (_, old) => old & ~bitOf(digit));
	return withParts(position, { entries, marks });
}

/** The marks that a cell shows: its own, or all candidates if the page fills in empty cells. */
export function shownMarks(position: Position, marking: Marking): Marks {
	if (marking !== 'full') return position.marks;
	const { corner, centre } = position.marks;
	const left = leftDigits(position);
	return {
		corner: corner.map((bits, cell) => bits || (centre[cell] ? 0 : (left[cell] ?? 0))),
		centre,
	};
}

/** For each open cell, the digits that rows, columns, variants and hints leave; none for the other cells. */
const leftDigits = (position: Position): number[] =>
	untaken(position).map((bits, cell) => bits & ~(position.ruledOut[cell] ?? 0));

/** For each open cell, the digits that rows, columns and variants leave. */
function untaken(position: Position): number[] {
	const all = allDigits(position.draft.size);
	return takenDigits(position.draft, position.entries).map((taken, cell) =>
		isOpen(position, cell) ? all & ~taken : 0,
	);
}

/** The marks of every open cell as unsigned bits, none for the other cells; null if an open cell has no marks. */
export function marksOfAll(position: Position, marking: Marking): number[] | null {
	const { corner, centre } = shownMarks(position, marking);
	const open = corner.map((_, cell) => isOpen(position, cell));
	const bits = corner.map((one, cell) => (open[cell] ? (one | (centre[cell] ?? 0)) >>> 0 : 0));
	return bits.every((one, cell) => one > 0 || !open[cell]) ? bits : null;
}

/** Numbers that are impossible, with their cells. */
type Removed = readonly { readonly cell: number; readonly values: readonly number[] }[];

/** The candidates that each cell loses, as bits. */
const goneIn = (removed: Removed) =>
	new Map(
		removed.map(({ cell, values }) => [cell, values.reduce((all, one) => all | bitOf(one), 0)]),
	);

/** Applies a hint: numbers go into their cells, and ruled-out candidates are remembered. */
export function withSteps(
	position: Position,
	steps: readonly Pick<HintStep, 'placed' | 'removed'>[],
	marking: Marking,
): Position {
	return steps.reduce(
		(now, { placed, removed }) =>
			placed.length > 0
				? withNumbers(now, placed, marking)
				: withoutMarks(withRuledOut(now, removed, marking), removed, marking),
		position,
	);
}

const withNumbers = (position: Position, placed: HintStep['placed'], marking: Marking) =>
	placed.reduce((now, { cell, value }) => withDigit(now, [cell], value, marking), position);

/** Remembers what is ruled out, for a player who does not mark all candidates; for others the marks show it. */
function withRuledOut(position: Position, removed: Removed, marking: Marking): Position {
	if (marksOfAll(position, marking)) return position;
	const gone = goneIn(removed);
	const cells = [...gone.keys()];
	const ruledOut = changed(position.ruledOut, cells, (cell, old) => old | (gone.get(cell) ?? 0));
	return withParts(position, { ruledOut, restsOn: position.entries });
}

/** The candidates ruled out by hints that are not already excluded by a digit or by the player's marks. */
export function ruledOutShown(position: Position, marking: Marking): Cells {
	if (marksOfAll(position, marking)) return nothingRuledOut(position).ruledOut;
	if (position.ruledOut.every((bits) => bits === 0)) return position.ruledOut;
	return untaken(position).map((bits, cell) => bits & (position.ruledOut[cell] ?? 0));
}

const nothingRuledOut = ({ entries }: Played) => {
	const { ruledOut, restsOn } = nothingPlayed(entries.length);
	return { ruledOut, restsOn };
};

/**
 * An edited position without those ruled-out candidates whose reasons are gone, because the puzzle changed or a
 * digit was removed. If ruled-out candidates are not to be kept, they disappear with the next digit.
 */
export function withoutStale(next: Position, before: Position, keeps: boolean): Position {
	const bare = (played: Played) => ({ ...played, ...nothingRuledOut(played) });
	if (!samePuzzle(next.draft, before.draft))
		return { ...next, ...nothingRuledOut(next), branches: next.branches.map(bare) };
	const rests = next.restsOn.every((digit, cell) => digit === 0 || digit === next.entries[cell]);
	const stays = rests && (keeps || next.entries === before.entries);
	return stays ? next : withParts(next, nothingRuledOut(next));
}

/** Removes these digits from the marks of their cells. */
function withoutMarks(position: Position, removed: Removed, marking: Marking): Position {
	const cells = removed.map(({ cell }) => cell);
	const gone = goneIn(removed);
	const shown = shownMarks(position, marking);
	const left = (style: MarkStyle) =>
		changed(
			position.marks[style],
			cells,
			(cell) => (shown[style][cell] ?? 0) & ~(gone.get(cell) ?? 0),
		);
	const marks = sameOr(position.marks, { corner: left('corner'), centre: left('centre') });
	return withParts(position, { marks });
}

/** Sets a mark in all open cells of a list, or removes it if all of them have it. */
export function withMark(
	position: Position,
	cells: Cells,
	style: MarkStyle,
	digit: number,
	marking: Marking,
): Position {
	const shown = shownMarks(position, marking);
	const open = cells.filter((cell) => isOpen(position, cell));
	const everywhere = open.every((cell) => hasDigit(shown[style][cell] ?? 0, digit));
	const next = changed(position.marks[style], open, (cell) => {
		const bits = shown[style][cell] ?? 0;
		return everywhere ? bits & ~bitOf(digit) : bits | bitOf(digit);
	});
	if (next === position.marks[style]) return position;
	return { ...position, marks: { ...position.marks, [style]: next } };
}

/** Colours the cells of a list, or removes the colour if all of them have it. */
export function withColour(position: Position, cells: Cells, colour: number): Position {
	const everywhere = cells.every((cell) => position.colours[cell] === colour);
	const colours = changed(position.colours, cells, () => (everywhere ? 0 : colour));
	return withParts(position, { colours });
}

/** Erases the topmost entry in these cells: digits, otherwise marks, otherwise colours. */
export function erased(position: Position, cells: Cells): Position {
	const { marks, colours } = position;
	const free = cells.filter((cell) => isFree(position, cell));
	const entries = changed(position.entries, free, () => 0);
	if (entries !== position.entries) return { ...position, entries };
	const none = changedMarks(marks, free, () => 0);
	if (none !== marks) return { ...position, marks: none };
	return withParts(position, { colours: changed(colours, cells, () => 0) });
}

/** Fills every open cell that has no marks with all its candidates, in one step. */
export function filledMarks(position: Position): Position {
	const { corner, centre } = position.marks;
	const left = leftDigits(position);
	const bare = left.flatMap((bits, cell) => (bits && !corner[cell] && !centre[cell] ? [cell] : []));
	if (bare.length === 0) return position;
	const marks = { corner: changed(corner, bare, (cell) => left[cell] ?? 0), centre };
	return { ...position, marks };
}

/** Removes every mark that a digit on the board rules out, in one step. */
export function tidiedMarks(position: Position): Position {
	const taken = takenDigits(position.draft, position.entries);
	const cells = taken.map((_, cell) => cell);
	const marks = changedMarks(position.marks, cells, (cell, old) => old & ~(taken[cell] ?? 0));
	return withParts(position, { marks });
}

/** Ticks a clue off, or removes the tick. */
export function withTick(position: Position, clue: string): Position {
	const { ticks } = position;
	const others = ticks.filter((one) => one !== clue);
	return { ...position, ticks: others.length < ticks.length ? others : [...ticks, clue] };
}

/** Removes everything that the player has entered. */
export const cleared = (position: Position): Position => ({
	...position,
	...nothingPlayed(position.entries.length),
	branches: [],
});

const playedOf = ({ entries, marks, colours, ticks, ruledOut, restsOn }: Played): Played => ({
	entries,
	marks,
	colours,
	ticks,
	ruledOut,
	restsOn,
});

/** Begins a branch, unless the deepest level is reached. */
export function branched(position: Position): Position {
	const { branches } = position;
	if (branches.length >= DEEPEST_BRANCH) return position;
	return { ...position, branches: [...branches, playedOf(position)] };
}

/** Returns to the start of the innermost branch, and ends it. */
export function branchUndone(position: Position): Position {
	const before = position.branches.at(-1);
	if (!before) return position;
	return { ...position, ...before, branches: position.branches.slice(0, -1) };
}

/** Ends the innermost branch and keeps its entries. */
export function branchKept(position: Position): Position {
	if (position.branches.length === 0) return position;
	return { ...position, branches: position.branches.slice(0, -1) };
}

/** The branch in which a cell's digit was entered: 0 before any, 1 in the outermost, and so on. */
export function branchOf({ branches, entries }: Position, cell: number): number {
	return entries[cell] === 0
		? 0
		: branches.findLastIndex((before) => before.entries[cell] !== entries[cell]) + 1;
}
