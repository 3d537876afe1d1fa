/* My puzzles: every board in its own slot, deleted and restored, and carried to another device as a file. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { cell, follow, names, open, openAnew, openPanel, soon } from './page';

const SKY = 'sky5.32341.12324.14224.32321';
const FOUR = 'sky4.1332.2122.3213.1423';
const NINE = 'sky9.43-------.2-4---3--.-2---4-2-.2--3--2--';
const SOLUTION = ['4123', '1234', '3412', '2341'];

const lines = (page: Page) => page.locator('.kept-board');
const line = (page: Page, title: string) => lines(page).filter({ hasText: title });

async function type(page: Page, row: number, digits: string): Promise<void> {
	for (const [at, digit] of [...digits].entries()) {
		await cell(page, row, at + 1).focus();
		await page.keyboard.press(digit);
	}
}

/** Three boards: one begun, one solved, and a snake. */
async function play(page: Page): Promise<void> {
	await open(page, `./#${SKY}`);
	await type(page, 1, '23');
	await follow(page, FOUR);
	for (const [row, digits] of SOLUTION.entries()) await type(page, row + 1, digits);
	await expect(page.locator('[data-finished]')).toBeVisible();
	await page.evaluate(() => {
		location.hash = 'snake3.3223232233D3333';
	});
	await expect(page.getByRole('heading', { level: 1 })).toContainText('3 × 3 × 3');
}

async function saved(page: Page): Promise<string> {
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save all as a file' }).click();
	return (await download).path();
}

const take = (page: Page, name: string, text: string) =>
	page.locator('#panel input[type=file]').setInputFiles({
		name,
		mimeType: 'application/json',
		buffer: Buffer.from(text),
	});

test('boards of all pages are listed, deleted and brought back, and opened as they were left', async ({
	page,
}) => {
	await play(page);
	await openPanel(page, 'My puzzles');
	await expect(lines(page)).toHaveCount(3);
	await expect(line(page, 'Skyscrapers 5')).toContainText('2 of 25 filled');
	await expect(line(page, 'Skyscrapers 4')).toContainText('Solved');
	await expect(line(page, '27 cubelets')).toContainText('Open now');
	await expect(line(page, '27 cubelets').getByRole('button', { name: /^Delete/ })).toHaveCount(0);

	await test.step('two are deleted, and one Undo brings both back', async () => {
		for (const title of ['Skyscrapers 5', 'Skyscrapers 4'])
			await line(page, title)
				.getByRole('button', { name: /^Delete/ })
				.click();
		await expect(lines(page)).toHaveCount(1);
		await expect(page.locator('.notice')).toContainText('2 puzzles deleted.');
		await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
		await expect(lines(page)).toHaveCount(3);
	});
	await test.step('what was deleted stays so', async () => {
		await line(page, 'Skyscrapers 4')
			.getByRole('button', { name: /^Delete/ })
			.click();
		await expect(lines(page)).toHaveCount(2);
		await page.reload();
		await openPanel(page, 'My puzzles');
		await expect(lines(page)).toHaveCount(2);
	});
	await test.step('opening one closes the list, and the board is as it was left', async () => {
		await line(page, 'Skyscrapers 5').getByRole('button').first().click();
		await expect(page.locator('.panel')).toHaveCount(0);
		await expect(cell(page, 1, 2)).toHaveAccessibleName(/^3, /);
	});
});

