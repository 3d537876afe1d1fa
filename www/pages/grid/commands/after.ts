/*
 * After a puzzle is finished: giving the result away in words that tell nothing
 * of the solution, and going on to another puzzle of the page's own.
 */
import { readLink } from '../../../engine/grids';
import { t } from '../../../language';
import { gridTitle } from '../../../pictures/grid/titles';
import { fullAddress } from '../../../shell/address';
import { copyText } from '../../../shell/clipboard';
import { tell } from '../../../shell/notices';
import { taken } from '../card/finished';
import { EXAMPLES, type Example } from '../panels/examples';
import { isSolved, puzzleLink } from '../state/checks';
import { draft } from '../state/game';
import { slots } from '../state/slots';
import { openPuzzle, openRecent } from './open';

/** "Skyscrapers 6 × 6 · solved · 12:34 · no checks", and the link of the puzzle alone. */
export function shareResult(): void {
	const words = [gridTitle(draft.peek()), t('finished.solved'), taken()].join(' · ');
	void copyText(`${words}\n${fullAddress(puzzleLink())}`);
}

export async function openExample(link: string): Promise<void> {
	const read = await readLink(link);
	if ('grid' in read) openPuzzle(read.grid.draft);
}

/** An example that was never solved, the nearest in kind and size first; it goes on where it was left. */
export async function nextPuzzle(): Promise<void> {
	await slots.ready();
	for (const { link } of byNearness()) {
		const games = slots.all().filter((one) => sameLink(one.link, link));
		const solved = await Promise.all(games.map(({ present }) => isSolved(present)));
		if (solved.includes(true)) continue;
		const begun = games[0];
		return begun ? openRecent(begun) : openExample(link);
	}
	tell({ key: 'notice.no-next' });
}

/** The other examples that can be played. */
function byNearness(): Example[] {
	const now = draft.peek();
	const far = ({ kind, size }: Example) =>
		(kind === now.kind ? 0 : 100) + Math.abs(size - now.size);
	return EXAMPLES.filter(
		({ playable = true, link }) => playable && !sameLink(link, puzzleLink()),
	).sort((one, other) => far(one) - far(other));
}

/** Links differ by the unit in which heights are shown, and are the same puzzle. */
const sameLink = (one: string, other: string) => core(one) === core(other);
const core = (link: string) => link.split('/')[0]?.replace(/\.\w$/, '');
