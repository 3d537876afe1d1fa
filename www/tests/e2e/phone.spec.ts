/*
 * On a phone: the thumb's next target stays in place, is large enough, and is
 * on the screen: upright, sideways and enlarged.
 */
import { expect, type Page, test } from '@playwright/test';
import { cell, follow, open, press, verdict } from './page';

const NINE = './?lang=de#sky9.---------.---------.---------.---------';

const pad = (page: Page) => page.locator('.pad');

async function top(page: Page): Promise<number> {
	return (await pad(page).boundingBox())?.y ?? -1;
}

async function expectPadInSight(page: Page): Promise<void> {
	const box = await pad(page).boundingBox();
	const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
	expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
	expect((box?.x ?? 9999) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
}

/** The smallest width or height among the keys and tools. */
const smallest = (page: Page) =>
	page.locator('.pad-key, .tool').evaluateAll((keys) =>
		Math.min(
			...keys.map((key) => {
				const { width, height } = key.getBoundingClientRect();
				return Math.min(width, height);
			}),
		),
	);

test.describe('upright', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

	test('neither digits, verdicts, notices nor contradictions move the number pad', async ({
		page,
	}) => {
		await open(page, NINE);
		const before = await top(page);
		await expectPadInSight(page);
		const solve = await page.locator('[data-command=solve]').boundingBox();
		expect((solve?.y ?? 9999) + 24).toBeLessThan(740);
		await page.locator('.modes label').nth(1).tap();
		await cell(page, 1, 1).tap();
		await pad(page).getByRole('button', { name: '3', exact: true }).tap();
		await expect(page.locator('[data-command=solve-own]')).toBeVisible();
		expect(await top(page)).toBe(before);
		await press(page, 'solve');
		await expect(verdict(page)).toBeVisible();
		expect(await top(page)).toBe(before);

		await page.locator('.modes label').nth(0).tap();
		for (const [place, digit] of [
			['-1,0', '9'],
			['9,0', '9'],
		] as const) {
			await page.locator(`[data-place="${place}"]`).tap();
			await pad(page).getByRole('button', { name: digit, exact: true }).tap();
		}
		await expect(page.locator('.faults')).toBeVisible();
		await page.locator('[data-place="0,0"]').focus();
		await page.keyboard.press('0');
		await press(page, 'clear');
		await expect(page.locator('.notice')).toBeVisible();
		expect(await top(page)).toBe(before);
	});

	test('keys and tools are large enough for a finger, and a large board leaves them room', async ({
		page,
	}) => {
		await open(page, './?lang=fr#sky4.----.----.----.----');
		expect(await smallest(page)).toBeGreaterThanOrEqual(44);
		await follow(page, 'fut9.WWWP.WWWG.WWWG');
		expect(await smallest(page)).toBeGreaterThanOrEqual(44);
		await open(page, './?lang=fr#lat32');
		await expect(page.getByRole('gridcell')).toHaveCount(32 * 32);
		expect(await smallest(page)).toBeGreaterThanOrEqual(44);
		await open(page, './?lang=fr#lat12');
		await expect(page.getByRole('gridcell')).toHaveCount(12 * 12);
		await press(page, 'zoom');
		const board = await page.locator('.board-scroll').boundingBox();
		expect(board?.height ?? 0).toBeLessThanOrEqual(0.6 * 740 + 1);
		await expectPadInSight(page);
	});
});

test.describe('on its side', () => {
	test.use({ viewport: { width: 740, height: 360 } });
	test('the board stands left, whole, and the pad beside it', async ({ page }) => {
		await open(page, NINE);
		for (const viewport of [
			{ width: 740, height: 360 },
			{ width: 640, height: 400 },
		]) {
			await page.setViewportSize(viewport);
			await expectPadInSight(page);
			const board = await page.locator('.board').boundingBox();
			expect((board?.y ?? 0) + (board?.height ?? 9999)).toBeLessThanOrEqual(viewport.height);
			expect((await pad(page).boundingBox())?.x).toBeGreaterThan(
				(board?.x ?? 0) + (board?.width ?? 0),
			);
			expect(await smallest(page)).toBeGreaterThanOrEqual(44);
		}
	});
});
