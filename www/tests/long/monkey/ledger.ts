/*
 * What was entered, as the page shows it: the number of every cell, or the
 * pieces of the snake. It must be the same after the page has begun anew.
 */
import { expect, type Page } from '@playwright/test';

/** A solution in the place of the player's numbers, in the languages of the page. */
const SOLVED = /\b(solution|Lösung)\b/;

/** What is on the table; null where it is no board of the player's, or a solution lies over it. */
export async function entered(page: Page): Promise<string | null> {
	const found = await page.evaluate(() => {
		const of = document.documentElement.dataset.page ?? '';
		const cells = [...document.querySelectorAll('.twin [role=gridcell]')];
		const beads = [...document.querySelectorAll<HTMLElement>('[data-bead]')];
		return {
			of,
			names: cells.map((cell) => cell.getAttribute('aria-label') ?? ''),
			pieces: beads.map((bead) => bead.dataset.piece ?? '').join(''),
		};
	});
	if (found.pieces !== '') return found.pieces;
	if (found.names.length === 0 || found.names.some((name) => SOLVED.test(name))) return null;
	return found.names.map((name) => /^\d+/.exec(name)?.[0] ?? '.').join(' ');
}

/** Has the page begin anew, and finds in it what was there. */
export async function expectKept(page: Page, again: () => Promise<unknown>): Promise<void> {
	const before = await entered(page);
	await again();
	await page.waitForFunction(() => document.querySelector('#app[data-ready=yes]'));
	if (before === null) return;
	await expect.poll(() => entered(page), 'what was entered is there again').toBe(before);
}
