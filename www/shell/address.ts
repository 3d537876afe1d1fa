/*
 * The address bar: its fragment is the link of what is open, and each entry of
 * the tab's history remembers its board. A new puzzle or another page is a step
 * for the browser's Back; an edit is not.
 */

import { isSpare, spareTaken } from './back';
import { givenLink, isEmbedded } from './embedding';
import { putText, textIn } from './storage/json';

/** The data of a history entry; null if the page has not written it yet, or wrote it in another format. */
function entry(): { board: string } | null {
	const state: unknown = window.history.state;
	if (typeof state !== 'object' || state === null || !('board' in state)) return null;
	return typeof state.board === 'string' ? { board: state.board } : null;
}

/** The board that this entry belongs to; empty if there is none. */
export const entryBoard = (): string => entry()?.board ?? shownBefore();

/** The last addresses that this tab has shown, each with its board, one per line; kept across a reload. */
const SHOWN = 'gridfold.shown';
const MOST_SHOWN = 8;

const shown = (): string[] => textIn(() => sessionStorage, SHOWN)?.split('\n') ?? [];

/**
 * The board of an address that this tab showed before a reload. A browser told to reload while the page writes an
 * address may end up at the previous one, whose entry has no data.
 */
function shownBefore(): string {
	const [arrival] = performance.getEntriesByType('navigation');
	const isNew = !arrival || !('type' in arrival) || arrival.type === 'navigate';
	if (written || isNew) return '';
	const start = `${addressLink()} `;
	return (
		shown()
			.findLast((line) => line.startsWith(start))
			?.slice(start.length) ?? ''
	);
}

/** The link of the address, without `#`; a query may precede it. */
export const addressLink = (): string => givenLink ?? location.hash.replace(/^#/, '');

/** The address of the site itself. */
export const siteAddress = (): string => location.origin + location.pathname;

/** The whole address of a link, for sharing; empty if there is none. */
export const fullAddress = (link: string): string =>
	link === '' ? '' : `${location.origin}${location.pathname}#${link}`;

/**
 * Makes this entry remember its board before the core has named its link, because the page may be left before that.
 * To be called only for an entry that the board belongs to, and only if no new entry follows.
 */
export function claimEntry(board: string): void {
	if (entry()?.board !== board) write('replaceState', board, location.href);
}

/** The link to the board worked on last, whatever it contains. */
export const BOARD_LINK = 'board';

/** The first address of a visit is only normalised. */
let written = false;

/** The link and the board that the address showed last. */
let last: { readonly link: string; readonly board: string } | null = null;

/** Shows a link in the address bar; `another` says whether it is a new puzzle or belongs to another page. */
export function showAddress(link: string, board: string, another: boolean): void {
	last = { link, board };
	const now = entry();
	const moves = addressLink() !== link;
	// A visitor who followed that link gets a board as soon as the board's own link is known: one
	// step of history, not two.
	const isOnItsWay = addressLink() === BOARD_LINK;
	const pushes = written && another && moves && now !== null && !isOnItsWay;
	written = true;
	if (!moves && now?.board === board) return;
	const address = `${location.pathname}${location.search}${link === '' ? '' : `#${link}`}`;
	write(pushes ? 'pushState' : 'replaceState', board, address);
	const lines = [...shown(), `${link} ${board}`].slice(-MOST_SHOWN);
	putText(() => sessionStorage, SHOWN, lines.join('\n'));
}

/** Makes the tab's current entry the one of what is open; Back may have led to one that names what was open before. */
export function restoreAddress(): void {
	if (last) showAddress(last.link, last.board, false);
}

function write(how: 'pushState' | 'replaceState', board: string, address: string): void {
	// The history of a page that embeds this one is not ours.
	if (isEmbedded) return;
	const takesPlace = how === 'pushState' && isSpare();
	try {
		if (how === 'pushState')
			window.history[takesPlace ? 'replaceState' : how]({ board }, '', address);
		else window.history.replaceState({ ...window.history.state, board }, '', address);
		if (takesPlace) spareTaken();
	} catch {
		// Some browsers refuse many changes in a row; the next edit shows its address again.
	}
}
