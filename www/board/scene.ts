/*
 * The board's view as a signal: gathers what the game, the checks, the answer
 * and the settings say, and hands it to the pure `viewOf`.
 */
import { computed } from '@preact/signals';
import { rival, shown, solution } from '../state/answer';
import { check } from '../state/checks';
import { draft, entries, kind } from '../state/game';
import { mistakes } from '../state/settings';
import { layoutOf } from './layout';
import { marksOf } from './marks';
import { viewOf } from './view';

export const layout = computed(() =>
	layoutOf(draft.value.size, kind.value.clues, kind.value.signs),
);

const lit = computed(() => marksOf(check.value?.faults ?? []));
const wrong = computed(() => marksOf(mistakes.value ? (check.value?.mistakes ?? []) : []));

export const view = computed(() => {
	// Marks of another board would light the wrong places until the check catches up.
	const sameBoard = check.value?.draft.size === draft.value.size;
	const none = marksOf([]);
	return viewOf({
		draft: draft.value,
		entries: entries.value,
		solution: solution.value,
		rival: shown.value === null ? null : rival.value,
		lit: sameBoard ? lit.value : none,
		wrong: sameBoard ? wrong.value : none,
	});
});
