/*
 * The look of a step on the board: the lines, clues and signs on which it
 * rests, the cells and numbers that prove it, and its effect. Chains and trials
 * are in `proof-look.ts`. Pure.
 */
import type { HintStep } from '../../engine/types';
import type { HintLook } from './hint-drawing';
import { digitsIn } from './marks';
import { NOTHING, placesIn, proofIn } from './proof-look';

/**
 * A step with everything that it shows; `told` is what has already been ruled out, `opened` the selected part of its
 * proof.
 */
export function lookOfStep(
	step: HintStep,
	size: number,
	opened: number | null,
	told: HintLook['removed'] = [],
): HintLook {
	const targets = targetsOf(step);
	const causes = step.cells.filter((cell) => !targets.includes(cell));
	const removed = [...told, ...step.removed];
	const marks = [...causes.flatMap((cell) => provingMarks(step, cell)), ...numbersOf(step)];
	const look = { ...NOTHING, ...placesOf(step, size), causes, targets, removed, marks };
	return step.evidence ? proofIn(look, step, step.evidence, opened) : look;
}

/** The look of a step on the board after it: only where the step was. */
export const lookAfterStep = (step: HintStep): HintLook => ({
	...NOTHING,
	targets: targetsOf(step),
});

/** The lines, clues and signs of a step; its cells only if there is nothing else. */
export function placesOf(step: HintStep, size: number) {
	const { houses, conditions, cells } = step;
	const lines = houses.map((house) => house.cells);
	const places = placesIn(lines, conditions, size);
	const isBare = places.lines.length + places.signs.length === 0;
	const causes = isBare ? (cells.length > 0 ? cells : targetsOf(step)) : [];
	return { ...places, causes };
}

const targetsOf = ({ placed, removed }: HintStep) =>
	(placed.length > 0 ? placed : removed).map(({ cell }) => cell);

/** Several numbers with one reason are shown; a single one is left for the player to enter. */
const numbersOf = ({ placed }: HintStep): HintLook['marks'] =>
	placed.length > 1 ? placed.map((one) => ({ ...one, role: 'placed' }) as const) : [];

/** If a cell has more numbers left than this, the cell itself is shown as proof, not its numbers. */
const FEW = 4;

/** The candidates of an open cell, if there are only a few. */
function provingMarks({ before, removed }: HintStep, cell: number): HintLook['marks'] {
	const values = digitsIn(before.candidates[cell] ?? 0);
	const size = Math.sqrt(before.placed.length);
	const gone = removed.find((one) => one.cell === cell)?.values ?? [];
	if (before.placed[cell] || values.length > FEW || values.length === size) return [];
	const left = values.filter((value) => !gone.includes(value));
	return left.map((value) => ({ cell, value, role: 'proof' }) as const);
}
