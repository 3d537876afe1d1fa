/*
 * What the hint shows on the board at its level: nothing for the nudge, what is to
 * be looked at next, and at last what proves it and what it does. What was told
 * before stays struck out. What lies behind a step, chains and trials, is in
 * `proof-look.ts`. Pure.
 */
import type { HintStep } from '../../../engine/types';
import type { HintLook } from '../../../pictures/grid/hint-drawing';
import { digitsIn } from '../../../pictures/grid/marks';
import { type Hint, notedOf, stepOf } from '../state/hint-levels';
import { NOTHING, placesIn, proofIn } from './proof-look';

export function lookOf(hint: Hint, size: number): HintLook | null {
	const step = stepOf(hint);
	if (!step) return null;
	const removed = notedOf(hint).flatMap((one) => one.removed);
	if (hint.level === 'nudge') return { ...NOTHING, removed };
	if (hint.level === 'where') return { ...NOTHING, removed, ...placesOf(step, size) };
	return lookOfStep(step, size, hint.opened, removed);
}

/** A step with all that it shows; `told` is ruled out already, `opened` the part of its proof that is looked at. */
export function lookOfStep(
	step: HintStep,
	size: number,
	opened: number | null,
	told: HintLook['removed'] = [],
): HintLook {
	const targets = targetsOf(step);
	const causes = step.cells.filter((cell) => !targets.includes(cell));
	const removed = [...told, ...step.removed];
	const marks = causes.flatMap((cell) => provingMarks(step, cell));
	const look = { ...NOTHING, ...placesOf(step, size), causes, targets, removed, marks };
	return step.evidence ? proofIn(look, step, step.evidence, opened) : look;
}

/** The lines, clues and signs of a step; its cells only where there is nothing else. */
function placesOf(step: HintStep, size: number) {
	const { houses, conditions, cells } = step;
	const lines = houses.map((house) => house.cells);
	const places = placesIn(lines, conditions, size);
	const isBare = places.lines.length + places.signs.length === 0;
	const causes = isBare ? (cells.length > 0 ? cells : targetsOf(step)) : [];
	return { ...places, causes };
}

const targetsOf = ({ placed, removed }: HintStep) =>
	placed ? [placed.cell] : removed.map(({ cell }) => cell);

/** A cell with more numbers left proves by its place, not by its numbers. */
const FEW = 4;

/** What an open cell can be, where that is little. */
function provingMarks({ before, removed }: HintStep, cell: number): HintLook['marks'] {
	const values = digitsIn(before.candidates[cell] ?? 0);
	const size = Math.sqrt(before.placed.length);
	const gone = removed.find((one) => one.cell === cell)?.values ?? [];
	if (before.placed[cell] || values.length > FEW || values.length === size) return [];
	const left = values.filter((value) => !gone.includes(value));
	return left.map((value) => ({ cell, value, role: 'proof' }) as const);
}
