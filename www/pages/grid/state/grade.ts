/*
 * The grade of the puzzle. A separate worker computes it, so it delays nothing:
 * once the answer or the setter's badge shows exactly one solution, or once the
 * steps fill the board. A puzzle being played is graded too, so that the next
 * one can be equally hard.
 */
import { computed, effect, signal } from '@preact/signals';
import { grading } from '../../../engine/client';
import type { Draft, GradeAnswer } from '../../../engine/types';
import { answer } from './answer';
import { restedBadge } from './badge';
import { draft, hasEntries, present } from './game';
import { mode } from './screen';
import { steps } from './steps';

/** The largest puzzle whose level is computed only for the sake of the next puzzle. */
const LARGEST_PLAYED = 9;

const known = signal<{ readonly draft: Draft; readonly grade: GradeAnswer } | null>(null);

/** The grade of the puzzle on the table, once it is known. */
export const grade = computed<GradeAnswer | null>(() =>
	known.value?.draft === draft.value ? known.value.grade : null,
);

const isUnique = computed(() => {
	const isAnswer = answer.value?.verdict === 'unique' && answer.value.counted === 'givens';
	return isAnswer || restedBadge.value?.verdict === 'unique';
});
/** A puzzle made here already has a level, and grading a large one may take minutes. */
const isPlayed = computed(
	() =>
		mode.value === 'play' &&
		hasEntries.value &&
		!present.value.origin &&
		draft.value.size <= LARGEST_PLAYED,
);
const isWanted = computed(
	() => isUnique.value || steps.value?.answer.end === 'full' || isPlayed.value,
);

export function watchGrade(): void {
	effect(() => {
		const puzzle = draft.value;
		if (!isWanted.value || known.peek()?.draft === puzzle) return;
		const abort = new AbortController();
		void look(puzzle, abort.signal);
		return () => abort.abort();
	});
}

async function look(puzzle: Draft, signal: AbortSignal): Promise<void> {
	try {
		const grade = await grading.ask('grade', [puzzle], { signal });
		if (grade) known.value = { draft: puzzle, grade };
	} catch {
		// Without a grade, the page does not mention the difficulty; the next puzzle triggers a new request.
	}
}
