/* Opening the puzzles of the day: their panel, by its address too, and one of them to be played. */
import { make } from '../../../engine/make';
import type { DailyPuzzle } from '../../../engine/types';
import { showAddress } from '../../../shell/address';
import { tell, untell } from '../../../shell/notices';
import { panel } from '../../../shell/panel';
import { take } from '../commands/make';
import { open, openRecent } from '../commands/open';
import { puzzleLink } from '../state/checks';
import { present } from '../state/game';
import { slots } from '../state/slots';
import { type Day, hasPuzzles, isDay } from './days';
import { boardOf, lookAtClock, showDay, today } from './puzzles';

const LINK = /^daily(?:\/(.*))?$/;

/** Takes up what a link holds: `daily` and `daily/2026-11-22` open the panel over the board that lies there. */
export async function openLink(link: string, board: string): Promise<void> {
	const asked = readDailyLink(link);
	await open(asked === null ? link : '', board);
	if (asked === null) return;
	showAddress(puzzleLink(), present.peek().board, false);
	showDaily(asked);
}

/** The day that a link names, empty for today; null where it is no link of this panel. */
function readDailyLink(link: string): string | null {
	const found = LINK.exec(link);
	return found && (found[1] ?? '');
}

/** Shows the panel, with the day of the link. */
function showDaily(asked: string): void {
	lookAtClock();
	const isThere = isDay(asked) && hasPuzzles(asked, today.peek());
	showDay(isThere ? asked : today.peek());
	untell('daily.no-day');
	if (asked !== '' && !isThere) tell({ key: 'daily.no-day', args: { day: asked } }, 'warning');
	panel.value = 'daily';
}

/** Opens a puzzle of a day as it was left, or for the first time. */
export async function playDaily(day: Day, { id, request }: DailyPuzzle): Promise<void> {
	await slots.ready();
	const left = boardOf(day, id);
	if (left) return openRecent(left);
	const { seed: _, looks: __, ...wish } = request;
	take(wish, await make(request), { day, id });
}
