/* Reasons in hints: the levels as designed, and why a number cannot be in a cell. */
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, board, cell, open, press } from './page';

/** Vector 2 of the design. */
const SKY = './#sky5.32341.12324.14224.32321';
const hinted = (page: Page) => page.locator('[data-hint]');
const words = (page: Page) => page.locator('[data-hint-words]');
const drawn = (page: Page, part: string) => page.locator(`.board .hint-marks .hint-${part}`);

const numbers = (rows: number[][]) => rows.flat().filter((value) => value > 0).length;

test('three taps: one line and the kind of thing, the reason, and exactly that step', async ({
	page,
}) => {
	await open(page, SKY);
	await press(page, 'hint');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'where');
	await expect(words(page)).toHaveText(/^Look at (row|column) \d: a clue settles something\.$/);
	await expect(drawn(page, 'line')).toHaveCount(1);
	await expect(drawn(page, 'target')).toHaveCount(0);
	await press(page, 'hint');
	await expect(hinted(page).locator('h2')).toHaveText('Clue 1');
	await expect(words(page)).toContainText('only one building is visible');
	await expect(drawn(page, 'target')).toHaveCount(1);
	const before = await board(page);
	await press(page, 'hint');
	expect(numbers(await board(page))).toBe(1);
	await press(page, 'undo');
	expect(await board(page)).toEqual(before);
	// The next one was computed during the pause, and is not requested again.
	const asked = await page.evaluateHandle(() => {
		const heard: string[] = [];
		const post = Worker.prototype.postMessage;
		Worker.prototype.postMessage = function (this: Worker, message: unknown) {
			heard.push((message as { call: string }).call);
			post.call(this, message);
		} as typeof post;
		return heard;
	});
	const calls = () => asked.evaluate((heard) => heard.filter((call) => call === 'hint').length);
	await cell(page, 1, 1).focus();
	await page.keyboard.press('3');
	await expect.poll(calls).toBe(1);
	await expect(async () => {
		await page.keyboard.press('h');
		await expect(hinted(page)).toHaveAttribute('data-hint', 'where', { timeout: 1 });
	}).toPass();
	await page.keyboard.press('Escape');
	const known = await calls();
	await page.keyboard.press('h');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'where');
	expect(await calls()).toBe(known);
});

test('why not: by a long press on a mark, by the context menu, by key and by the pad', async ({
	page,
}) => {
	await open(page, SKY);
	await cell(page, 2, 3).focus();
	await page.keyboard.press('m');
	const caret = await page.locator('.drawing .focus').getAttribute('x');
	const four = page.locator('.cell').nth(24).locator('.pencil-mark', { hasText: '4' });
	await four.hover({ force: true });
	await page.mouse.down();
	await expect(hinted(page)).toHaveAttribute('data-hint', 'why-not');
	await page.mouse.up();
	await expect(hinted(page)).toContainText('Why not 4 in r5c5?');
	await expect(hinted(page).locator('h2')).toHaveText('Edge limit');
	await expect(words(page)).toContainText('right clue of row 5 is 4');
	await expect(drawn(page, 'clue')).toHaveCount(1);
	await expect(drawn(page, 'target')).toHaveCount(1);
	await expect(page.locator('.board g.hint-removed')).toHaveText('4');
	await expect(page.locator('[aria-live]')).toContainText('right clue of row 5 is 4');
	expect(await page.locator('.drawing .focus').getAttribute('x')).toBe(caret);
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(hinted(page)).toHaveCount(0);
	const three = page.locator('.cell').nth(24).locator('.pencil-mark', { hasText: '3' });
	await three.click({ button: 'right', force: true });
	await expect(hinted(page)).toContainText('Why not 3 in r5c5?');
	// A right number gets the same answer as one that is hard to rule out.
	await cell(page, 5, 5).focus();
	await page.keyboard.press('w');
	await expect(page.locator('.chord')).toHaveText(/^Why not/);
	await page.keyboard.press('2');
	await expect(words(page)).toHaveText('Nothing simple rules out 2 in r5c5.');
	await expect(page.locator('.chord')).toHaveCount(0);
	await press(page, 'why-not');
	await page.locator('.pad-key', { hasText: '5' }).click();
	await expect(hinted(page)).toContainText('Why not 5 in r5c5?');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'why-not');
	expect(numbers(await board(page))).toBe(0);
	await page.mouse.click(3, 400);
	await expect(hinted(page)).toHaveCount(0);
	await page.keyboard.press('w');
	await expect(cell(page, 5, 5)).toBeFocused();
	await page.keyboard.press('Escape');
	await page.keyboard.press('3');
	expect(numbers(await board(page))).toBe(1);
});
