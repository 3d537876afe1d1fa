/*
 * The saved boards on this device, and the address of the open one: both follow
 * every change.
 */
import { effect } from '@preact/signals';
import { isBlank } from '../../../pictures/grid/draft';
import { showAddress } from '../../../shell/address';
import type { History } from '../../../shell/history';
import { watchHistory } from '../../../shell/keeping';
import { BOARD_LINK, isOpening } from '../../../shell/open';
import { activeId } from '../../../shell/pages';
import { type Left, Slots } from '../../../shell/slots';
import { noteVisit } from '../../../shell/visit';
import { PAGE } from '../id';
import { isTold } from './about';
import { check } from './checks';
import { boards, history, present } from './game';
import { KEPT } from './kept';
import { isPlayed as holdsPlay, isUnderway, type Position } from './position';

export type LeftBoard = Left<Position>;

/**
 * Only the latest of several boards of one puzzle is worth saving if nothing was played on them or written about them.
 */
export const slots = new Slots<Position>(
	{
		database: 'gridfold',
		store: 'puzzles',
		moment: 'gridfold.last',
		channel: 'gridfold',
		sort: 'puzzle',
	},
	KEPT,
	{
		key: ({ link }) => link,
		isWorked: ({ present }) => holdsPlay(present) || isTold(present.about),
	},
);

/** The last unfinished board; it reads a signal. */
export const latestUnderway = (): LeftBoard | undefined =>
	slots.recent.value.find(({ present }) => isUnderway(present));

/** Notes the board with which the next visit begins; it reads a signal. */
export function noteBoards(): void {
	if (slots.recent.value.length > 0) noteVisit(latestUnderway() ? 'underway' : 'known');
}

/** Keeps the address bar and the slot up to date from now on. */
export function watchSlots(): void {
	watchAddress();
	effect(noteBoards);
	watchHistory(
		{ history: () => history.value, taken: () => boards.peek(), link: linkNow },
		(link, whole) => void save(link, whole),
	);
	slots.onParting(
		() => present.peek().board,
		() => void save(linkNow() ?? '', history.peek()),
	);
}

function watchAddress(): void {
	let opened = boards.peek();
	let away = true;
	effect(() => {
		const known = check.value;
		const now = present.value;
		const here = activeId.value === PAGE;
		if (known?.draft !== now.draft || isOpening.value) return;
		const another = boards.peek() !== opened || away;
		opened = boards.peek();
		away = !here;
		if (here) showAddress(known.link || BOARD_LINK, now.board, another);
	});
}

/** The link of the puzzle on the board; empty if it has none, null while it is unknown. */
function linkNow(): string | null {
	const known = check.value;
	return known?.draft === present.value.draft ? known.link : null;
}

async function save(link: string, whole: History<Position>): Promise<void> {
	if (!isUntouched(whole)) await slots.keep(link, whole);
}

/** Whether a board is as empty as it was opened. A board that was emptied again is saved: its slot has what it had before. */
function isUntouched({ past, present, future }: History<Position>): boolean {
	const { draft, about, board } = present;
	if (!isBlank(draft) || about.locks !== '' || holdsPlay(present)) return false;
	return ![...past, ...future].some((one) => one.board === board);
}
