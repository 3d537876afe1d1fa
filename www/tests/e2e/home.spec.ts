/*
 * Home, at the address without a `#` part. It is there before the core and without a script, in every language and
 * on every screen, with short ways to its offers and a way back from everywhere.
 */
import { expect, type Page, test } from '@playwright/test';
import { lists, serve } from './host';
import { frames } from './lab';
import {
	axeFindings,
	axeFindingsInBoth,
	begun,
	cell,
	expectSolved,
	fragment,
	open,
	openAnew,
	paste,
	press,
	seed,
	soon,
} from './page';

const HOME = './?lang=en';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DAY = new Date('2026-11-24T12:00:00');

const heading = (page: Page) => page.locator('#app:not(:has(.still)) #home-heading');
const todays = (page: Page, id: string) => page.locator(`.home [data-daily=${id}]`);
const place = (page: Page, name: string) =>
	page.locator('.home .places').getByRole('link', { name });
const underway = (page: Page) => page.locator('.home .underway.known');
const mark = (page: Page) => page.getByRole('link', { name: 'Gridfold', exact: true });

test('it is there without the core; what needs that says so, and is had at another try', async ({
	page,
}) => {
	await page.route(/\.wasm$/, (route) => route.abort());
	await page.clock.setFixedTime(DAY);
	await open(page, HOME);
	await expect(heading(page)).toHaveText('Skyscrapers and Futoshiki');
	await expect(page).toHaveTitle('Skyscrapers, Futoshiki and snake cubes · Gridfold');
	// The kinds and sizes of a Tuesday's puzzles are known; the core makes the puzzles.
	await expect(todays(page, 'small')).toContainText('Futoshiki4 × 4 · Easy');
	await expect(todays(page, 'medium')).toContainText('Skyscrapers6 × 6 · Medium');
	await expect(todays(page, 'hard')).toContainText('Futoshiki7 × 7');
	await expect(page.locator('.home-hero')).toContainText('Tuesday 24 November');
	await expect(place(page, 'Algorithm lab')).toBeVisible();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await todays(page, 'small').click();
	const notice = page.locator('.notice');
	await expect(notice).toContainText('Part of the page could not be loaded.');
	await expect(heading(page)).toBeVisible();
	await page.unroute(/\.wasm$/);
	await notice.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Futoshiki 4 × 4 · Easy');
});

