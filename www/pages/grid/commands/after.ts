/*
 * After a puzzle is finished: giving the result away in words that tell nothing
 * of the solution, and going on to the next puzzle of the page's own.
 */
import { readLink } from '../../../engine/grids';
import { t } from '../../../language';
import { gridTitle } from '../../../pictures/grid/titles';
import { fullAddress } from '../../../shell/address';
import { copyText } from '../../../shell/clipboard';
import { taken } from '../card/finished';
import { EXAMPLES } from '../panels/examples';
import { puzzleLink } from '../state/checks';
import { draft } from '../state/game';
import { openPuzzle } from './open';

/** "Skyscrapers 6 × 6 · solved · 12:34 · no checks", and the link of the puzzle alone. */
export function shareResult(): void {
	const words = [gridTitle(draft.peek()), t('finished.solved'), taken()].join(' · ');
	void copyText(`${words}\n${fullAddress(puzzleLink())}`);
}

export async function openExample(link: string): Promise<void> {
	const read = await readLink(link);
	if ('grid' in read) openPuzzle(read.grid.draft);
}

/** The example after the one on the board; the first for any other puzzle. */
export function nextPuzzle(): void {
	const playable = EXAMPLES.filter(({ playable = true }) => playable);
	const at = playable.findIndex(({ link }) => sameLink(link, puzzleLink()));
	const next = playable[(at + 1) % playable.length];
	if (next) void openExample(next.link);
}

/** Links differ by the unit in which heights are shown, and are the same puzzle. */
const sameLink = (one: string, other: string) => core(one) === core(other);
const core = (link: string) => link.split('/')[0]?.replace(/\.\w$/, '');
