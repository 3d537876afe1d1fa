/*
 * Clearing: in Play the player's digits go, in Set the whole puzzle. Both are
 * steps that undo takes back, and the notice says so.
 */

import { mode, tell } from '../../../shell/screen';
import { emptyDraft } from '../state/draft';
import { draft, editEntries, entries, openPuzzle } from '../state/game';

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
	openPuzzle(emptyDraft(kind, size, unit));
	tell({ key: 'notice.cleared-puzzle' });
}
