/* Nothing is wider than the screen of a small phone, or of the smallest, on any page and in any language. */
import { expect, type Page, test } from '@playwright/test';
import { DEMO, racer } from './lab';
import { follow, open, press, verdict } from './page';

test.use({ hasTouch: true, isMobile: true });

const expectNarrow = async (page: Page) =>
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
		page.viewportSize()?.width,
	);

/** What of these is cut: it holds more than it shows, or reaches beyond the screen. */
const cut = (page: Page, selector: string) =>
	page.locator(selector).evaluateAll((elements) =>
		elements
			.filter((one) => {
				const { left, right } = one.getBoundingClientRect();
				return one.scrollWidth > one.clientWidth || left < 0 || right > innerWidth;
			})
			.map((one) => one.textContent),
	);

/** Goes to the lab by a link in the page that is there, and lets all who take part race to their ends. */
async function race(page: Page, link: string, last: string, count: number): Promise<void> {
	await page.evaluate((hash) => {
		location.hash = hash;
	}, link);
	await expect(racer(page, last)).toBeVisible();
	await press(page, 'race');
	await expect(page.locator('[data-strategy][data-state=ended]')).toHaveCount(count);
}

const SCREENS = [320, 360].flatMap((width) =>
	['en', 'de', 'fr'].map((one) => [width, one] as const),
);

for (const [width, language] of SCREENS) {
	test(`nothing is wider than a screen of ${width}, in ${language}`, async ({ page }) => {
		await page.setViewportSize({ width, height: 740 });
		await open(page, `./?lang=${language}#sky9.---------.---------.---------.---------`);
		await press(page, 'solve');
		await expect(verdict(page)).toBeVisible();
		await expectNarrow(page);

		await test.step('no button of the title bar is cut, and no caption of a tool', async () => {
			await page.locator('input[name=mode][value=play]').check();
			expect(await cut(page, '.panel-button')).toEqual([]);
			expect(await cut(page, '.tool .caption')).toEqual([]);
		});
		await test.step('nor is a panel wider', async () => {
			for (const index of [0, 1, 2, 3, 4, 5]) {
				await page.locator('.panel-button').nth(index).tap();
				await expect(page.locator('.panel')).toBeVisible();
				await expectNarrow(page);
				expect(await cut(page, '.panel')).toEqual([]);
				await page.locator('.panel-head button').tap();
			}
		});

		await follow(page, 'fut9.WWWP.WWWG.WWWG');
		await press(page, 'solve');
		await expect(verdict(page)).toBeVisible();
		await expectNarrow(page);

		await follow(page, 'sky9.43-------.2-4---3--.-2---4-2-.2--3--2--');
		await press(page, 'solve');
		await press(page, 'candidates');
		await expect(page.locator('[data-command=hide-candidates]')).toBeVisible();
		await expectNarrow(page);

		await race(page, `${DEMO}/study.domains.500`, 'engine', 4);
		await expectNarrow(page);
		await race(page, 'snake3.3223232233D3333/study.all-starts.500', 'all-starts', 5);
		await expectNarrow(page);
	});
}
