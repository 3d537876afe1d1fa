/*
 * The ways through the site: places as words in a wide title bar, everything in the menu, by keys and by touch. The
 * current place is marked, Back leads back, and missing pages are not offered.
 */
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, open } from './page';

const SKY = './#sky4.1332.2122.3213.1423';
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menuButton = (page: Page) => page.locator('.bar [data-command=menu]');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Places' });
const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();

test('the title bar names the places and where one is; Back leads back', async ({ page }) => {
	await open(page, './?lang=en');
	const words = await bar(page).getByRole('link').allInnerTexts();
	expect(words).toEqual(['Board', 'Learn', 'Snake cube', 'Algorithm lab']);
	await expect(bar(page).locator('[aria-current=page]')).toHaveCount(0);
	for (const [word, heading, here] of [
		['Learn', 'Learn', /#learn$/],
		['Snake cube', 'Snake cube 3 × 3 × 3', /#snake/],
		['Algorithm lab', 'Algorithm lab', /\/study/],
		['Board', /^Skyscrapers/, /#(sky|board)/],
	] as const) {
		await bar(page).getByRole('link', { name: word, exact: true }).click();
		await expect(title(page)).toHaveText(heading);
		await expect(page).toHaveURL(here);
		await expect(bar(page).locator('[aria-current=page]')).toHaveText(word);
	}
	await page.goBack();
	await expect(title(page)).toHaveText('Algorithm lab');
	await page.goBack();
	await page.goBack();
	await expect(title(page)).toHaveText('Learn');
	await test.step('a technique belongs to Learn, which leads back there', async () => {
		await page.locator('.course [data-next-lesson]').click();
		await expect(page.locator('.book h1')).toBeVisible();
		const learn = bar(page).getByRole('link', { name: 'Learn' });
		await expect(learn).toHaveAttribute('aria-current', 'true');
		await learn.click();
		await expect(title(page)).toHaveText('Learn');
	});
	await test.step('the mark leads Home', async () => {
		await page.getByRole('link', { name: 'Gridfold', exact: true }).click();
		await expect(page.locator('#home-heading')).toBeFocused();
	});
});

test('the menu has every way in groups; keys open it, walk in it and close it', async ({
	page,
}) => {
	await open(page, `${SKY}`);
	await page.keyboard.press('F10');
	await expect(menu(page)).toBeVisible();
	const groups = menu(page).getByRole('heading');
	await expect(groups).toHaveText(['Play', 'From paper', 'This puzzle', 'More']);
	const ways = await menu(page).locator('.way').allInnerTexts();
	for (const way of [
		'New puzzle',
		'Puzzles of the day',
		'My puzzles',
		'Statistics',
		'From a photo',
		'Type in a puzzle',
		'Paste a puzzle',
		'Share',
		'Print …',
		'Show all steps',
		'Learn',
		'Snake cube',
		'Algorithm lab',
		'Settings',
		'Help',
	])
		expect(ways).toContain(way);
	await test.step('keys of the board sleep meanwhile', async () => {
		await page.keyboard.press('4');
		await page.keyboard.press('ArrowDown');
		await expect(menu(page).getByRole('button', { name: 'New puzzle' })).toBeFocused();
		await page.keyboard.press('ArrowUp');
		await expect(menu(page).getByRole('button', { name: 'Help' })).toBeFocused();
		expect(await axeFindingsInBoth(page)).toEqual([]);
	});
	await page.keyboard.press('Enter');
	await expect(menu(page)).toHaveCount(0);
	await expect(page.locator('#panel-title')).toHaveText('Help');
	await expect(page.locator('#panel-title')).toBeFocused();
	await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/^empty/);
	await test.step('a key closes what a key has opened, and the focus is back', async () => {
		await page.keyboard.press('F1');
		await expect(page.locator('#panel-title')).toHaveCount(0);
		await menuButton(page).focus();
		await page.keyboard.press('F10');
		await page.keyboard.press('F10');
		await expect(menu(page)).toHaveCount(0);
		await expect(menuButton(page)).toBeFocused();
		await page.keyboard.press('F10');
		await page.keyboard.press('Escape');
		await expect(menu(page)).toHaveCount(0);
		await expect(menuButton(page)).toBeFocused();
	});
});

test('Help names the places and the keys of the menu', async ({ page }) => {
	await open(page, './?lang=en');
	await page.keyboard.press('F1');
	const help = page.locator('#panel');
	for (const name of ['Learn', 'Snake cube', 'Algorithm lab', 'Statistics'])
		await expect(help.getByRole('link', { name, exact: true })).toBeVisible();
	await expect(help.getByRole('row', { name: 'F10 Menu' })).toBeVisible();
	await expect(help.getByRole('row', { name: 'F1 Help' })).toBeVisible();
});

for (const lang of ['en', 'de', 'fr'])
	test(`on a phone, in ${lang}: a sheet of words, no narrower than a finger and no wider than the screen`, async ({
		browser,
	}) => {
		const page = await browser.newPage({
			viewport: { width: 320, height: 740 },
			hasTouch: true,
			isMobile: true,
		});
		await open(page, `./?lang=${lang}#fut9.WWWP.WWWG.WWWG`);
		await expect(page.locator('.bar-title')).toContainText('Futoshiki 9');
		await expect(page.locator('.bar-places')).toBeHidden();
		await menuButton(page).tap();
		const sheet = page.locator('.menu');
		await expect(sheet).toBeVisible();
		const sizes = await sheet.locator('.way').evaluateAll((all) =>
			all.map((one) => {
				const { width, height, left, right } = one.getBoundingClientRect();
				// The sheet may still be moving, between two pixels.
				const sides = [width, height].map(Math.round);
				return { ok: Math.min(...sides) >= 44 && left >= 0 && right <= innerWidth };
			}),
		);
		expect(sizes.length).toBeGreaterThan(12);
		expect(sizes.filter(({ ok }) => !ok)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		expect(await axeFindingsInBoth(page)).toEqual([]);
		await page.touchscreen.tap(160, 8);
		await expect(sheet).toHaveCount(0);
		await menuButton(page).tap();
		await sheet.locator('[data-command=panel-daily]').tap();
		await expect(page.locator('#panel [data-daily]').first()).toBeVisible();
		await page.close();
	});

/** The pairs of neighbours in the title bar that lie over one another. */
const overlaps = (page: Page) =>
	page.locator('.bar').evaluate((bar) => {
		const shown = [
			...bar.querySelectorAll('.mark, .wordmark, .bar-places a, .bar-title, .bar button'),
		]
			.map((one) => ({ name: one.textContent || one.getAttribute('class'), ...sides(one) }))
			.filter(({ right, left }) => right > left)
			.sort((one, other) => one.left - other.left);
		function sides(one: Element) {
			const { left, right } = one.getBoundingClientRect();
			return { left, right };
		}
		return shown
			.slice(1)
			.map((one, at) => [shown[at], one] as const)
			.filter(([before, one]) => before && before.right > one.left + 0.5)
			.map(([before, one]) => `${before?.name} over ${one.name}`);
	});

for (const lang of ['en', 'de', 'fr'])
	test(`nothing overlaps in the title bar from 100 to 200 % text size, in ${lang}`, async ({
		page,
	}) => {
		await open(page, `./?lang=${lang}${SKY.slice(2)}`);
		await page.evaluate(() => document.fonts.ready);
		for (const size of [100, 125, 150, 175, 200])
			for (const width of [1280, 1024, 900, 768, 720]) {
				await page.setViewportSize({ width, height: 800 });
				await page.evaluate((percent) => {
					document.documentElement.style.fontSize = `${percent}%`;
				}, size);
				expect(await overlaps(page), `${size} % at ${width}`).toEqual([]);
				const isShown = await page.locator('.bar-places').isVisible();
				expect(await page.locator('.bar-title').isVisible()).toBe(!isShown);
				if (size === 100) expect(isShown).toBe(width >= 768);
				if (width === 1280 && size <= 125) expect(isShown).toBe(true);
			}
	});
