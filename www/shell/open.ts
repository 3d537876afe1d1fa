/*
 * The one way from page to page: a link. This file finds the page that owns a
 * link, loads that page, and lets it open the content. The address bar, Back,
 * and commands that lead elsewhere all come through here.
 */
import { signal } from '@preact/signals';
import { drop } from '../engine/search';
import { addressLink, BOARD_LINK, entryBoard, restoreAddress, showAddress } from './address';
import { takesStep } from './back';
import { isThereNow } from './host';
import { notice, tellMissing, untellMissing } from './notices';
import { activeId, load, ownerOf } from './pages';

export { BOARD_LINK };

/** Counts the followed links: only the last one decides which page is shown. */
const turns = signal(0);

/**
 * A link is being opened: the address names it already, but the page does not show it yet. Until then, the content of
 * the page must not be written into the address, which belongs to another entry of the tab's history.
 */
export const isOpening = signal(false);

/** Returns a function that says whether this link is still the last one requested. */
export function thisTurn(): () => boolean {
	const mine = turns.peek();
	return () => mine === turns.peek();
}

/** A text that changes each time a board is opened or about to be; it reads signals. */
export const opened = (): string => `${turns.value} ${isOpening.value}`;

export async function openLink(link: string, board = '', isAgain = false): Promise<void> {
	try {
		await follow(link, board);
		untellMissing();
	} catch (error) {
		// Before anything is shown there is no place for a notice.
		if (activeId.peek() === '') throw error;
		const isLast = thisTurn();
		const isRemembered = isAgain && (await isThereNow(error));
		if (isRemembered && isLast()) beginAt(link, board);
		else tellMissing(error, () => void openLink(link, board, true));
	}
}

/**
 * Some browsers remember for the lifetime of a page that a part was missing; reloading the page at the link makes them
 * ask again.
 */
function beginAt(link: string, board: string): void {
	showAddress(link, board, true);
	location.reload();
}

async function follow(link: string, board: string): Promise<void> {
	turns.value = turns.peek() + 1;
	isOpening.value = true;
	const isLast = thisTurn();
	try {
		const entry = ownerOf(link);
		const page = await load(entry);
		// If the last page did without the core, the core may not have arrived yet.
		if (activeId.peek() !== '') await entry.prepare?.();
		if (!isLast()) return;
		leaveFor(entry.id);
		await page.open(link, board);
		if (isLast()) show(entry.id);
	} finally {
		if (isLast()) isOpening.value = false;
	}
}

export const openAddress = (): Promise<void> => openLink(addressLink(), entryBoard());

/** Shows a page that has already opened its puzzle. */
export function arrive(id: string): void {
	turns.value = turns.peek() + 1;
	leaveFor(id);
	show(id);
	isOpening.value = false;
}

/** A search or a notice does not carry over to another page. */
function leaveFor(id: string): void {
	if (activeId.peek() === id) return;
	drop();
	notice.value = null;
}

/** A different page is shown from the top. */
function show(id: string): void {
	const before = activeId.peek();
	activeId.value = id;
	if (before !== '' && before !== id) scrollTo(0, 0);
}

/** Opens the address when it was edited, a link was followed inside the page, or Back was pressed. */
export function watchAddress(): void {
	addEventListener('popstate', () => {
		if (!takesStep(restoreAddress)) void openAddress();
	});
}