test('a file carries all boards to another device, and replaces nothing that is newer there', async ({
	page,
	browser,
}) => {
	await play(page);
	await openPanel(page, 'My puzzles');
	await expect(lines(page)).toHaveCount(3);
	const file = await readFile(await saved(page), 'utf8');

	const elsewhere = await browser.newPage();
	await openAnew(elsewhere, `./#${NINE}`);
	await openPanel(elsewhere, 'My puzzles');
	await take(elsewhere, 'gridfold-puzzles.json', file);
	await expect(elsewhere.locator('.notice')).toContainText('3 puzzles were taken from the file.');
	for (const title of ['Skyscrapers 5', 'Skyscrapers 4', '27 cubelets', 'Skyscrapers 9'])
		await expect(line(elsewhere, title)).toHaveCount(1);
	await line(elsewhere, 'Skyscrapers 5').getByRole('button').first().click();
	await expect(cell(elsewhere, 1, 1)).toHaveAccessibleName(/^2, /);
	await type(elsewhere, 2, '4');
	const played = await names(elsewhere);

	await test.step('the same file again changes nothing', async () => {
		await openPanel(elsewhere, 'My puzzles');
		await take(elsewhere, 'gridfold-puzzles.json', file);
		await expect(elsewhere.locator('.notice')).toContainText('No puzzle was taken from the file.');
		await expect(elsewhere.locator('.notice')).toContainText('3 were already here');
		await elsewhere.reload();
		await soon(() => names(elsewhere)).toEqual(played);
	});
	await test.step('a later state of the open board becomes a game beside it', async () => {
		const later = JSON.parse(file);
		const [sky] = later.boards.puzzle.filter(
			(one: { present: { draft: { size: number } } }) => one.present.draft.size === 5,
		);
		sky.when = Date.now() + 60_000;
		sky.present.entries[24] = 5;
		await openPanel(elsewhere, 'My puzzles');
		await take(elsewhere, 'later.json', JSON.stringify(later));
		await expect(elsewhere.locator('.notice')).toContainText('One puzzle was taken from the file.');
		await expect(line(elsewhere, 'Skyscrapers 5')).toHaveCount(2);
		await soon(() => names(elsewhere)).toEqual(played);
		const other = line(elsewhere, 'Skyscrapers 5').filter({ hasNotText: 'Open now' });
		await expect(other).toContainText('3 of 25 filled');
		await other.getByRole('button').first().click();
		await expect(cell(elsewhere, 5, 5)).toHaveAccessibleName(/^5, /);
		await expect(cell(elsewhere, 2, 1)).toHaveAccessibleName(/^empty/);
	});
	await test.step('what cannot be read is set aside, and another file is refused', async () => {
		const broken = JSON.parse(file);
		broken.boards.puzzle[0].present.draft.clues = null;
		broken.boards.snake = [null];
		await openPanel(elsewhere, 'My puzzles');
		await take(elsewhere, 'broken.json', JSON.stringify(broken));
		const said = elsewhere.locator('.notice[data-tone=warning]');
		await expect(said.filter({ hasText: '2 could not be read' })).toBeVisible();
		await take(elsewhere, 'other.json', '{"other": 1}');
		await expect(said.filter({ hasText: 'contains no puzzles' })).toBeVisible();
		// The browser could not even set such a record aside, and the page would say that nothing is saved.
		await said.filter({ hasText: 'contains no puzzles' }).getByRole('button').last().click();
		const deep = '['.repeat(50_000) + ']'.repeat(50_000);
		const boards = `{"puzzle":[${deep}]}`;
		await take(elsewhere, 'deep.json', `{"gridfold":"puzzles","version":1,"boards":${boards}}`);
		await expect(said.filter({ hasText: 'contains no puzzles' })).toBeVisible();
		await expect(said.filter({ hasText: 'saves nothing' })).toHaveCount(0);
	});
});

test('a file of a newer version says so, and what can be read of one is taken', async ({
	page,
}) => {
	await play(page);
	await openPanel(page, 'My puzzles');
	await expect(lines(page)).toHaveCount(3);
	const file = JSON.parse(await readFile(await saved(page), 'utf8'));
	await openAnew(page, `./?lang=en#${NINE}`);
	await openPanel(page, 'My puzzles');
	const said = page.locator('.notice[data-tone=warning]');
	await test.step('a file whose form is not known', async () => {
		await take(page, 'newer.json', JSON.stringify({ ...file, version: 2, boards: 'packed' }));
		await expect(said).toContainText('A newer version of Gridfold wrote this file.');
		await expect(said).toContainText('Reload the page to update it, then read the file again.');
		await expect(said.getByRole('button', { name: 'Reload the page' })).toBeVisible();
	});
	await test.step('boards of a newer version, and of pages that this one lacks', async () => {
		const [first, second] = file.boards.puzzle;
		const newer = { ...first, board: 'newer', version: 99 };
		const wrong = structuredClone({ ...second, board: 'wrong' });
		wrong.present.entries[0] = 9;
		const puzzle = [newer, wrong, { ...second, board: 'right' }];
		const boards = { puzzle, sliding: [{}, {}] };
		await take(page, 'some.json', JSON.stringify({ ...file, boards, beside: { medals: [] } }));
		const told = said.filter({ hasText: 'One puzzle was taken from the file.' });
		await expect(told).toContainText('One could not be read and was set aside.');
		await expect(told).toContainText('4 were saved by a newer version of Gridfold.');
		await expect(told).toContainText('Reload the page to update it');
	});
	await test.step('in German and French too', async () => {
		for (const [language, words] of [
			['de', 'Diese Datei stammt aus einer neueren Version von Gridfold.'],
			['fr', 'Ce fichier vient d’une version plus récente de Gridfold.'],
		] as const) {
			await openAnew(page, `./?lang=${language}#${NINE}`);
			await openPanel(page, 'My puzzles');
			await take(page, 'newer.json', '{"gridfold":"puzzles","version":7}');
			await expect(said.filter({ hasText: words })).toBeVisible();
		}
	});
});

