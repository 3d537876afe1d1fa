/*
 * The puzzles of the day: the same on every device and offline, and reachable by address. A calendar shows the
 * solved ones, with an unobtrusive count of days in a row.
 */
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import {
	axeFindingsInBoth,
	cell,
	fragment,
	open,
	openAnew,
	openPanel,
	press,
	solveByHand,
	soon,
} from './page';

const DAY = new Date('2026-11-22T12:00:00');

const puzzle = (page: Page, id: string) => page.locator(`[data-daily=${id}]`);
const day = (page: Page, name: string) => page.locator(`[data-day="${name}"]`);
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page on a separate device whose clock shows this time. */
async function at(browser: Browser, moment: Date): Promise<Page> {
	const page = await browser.newPage();
	await page.clock.setFixedTime(moment);
	return page;
}

/** Opens the three puzzles of a day, and returns their links. */
async function links(page: Page, address: string): Promise<string[]> {
	const found: string[] = [];
	for (const id of ['small', 'medium', 'hard']) {
		await page.evaluate((hash) => {
			location.hash = hash;
		}, address);
		await puzzle(page, id).click();
		await expect(page.locator('.panel')).toHaveCount(0);
		await expect(page.locator('[data-origin]')).toContainText(
			/^(Puzzle of the day|Today’s puzzle), /,
		);
		await expect(page.locator('[data-origin]')).toContainText(`: ${id}.`);
		await soon(() => found.includes(new URL(page.url()).hash)).toBe(false);
		found.push(await fragment(page, /^#\w+\./));
	}
	return found;
}

test('a date has the same puzzles on every device and offline, whatever the clock says', async ({
	browser,
}) => {
	const page = await at(browser, DAY);
	await open(page, './#daily');
	await expect(page.locator('#daily-title')).toHaveText(/^Today, /);
	const first = await links(page, 'daily');
	expect(new Set(first).size).toBe(3);
	const later = await at(browser, new Date('2027-02-03T23:30:00'));
	await open(later);
	await later.goto('./#daily/2026-11-22');
	await expect(later.locator('#daily-title')).toHaveText(/^Sunday,? 22 November 2026$/);
	// The code that makes puzzles was fetched with the first puzzle.
	await puzzle(later, 'small').click();
	await expect(later.locator('[data-origin]')).toBeVisible();
	await later.context().setOffline(true);
	expect(await links(later, 'daily/2026-11-22')).toEqual(first);
	expect(await links(later, 'daily')).not.toEqual(first);
	await later.close();

	await test.step('a day that is none, or is to come, is refused', async () => {
		for (const wrong of ['2026-11-23', '2026-02-30', 'tomorrow']) {
			await page.evaluate((hash) => {
				location.hash = `daily/${hash}`;
			}, wrong);
			await expect(page.locator('.notice')).toContainText(`no puzzles for “${wrong}”`);
			await expect(page.locator('#daily-title')).toHaveText(/^Today, /);
		}
		await fragment(page, /^#\w+\./);
	});
	await page.close();
});

test('what is solved counts for its own day, once, in the calendar and in the days in a row; a file carries it', async ({
	page,
	context,
	browser,
}) => {
	await page.clock.setFixedTime(DAY);
	await page.addInitScript(() => {
		if (localStorage.getItem('gridfold.daily')) return;
		const solved = { small: { hints: 0, seconds: 61 } };
		const value = { '2026-11-20': solved, '2026-11-21': solved, '2026-11-11': solved };
		localStorage.setItem('gridfold.daily', JSON.stringify({ version: 0, value }));
	});
	await open(page, './#daily');
	await expect(page.locator('.panel')).toContainText('2 days in a row');
	await expect(puzzle(page, 'small')).toHaveAttribute('data-progress', 'unplayed');
	await puzzle(page, 'small').click();
	await expect(page.locator('[data-origin]')).toBeVisible();
	await cell(page, 1, 1).focus();
	await page.keyboard.press('1');
	await openPanel(page, 'Daily');
	await expect(puzzle(page, 'small')).toHaveAttribute('data-progress', 'begun');
	await puzzle(page, 'small').click();
	await expect(page.locator('.panel')).toHaveCount(0);
	await cell(page, 1, 1).focus();
	await page.keyboard.press('Delete');
	const name = await title(page).innerText();
	await solveByHand(page);
	await expect(page.locator('[data-command=next-puzzle]')).toHaveText('Today’s next puzzle');
	await press(page, 'panel-daily');
	await expect(puzzle(page, 'small')).toContainText('Solved');
	await expect(page.locator('.panel')).toContainText('3 days in a row');
	await expect(day(page, '2026-11-22')).toHaveAccessibleName('22 November 2026, 1 solved');
	expect(await axeFindingsInBoth(page)).toEqual([]);

	await test.step('the calendar by keyboard: back through the days, and not into those to come', async () => {
		await day(page, '2026-11-22').focus();
		await page.keyboard.press('ArrowRight');
		await expect(day(page, '2026-11-22')).toBeFocused();
		await expect(day(page, '2026-11-23')).toBeDisabled();
		await page.keyboard.press('ArrowLeft');
		await expect(day(page, '2026-11-21')).toBeFocused();
		await expect(puzzle(page, 'small')).toContainText('Solved · 1:01');
		await page.keyboard.press('PageUp');
		await expect(day(page, '2026-10-21')).toBeFocused();
		await expect(page.locator('#calendar-title')).toHaveText('October 2026');
		await expect(puzzle(page, 'small')).toHaveAttribute('data-progress', 'unplayed');
		await page.keyboard.press('Tab');
		await expect(page.locator('.calendar :focus')).toHaveCount(0);
	});
	await test.step('what comes next is another puzzle of that day', async () => {
		await page.evaluate(() => {
			location.hash = 'daily/2026-11-22/small';
		});
		await expect(page.locator('[data-finished-card]')).toBeVisible();
		await press(page, 'next-puzzle');
		await expect(page.locator('[data-origin]')).toContainText('22 November 2026');
		await expect(title(page)).not.toHaveText(name);
		await expect(page.locator('[data-finished-card]')).toHaveCount(0);
	});
	await test.step('solved again it counts once; the board is found again', async () => {
		await page.evaluate(() => {
			location.hash = 'daily';
		});
		await puzzle(page, 'small').click();
		await expect(title(page)).toHaveText(name);
		await expect(page.locator('[data-finished-card]')).toBeVisible();
		await press(page, 'undo');
		await press(page, 'redo');
		await openPanel(page, 'Daily');
		await expect(day(page, '2026-11-22')).toHaveAttribute('data-solved', '1');
	});
	await test.step('another tab knows it, and keeps what this one writes', async () => {
		const tab = await context.newPage();
		await tab.clock.setFixedTime(DAY);
		await open(tab, './#daily/2026-11-10');
		await expect(day(tab, '2026-11-22')).toHaveAttribute('data-solved', '1');
		await puzzle(tab, 'small').click();
		await expect(tab.locator('[data-origin]')).toContainText('10 November');
		await solveByHand(tab);
		await expect(day(page, '2026-11-10')).toHaveAttribute('data-solved', '1');
		await tab.close();
	});
	await test.step('the file of all puzzles carries it to a device whose clock is behind', async () => {
		await openPanel(page, 'My puzzles');
		const download = page.waitForEvent('download');
		await page.getByRole('button', { name: 'Save all as a file' }).click();
		const file = await readFile(await (await download).path());
		const other = await at(browser, new Date('2026-11-12T12:00:00'));
		await openAnew(other);
		await openPanel(other, 'My puzzles');
		const text = { name: 'all.json', mimeType: 'application/json', buffer: file };
		await other.locator('#panel input[type=file]').setInputFiles(text);
		await expect(other.locator('.notice')).toContainText('puzzles were taken');
		await openPanel(other, 'Daily');
		await expect(other.locator('.panel')).toContainText('3 days in a row');
		for (const solved of ['2026-11-10', '2026-11-11'])
			await expect(day(other, solved)).toHaveAttribute('data-solved', '1');
		await test.step('a record that cannot be read is set aside, and the next is kept', async () => {
			await other.evaluate(() => localStorage.setItem('gridfold.daily', '{"version":0,'));
			await other.reload();
			const notice = other.locator('.notice', { hasText: 'could not be read' });
			await expect(notice).toContainText('which puzzles of the day were solved');
			await openPanel(other, 'Daily');
			await expect(day(other, '2026-11-11')).toHaveAttribute('data-solved', '0');
			await soon(() => other.evaluate(() => localStorage.getItem('gridfold.daily'))).toBe(
				'{"version":0,"value":{}}',
			);
		});
		await other.close();
	});
});
