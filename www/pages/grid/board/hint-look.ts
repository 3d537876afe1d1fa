/*
 * What the hint shows on the board at its level: nothing for the nudge, what is to
 * be looked at next, and at last what proves it and what it does. What was told
 * before stays struck out. Pure.
 */
import type { HintStep } from '../../../engine/types';
import type { HintLook } from '../../../pictures/grid/hint-drawing';
import { type Hint, notedOf, stepOf } from '../state/hint-levels';
import { lineFrom } from './sight';

export function lookOf(hint: Hint, size: number): HintLook | null {
	const step = stepOf(hint);
	if (!step) return null;
	const removed = notedOf(hint).flatMap((one) => one.removed);
	const look: HintLook = { ...NOTHING, removed };
	if (hint.level === 'nudge') return look;
	const where = { ...look, ...placesOf(step, size) };
	return hint.level === 'where' ? where : { ...where, ...proofOf(step, removed) };
}

const NOTHING = { lines: [], clues: [], signs: [], causes: [], targets: [] };

/** The lines, clues and signs of a step; its cells only where there is nothing else. */
function placesOf(step: HintStep, size: number) {
	const { houses, conditions, cells } = step;
	const seen = conditions.clues.map((slot) => lineFrom(size, slot));
	const lines = unlike([...seen, ...houses.map((house) => house.cells)]);
	const pairs = [...conditions.signs, ...conditions.gaps];
	const signs = pairs.map(({ lesser, greater }) => [lesser, greater] as const);
	const isBare = lines.length + signs.length === 0;
	const causes = isBare ? (cells.length > 0 ? cells : targetsOf(step)) : [];
	return { lines, clues: conditions.clues, signs, causes };
}

function proofOf(step: HintStep, told: HintLook['removed']) {
	const targets = targetsOf(step);
	const causes = step.cells.filter((cell) => !targets.includes(cell));
	return { causes, targets, removed: [...told, ...step.removed] };
}

const targetsOf = ({ placed, removed }: HintStep) =>
	placed ? [placed.cell] : removed.map(({ cell }) => cell);

/** A line that two clues see is one line. */
function unlike(lines: readonly (readonly number[])[]) {
	const byCells = new Map(lines.map((line) => [[...line].sort((a, b) => a - b).join(' '), line]));
	return [...byCells.values()];
}
