/*
 * Clearing: in Play the player's digits go, in Set the whole puzzle. Both are
 * steps that undo takes back, and the notice says so.
 */
import { variantsOf } from '../../../pictures/grid/draft';
import { tell } from '../../../shell/notices';
import { emptyDraft } from '../state/draft';
import { draft, editEntries, entries, position, takeUp } from '../state/game';
import { mode } from '../state/screen';

export function clearBoard(): void {
	if (mode.peek() === 'play') clearDigits();
	else clearPuzzle();
}

function clearDigits(): void {
	editEntries(entries.peek().map(() => 0));
	tell({ key: 'notice.cleared-digits' });
}

function clearPuzzle(): void {
	const { kind, size, unit } = draft.peek();
	takeUp(position(emptyDraft(kind, size, unit, variantsOf(draft.peek()))));
	tell({ key: 'notice.cleared-puzzle' });
}
