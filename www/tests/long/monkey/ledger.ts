/*
 * The entries that the page shows: the number of every cell, or the pieces of
 * the snake. The entries must be the same after a reload.
 */
import { expect, type Page } from '@playwright/test';
import { LINKS } from './places';

/** The words that show a solution instead of the player's numbers, in the page's languages. */
const SOLVED = /\b(solution|Lösung)\b/;

/** The entries on the table; null if the board is not the player's, as in a lesson, or if a solution or a step covers it. */
export async function entered(page: Page): Promise<string | null> {
	const { names, pieces } = await page.evaluate(() => {
		const table = (page: string, of: string) => [
			...document.querySelectorAll<HTMLElement>(`[data-page=${page}] .left ${of}`),
		];
		const isStep = document.querySelector('.steps-card') !== null;
		const cells = isStep ? [] : table('grid', '.twin [role=gridcell]');
		return {
			names: cells.map((cell) => cell.getAttribute('aria-label') ?? ''),
			pieces: table('snake', '[data-bead]').map(({ dataset }) => dataset.piece ?? ''),
		};
	});
	if (pieces.length > 0) return pieces.join('');
	if (names.length === 0 || names.some((name) => SOLVED.test(name))) return null;
	return names.map((name) => /^\d+/.exec(name)?.[0] ?? '.').join(' ');
}

/**
 * While the page has not opened a link yet, the address bar shows it unchanged, but the board is still the previous
 * one.
 */
const isOpening = (page: Page) => LINKS.some((link) => new URL(page.url()).hash.slice(1) === link);

/** The last action has been carried out, and the board shows its result. */
const drawn = (page: Page) =>
	page.evaluate(async () => {
		const picture = () => new Promise((resolve) => requestAnimationFrame(resolve));
		for (let pictures = 0; pictures < 3; pictures++) await picture();
	});

/** The page has started. One that its host has replaced may lack parts and cannot start; its button must help. */
export async function started(page: Page): Promise<void> {
	const failed = page.locator('.start-failed');
	await Promise.race([page.locator('#app[data-ready=yes]').waitFor(), failed.waitFor()]);
	if (await failed.isVisible()) await failed.locator('.buttons button').click();
	await page.locator('#app[data-ready=yes]').waitFor();
}

/** Reloads the page and expects the same entries. */
export async function expectKept(page: Page, again: () => Promise<unknown>): Promise<void> {
	await drawn(page);
	const before = isOpening(page) ? null : await entered(page);
	await again();
	await started(page);
	if (before === null) return;
	await expect.poll(() => entered(page), 'what was entered is there again').toBe(before);
}
