/* A part that throws while it is drawn breaks nothing else: a line, a card, a board, a panel, the whole page. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { cell, follow, more, open, openPanel } from './page';

const SKY = 'sky5.32341.12324.14224.32321';
const FOUR = 'sky4.1332.2122.3213.1423';

const broken = (page: Page, part: string) => page.locator(`[data-broken=${part}]`);

/** From now on the browser refuses to draw elements of this class, as if a record made their view throw. */
const refuse = (page: Page, name: string) =>
	page.evaluate((refused) => {
		document.documentElement.dataset.refused = refused;
	}, name);

test.beforeEach(async ({ page }) => {
	await page.addInitScript(() => {
		const { setAttribute } = Element.prototype;
		Element.prototype.setAttribute = function (name, value) {
			const { refused } = document.documentElement.dataset;
			if (refused && name === 'class' && String(value).split(' ').includes(refused))
				throw new RangeError(`no ${refused} here`);
			setAttribute.call(this, name, value);
		};
	});
});

async function saved(page: Page, name: string) {
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name }).click();
	return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}

test('a time without a date in a file does no harm', async ({ page }) => {
	await open(page, `./#${SKY}`);
	await openPanel(page, 'My puzzles');
	const file = await saved(page, 'Save all as a file');
	file.boards.puzzle[0].board = 'other';
	file.boards.puzzle[0].when = 1e300;
	file.boards.puzzle[0].present.entries[0] = 2;
	await page.locator('#panel input[type=file]').setInputFiles({
		name: 'hostile.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(file)),
	});
	await expect(page.locator('.kept-board')).toHaveCount(2);
	for (const name of ['Help', 'My puzzles'] as const) {
		await openPanel(page, name);
		await expect(page.locator('#panel-title')).toHaveText(name);
	}
	await page.reload();
	await openPanel(page, 'My puzzles');
	await expect(page.locator('.kept-board')).toHaveCount(2);
});

test('a line that cannot be drawn offers its board, and the other lines are there', async ({
	page,
}) => {
	await page.addInitScript(() => {
		const { format } = Object.getOwnPropertyDescriptors(Intl.DateTimeFormat.prototype);
		const write = format.get;
		Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
			get() {
				return (when: number) => {
					if (when === 7) throw new RangeError('no such date');
					return write?.call(this)(when);
				};
			},
		});
	});
	await open(page, `./#${SKY}`);
	await openPanel(page, 'My puzzles');
	const file = await saved(page, 'Save all as a file');
	Object.assign(file.boards.puzzle[0], { board: 'seventh', when: 7 });
	file.boards.puzzle[0].present.entries[0] = 2;
	await page.locator('#panel input[type=file]').setInputFiles({
		name: 'one.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(file)),
	});
	await expect(broken(page, 'line')).toContainText('This puzzle could not be drawn.');
	await expect(page.locator('.kept-board')).toHaveCount(2);
	const its = await saved(page, 'Save it as a file');
	expect(its.boards.puzzle).toMatchObject([{ board: 'seventh', when: 7 }]);
	await broken(page, 'line').getByRole('button', { name: 'Delete it' }).click();
	await expect(page.locator('.kept-board')).toHaveCount(1);
});

test('a panel, the card and the board break alone, and are tried again', async ({ page }) => {
	await open(page, `./#${FOUR}`);
	const { board } = await page.evaluate(() => history.state);

	await test.step('a panel: others open, and it does again', async () => {
		await refuse(page, 'kept-boards');
		await openPanel(page, 'My puzzles');
		await expect(broken(page, 'panel')).toContainText('could not be drawn');
		await cell(page, 1, 1).focus();
		await page.keyboard.press('4');
		await expect(cell(page, 1, 1)).toHaveAccessibleName(/^4/);
		const file = await saved(page, 'Save all as a file');
		expect(file.boards.puzzle).toMatchObject([{ board, present: { entries: { 0: 4 } } }]);
		await refuse(page, '');
		await broken(page, 'panel').getByRole('button', { name: 'Try again' }).click();
		await expect(page.locator('.kept-board')).toHaveCount(1);
		await openPanel(page, 'My puzzles');
	});
	await test.step('the card: the board goes on', async () => {
		await refuse(page, 'verdict');
		await more(page);
		await page.locator('[data-command=solve]').click();
		await expect(broken(page, 'card')).toBeVisible();
		await expect(cell(page, 1, 1)).toBeVisible();
		await refuse(page, '');
		await follow(page, SKY);
		await expect(broken(page, 'card')).toHaveCount(0);
		await expect(page.getByRole('heading', { level: 1 })).toContainText('5 × 5');
	});
	await test.step('the board: card and panels go on', async () => {
		await refuse(page, 'twin');
		await page.evaluate(() => {
			location.hash = 'snake3.3223232233D3333';
		});
		await expect(page.getByRole('heading', { level: 1 })).toContainText('3 × 3 × 3');
		await page.evaluate((link) => {
			location.hash = link;
		}, FOUR);
		await expect(broken(page, 'table')).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toContainText('4 × 4');
		await refuse(page, '');
		await broken(page, 'table').getByRole('button', { name: 'Try again' }).click();
		await expect(cell(page, 1, 1)).toHaveAccessibleName(/^4/);
	});
	await test.step('the page: words are left, and the puzzles', async () => {
		await refuse(page, 'panel');
		await openPanel(page, 'Help');
		await expect(broken(page, 'page')).toContainText('saved on this device');
		const file = await saved(page, 'Save all as a file');
		expect(file.boards.snake).toHaveLength(1);
		await refuse(page, '');
		await broken(page, 'page').getByRole('button', { name: 'Try again' }).click();
		await expect(page.locator('#panel-title')).toHaveText('Help');
		await expect(cell(page, 1, 1)).toHaveAccessibleName(/^4/);
	});
});
