/* A hint in words: what its level says, and no more than that. */
import type { HintState, HintStep } from '../../../engine/types';
import { say, t } from '../../../language';
import { scaleOf, shownValue } from '../../../pictures/grid/draft';
import { cellsNamed, removedWords, whereWords } from '../../../pictures/grid/step-words';
import { draft } from '../state/game';
import { type Candidate, type Hint, notedOf, sourceOf, stepOf } from '../state/hint-levels';

type Named = HintStep['houses'][number]['name'];

/** A state in which there is no step has words of its own. */
type Without = Exclude<HintState, 'found'>;

/** The sentence that leads: the highest one of its level. */
export function hintWords(hint: Hint): string {
	const step = stepOf(hint);
	if (!step) return hint.about ? whyNotWords(hint, hint.about) : t(`hint.${hint.state as Without}`);
	if (hint.level === 'nudge') return t(`hint.nudge.${sourceOf(step)}`);
	return hint.level === 'where' ? whereWords(step, draft.value.size) : say(step.sentence);
}

/** Why there is no reason: the board is wrong, or nothing simple is against the number. */
function whyNotWords({ state }: Hint, about: Candidate): string {
	return state === 'open'
		? say({ key: 'why-not.open', args: argsOf(about) })
		: t(`hint.${state as Without}`);
}

/** "Why not 4 in r5c5?" */
export const aboutWords = (about: Candidate): string =>
	say({ key: 'why-not.title', args: argsOf(about) });

function argsOf({ cell, value }: Candidate): Record<string, Named> {
	const [name] = namesOf([cell]);
	const shown = Number(shownValue(value, scaleOf(draft.value)));
	return { ...(name ? { cell: name } : {}), value: { type: 'number', value: shown } };
}

const namesOf = (cells: readonly number[]): Named[] => cellsNamed(cells, draft.value.size);

/** The name of the technique. */
export const techniqueName = ({ rule }: HintStep): string => t(`technique.${rule}`);

/** What was told before and stands nowhere on the board, each cell once, in the order of reading. */
function noted(hint: Hint): { cell: number; values: number[] }[] {
	const gone = new Map<number, number[]>();
	for (const { cell, values } of notedOf(hint).flatMap(({ removed }) => removed))
		gone.set(cell, [...(gone.get(cell) ?? []), ...values]);
	return [...gone]
		.map(([cell, values]) => ({ cell, values: values.sort((a, b) => a - b) }))
		.sort((one, other) => one.cell - other.cell);
}

export const notedWords = (hint: Hint): string[] => removedWords(draft.value, noted(hint));

/** How many numbers that are. */
export const notedCount = (hint: Hint): number =>
	noted(hint).reduce((sum, { values }) => sum + values.length, 0);
