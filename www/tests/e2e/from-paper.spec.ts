/*
 * A puzzle from paper in three steps: what is around the grid, what is printed inside, and its owner's
 * entries; the page says whether it was copied correctly.
 */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, cell, open, soon } from './page';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A newspaper puzzle: its numbers by row and column, where 0 and 7 are the border. */
const CLUES = [
	[0, 2, 4],
	[0, 4, 2],
	[0, 6, 2],
	[1, 0, 1],
	[1, 7, 2],
	[3, 0, 4],
	[3, 7, 2],
	[6, 7, 5],
	[7, 4, 3],
	[7, 5, 3],
] as const;
const GIVENS = [
	[2, 6, 2],
	[3, 1, 1],
	[3, 4, 6],
] as const;
/** The owner's entries, of which the last is wrong. */
const OWN = [
	[1, 1, 6],
	[1, 2, 3],
	[1, 3, 2],
	[2, 1, 3],
	[2, 2, 4],
	[2, 3, 5],
] as const;

type Numbers = readonly (readonly [number, number, number])[];

const step = (page: Page) => page.locator('.paper-way [aria-current=step]');
const verdict = (page: Page) => page.locator('[data-copied]');

/** A phone on which taps are counted; a place that already has the caret is not tapped. */
async function phone(browser: Browser) {
	const page = await browser.newPage({ ...PHONE, locale: 'de-DE' });
	let taps = 0;
	const tap = async (selector: string) => {
		taps++;
		await page.locator(selector).first().tap();
	};
	const write = async (numbers: Numbers) => {
		for (const [row, column, number] of numbers) {
			const place = `.board [data-place="${row - 1},${column - 1}"]`;
			if ((await page.locator(`${place}[tabindex="0"]`).count()) === 0) await tap(place);
			await tap(`.pad-key:nth-of-type(${number})`);
			await expect(page.locator(place)).toHaveAccessibleName(new RegExp(`^${number},`));
		}
	};
	return { page, tap, write, taps: () => taps };
}

test('the puzzle of a newspaper, with own numbers of which one is wrong, in at most 52 taps', async ({
	browser,
}) => {
	const { page, tap, write, taps } = await phone(browser);
	await open(page, './');
	await tap('.home [data-command=panel-type]');
	await tap('#panel button[type=submit]');
	await expect(step(page)).toHaveText('1 Rand');
	await write(CLUES);
	await tap('[data-command=copy-next]');
	await write(GIVENS);
	await tap('[data-command=copy-next]');
	await expect(verdict(page)).toHaveAttribute('data-copied', 'unique');
	await expect(verdict(page)).toContainText('Genau eine Lösung: richtig abgeschrieben.');
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await write(OWN);
	await tap('[data-command=copy-done]');
	await expect(page.locator('.paper-way')).toHaveCount(0);
	await tap('[data-command=check]');
	await expect(page.locator('[data-review=wrong]')).toBeVisible();
	await tap('[data-review] [data-command=check]');
	await expect(cell(page, 2, 3)).toHaveAccessibleName(/kann nicht stimmen/);
	await tap('[data-command=back-to-right]');
	await expect(cell(page, 2, 3)).toHaveAccessibleName(/^leer/);
	await tap('[data-command=hint]');
	await expect(page.locator('[data-hint]')).toBeVisible();
	expect(taps()).toBeLessThanOrEqual(52);
	await page.close();
});

test('own numbers among the printed ones are offered as one’s own, in the same way', async ({
	browser,
}) => {
	const { page, tap, write } = await phone(browser);
	await open(page, './');
	await tap('.home [data-command=panel-type]');
	await tap('#panel button[type=submit]');
	await write(CLUES);
	await tap('.paper-way [data-step=inside]');
	await write([...GIVENS, ...OWN]);
	await tap('[data-command=copy-next]');
	await expect(verdict(page)).toHaveAttribute('data-copied', 'none');
	await tap('[data-take-own]');
	await expect(verdict(page)).toHaveAttribute('data-copied', 'unique');
	await expect(page.locator('[data-review=wrong]')).toBeVisible();
	await page.close();
});

test('by keyboard alone; a number that is missing is told, and every step can be gone back to', async ({
	page,
}) => {
	await open(page, './?lang=en');
	await page.locator('.home [data-command=panel-type]').press('Enter');
	await page.locator('#panel').getByRole('radio', { name: 'Futoshiki' }).check();
	await page.locator('#panel').getByRole('radio', { name: '4', exact: true }).check();
	await page.locator('#panel button[type=submit]').press('Enter');
	await expect(step(page)).toHaveText('1 Signs');
	await expect(cell(page, 1, 1)).toBeFocused();
	for (const key of ['<', 'ArrowRight', 'F2']) await page.keyboard.press(key);
	await expect(step(page)).toHaveText('2 Cells');
	await expect(cell(page, 1, 1)).toBeFocused();
	await page.keyboard.press('1');
	await page.keyboard.press('F2');
	await expect(step(page)).toHaveText('3 Yours');
	await expect(verdict(page)).toHaveAttribute('data-copied', 'several');
	await expect(page.locator('[aria-live]').first()).toContainText('a number may be missing');
	await page.locator('.paper-way [data-step=around]').press('Enter');
	await expect(step(page)).toHaveText('1 Signs');
	await page.keyboard.press('F2');
	await page.keyboard.press('F2');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('2');
	await expect(cell(page, 1, 2)).toHaveAccessibleName(/^2, .*yours/);
	await page.keyboard.press('F2');
	await expect(page.locator('.paper-way')).toHaveCount(0);
	await soon(() => page.url()).toMatch(/#fut4/);
	// After copying, the same key switches between Set up and Play, as always.
	await page.keyboard.press('F2');
	await expect(page.getByRole('radio', { name: 'Set up' })).toBeChecked();
	await expect(page.locator('.paper-way')).toHaveCount(0);
});
