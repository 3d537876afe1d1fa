/*
 * The steps of a folding in words, as seen by the viewer; on the printed sheet, as its drawings show them.
 */
import { t } from '../../../language';
import { frameOf, type View, wordFor } from '../../../pictures/snake/frame';
import { folding, fromFarEnd, lastStep, numberOf, step } from '../state/view';
import { seenFrom } from './turnable';

/** The instruction of a step: "Segment 5 (2 more cubelets): up". */
export function stepWords(number: number, seen: View = seenFrom()): string {
	const known = folding.value;
	if (!known) return '';
	if (number === 0) return t('snake.step.start', { number: numberOf(0) });
	const way = known.directions[number - 1];
	const word = way ? wordFor(way, frameOf(seen)) : 'up';
	const direction = t(`snake.way.${word}`);
	const count = (known.runs[number - 1] ?? 0) - (number === 1 ? 0 : 1);
	return t(number === 1 ? 'snake.step.first' : 'snake.step.next', {
		number: segmentNumber(number),
		count,
		direction,
	});
}

/** Segments are numbered along the chain as it was written, as on the stickers. */
export function segmentNumber(number: number): number {
	return fromFarEnd.value ? lastStep.value + 1 - number : number;
}

/** The step with its number and the total number of steps, as announced. */
function stepSaid(number: number): string {
	const words = t('snake.step.said', {
		step: number,
		steps: lastStep.value,
		words: stepWords(number),
	});
	return number > 0 && number === lastStep.value ? `${words}. ${t('snake.step.done')}` : words;
}

export const stepNow = (): string => stepSaid(step.value);
