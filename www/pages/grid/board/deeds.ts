/*
 * A player's actions besides writing: choosing a tool, filling in and tidying
 * marks, branching, ticking clues off, and entering a cell's only mark.
 */
import { t } from '../../../language';
import type { Key } from '../../../language/keys';
import type { Tool } from '../../../pictures/grid/board/keys';
import { onlyDigit } from '../../../pictures/grid/marks';
import { clueName } from '../../../pictures/grid/overlay';
import { clueSlotAt, type Place } from '../../../pictures/grid/places';
import { tell } from '../../../shell/notices';
import { marking } from '../../../shell/settings';
import { speak } from '../../../shell/voice';
import { hide } from '../state/answer';
import * as edits from '../state/edits';
import { draft, edit, present } from '../state/game';
import { DEEPEST_BRANCH, type Position } from '../state/position';
import { chain, mode, tool } from '../state/screen';
import { describePlace, sightWords } from './speech';

/** Choosing the same tool again switches back to digits. */
export function chooseTool(next: Tool): void {
	tool.value = tool.peek() === next ? 'digit' : next;
	speak(t(`said.tool.${tool.peek()}`));
}

/** Makes a player's step and announces it, or says why the step is not possible. */
function take(next: Position, done: Key, none: Key): void {
	hide();
	if (next === present.peek()) tell({ key: none });
	else {
		edit(next);
		speak(t(done));
	}
}

export const fillMarks = (): void =>
	take(edits.filledMarks(present.peek()), 'said.filled', 'notice.filled');

export const tidyMarks = (): void =>
	take(edits.tidiedMarks(present.peek()), 'said.tidied', 'notice.tidied');

export function beginBranch(): void {
	const deep = present.peek().branches.length;
	if (deep < DEEPEST_BRANCH) {
		edit(edits.branched(present.peek()));
		speak(t('said.branch', { number: deep + 1 }));
	} else tell({ key: 'notice.branches', args: { most: DEEPEST_BRANCH } });
}

export const leaveBranch = (): void =>
	take(edits.branchUndone(present.peek()), 'said.branch-back', 'notice.no-branch');

export const keepBranch = (): void =>
	take(edits.branchKept(present.peek()), 'said.branch-kept', 'notice.no-branch');

/** Ticks the clue at a place off, or removes the tick. */
export function tick(place: Place): void {
	const slot = clueSlotAt(draft.peek().size, place);
	if (!slot || mode.peek() !== 'play' || draft.peek().clues[slot.side][slot.index] === 0) return;
	edit(edits.withTick(present.peek(), clueName(slot.side, slot.index)));
	speak(describePlace(place));
}

/** Highlights a chain of signs until the caret leaves it, or ends the highlighting; a single cell is not a chain. */
export function lookAlong(cells: readonly number[]): void {
	const same = cells.every((cell) => chain.peek().includes(cell));
	chain.value = cells.length < 2 || (same && cells.length === chain.peek().length) ? [] : cells;
	if (chain.peek().length > 0) speak(sightWords());
}

/** Writes the only mark of a cell as its digit; false if it has none or several. */
export function enterOnlyMark(cell: number): boolean {
	const { corner, centre } = edits.shownMarks(present.peek(), marking.peek());
	const digit = onlyDigit((corner[cell] ?? 0) | (centre[cell] ?? 0));
	const { entries, draft } = present.peek();
	if (digit === 0 || entries[cell] || draft.givens[cell] || mode.peek() !== 'play') return false;
	hide();
	edit(edits.withDigit(present.peek(), [cell], digit, marking.peek()));
	return true;
}
