/*
 * The board's view as a signal: collects the state of the game, the checks, the
 * answer and the settings for the pure `viewOf`.
 */
import { computed } from '@preact/signals';
import { SIDES } from '../../../pictures/grid/draft';
import { layoutOf } from '../../../pictures/grid/layout';
import { bothFlags, clueName, flagsOf, NO_FLAGS } from '../../../pictures/grid/overlay';
import { type ClueSlot, clueSlotAt, isCell } from '../../../pictures/grid/places';
import {
	type BoardView,
	type Pencil,
	type Sight,
	sharing,
	viewOf,
} from '../../../pictures/grid/view';
import { greyClues, keepsRuledOut, live, marking } from '../../../shell/settings';
import { rival, shown, solution } from '../state/answer';
import { candidates } from '../state/candidates';
import { check } from '../state/checks';
import { flagsOfConditions } from '../state/conditions';
import { branchOf, ruledOutShown, shownMarks } from '../state/edits';
import { draft, entries, kind, present } from '../state/game';
import { hasHints, hint } from '../state/hint';
import { takenDigits } from '../state/peers';
import { previewed } from '../state/preview';
import { conflict, redundant } from '../state/reasons';
import { review, wrongCells } from '../state/review';
import { chain, focus, mode, namedCell, picked, pointed, pointedChain } from '../state/screen';
import { lookOf } from './hint-look';
import { lineOfSight } from './sight';

export const layout = computed(() =>
	layoutOf(draft.value.size, kind.value.clues, kind.value.signs),
);

const faultFlags = computed(() => flagsOf(check.value?.faults ?? []));
const mistakeFlags = computed(() => {
	const broken = flagsOf(live.value === 'off' ? [] : (check.value?.mistakes ?? []));
	const told = live.value === 'solution' ? wrongCells(present.value) : [];
	const asked = review.value?.shown ? review.value.wrong : [];
	return { ...broken, cells: new Set([...broken.cells, ...told, ...asked]) };
});
const conflictFlags = computed(() => flagsOfConditions(conflict.value?.conditions ?? []));
const redundantFlags = computed(() => flagsOfConditions(redundant.value?.conditions ?? []));

/** The number that each cell shows, 0 for none. */
const values = computed(() =>
	draft.value.givens.map(
		(given, cell) => given || solution.value?.[cell] || (entries.value[cell] ?? 0),
	),
);

/** The cells of the current chain: the one under the pointer, or the one that stays highlighted. */
export const litChain = computed<readonly number[]>(() => {
	if (mode.value !== 'play' || pointed.value) return [];
	return pointedChain.value.length > 0 ? pointedChain.value : chain.value;
});

/** The hint's drawing, while there is one and no solution is shown. */
export const hintLook = computed(() => {
	const known = hint.value;
	if (!known || !hasHints() || shown.value !== null) return null;
	const look = lookOf(known, draft.value.size);
	return look && namedCell.value !== null ? { ...look, named: namedCell.value } : look;
});

/** The only clue that a hint names. */
const hinted = computed(() => {
	const [clue, ...others] = hintLook.value?.clues ?? [];
	return clue && others.length === 0 ? clue : null;
});

/**
 * The clue whose view is shown: the one under the pointer, otherwise that of the hint, otherwise the one with the
 * caret.
 */
export const lookedFrom = computed<ClueSlot | null>(() => {
	if (!kind.value.clues) return null;
	const { size } = draft.value;
	const from = pointed.value ? clueSlotAt(size, pointed.value) : null;
	return from ?? hinted.value ?? clueSlotAt(size, focus.value);
});

/** The view from that clue; only in Play, where there are buildings. */
export const inView = computed(() => {
	const from = mode.value === 'play' ? lookedFrom.value : null;
	return from ? lineOfSight(draft.value, values.value, from) : null;
});

const sight = computed(() => {
	if (litChain.value.length > 0)
		return new Map<number, Sight>(litChain.value.map((cell) => [cell, 'chain']));
	const { seen = [], hidden = [] } = inView.value ?? {};
	return new Map<number, Sight>([
		...seen.map((cell) => [cell, 'seen'] as const),
		...hidden.map((cell) => [cell, 'hidden'] as const),
	]);
});

/** The highlighted digit: the picked one, or the one at the caret. */
export const lit = computed(() => {
	const { row, column } = focus.value;
	if (mode.value !== 'play') return 0;
	if (picked.value > 0) return picked.value;
	return isCell(draft.value.size, focus.value)
		? (values.value[row * draft.value.size + column] ?? 0)
		: 0;
});

const done = computed(() => {
	const ticked = new Set(present.value.ticks);
	if (!greyClues.value || mode.value !== 'play') return ticked;
	for (const side of SIDES) {
		draft.value.clues[side].forEach((clue, index) => {
			const { told, isSettled } = lineOfSight(draft.value, values.value, { side, index });
			if (clue > 0 && isSettled && told === clue) ticked.add(clueName(side, index));
		});
	}
	return ticked;
});

/** Numbers that hints have ruled out show only until the next hint, unless they are to be remembered. */
const isRemembered = computed(() => keepsRuledOut.value || hint.value !== null);

const pencil = computed<Pencil | undefined>(() => {
	if (mode.value !== 'play') return undefined;
	const now = present.value;
	return {
		marks: shownMarks(now, marking.value),
		ruledOut: isRemembered.value ? ruledOutShown(now, marking.value) : [],
		taken: takenDigits(now.draft, now.entries),
		colours: now.colours,
		branches: now.branches.length > 0 ? now.entries.map((_, cell) => branchOf(now, cell)) : [],
		done: done.value,
	};
});

let last: BoardView | null = null;

export const view = computed(() => {
	// Until the check catches up, flags of another board would be in the wrong places.
	const sameBoard = check.value?.draft.size === draft.value.size;
	const next = viewOf({
		draft: previewed.value?.draft ?? draft.value,
		entries: entries.value,
		solution: solution.value,
		rival: shown.value === null ? null : rival.value,
		candidates: shown.value === null ? candidates.value : null,
		contradictions: bothFlags(conflictFlags.value, sameBoard ? faultFlags.value : NO_FLAGS),
		mistakes: sameBoard ? mistakeFlags.value : NO_FLAGS,
		redundant: redundantFlags.value,
		proposed: flagsOfConditions(previewed.value?.difference.added ?? []),
		...(pencil.value ? { pencil: pencil.value } : {}),
		lit: lit.value,
		sight: sight.value,
	});
	last = sharing(last, next);
	return last;
});
