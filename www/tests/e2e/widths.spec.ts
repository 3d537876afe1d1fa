/* Nothing is wider than the screen of a small phone, on any page and in any language. */
import { expect, type Page, test } from '@playwright/test';
import { DEMO, racer } from './lab';
import { follow, open, press, verdict } from './page';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const expectNarrow = async (page: Page) =>
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

/** Goes to the lab by a link in the page that is there, and lets all who take part race to their ends. */
async function race(page: Page, link: string, last: string, count: number): Promise<void> {
	await page.evaluate((hash) => {
		location.hash = hash;
	}, link);
	await expect(racer(page, last)).toBeVisible();
	await press(page, 'race');
	await expect(page.locator('[data-strategy][data-state=ended]')).toHaveCount(count);
}

for (const language of ['en', 'de', 'fr']) {
	test(`nothing is wider than the screen, in ${language}`, async ({ page }) => {
		await open(page, `./?lang=${language}#sky9.---------.---------.---------.---------`);
		await press(page, 'solve');
		await expect(verdict(page)).toBeVisible();
		await expectNarrow(page);

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
