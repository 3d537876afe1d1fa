/*
 * The start of a visit: fetches what the pages need, opens the address, starts
 * the shell's watchers and draws the frame. Then it lets the page work offline
 * and fetches what will be needed soon. A failed start may be tried again.
 */
import { render } from 'preact';
import { running } from '../engine/search';
import { fetchCoreTexts, fetchPageTexts, language, say, t } from '../language';
import { addressLink } from './address';
import { takeArrivals, takeShared } from './arrivals';
import { commands } from './commands';
import { fetchSoon } from './fetched';
import { Frame } from './frame';
import { watchKeys } from './keys';
import { notice, standing } from './notices';
import { watchForNewer, workOffline } from './offline';
import { openAddress, watchAddress } from './open';
import type { PageEntry } from './page';
import { installPages, ownerOf } from './pages';
import { panel } from './panel';
import { watchPaste } from './paste';
import { applySettings } from './settings';
import { askToTryAgain } from './start-failed';
import { announce, announceNew } from './voice';

export function start(pages: readonly PageEntry[]): void {
	const root = document.getElementById('app');
	watchForNewer();
	if (root) void begin(root, pages);
}

async function begin(root: HTMLElement, pages: readonly PageEntry[]): Promise<void> {
	applySettings();
	installPages(pages);
	const shared = takeShared();
	const wasAlone = isAlone();
	await prepare(root, pages);
	// A panel left open beside the board is part of the first picture.
	if (panel.peek()) await fetchSoon();
	watchAddress();
	watchKeys();
	watchPaste();
	watchVoice();
	root.replaceChildren();
	render(<Frame />, root);
	root.dataset.ready = 'yes';
	workOffline().catch(() => undefined);
	takeArrivals(shared);
	runPressed();
	// A self-contained page needs none of this; code that needs it later requests it again.
	if (wasAlone) await Promise.allSettled(pages.map((page) => page.prepare?.()));
	else await fetchRest(root, pages);
	await fetchSoon();
}

/** Whether the address opens a page that needs no others. */
const isAlone = (): boolean => ownerOf(addressLink()).isAlone ?? false;

/** Runs the button that was pressed before the script arrived (`site/first.js`). */
function runPressed(): void {
	const { pressed } = document.documentElement.dataset;
	commands()
		.find(({ id }) => id === pressed)
		?.run();
}

/** Announces what the shell itself has to say: the current search, and notices. */
export function watchVoice(): void {
	announce(() => (running.value ? t(`running.${running.value.question}`) : ''));
	announce(() => (notice.value ? say(notice.value.words) : ''));
	announceNew(() => Object.values(standing.value).map(({ words }) => say(words)));
}

/** Fetches and opens what the first picture needs, as often as the visitor wants to try. */
export async function prepare(
	root: HTMLElement,
	pages: readonly PageEntry[],
	failed?: (error: unknown) => void,
): Promise<void> {
	try {
		// If the file cannot be fetched, the page uses English.
		const texts = fetchPageTexts(language.peek()).catch(() => undefined);
		// Started but not awaited: an empty board needs none of these preparations.
		if (!isAlone()) for (const page of pages) page.prepare?.().catch(() => undefined);
		await texts;
		// The core describes the content of a link.
		if (addressLink() && !ownerOf(addressLink()).isTerse) await fetchCoreTexts(language.peek());
		await openAddress();
	} catch (error) {
		failed?.(error);
		await askToTryAgain(root, error);
		await prepare(root, pages, failed);
	}
}

/**
 * Waits for the rest, which may fail after the first picture just as before it; in that case the page has not started
 * after all.
 */
export async function fetchRest(
	root: HTMLElement,
	pages: readonly PageEntry[],
	failed?: (error: unknown) => void,
): Promise<void> {
	try {
		await Promise.all(pages.map((page) => page.prepare?.()));
	} catch (error) {
		failed?.(error);
		await askToTryAgain(root, error);
		await fetchRest(root, pages, failed);
	}
}
