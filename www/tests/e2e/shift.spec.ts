/*
 * Nothing moves unexpectedly while somebody plays. The browser counts no layout shift, and the board and the keys
 * keep their places while digits are entered, through a session of hints, and when the puzzle is finished. The
 * targets in the menus are also large enough for a finger.
 */
import { expect, type Page, test } from '@playwright/test';
import { cell, more, open, press, shifts } from './page';

const SKY = './?lang=de#sky4.1332.2122.3213.1423';
const SOLVED = ['4123', '1234', '3412', '2341'];

const places = (page: Page) =>
	page
		.locator('.board, .pad')
		.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

for (const [name, viewport] of Object.entries({
	phone: { width: 360, height: 740 },
	desk: { width: 1280, height: 800 },
})) {
	test.describe(name, () => {
		const isPhone = name === 'phone';
		test.use({ viewport, hasTouch: isPhone, isMobile: isPhone });

		test(`digits, marks, checks, hints and the end move nothing by themselves on a ${name}`, async ({
			page,
		}) => {
			await open(page, SKY);
			await expect(page.locator('.met')).toBeVisible();
			await page.locator('[data-met]').click();
			await expect(page.locator('.met')).toHaveCount(0);
			const before = await shifts(page);
			const stands = await places(page);
			for (const key of ['4', '3', '4', 'ArrowRight', 'Shift+1', 'Control+2', '1', 'k'])
				await page.keyboard.press(key);
			await expect(page.locator('[data-review]')).toBeVisible();
			expect(await places(page)).toEqual(stands);
			for (let times = 0; times < 6; times++) {
				await press(page, 'hint');
				await expect(page.locator('[data-hint] [data-hint-words]')).not.toBeEmpty();
			}
			await page.keyboard.press('Escape');
			expect(await places(page)).toEqual(stands);
			for (const [row, digits] of SOLVED.entries()) {
				for (const [column, digit] of [...digits].entries()) {
					await cell(page, row + 1, column + 1).focus();
					await page.keyboard.press(digit);
				}
			}
			await expect(page.locator('[data-finished-card]')).toBeVisible();
			await expect(page.locator('.board .city')).toBeVisible();
			expect((await shifts(page)) - before).toBe(0);
		});
	});
}

test.describe('touch', () => {
	test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

	/**
	 * The names of the elements that are too small for a finger. The elements are measured after their animation,
	 * during which sizes are rounded.
	 */
	const small = (page: Page, selector: string) =>
		page.locator(selector).evaluateAll(async (all) => {
			await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
			return all
				.filter((one) => {
					const { width, height } = one.getBoundingClientRect();
					return Math.min(width, height) < 44;
				})
				.map((one) => one.textContent || one.ariaLabel);
		});

	test('every row of the menus is at least 44 pixels high, in the longest language', async ({
		page,
	}) => {
		await open(page, SKY);
		await page.locator('.bar [data-command=menu]').tap();
		await expect(page.locator('.menu .way').first()).toBeVisible();
		expect(await page.locator('.menu .way').count()).toBeGreaterThan(10);
		expect(await small(page, '.menu button, .menu a')).toEqual([]);
		await page.locator('.menu-close').tap();
		await more(page);
		expect(await small(page, '.more-menu button')).toEqual([]);
		await page.keyboard.press('Escape');
		await page.locator('button.bar-title').tap();
		expect(await small(page, '.rules-sheet button, .rules-sheet a')).toEqual([]);
		await page.keyboard.press('Escape');
		expect(await small(page, '.bar a:visible, .bar button:visible, .met button')).toEqual([]);
	});
});
