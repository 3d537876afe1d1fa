/*
 * The address bar: its fragment is the link of what is open, and each entry of
 * the tab's history remembers which board it belongs to. A new puzzle or
 * another page is a step that the browser's Back takes back; an edit is none.
 */

/** What an entry remembers; null where the page has not written it yet, or not so. */
function entry(): { board: string } | null {
	const state: unknown = window.history.state;
	if (typeof state !== 'object' || state === null || !('board' in state)) return null;
	return typeof state.board === 'string' ? { board: state.board } : null;
}

/** The board that this entry belongs to; empty where there is none. */
export const entryBoard = (): string => entry()?.board ?? '';

/** The link of the address, without `#`; a query may stand before it. */
export const addressLink = (): string => location.hash.replace(/^#/, '');

/** The whole address of a link, to be given away; empty where there is none. */
export const fullAddress = (link: string): string =>
	link === '' ? '' : `${location.origin}${location.pathname}#${link}`;

/**
 * Has this entry remember the board that was taken up for it, before the core has named its link: the page may be left
 * until then. Only for an entry that the board belongs to, and not where a new entry is to come.
 */
export function claimEntry(board: string): void {
	if (entryBoard() !== board) write('replaceState', board, location.href);
}

/** The first address of a visit is only spelled out, whatever it says. */
let written = false;

/** Shows a link in the address bar; `another` says that it is a new puzzle, or comes from another page. */
export function showAddress(link: string, board: string, another: boolean): void {
	const now = entry();
	const moves = addressLink() !== link;
	const pushes = written && another && moves && now !== null;
	written = true;
	if (!moves && now?.board === board) return;
	const address = `${location.pathname}${location.search}${link === '' ? '' : `#${link}`}`;
	write(pushes ? 'pushState' : 'replaceState', board, address);
}

function write(how: 'pushState' | 'replaceState', board: string, address: string): void {
	try {
		window.history[how]({ board }, '', address);
	} catch {
		// Some browsers refuse many changes in a row; the next edit shows its address again.
	}
}
