/*
 * Clearing: in Play everything that the player has entered, in Set up the whole
 * puzzle. Undo restores either, and the notice says so.
 */
import { variantsOf } from '../../../pictures/grid/variants';
import { tell } from '../../../shell/notices';
import { emptyDraft } from '../state/draft';
import { cleared } from '../state/edits';
import { draft, edit, present, takeUp } from '../state/game';
import { position } from '../state/position';
import { mode } from '../state/screen';

export function clearBoard(): void {
	if (mode.peek() === 'play') clearDigits();
	else clearPuzzle();
}

function clearDigits(): void {
	edit(cleared(present.peek()));
	tell({ key: 'notice.cleared-digits' });
}

function clearPuzzle(): void {
	const { kind, size, unit } = draft.peek();
	takeUp(position(emptyDraft(kind, size, unit, variantsOf(draft.peek()))));
	tell({ key: 'notice.cleared-puzzle' });
}
