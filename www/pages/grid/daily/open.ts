/*
 * Opening the puzzles of the day: their panel, or one of them to be played,
 * each also by its address; and a new puzzle by its address.
 */
import { make } from '../../../engine/make';
import type { DailyPuzzle } from '../../../engine/types';
import { showAddress } from '../../../shell/address';
import { tell, untell } from '../../../shell/notices';
import { BOARD_LINK, openLink as openPage, thisTurn } from '../../../shell/open';
import { activeId } from '../../../shell/pages';
import { panel } from '../../../shell/panel';
import { playWished, take } from '../commands/make';
import { open, openRecent } from '../commands/open';
import { PAGE } from '../id';
import { puzzleLink } from '../state/checks';
import { present } from '../state/game';
import { slots } from '../state/slots';
import { type Day, hasPuzzles, isDay } from './days';
import { boardOf, puzzlesOf, showDay } from './puzzles';
import { lookAtClock, today } from './today';

/** `daily/2026-11-22/small`; everything after `daily` is optional. */
const LINK = /^daily(?:\/([^/]*)(?:\/(.*))?)?$/;

/** Several puzzles to be played one after another. */
const LIST = /^list(~|%7E)/i;

const openList = async (link: string) => (await import('../collection/played')).openList(link);

/** The word for the current day in a link. */
const TODAY = 'today';

/** The link of a new puzzle with the choices made for the last puzzle. */
const PLAY_LINK = 'play';

/**
 * Opens the content of a link: `daily` and `daily/2026-11-22` open the panel over the current board, `/small`
 * after it opens that puzzle, and `play` a new one.
 */
export async function openLink(link: string, board: string): Promise<void> {
	if (board === '' && LIST.test(link)) return orHome(openList(link));
	const [found, day = '', id = ''] = LINK.exec(link) ?? [];
	if (board === '' && link === PLAY_LINK) return orHome(playWished());
	const daily = board === '' && id !== '' ? await dailyOf(day, id) : undefined;
	if (daily) return orHome(playDaily(daily.day, daily.puzzle));
	const isOurs = found !== undefined || link === PLAY_LINK;
	await open(isOurs ? BOARD_LINK : link, board);
	if (found === undefined) return;
	showAddress(puzzleLink() || BOARD_LINK, present.peek().board, false);
	showDaily(day === TODAY ? '' : day, id);
}

/** Goes Home if no puzzle was made, because making it was stopped or failed. */
async function orHome(playing: Promise<void>): Promise<void> {
	const isLast = thisTurn();
	await playing;
	if (isLast() && activeId.peek() !== PAGE) await openPage('');
}

/** The puzzle of the day that a link names, if there is one. */
async function dailyOf(named: string, id: string) {
	lookAtClock();
	const day = named === TODAY ? today.peek() : named;
	if (!isDay(day) || !hasPuzzles(day, today.peek())) return undefined;
	const puzzle = (await puzzlesOf(day)).find((one) => one.id === id);
	return puzzle && { day, puzzle };
}

/** Shows the panel with the day of the link, and says if the day or the puzzle does not exist. */
function showDaily(asked: string, id: string): void {
	lookAtClock();
	const isThere = isDay(asked) && hasPuzzles(asked, today.peek());
	showDay(isThere ? asked : today.peek());
	untell('daily.no-day', 'daily.no-puzzle');
	if (asked !== '' && !isThere) tell({ key: 'daily.no-day', args: { day: asked } }, 'warning');
	else if (id !== '') tell({ key: 'daily.no-puzzle', args: { name: id } }, 'warning');
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
