/* Nothing is wider than the screen of a small phone, or of the smallest, on any page and in any language. */
import { expect, type Page, test } from '@playwright/test';
import { DEMO, racer } from './lab';
import { cell, eachPanel, follow, open, openPanel, press, verdict } from './page';

test.use({ hasTouch: true, isMobile: true });

const WIDTHS = [320, 360];

/**
 * Nothing is wider than any of the screens, and none of these elements is cut off; the size of the last one is kept.
 * Each screen is shown once: that takes longer than what is asked about it.
 */
async function expectNarrow(page: Page, ...whole: string[]): Promise<void> {
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 740 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		for (const selector of whole)
			expect(await cut(page, selector), `${selector} on ${width}`).toEqual([]);
	}
}

/** The elements that are cut off: their content overflows, or they extend beyond the screen. */
const cut = (page: Page, selector: string) =>
	page.locator(selector).evaluateAll((elements) =>
		elements
			.filter((one) => {
				const { left, right } = one.getBoundingClientRect();
				return one.scrollWidth > one.clientWidth || left < 0 || right > innerWidth;
			})
			.map((one) => one.textContent),
	);

/** Opens the lab through a link in the current page, and runs the race until all chosen strategies have finished. */
async function race(page: Page, link: string, last: string, count: number): Promise<void> {
	await page.evaluate((hash) => {
		location.hash = hash;
	}, link);
	await page.locator('.lab-tab').first().click();
	await expect(racer(page, last)).toBeVisible();
	await press(page, 'race');
	await expect(page.locator('[data-strategy][data-state=ended]')).toHaveCount(count);
}

/** Changes the language of the page without reloading it. */
async function speak(page: Page, language: string): Promise<void> {
	await openPanel(page, 'Settings');
	await page.locator(`input[name=language][value=${language}]`).check();
	await expect(page.locator('html')).toHaveAttribute('lang', language);
	await page.locator('.panel-head button').click();
}

const LANGUAGES = ['en', 'de', 'fr'];

for (const language of LANGUAGES) {
	test(`nothing is wider than a screen of ${WIDTHS.join(' or ')}, in ${language}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 320, height: 740 });
		await open(page, `./?lang=${language}#sky9.---------.---------.---------.---------`);
		await press(page, 'solve');
		await verdict(page).waitFor();
		await expectNarrow(page);

		await test.step('no button of the title bar is cut, and no caption of a tool', async () => {
			await page.locator('input[name=mode][value=play]').check();
			const captions = '.tool .caption, .styles button, .modes span';
			await expectNarrow(page, ':is(.panel-button, .brand)', captions);
		});
		await test.step('nor is a panel wider', async () => {
			await eachPanel(page, () => expectNarrow(page, '.panel'));
		});
		await test.step('nor are the tools of a large grid that is set up', async () => {
			await follow(page, 'lat10.WWWWM');
			await expectNarrow(page, '.tool .caption');
		});

		await test.step('nor is a tool when text is larger', async () => {
			await follow(page, 'sky4.1332.2122.3213.1423');
			for (const text of ['130%', '200%', '']) {
				await page.evaluate((size) => {
					document.documentElement.style.fontSize = size;
				}, text);
				for (const width of WIDTHS) {
					await page.setViewportSize({ width, height: 740 });
					expect(await cut(page, '.styles button'), `${text} on ${width}`).toEqual([]);
				}
			}
		});

		await follow(page, 'fut9.WWWP.WWWG.WWWG');
		await press(page, 'solve');
		await verdict(page).waitFor();
		await expectNarrow(page);

		await follow(page, 'sky9.43-------.2-4---3--.-2---4-2-.2--3--2--');
		await press(page, 'solve');
		await press(page, 'candidates');
		await expect(page.locator('[data-command=hide-candidates]')).toBeVisible();
		await expectNarrow(page);

		await follow(page, 'sky5.32341.12324.14224.32321');
		await press(page, 'all-steps');
		await page.locator('.step-list').waitFor();
		await expectNarrow(page, '.steps-line > *');
	});
}

test('nothing is wider for a title and an author of one long word each', async ({ page }) => {
	await open(page, `./#sky4.1332.2122.3213.1423/title.${'W'.repeat(90)}/by.${'M'.repeat(60)}`);
	await cell(page, 1, 1).focus();
	await page.keyboard.press('1');
	await expectNarrow(page, '.bar-title > span, #puzzle-title, .answer-head .contents');
	await page.locator('button.bar-title').click();
	await expectNarrow(page, '.rules-sheet :is(h2, .contents)');
	await page.keyboard.press('Escape');
	await openPanel(page, 'My puzzles');
	await expectNarrow(page, '.puzzle-title');
	await page.keyboard.press('Escape');
	await page.locator('.brand').click();
	await expect(page.locator('.home-underway')).toContainText('WWW');
	await expectNarrow(page, '.home-underway strong');
});

for (const [what, link, last, count] of [
	['grids', `${DEMO}/study.domains.500`, 'engine', 4],
	['snakes', 'snake3.3223232233D3333/study.all-starts.500', 'all-starts', 5],
] as const) {
	test(`nothing of a race of ${what} is wider, in ${LANGUAGES.join(', ')}`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 740 });
		await open(page, './#sky4');
		await race(page, link, last, count);
		for (const language of LANGUAGES) {
			await speak(page, language);
			await expect(page.locator('[data-strategy][data-state=ended]')).toHaveCount(count);
			for (const tab of await page.locator('.lab-tab').all()) {
				await tab.click();
				await expectNarrow(page, '.lab-tab, .landmark');
			}
		}
	});
}
