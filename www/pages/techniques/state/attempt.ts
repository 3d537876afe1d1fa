/*
 * A board on which only the step of a technique is accepted, as a pure state machine. Trying a number in a cell
 * enters it or strikes a mark, and the machine answers. Striking a mark also strikes the others of its cell that
 * have the same reason.
 */
import type { HintStep, TechniqueBoard } from '../../../engine/types';
import { bitOf, hasDigit } from '../../../pictures/grid/marks';

export interface Attempt {
	readonly board: TechniqueBoard;
	/** For each cell the marks removed, as bits. */
	readonly struck: readonly number[];
	/** The number of the last step done, -1 if there is none. */
	readonly done: number;
	/** The answer to the last number. */
	readonly answer: Answer | null;
}

/** The possible answers when a number is tried in a cell. */
export type Answer = { readonly cell: number; readonly value: number } & (
	| { readonly says: 'done' | 'stands' | 'no-mark' | 'not-here' | 'elsewhere' }
	/** The number of cells with marks still to strike. */
	| { readonly says: 'on'; readonly left: number }
);

export const begun = (board: TechniqueBoard): Attempt => ({
	board,
	struck: board.draft.givens.map(() => 0),
	done: -1,
	answer: null,
});

/** Whether the step enters a number; otherwise it strikes marks. */
export const places = ({ steps }: TechniqueBoard): boolean => (steps[0]?.placed.length ?? 0) > 0;

/** The step that is shown on request. */
export const stepOf = ({ board, done }: Attempt): HintStep | undefined =>
	board.steps[Math.max(done, 0)];

/** The current board. */
export function standing({ board, struck, done }: Attempt): HintStep['before'] {
	const after = board.after[done];
	if (after) return after;
	const { placed, candidates } = board.steps[0]?.before ?? { placed: [], candidates: [] };
	return { placed, candidates: candidates.map((bits, cell) => bits & ~(struck[cell] ?? 0)) };
}

export function tried(attempt: Attempt, cell: number, value: number): Attempt {
	if (attempt.done >= 0) return attempt;
	const { board, struck } = attempt;
	const at = { cell, value };
	const { placed, candidates } = standing(attempt);
	const answered = (
		says: Extract<Answer['says'], 'stands' | 'no-mark' | 'not-here' | 'elsewhere'>,
	) => ({ ...attempt, answer: { ...at, says } }) satisfies Attempt;
	if (placed[cell]) return answered('stands');
	if (!hasDigit(candidates[cell] ?? 0, value)) return answered('no-mark');
	const gone = board.steps.reduce((bits, step) => bits | takenBy(step, cell, value), 0);
	const entered = board.steps.findIndex((step) => isPlaced(step, cell, value));
	if (entered >= 0) return { ...attempt, done: entered, answer: { ...at, says: 'done' } };
	if (gone === 0)
		return answered(board.steps.some((step) => concerns(step, cell)) ? 'not-here' : 'elsewhere');
	const next = struck.map((bits, one) => (one === cell ? bits | gone : bits));
	const left = board.steps.map((step) => step.removed.filter((one) => !isStruck(next, one)).length);
	const done = left.indexOf(0);
	const answer =
		done < 0 ? { says: 'on' as const, left: Math.min(...left) } : { says: 'done' as const };
	return { ...attempt, struck: next, done, answer: { ...at, ...answer } };
}

const isPlaced = ({ placed }: HintStep, cell: number, value: number) =>
	placed.some((one) => one.cell === cell && one.value === value);

type Removed = HintStep['removed'][number];

const bitsOf = ({ values }: Removed) => values.reduce((bits, value) => bits | bitOf(value), 0);

/** The candidates that a step removes from a cell, if the number is among them. */
function takenBy({ removed }: HintStep, cell: number, value: number): number {
	const found = removed.find((one) => one.cell === cell && one.values.includes(value));
	return found ? bitsOf(found) : 0;
}

const isStruck = (struck: readonly number[], one: Removed) =>
	(bitsOf(one) & ~(struck[one.cell] ?? 0)) === 0;

const concerns = ({ placed, removed }: HintStep, cell: number) =>
	[...placed, ...removed].some((one) => one.cell === cell);
