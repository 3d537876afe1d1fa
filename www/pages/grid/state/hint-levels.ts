/*
 * The levels of a hint, as a pure machine: what kind of thing decides something,
 * then where, then why; what follows after that is done on the board. A hint is
 * one step, or several that lead to a number. Why a cell cannot have a number is
 * told like a hint at its last level. How both are asked for, and how hints are
 * done, is in `hint.ts`.
 */
import type { HintState, HintStep, WhyNotAnswer } from '../../../engine/types';

type Level = 'nudge' | 'where' | 'why';

const ABOVE: Record<Level, Level | null> = { nudge: 'where', where: 'why', why: null };

export interface Hint {
	/** Where this is not `found`, it is all that there is to say. */
	readonly state: HintState;
	/** Hints that are as easy as each other, each with its steps. */
	readonly hints: readonly (readonly HintStep[])[];
	/** Which of them is shown, and which of its steps. */
	readonly which: number;
	readonly at: number;
	readonly level: Level;
	/** It leads to a number: steps on the way are told and not done, even where the player has marks. */
	readonly toNumber: boolean;
	/** The number in question, where a player asked why it cannot be. */
	readonly about: Candidate | null;
	/** The link of its chain, or the event of its trial, that is looked at; from 0. */
	readonly opened: number | null;
}

/** A number in a cell. */
export interface Candidate {
	readonly cell: number;
	readonly value: number;
}

export const begun = (state: HintState, hints: Hint['hints'], toNumber = false): Hint => ({
	state,
	hints,
	which: 0,
	at: 0,
	level: 'nudge',
	toNumber,
	about: null,
	opened: null,
});

/** The answer to why a cell cannot have a number; of its step only that is told. */
export function answered(about: Candidate, { state, step }: WhyNotAnswer): Hint {
	const asked = { cell: about.cell, values: [about.value] };
	const hints = step ? [[step.placed ? step : { ...step, removed: [asked] }]] : [];
	return { ...begun(state, hints), level: 'why', about };
}

/** Looks at a link or an event, or no longer at it. */
export const withOpened = (hint: Hint, at: number): Hint => ({
	...hint,
	opened: hint.opened === at ? null : at,
});

/** The step that is spoken of; none where there is no hint. */
export const stepOf = ({ hints, which, at }: Hint): HintStep | null => hints[which]?.[at] ?? null;

/** The steps before it, which were told and are not written on the board. */
export const notedOf = ({ hints, which, at }: Hint): readonly HintStep[] =>
	hints[which]?.slice(0, at) ?? [];

/** The next level; null at the highest, where the step is to be done. */
export function climbed(hint: Hint): Hint | null {
	const level = ABOVE[hint.level];
	return level && { ...hint, level, opened: null };
}

/** On to the next step; it is known already that there is something to see. Null after the last. */
export function goneOn(hint: Hint): Hint | null {
	const next: Hint = { ...hint, at: hint.at + 1, level: 'where', opened: null };
	return stepOf(next) && next;
}

/** Another hint from its first level on, going round. */
export const turned = (hint: Hint): Hint => ({
	...begun(hint.state, hint.hints, hint.toNumber),
	which: (hint.which + 1) % Math.max(hint.hints.length, 1),
});

/** What kind of thing decides something in a step. */
type Source = 'trial' | 'lines' | 'clue' | 'sign' | 'line' | 'cell';

export function sourceOf({ trial, houses, conditions }: HintStep): Source {
	if (trial) return 'trial';
	if (houses.length > 1) return 'lines';
	if (conditions.clues.length > 0) return 'clue';
	if (conditions.signs.length + conditions.gaps.length > 0) return 'sign';
	return houses.length + conditions.features.length > 0 ? 'line' : 'cell';
}
