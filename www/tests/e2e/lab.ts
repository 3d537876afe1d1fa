/* Helpers for the tests of the lab. */
import { expect, type Page } from '@playwright/test';
import { openAnew, press } from './page';

export const SMALL = 'sky4.1332.2122.3213.1423';
export const DEMO = 'sky5.-----.2-22-.-3--2.3----';

export const place = (page: Page) => page.getByTestId('place');
export const reason = (page: Page) => page.getByTestId('reason');
export const racer = (page: Page, id: string) => page.locator(`[data-strategy="${id}"]`);
export const reading = (page: Page) => page.locator('.reading');

export async function openStudy(page: Page, part: string, lang = 'en'): Promise<void> {
	await openAnew(page, `./?lang=${lang}#${part}`);
	await page.locator('.lane').waitFor();
}

/** The number of events that have passed. */
export async function eventNow(page: Page): Promise<number> {
	return Number(await reason(page).getAttribute('data-event'));
}

/** Presses a control of the run and waits until the run has moved. */
export async function stepTo(page: Page, command: string): Promise<number> {
	const before = await eventNow(page);
	await press(page, command);
	await page.waitForFunction(
		(at) => document.querySelector('[data-testid=reason]')?.getAttribute('data-event') !== at,
		String(before),
	);
	return eventNow(page);
}

export const told = (page: Page) =>
	page.locator('.reading[data-ended=true]').waitFor({ state: 'attached' });

/** Waits for this many frames: playback advances with each of them. */
export function frames(page: Page, count: number): Promise<void> {
	return page.evaluate(async (left) => {
		for (; left > 0; left--) await new Promise(requestAnimationFrame);
	}, count);
}

/**
 * Opens a run of more than a million events, which tries every value in every cell, and goes to a dead end near the end
 * of the run.
 */
export async function readMillion(page: Page, begun?: () => Promise<unknown>): Promise<void> {
	await openStudy(page, `${DEMO}/study.stronger.0`);
	await told(page);
	await begun?.();
	await page.getByLabel('Strategy to look at').selectOption('early-checks');
	// The last slice may end slightly beyond that.
	await expect(reading(page)).toHaveAttribute('data-events', /^10000\d\d$/);
	// The slider ends at the last event seen.
	await press(page, 'study-last');
	await page.getByRole('slider', { name: 'Event', exact: true }).fill('900000');
	await press(page, 'study-dead-end');
	await expect(reason(page)).toHaveText(/fails:/);
}
