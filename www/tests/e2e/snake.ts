/* Helpers for the tests of the snake's page. */
import type { Page } from '@playwright/test';
import { open, verdict } from './page';

export const STANDARD = '3 2 2 3 2 3 2 2 3 3 2 2 2 3 3 3 3';
export const SLASH = 'bwb/w/b/wb/w/bw/b/w/bw/bw/b/w/b/wb/wb/wb/wb';

export const field = (page: Page) => page.getByRole('textbox', { name: 'Segment lengths' });
export const count = (page: Page) => page.getByTestId('count');
export const bead = (page: Page, number: number) => page.locator(`[data-bead="${number - 1}"]`);
export const words = (page: Page) => page.getByTestId('step-words');
export const slider = (page: Page) => page.getByRole('slider', { name: 'Step' });
export const spoken = (page: Page) => page.locator('p[aria-live]');

/** The words of the list of steps. */
export const steps = (page: Page) =>
	page.locator('[data-step]').evaluateAll((all) => all.map((one) => one.textContent ?? ''));

export const directions = async (page: Page) =>
	(await steps(page)).slice(1).map((text) => text.split(': ')[1] ?? '');

export async function openSnake(page: Page, address = './?lang=en#snake'): Promise<void> {
	await open(page, address);
	await page.getByRole('toolbar', { name: 'Chain of cubelets' }).waitFor();
}

/** The chain as the strip names it: E, S and C. */
export async function chainOf(page: Page): Promise<string> {
	const pieces = page.locator('[data-bead]');
	return (
		await pieces.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.piece ?? ''))
	).join('');
}

export async function typeLengths(page: Page, lengths: string): Promise<void> {
	await field(page).focus();
	await page.keyboard.press('Control+a');
	await page.keyboard.type(lengths);
}

export async function fold(page: Page): Promise<void> {
	await page.locator('[data-command=fold]').press('Enter');
	await verdict(page).waitFor();
}