for (const [lang, words] of [
	['en', ['Today’s puzzles', 'New puzzle', 'Stuck on a newspaper puzzle?', 'Learn', 'Snake cube']],
	[
		'de',
		['Rätsel des Tages', 'Neues Rätsel', 'Hilfe beim Zeitungsrätsel', 'Lernen', 'Würfelschlange'],
	],
	[
		'fr',
		['Grilles du jour', 'Nouvelle grille', 'Une grille du journal', 'Apprendre', 'Cube serpent'],
	],
] as const) {
	test(`in ${lang}: the same before its script has come, and nothing for axe or too wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 320, height: 640 });
		const script = /\/assets\/page-[^/]*\.js$/;
		await page.route(script, (route) => route.abort());
		await page.goto(`./?lang=${lang}`);
		const still = page.locator('.still:visible');
		await expect(still).toHaveCount(1);
		await expect(still).toHaveAttribute('lang', lang);
		for (const word of words) await expect(still).toContainText(word);
		const before = await still.locator('.home').boundingBox();
		await page.unroute(script);
		await open(page, `./?lang=${lang}`);
		for (const word of words) await expect(page.locator('.home')).toContainText(word);
		expect((await page.locator('.home').boundingBox())?.height).toBe(before?.height);
		for (const width of [320, 360, 1280]) {
			await page.setViewportSize({ width, height: 740 });
			const wide = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(wide, String(width)).toBeLessThanOrEqual(width);
		}
		expect(await axeFindingsInBoth(page)).toEqual([]);
		await page.setViewportSize({ width: 360, height: 740 });
		expect(await axeFindings(page)).toEqual([]);
		await test.step('every way in is on the first screen, also of a small phone', async () => {
			for (const [width, height] of [
				[360, 640],
				[1280, 720],
			] as const) {
				await page.setViewportSize({ width, height });
				const ways = page.locator('.home').locator('.place, .todays, .way');
				await expect(ways).toHaveCount(9);
				for (const way of await ways.all()) {
					const box = await way.boundingBox();
					expect((box?.y ?? height) + (box?.height ?? 0), String(width)).toBeLessThanOrEqual(
						height,
					);
				}
			}
		});
	});
}

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('its words and links can be read', async ({ page }) => {
		await page.goto('./');
		await expect(place(page, 'Learn')).toHaveAttribute('href', '#learn');
		await expect(place(page, 'Snake cube')).toHaveAttribute('href', '#snake');
		await expect(page.getByRole('link', { name: /^The small puzzle/ })).toBeVisible();
		await expect(page.getByText('Logic puzzles with one solution.')).toBeVisible();
		const example = page.getByRole('link', { name: 'First steps' });
		await example.click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText('First steps');
	});
});

test('what is pressed before the page has begun is not lost', async ({ page }) => {
	const script = /\/assets\/page-[^/]*\.js$/;
	let go = () => {};
	const held = new Promise<void>((resolve) => {
		go = resolve;
	});
	await page.route(script, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(HOME, { waitUntil: 'commit' });
	await page.locator('.still[lang=en] [data-command=panel-type]').click();
	go();
	await begun(page);
	await expect(page.locator('#panel-title')).toHaveText('Type it in');
});

for (const [device, options, toRace] of [
	['on a phone', PHONE, ['.lab-tabs >> text=Race']],
	['at a desk', { viewport: { width: 1280, height: 800 } }, []],
] as const) {
	test(`${device}: a digit of today, a folded snake, a step of a search in two presses each; a race and a clue from paper in three`, async ({
		browser,
	}) => {
		const visitors = [
			// A cell has the focus, so that the pad needs no other press.
			[['.home [data-daily=small]', '.pad-key >> nth=0'], '.board [aria-label*="yours"]'],
			[
				['.home .places a[href="#snake"]', '[data-command=fold]'],
				'[data-verdict]:has-text("Folds in exactly 1 way")',
			],
			[
				['.home .places a[href$="/study"]', '[data-command=study-on]'],
				'[data-testid=place]:text("Event 1")',
			],
			[
				['.home .places a[href$="/study"]', ...toRace, '[data-command=race]'],
				'[data-strategy][data-state=ended]',
			],
			[
				[
					'.home [data-command=panel-type]',
					'#panel button[type=submit]',
					'.pad-key:not([data-command]) >> nth=0',
				],
				'.board .clue-digit',
			],
		] as const;
		for (const [presses, result] of visitors) {
			const page = await browser.newPage({ ...options, locale: 'en-GB' });
			await open(page, HOME);
			for (const selector of presses) {
				const target = page.locator(selector);
				await (device === 'on a phone' ? target.tap() : target.click());
			}
			await expect(page.locator(result).first()).toBeAttached();
			await page.close();
		}
	});
}

test('what is under way is offered, as it was left; Back and the mark lead Home', async ({
	page,
}) => {
	await page.clock.setFixedTime(DAY);
	await open(page, HOME);
	await expect(page.locator('.home-underway')).toBeHidden();
	await todays(page, 'medium').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skyscrapers 6 × 6 · Medium');
	await fragment(page, /^#sky6p?\./);
	await expect(page.locator('[data-command=undo]')).toBeDisabled();
	const free = page.locator('.board [aria-label^="empty"]').first();
	await free.focus();
	await page.keyboard.press('3');
	const link = new URL(page.url()).hash;

	await page.goBack();
	await expect(heading(page)).toBeFocused();
	expect(new URL(page.url()).hash).toBe('');
	await expect(underway(page)).toContainText('Skyscrapers 6 × 6 · Medium');
	await expect(underway(page)).toContainText(/1 of \d\d filled/);
	await expect(todays(page, 'medium')).toContainText(/1 of \d\d filled/);
	await underway(page).click();
	await fragment(page, /^#sky6/);
	expect(new URL(page.url()).hash).toBe(link);
	await expect(page.locator('.board [aria-label*="yours"]')).toHaveCount(1);

	await mark(page).click();
	await expect(heading(page)).toBeFocused();
	await expect(page).toHaveTitle(/^Skyscrapers, Futoshiki/);
	await page.goBack();
	await expect(page.locator('.board')).toBeVisible();
	await expect(page).toHaveTitle(/6\u00a0×\u00a06.* Gridfold$/);
	await page.goForward();
	await expect(underway(page)).toBeVisible();

	await test.step('at the next visit its place is kept free, and nothing moves', async () => {
		await page.addInitScript(() => {
			Object.assign(window, { shifts: [] });
			new PerformanceObserver((seen) => {
				for (const one of seen.getEntries())
					Reflect.get(window, 'shifts').push(Reflect.get(one, 'value'));
			}).observe({ type: 'layout-shift', buffered: true });
		});
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 740 });
			await openAnew(page, HOME);
			await expect(underway(page)).toBeVisible();
			await frames(page, 5);
			expect(await page.evaluate(() => Reflect.get(window, 'shifts')), String(width)).toEqual([]);
		}
	});
	await test.step('#board is the board worked on last', async () => {
		await openAnew(page, './#board');
		await expect(page.locator('.board [aria-label*="yours"]')).toHaveCount(1);
		await fragment(page, /^#sky6/);
	});
});

test('what is solved is ticked, and days in a row are counted', async ({ page }) => {
	await page.clock.setFixedTime(DAY);
	await page.addInitScript(() => {
		const solved = { small: { hints: 0, seconds: 61 } };
		const value = { '2026-11-23': solved, '2026-11-24': solved };
		localStorage.setItem('gridfold.daily', JSON.stringify({ version: 0, value }));
	});
	await open(page, HOME);
	await expect(todays(page, 'small')).toContainText('Solved');
	await expect(todays(page, 'hard')).not.toContainText('Solved');
	await expect(page.locator('.home-hero')).toContainText('2 days in a row');
});

test('a new one as it was chosen last; from paper: typed in, pasted, from a photo', async ({
	page,
}) => {
	await open(page, HOME);
	await page.getByRole('radio', { name: 'Futoshiki' }).click();
	await page.getByRole('radio', { name: '4', exact: true }).click();
	await page.locator('.home-begin a').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Futoshiki 4 × 4 · Easy');
	await openAnew(page, HOME);
	await expect(page.getByRole('radio', { name: 'Futoshiki' })).toBeChecked();
	await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();

	await press(page, 'panel-type');
	await page.locator('#panel').getByRole('radio', { name: 'Skyscrapers', exact: true }).click();
	await page.locator('#panel').getByRole('radio', { name: '7', exact: true }).click();
	await page.getByRole('button', { name: 'Start an empty 7 × 7' }).click();
	await expect(page.locator('.paper-way [aria-current=step]')).toHaveText('1 Border');
	await expect(page.locator('.board').getByRole('gridcell')).toHaveCount(49);
	await page.keyboard.press('4');
	await fragment(page, /^#sky7/);
	await page.goBack();
	await expect(underway(page)).toContainText('Skyscrapers 7 × 7');

	await page.locator('.home [data-command=panel-photo]').click();
	await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
	await page.getByRole('button', { name: 'Close', exact: true }).click();
	await paste(page, seed('td-4').text);
	await press(page, 'solve');
	await expectSolved(page, seed('td-4').solution ?? []);
});

test('a puzzle that is not made leaves the visitor at Home', async ({ page }) => {
	await open(page, HOME);
	// A search that never ends: the messages of its worker are dropped.
	await page.evaluate(() => {
		const post = Worker.prototype.postMessage;
		Worker.prototype.postMessage = function (message: { call: string }) {
			if (message.call !== 'generate') post.call(this, message);
		};
	});
	await page.locator('.home-begin a').click();
	await page.locator('.home [data-command=stop]').click();
	await expect(page.locator('.home-begin a')).toBeVisible();
	await soon(() => new URL(page.url()).hash).toBe('');
	await expect(heading(page)).toBeVisible();
	await expect(cell(page, 1, 1)).toHaveCount(0);
});

test.describe('with the service worker', () => {
	test.use({ serviceWorkers: 'allow' });

	test('without a network it is there, and so are today’s puzzles', async ({ page }) => {
		const host = await serve();
		await open(page, `${host.address}?lang=en`);
		const { first, later } = lists();
		expect(first.filter((path) => /\/(grids|page)-.*js$/.test(path))).toHaveLength(2);
		await soon(() =>
			page.evaluate(async () => {
				const names = await caches.keys();
				const counts = names.map(async (name) => (await (await caches.open(name)).keys()).length);
				return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
			}),
		).toBe(first.length + later.length + 1);
		host.close();
		await openAnew(page, `${host.address}?lang=en`);
		await expect(heading(page)).toBeVisible();
		await todays(page, 'small').click();
		await fragment(page, /\.\w$/);
		await expect(page.locator('.board')).toBeVisible();
	});
});
