/*
 * The boards that are kept on this device, and the address of the one that is
 * open: both follow every change of it.
 */
import { effect } from '@preact/signals';
import { contentOf } from '../../../pictures/grid/draft';
import { showAddress } from '../../../shell/address';
import type { History } from '../../../shell/history';
import { activeId } from '../../../shell/pages';
import { type Left, Slots } from '../../../shell/slots';
import { PAGE } from '../id';
import { check } from './checks';
import { boards, history, type Position, present } from './game';
import { KEPT } from './kept';

export type LeftBoard = Left<Position>;

/** Only the latest of several boards of one puzzle without digits is worth keeping. */
export const slots = new Slots<Position>(
	{
		database: 'gridfold',
		store: 'puzzles',
		moment: 'gridfold.last',
		channel: 'gridfold',
		sort: 'puzzle',
	},
	KEPT,
	(one, at, all) => !isPlayed(one) && all.findIndex((other) => isSamePuzzle(other, one)) < at,
);

const isPlayed = ({ present }: LeftBoard) => present.entries.some((value) => value > 0);

const isSamePuzzle = (one: LeftBoard, other: LeftBoard) =>
	one === other || (one.link !== '' && one.link === other.link);

/** Keeps address bar and slot up to date from now on. */
export function watchSlots(): void {
	watchAddress();
	watchHistory();
	slots.onParting(
		() => present.peek().board,
		() => void save(linkNow(), history.peek()),
	);
}

function watchAddress(): void {
	let opened = boards.peek();
	let away = true;
	effect(() => {
		const known = check.value;
		const now = present.value;
		const here = activeId.value === PAGE;
		if (known?.draft !== now.draft) return;
		const another = boards.peek() !== opened || away;
		opened = boards.peek();
		away = !here;
		if (here) showAddress(known.link, now.board, another);
	});
}

/**
 * An edit is kept at once, without a link if the core has still to name it: it may never come to that. A board that was
 * only taken up is kept with its link.
 */
function watchHistory(): void {
	let opened = -1;
	let saved = { history: null as History<Position> | null, link: '' };
	effect(() => {
		const now = history.value;
		const isKnown = check.value?.draft === now.present.draft;
		if (!isKnown && boards.peek() !== opened) return;
		opened = boards.peek();
		const link = linkNow();
		if (saved.history === now && saved.link === link) return;
		saved = { history: now, link };
		void save(link, now);
	});
}

/** The link of the puzzle on the board; empty while it is not known, or has none. */
function linkNow(): string {
	const known = check.value;
	return known?.draft === history.value.present.draft ? known.link : '';
}

async function save(link: string, whole: History<Position>): Promise<void> {
	const { draft, entries } = whole.present;
	const { clues, signs, givens } = contentOf(draft);
	const digits = entries.filter((value) => value > 0).length;
	if (clues + signs + givens + digits > 0) await slots.keep(link, whole);
}
