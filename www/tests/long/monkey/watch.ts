/*
 * Watches for what must never happen: an error in the page or on its console, a
 * part that could not be drawn, a tab that crashed.
 */
import type { BrowserContext, Page } from '@playwright/test';

export interface Watch {
	/** Everything reported so far. */
	readonly heard: readonly string[];
}

/** Messages from the browser itself about files of an older build, or about a reader that a test delays. */
const OF_BROWSER = /^Failed to load resource/;

/** Listens to all pages of a browser profile, including those opened later. */
export function watch(context: BrowserContext): Watch {
	const heard: string[] = [];
	context.on('weberror', (error) => heard.push(String(error.error().stack ?? error.error())));
	context.on('console', (message) => {
		const words = message.text();
		if (message.type() === 'error' && !OF_BROWSER.test(words)) heard.push(words);
	});
	context.on('page', (page) => {
		page.on('crash', () => heard.push('the tab crashed'));
		page.on('dialog', (dialog) => void dialog.dismiss());
	});
	return { heard };
}

/** The parts of a page that could not be drawn, and a page that could not start. */
export const broken = (page: Page): Promise<string[]> =>
	page
		.locator('[data-broken], .start-failed')
		.evaluateAll((parts) => parts.map((part) => `broken: ${part.textContent}`));
