/*
 * The beginning of a visit: fetches what the pages have to know, opens what
 * the address says, sets the shell's watchers going, draws the frame, and lets
 * the page work offline.
 */
import { render } from 'preact';
import { running } from '../engine/search';
import { fetchTexts, language, say, t } from '../language';
import { Frame } from './frame';
import { watchKeys } from './keys';
import { notice } from './notices';
import { workOffline } from './offline';
import { openAddress, watchAddress } from './open';
import type { PageEntry } from './page';
import { installPages } from './pages';
import { watchPaste } from './paste';
import { applySettings } from './settings';
import { announce } from './voice';

export function start(pages: readonly PageEntry[]): void {
	const root = document.getElementById('app');
	if (root) begin(root, pages).catch((error: unknown) => apologise(root, error));
	workOffline().catch(() => undefined);
}

async function begin(root: HTMLElement, pages: readonly PageEntry[]): Promise<void> {
	applySettings();
	installPages(pages);
	// Without its file a language is said in English.
	const texts = fetchTexts(language.peek()).catch(() => undefined);
	await Promise.all(pages.map(({ prepare }) => prepare?.()));
	await texts;
	await openAddress();
	watchAddress();
	watchKeys();
	watchPaste();
	announce(() => (running.value ? t(`running.${running.value.question}`) : ''));
	announce(() => (notice.value ? say(notice.value.words) : ''));
	root.replaceChildren();
	render(<Frame />, root);
	root.dataset.ready = 'yes';
}

/** The static words stay on the page, and what went wrong is written below them. */
function apologise(root: HTMLElement, error: unknown): void {
	const words = document.createElement('pre');
	words.setAttribute('role', 'alert');
	words.textContent = `Gridfold could not start: ${error instanceof Error ? error.message : String(error)}`;
	root.append(words);
}
