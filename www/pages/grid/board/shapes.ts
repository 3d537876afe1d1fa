/*
 * Grey circles and squares below numbers, which mean that these are odd or even. They belong to the puzzle, so
 * they change only in Set up; entering the same one again removes it.
 */
import type { Shape } from '../../../pictures/grid/board/keys';
import { placeOfCell } from '../../../pictures/grid/places';
import { tell } from '../../../shell/notices';
import { speak } from '../../../shell/voice';
import { withMark } from '../state/draft';
import { draft, editDraft, kind } from '../state/game';
import { mode } from '../state/screen';
import { targets } from './selection';
import { describePlace } from './speech';

/** Whether the puzzle on the table may have them and is being set up. */
export const hasShapes = (): boolean =>
	mode.value === 'set' && kind.value.features.includes('odd-even');

/** Whether every selected cell has it. */
export function isShaped(mark: Shape): boolean {
	const cells = targets();
	return cells.length > 0 && cells.every((cell) => draft.value.marks[cell] === mark);
}

/** Puts it into the selected cells, or removes it if all have it. */
export function putShape(mark: Shape): void {
	const cells = targets();
	if (mode.peek() === 'play') tell({ key: 'notice.fixed' });
	if (!hasShapes() || cells.length === 0) return;
	const next = isShaped(mark) ? 'none' : mark;
	editDraft(cells.reduce((puzzle, cell) => withMark(puzzle, cell, next), draft.peek()));
	const [first = 0] = cells;
	speak(describePlace(placeOfCell(draft.peek().size, first)));
}
