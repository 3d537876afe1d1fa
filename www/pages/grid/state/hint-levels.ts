/*
 * The levels of a hint, as a pure state machine: first where to look and for what,
 * then why; on request, the kind alone comes before both. Then the hint is applied
 * to the board, and the next one follows; a run, which only places numbers, is
 * shown at once. A hint is one step, a run, or several steps that lead to a number,
 * one by one. The answer to why a cell cannot have a number looks like a hint at
 * its last level. `hint.ts` requests hints.
 */
import type { HintState, HintStep, WhyNotAnswer } from '../../../engine/types';

type Level = 'kind' | 'where' | 'why' | 'done';

/** The levels of a hint, in order: two, or three. */
const LEVELS = { quick: ['where', 'why'], slow: ['kind', 'where', 'why'] } as const;
type Help = keyof typeof LEVELS;

export interface Hint {
	/** If this is not `found`, there are no steps to show. */
	readonly state: HintState;
	/** Hints of equal difficulty, each with its steps. */
	readonly hints: readonly (readonly HintStep[])[];
	/** The index of the hint shown. */
	readonly which: number;
	readonly at: number;
	readonly level: Level;
	/** Whether its steps lead to a number, one after another. */
	readonly toNumber: boolean;
	/**
	 * Whether it followed automatically after an applied one; it then counts as given once the player continues with
	 * it.
	 */
	readonly isExtra: boolean;
	/** The number that the player asked about. */
	readonly about: Candidate | null;
	/** The index of the selected link of its chain, or event of its trial, from 0. */
	readonly opened: number | null;
}

/** A number in a cell. */
export interface Candidate {
	readonly cell: number;
	readonly value: number;
}

interface Way {
	readonly help: Help;
	readonly toNumber?: boolean;
	readonly isExtra?: boolean;
}

/**
 * An answer of the core at its first level; with quick help, a run that follows an applied hint starts at the last
 * level.
 */
export function begun(state: HintState, hints: Hint['hints'], way: Way): Hint {
	const { help, toNumber = false, isExtra = false } = way;
	const first = { state, hints, which: 0, at: 0, toNumber, isExtra, about: null, opened: null };
	const isTold = isExtra && help === 'quick' && runOf(hints[0] ?? []) !== null;
	return { ...first, level: isTold ? 'why' : LEVELS[help][0] };
}

/** The rules for obvious numbers: a cell has only one number left, or a number only one place. */
const SINGLES: Record<string, 'cell' | 'line'> = {
	'only-number': 'cell',
	'only-place': 'line',
	'last-cell': 'line',
};

/** The reason that all numbers of a run share; null if a number has a different reason. */
export function runOf(steps: readonly HintStep[]): 'cell' | 'line' | 'mixed' | null {
	const [kind, ...others] = new Set(steps.map(({ rule }) => SINGLES[rule] ?? null));
	if (others.length === 0) return kind ?? null;
	return [kind, ...others].includes(null) ? null : 'mixed';
}

/**
 * The answer to why a cell cannot have a number. If the step places no number, only the number asked about is
 * shown.
 */
export function answered(about: Candidate, { state, step }: WhyNotAnswer): Hint {
	const asked = { cell: about.cell, values: [about.value] };
	const hints = step ? [[step.placed.length > 0 ? step : { ...step, removed: [asked] }]] : [];
	return { ...begun(state, hints, { help: 'quick' }), level: 'why', about };
}

/** Selects a link or an event, or nothing. */
export const withOpened = (hint: Hint, at: number): Hint => ({
	...hint,
	opened: hint.opened === at ? null : at,
});

/** Hints sorted by their distance from a cell; equally near ones keep their order. */
export function nearestFirst(hints: Hint['hints'], from: Spot, size: number): Hint['hints'] {
	const away = (steps: readonly HintStep[]) => {
		const last = steps.at(-1);
		const cell = last?.placed[0]?.cell ?? last?.removed[0]?.cell ?? 0;
		const row = Math.floor(cell / size);
		return Math.hypot(row - from.row, (cell % size) - from.column);
	};
	return [...hints].sort((one, other) => away(one) - away(other));
}

interface Spot {
	readonly row: number;
	readonly column: number;
}

/** The steps to be shown: all of a run, otherwise one; none if there is no hint. */
export function stepsOf({ hints, which, at, toNumber }: Hint): readonly HintStep[] {
	const steps = hints[which] ?? [];
	return toNumber ? steps.slice(at, at + 1) : steps;
}

/** The first of the steps to be shown. */
export const stepOf = (hint: Hint): HintStep | null => stepsOf(hint)[0] ?? null;

/** The hint at its next level; null at the highest, where it is applied instead. */
export function climbed(hint: Hint, help: Help): Hint | null {
	const levels: readonly Level[] = LEVELS[help];
	const level = levels[levels.indexOf(hint.level) + 1];
	return level ? { ...hint, level, opened: null } : null;
}

/** The next of the steps that lead to a number; null after the last. */
export function goneOn(hint: Hint, help: Help): Hint | null {
	const next: Hint = { ...hint, at: hint.at + 1, level: LEVELS[help][0], opened: null };
	return hint.toNumber && stepOf(next) ? next : null;
}

/** The next hint at its first level, wrapping around. */
export const turned = (hint: Hint, help: Help): Hint => ({
	...begun(hint.state, hint.hints, { help, toNumber: hint.toNumber }),
	which: (hint.which + 1) % Math.max(hint.hints.length, 1),
});

/** The kind of thing that decides a step. */
type Source = 'trial' | 'lines' | 'clue' | 'sign' | 'line' | 'cell';

export function sourceOf({ trial, houses, conditions }: HintStep): Source {
	if (trial) return 'trial';
	if (houses.length > 1) return 'lines';
	if (conditions.clues.length > 0) return 'clue';
	if (conditions.signs.length + conditions.gaps.length > 0) return 'sign';
	return houses.length + conditions.features.length > 0 ? 'line' : 'cell';
}
