/*
 * What was entered, as the page shows it: the number of every cell, or the
 * pieces of the snake. It must be the same after the page has begun again.
 */
import { expect, type Page } from '@playwright/test';
import { LINKS } from './places';

/** A solution in the place of the player's numbers, in the languages of the page. */
const SOLVED = /\b(solution|Lösung)\b/;

/** What is on the table; null if that is not a board of the player's, as in a lesson, or a solution lies over it. */
export async function entered(page: Page): Promise<string | null> {
	const { names, pieces } = await page.evaluate(() => {
		const table = (page: string, of: string) => [
			...document.querySelectorAll<HTMLElement>(`[data-page=${page}] .left ${of}`),
		];
		const cells = table('grid', '.twin [role=gridcell]');
		return {
			names: cells.map((cell) => cell.getAttribute('aria-label') ?? ''),
			pieces: table('snake', '[data-bead]').map(({ dataset }) => dataset.piece ?? ''),
		};
	});
	if (pieces.length > 0) return pieces.join('');
	if (names.length === 0 || names.some((name) => SOLVED.test(name))) return null;
	return names.map((name) => /^\d+/.exec(name)?.[0] ?? '.').join(' ');
}

/** A link that the page has not taken up yet is in its address as it was written, and the board is that of another. */
const isOpening = (page: Page) => LINKS.some((link) => new URL(page.url()).hash.slice(1) === link);

/** Has the page begin again, and finds in it what was there. */
export async function expectKept(page: Page, again: () => Promise<unknown>): Promise<void> {
	const before = isOpening(page) ? null : await entered(page);
	await again();
	await page.waitForFunction(() => document.querySelector('#app[data-ready=yes]'));
	if (before === null) return;
	await expect.poll(() => entered(page), 'what was entered is there again').toBe(before);
}
