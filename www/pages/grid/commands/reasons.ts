/*
 * Walking through the clues, givens and signs that the page has listed as a
 * conflict or as removable: the place of each gets the focus in turn.
 */

import { speak } from '../../../shell/voice';
import { moveTo } from '../board/caret';
import { showPlace } from '../board/focus';
import { describePlace } from '../board/speech';
import { type Condition, placeOfCondition } from '../state/conditions';
import { draft } from '../state/game';
import { chosen, conflict, redundant } from '../state/reasons';

/** The list currently on the page; a conflict and removable things exclude each other. */
export const listed = (): readonly Condition[] =>
	conflict.value?.conditions ?? redundant.value?.conditions ?? [];

export function choose(condition: Condition): void {
	const place = placeOfCondition(draft.peek().size, condition);
	chosen.value = condition;
	moveTo(place);
	showPlace(place);
	speak(describePlace(place));
}

/** Moves to the next item of the list, or back, and wraps around. */
export function walk(by: number): void {
	const all = listed();
	const now = chosen.peek();
	const at = now ? all.indexOf(now) : -1;
	const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
	if (next) choose(next);
}
