/*
 * Printed marks other than numbers, such as the grey circle for an odd one. Marks belong to the puzzle, so they
 * change only in Set up; entering the same mark again removes it.
 */
import { anchorsOf } from '../../../engine/anchors';
import { placeOfCell } from '../../../pictures/grid/places';
import { SHAPES, type Shape } from '../../../pictures/grid/variants';
import { tell } from '../../../shell/notices';
import { speak } from '../../../shell/voice';
import { withMark } from '../state/draft';
import { draft, editDraft, kind } from '../state/game';
import { mode } from '../state/screen';
import { targets } from './selection';
import { describePlace } from './speech';

/** Whether the puzzle on the table is being set up and may have this mark. */
export const hasShape = (mark: Shape): boolean =>
	mode.value === 'set' && kind.value.features.includes(SHAPES[mark].of);

/** The places for this mark whose cells are all selected. */
function placesFor(mark: Shape): number[] {
	const selected = targets();
	const anchors = [...anchorsOf(draft.value.size).entries()];
	return anchors
		.filter(([, { marks }]) => marks.includes(mark))
		.filter(([, { cells }]) => cells.every((cell) => selected.includes(cell)))
		.map(([at]) => at);
}

/** Whether the mark is at all of its selected places. */
export function isShaped(mark: Shape): boolean {
	const places = placesFor(mark);
	return places.length > 0 && places.every((at) => draft.value.marks[at] === mark);
}

/** Puts the mark at its selected places, or removes it if it is at all of them. */
export function putShape(mark: Shape): void {
	const places = placesFor(mark);
	if (mode.peek() === 'play') tell({ key: 'notice.fixed' });
	const [first] = targets();
	if (!hasShape(mark) || places.length === 0 || first === undefined) return;
	const next = isShaped(mark) ? 'none' : mark;
	editDraft(places.reduce((puzzle, at) => withMark(puzzle, at, next), draft.peek()));
	speak(describePlace(placeOfCell(draft.peek().size, first)));
}
