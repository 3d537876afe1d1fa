/* The book in words: titles, what a step does, and the answer to a try. */
import type { Draft, HintStep, Technique } from '../../engine/types';
import { decimal, say, t } from '../../language';
import type { Ids, Key } from '../../language/keys';
import { removedWords, saidOfCell, whereWords } from '../../pictures/grid/step-words';
import { type Answer, type Attempt, places, stepOf } from './state/attempt';

export const titleOf = (technique: Technique | null): string =>
	technique ? t(`technique.${technique.id}`) : t('techniques.title');

/** "4.3" */
export const ratingOf = ({ rating }: Technique): string => decimal(rating);

export const bandOf = ({ band }: Technique): string => t(`band.${band}`);

/** The effect of a step, a sentence for each cell: "r1c1 is 3.", "r1c2 loses 3 and 4." */
export function effectWords(draft: Draft, { placed, removed }: HintStep): string {
	const numbers = placed.map(({ cell, value }) =>
		saidOfCell('techniques.is', draft, cell, [value]),
	);
	return [...numbers, ...removedWords(draft, removed)].join(' ');
}

/** The answer to the last try; at the end, the sentence of the step. */
export function answerWords(attempt: Attempt): string {
	const { board, answer } = attempt;
	const step = stepOf(attempt);
	if (!answer || !step) return '';
	const key: Key = `techniques.answer.${keyOf(answer, places(board))}`;
	if (answer.says === 'done') return `${t(key)} ${say(step.sentence)}`;
	if (answer.says === 'on') return t(key, { count: answer.left });
	if (answer.says === 'elsewhere') return `${t(key)} ${whereWords(step, board.draft.size)}`;
	return saidOfCell(key, board.draft, answer.cell, [answer.value]);
}

/** In the right cell, the answer depends on whether the step enters numbers or strikes them. */
const keyOf = ({ says }: Answer, isPlacing: boolean): Ids<'techniques.answer'> =>
	says === 'not-here' ? `${says}.${isPlacing ? 'place' : 'strike'}` : says;