test('a file of many boards is one transaction and one change of the list, and Stop leaves all as it was', async ({
	page,
}) => {
	await page.addInitScript(() => {
		const seen = { transactions: 0, lists: 0, stopAt: Number.POSITIVE_INFINITY, puts: 0 };
		Object.assign(window, { seen });
		const { transaction } = IDBDatabase.prototype;
		IDBDatabase.prototype.transaction = function (names, mode, ...more) {
			if (mode === 'readwrite') seen.transactions++;
			return transaction.call(this, names, mode, ...more);
		};
		const { put } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.put = function (...what) {
			if (++seen.puts === seen.stopAt)
				document.querySelector<HTMLElement>('#panel [data-command=stop]')?.click();
			return put.apply(this, what);
		};
	});
	await open(page, `./#${SKY}`);
	await type(page, 1, '23');
	await openPanel(page, 'My puzzles');
	await expect(lines(page)).toHaveCount(1);
	const file = copies(await readFile(await saved(page), 'utf8'), 250);
	const seen = (change: object) =>
		page.evaluate((change) => Object.assign(Reflect.get(window, 'seen'), change), change);

	await seen({ puts: 0, stopAt: 150 });
	await take(page, 'many.json', file);
	await expect(page.locator('.notice')).toContainText('Reading the file was stopped.');
	await expect(page.locator('.notice')).toContainText('No puzzle was taken from the file.');
	await expect(lines(page)).toHaveCount(1);
	await page.reload();
	await openPanel(page, 'My puzzles');
	await expect(lines(page)).toHaveCount(1);

	await page.evaluate(() => {
		const list = document.querySelector('.kept-boards');
		const { seen } = window as unknown as { seen: { lists: number; transactions: number } };
		seen.transactions = 0;
		if (list) new MutationObserver(() => seen.lists++).observe(list, { childList: true });
	});
	await take(page, 'many.json', file);
	await expect(page.locator('.notice')).toContainText('250 puzzles were taken from the file.');
	expect(await seen({})).toMatchObject({ transactions: 1, lists: 1 });
	await expect(lines(page)).toHaveCount(100);
	await page.getByRole('button', { name: 'Show the next 100' }).click();
	await page.getByRole('button', { name: 'Show the next 51' }).click();
	await expect(lines(page)).toHaveCount(251);
	await take(page, 'many.json', file);
	await expect(page.locator('.notice')).toContainText('250 were already here');
});

/** The first board of a file this many times, each as a separate game. */
function copies(file: string, count: number): string {
	const whole = JSON.parse(file);
	const [one] = whole.boards.puzzle;
	const copy = (_: unknown, at: number) => ({ ...one, board: `copy-${at}`, when: 1000 + at });
	whole.boards.puzzle = Array.from({ length: count }, copy);
	return JSON.stringify(whole);
}

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

	test('the notice that brings a board back can be reached', async ({ page }) => {
		await play(page);
		await openPanel(page, 'My puzzles');
		await line(page, 'Skyscrapers 4')
			.getByRole('button', { name: /^Delete/ })
			.tap();
		await expect(lines(page)).toHaveCount(2);
		await page.locator('.notice').getByRole('button', { name: 'Undo' }).tap();
		await expect(lines(page)).toHaveCount(3);
	});
});
