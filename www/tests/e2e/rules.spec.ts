/*
 * The rules, shown when a visitor meets a kind for the first time, and available behind the title from then on. One
 * tap dismisses them, and the board does not move when they appear or disappear.
 */
import { expect, type Page, test } from '@playwright/test';
import { begun, open, openAnew, shifts } from './page';

const SKY = './#sky5.32341.12324.14224.32321';

const met = (page: Page) => page.locator('.met');
const told = (page: Page, where: string) => page.locator(`${where} h3`).allInnerTexts();

for (const [name, viewport] of Object.entries({
	phone: { width: 360, height: 740 },
	desk: { width: 1280, height: 800 },
})) {
	test.describe(`on a ${name}`, () => {
		const isPhone = name === 'phone';
		test.use({ viewport, hasTouch: isPhone, isMobile: isPhone });

		test('a kind is met once, then its rules stand behind the title', async ({ page }) => {
			await open(page, SKY);
			await expect(met(page)).toContainText('how many buildings are visible');
			expect(await told(page, '.met')).toEqual(['Skyscrapers']);
			await expect(met(page).locator('svg').first()).toBeVisible();
			expect(await shifts(page)).toBe(0);
			const board = await page.locator('.board').boundingBox();
			const close = page.locator('[data-met]');
			await expect(close).toBeInViewport({ ratio: 1 });
			await (isPhone ? close.tap() : close.click());
			await expect(met(page)).toHaveCount(0);
			expect(await page.locator('.board').boundingBox()).toEqual(board);

			await test.step('it is remembered, and what is new in another puzzle is told alone', async () => {
				await openAnew(page, SKY);
				await expect(page.locator('.hinted')).toBeVisible();
				await expect(met(page)).toHaveCount(0);
				await openAnew(page, './#daily/2026-11-25/medium');
				await expect(met(page)).toBeVisible();
				expect(await told(page, '.met')).toEqual(['Futoshiki']);
			});

			await test.step('behind the title: all its rules, what it is, and the way to try them', async () => {
				const title = page.locator(isPhone ? 'button.bar-title' : '.rules-title');
				await title.click();
				const sheet = page.locator('.rules-sheet');
				expect(await told(page, '.rules-sheet')).toEqual(['Skyscrapers', 'Futoshiki']);
				await expect(sheet).toContainText('Made by Gridfold');
				await page.goBack();
				await expect(sheet).toHaveCount(0);
				expect(new URL(page.url()).hash).toMatch(/^#(daily|mix)/);
				await title.focus();
				await page.keyboard.press('Enter');
				await sheet.getByRole('link').first().click();
				await expect(page.locator('#learn-skyscrapers')).toBeFocused();
				await expect(sheet).toHaveCount(0);
				await page.goBack();
				await expect(page.locator('.board')).toBeVisible();
				await expect(met(page)).toHaveCount(0);
			});
		});
	});
}

test('every variant has its rule and its picture there, in each language; a snake too', async ({
	page,
}) => {
	await open(page, './?lang=de#sky5.32341.12324.14224.32321');
	const rules = async () => {
		await page.locator('.rules-title').click();
		const all = page.locator('.rules-sheet li');
		const said = await all.evaluateAll((items) =>
			items.map((one) => [
				one.querySelector('h3')?.textContent,
				one.querySelector('a')?.getAttribute('href'),
				one.querySelectorAll('.rule-picture > *').length > 0,
			]),
		);
		await page.keyboard.press('Escape');
		await expect(page.locator('.rules-sheet')).toHaveCount(0);
		return said;
	};
	await page.locator('input[name=mode][value=set]').check();
	for (const one of ['diagonals', 'parks', 'sums', 'boxes', 'adjacent']) {
		const chip = page.locator(`input[data-variant=${one}]`);
		if (await chip.count()) await chip.check();
	}
	expect(await rules()).toEqual([
		['Hochhäuser', '#learn/skyscrapers', true],
		['Diagonalen', '#learn/diagonals', true],
		['Parks', '#learn/parks', true],
		['Summen', '#learn/sums', true],
	]);
	await open(page, './?lang=fr#snake');
	await begun(page);
	await expect(met(page)).toContainText('Cube serpent');
	await page.locator('[data-met]').click();
	await expect(met(page)).toHaveCount(0);
	await page.locator('.rules-title').click();
	await expect(page.locator('.rules-sheet a')).toHaveAttribute('href', '#learn/snake');
});

test('a title of two lines keeps off the line below it', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(page, './?lang=de#lat10.WWWWM');
	const lines = await page.locator('.answer-head').evaluate((head) => {
		const text = document.createRange();
		text.selectNodeContents(head.querySelector('.rules-title span') ?? head);
		const below = head.querySelector('.contents')?.getBoundingClientRect();
		return { count: text.getClientRects().length, end: text.getBoundingClientRect().bottom, below };
	});
	expect(lines.count).toBe(2);
	expect(lines.below?.top).toBeGreaterThanOrEqual(lines.end);
});
