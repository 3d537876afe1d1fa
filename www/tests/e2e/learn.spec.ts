/* Learn: the rules are tried out by pointer, touch and keys, the answers are right, and nothing needs the core. */
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, open } from './page';

const card = (page: Page, name: string) =>
	page.locator('.try').filter({ has: page.getByRole('heading', { name, exact: true }) });
const place = (page: Page, name: string, row: number, column: number) =>
	card(page, name).locator(`[data-place="${row - 1},${column - 1}"]`);

test('one taps which buildings are visible, and then there is the clue', async ({ page }) => {
	await open(page, './?lang=en#learn');
	const its = card(page, 'Skyscrapers');
	const said = its.locator('[data-said]');
	await place(page, 'Skyscrapers', 1, 2).click();
	await expect(said).toHaveText('You do not see it: it stands behind a building of height 2.');
	await place(page, 'Skyscrapers', 2, 1).click();
	await expect(said).toHaveText('This one is not in the line you are looking along.');
	await place(page, 'Skyscrapers', 1, 1).click();
	await expect(said).toHaveText('You see it: no building in front of it is as tall.');
	await test.step('by keys as well', async () => {
		await place(page, 'Skyscrapers', 1, 1).focus();
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('Enter');
		await expect(said).toHaveText('You see 2 buildings, so the clue is 2.');
		await expect(page.getByRole('status')).toContainText('so the clue is 2');
	});
	await its.getByRole('button', { name: 'Look from another side' }).click();
	await expect(said).toHaveCount(0);
	await place(page, 'Skyscrapers', 4, 4).click();
	await place(page, 'Skyscrapers', 4, 2).click();
	await place(page, 'Skyscrapers', 4, 1).click();
	await expect(said).toHaveText('You see 3 buildings, so the clue is 3.');
});

test('numbers are tried in a framed cell, with the rule that forbids each; a park is no building', async ({
	page,
}) => {
	await open(page, './?lang=en#learn');
	const fut = card(page, 'Futoshiki');
	const said = (name: string) => card(page, name).locator('[data-said]');
	for (const [value, words] of [
		['1', '1 is already in this column.'],
		['2', '2 is already in this row.'],
		['3', '3 can go here. Is that all?'],
		['4', '3, 4 can go here, and nothing else.'],
	] as const) {
		await fut.getByRole('button', { name: value, exact: true }).click();
		await expect(said('Futoshiki')).toHaveText(words);
	}
	await place(page, 'Diagonals', 2, 2).focus();
	await page.keyboard.press('3');
	await expect(said('Diagonals')).toHaveText('3 is already in this box or on this diagonal.');
	await page.keyboard.press('4');
	await expect(said('Diagonals')).toHaveText('Only 4 can go here.');
	await expect(place(page, 'Diagonals', 2, 2)).toHaveAccessibleName(/^4/);
	await place(page, 'Parks', 1, 2).click();
	await expect(said('Parks')).toHaveText(/^A park is not a building/);
});

test('a chain is laid into a flat box; what it does not allow is said, and a dead end', async ({
	page,
}) => {
	await open(page, './?lang=en#learn/snake');
	const its = card(page, 'Snake cube');
	await expect(its.getByRole('heading')).toBeFocused();
	await expect(its).toBeInViewport();
	const cells = its.locator('.lay-box button');
	const said = its.locator('[data-said]');
	const lay = async (...all: number[]) => {
		for (const cell of all) await cells.nth(cell).click();
	};
	await lay(8);
	await expect(said).toHaveText('The next cubelet has to touch the last one.');
	await lay(1, 2);
	await expect(said).toHaveText('The last cubelet is a corner: the chain turns there.');
	await lay(4, 5, 2);
	await expect(said).toHaveText('The next cubelet has no cell left. Take some back.');
	for (let left = 5; left > 1; left--)
		await its.getByRole('button', { name: 'Take one back' }).click();
	await lay(1, 4, 3, 6, 7, 8, 5, 2);
	await expect(said).toHaveText(/^The box is full/);
});

for (const lang of ['en', 'de', 'fr'])
	test(`in ${lang}: nothing for axe, and nothing wider than a small phone`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await open(page, `./?lang=${lang}#learn`);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		expect(await axeFindingsInBoth(page)).toEqual([]);
		const untold = /\b(learn|rules|kind|feature|techniques)\.[a-z]/;
		expect(await page.locator('.learn').innerText()).not.toMatch(untold);
	});

test('a link to rules or to a puzzle of a day that there is not says so, and shows what there is', async ({
	page,
}) => {
	await open(page, './?lang=en#learn/nosuch');
	const notice = page.locator('.notice');
	await expect(notice).toContainText('There are no rules called “nosuch” here.');
	await expect(page.locator('.try')).toHaveCount(10);
	await page.locator('.learn-ways a').first().click();
	await expect(notice).toHaveCount(0);
	await page.goto('./?lang=en#daily/today/nosuch');
	await expect(notice).toContainText('There is no puzzle called “nosuch” on this day.');
	await expect(page.locator('#panel-title')).toBeVisible();
});
