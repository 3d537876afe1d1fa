/*
 * The board's view as a signal: gathers what the game, the checks, the answer
 * and the settings say, and hands it to the pure `viewOf`.
 */
import { computed } from '@preact/signals';
import { layoutOf } from '../../../pictures/grid/layout';
import { bothMarks, marksOf, NO_MARKS } from '../../../pictures/grid/overlay';
import { type BoardView, sharing, viewOf } from '../../../pictures/grid/view';
import { mistakes } from '../../../shell/settings';
import { rival, shown, solution } from '../state/answer';
import { candidates } from '../state/candidates';
import { check } from '../state/checks';
import { marksOfConditions } from '../state/conditions';
import { draft, entries, kind } from '../state/game';
import { conflict, redundant } from '../state/reasons';

export const layout = computed(() =>
	layoutOf(draft.value.size, kind.value.clues, kind.value.signs),
);

const faultMarks = computed(() => marksOf(check.value?.faults ?? []));
const mistakeMarks = computed(() => marksOf(mistakes.value ? (check.value?.mistakes ?? []) : []));
const conflictMarks = computed(() => marksOfConditions(conflict.value?.conditions ?? []));
const redundantMarks = computed(() => marksOfConditions(redundant.value?.conditions ?? []));

let last: BoardView | null = null;

export const view = computed(() => {
	// Marks of another board would be in the wrong places until the check catches up.
	const sameBoard = check.value?.draft.size === draft.value.size;
	const next = viewOf({
		draft: draft.value,
		entries: entries.value,
		solution: solution.value,
		rival: shown.value === null ? null : rival.value,
		candidates: shown.value === null ? candidates.value : null,
		contradictions: bothMarks(conflictMarks.value, sameBoard ? faultMarks.value : NO_MARKS),
		mistakes: sameBoard ? mistakeMarks.value : NO_MARKS,
		redundant: redundantMarks.value,
	});
	last = sharing(last, next);
	return last;
});
