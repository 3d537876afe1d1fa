/* All steps as plain text, in the current language. */
import type { Draft, GradeAnswer, HintStep, PathAnswer } from '../../../engine/types';
import { say, t } from '../../../language';
import { removedWords } from '../../../pictures/grid/step-words';
import { fullAddress } from '../../../shell/address';
import { gradeWords, measures } from '../card/grade-words';
import { techniqueName } from '../card/hint-words';
import { titleOf } from '../card/titles';
import { puzzleLink } from '../state/checks';
import { draft, present } from '../state/game';
import { grade } from '../state/grade';

/** The puzzle's name, its link, and how hard it is. */
export function headOfSteps(): string[] {
	const known = grade.value;
	const hard = known ? [gradeLine(known)] : [];
	return [titleOf(present.value), fullAddress(puzzleLink()), ...hard];
}

const gradeLine = (known: GradeAnswer): string =>
	[gradeWords(known), ...measures(known).map(([name, value]) => t('named', { name, value }))].join(
		' · ',
	);

/** "Only place: r1c2 is 4 …", followed by what the step rules out. */
export function stepText(puzzle: Draft, step: HintStep): string {
	const removed = removedWords(puzzle, step.removed);
	return [`${techniqueName(step)}. ${say(step.sentence)}`, ...removed].join(' ');
}

export function stepsText({ steps }: PathAnswer): string {
	const lines = steps.map((step, at) => `${at + 1}. ${stepText(draft.value, step)}`);
	return [...headOfSteps(), '', ...lines, ''].join('\n');
}
