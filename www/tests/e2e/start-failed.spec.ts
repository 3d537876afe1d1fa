/*
 * A failed start says what to do, in the visitor's language and without technical words at first, and can be tried
 * again. The same applies to a part that is missing while the page is open.
 */
import { expect, type Page, test } from '@playwright/test';
import { type Habit, type Host, newerBuild, serve } from './host';
import { begun, cell, fragment, openPanel, press, verdict } from './page';

const SKY = '#sky4.1332.2122.3213.1423';
const PORTAL = { text: '<!doctype html><title>Log in</title>', type: 'text/html' };

async function hosted(habit: Habit, use: (host: Host) => Promise<void>): Promise<void> {
	const host = await serve(habit);
	try {
		await use(host);
	} finally {
		host.close();
	}
}

const box = (page: Page) => page.getByRole('alert');

/** Tries again with a working host, and solves. */
async function expectRecovers(page: Page, host: Host, again: string): Promise<void> {
	host.habit = () => undefined;
	await page.getByRole('button', { name: again }).click();
	await begun(page);
	await fragment(page, /^#sky4.*\.\w$/);
	await press(page, 'solve');
	await expect(verdict(page)).toBeVisible();
	await expect(box(page)).toHaveCount(0);
}

/** Makes delayed text appear at once. */
async function hurry(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Animation.enable');
	await session.send('Animation.setPlaybackRate', { playbackRate: 100 });
}

/** Whether a path is a file of the core: its wasm or its worker. */
const isCore = (path: string) => /\.wasm$|\/worker-/.test(path);

test('the wasm does not arrive: what to do stands first, technical words behind a line', async ({
	page,
}) => {
	await hosted(
		(path) => (/\.wasm$/.test(path) ? { status: 503 } : undefined),
		async (host) => {
			await page.goto(`${host.address}?lang=en${SKY}`);
			await expect(box(page)).toContainText('Gridfold could not start');
			await expect(box(page)).toContainText('Part of it did not arrive.');
			await expect(box(page).locator('pre')).toBeHidden();
			await box(page).getByText('Details').click();
			await expect(box(page).locator('pre')).not.toBeEmpty();
			// Still missing, so a new message replaces this one: its details are folded again.
			await page.getByRole('button', { name: 'Try again' }).click();
			await expect(box(page).locator('pre')).toBeHidden();
			await expect(box(page)).toContainText('Gridfold could not start');
			await expectRecovers(page, host, 'Try again');
		},
	);
});

test('an empty board is there before the core, and says so when the core does not come', async ({
	page,
}) => {
	await hosted(
		(path) => (/\.wasm$/.test(path) ? { status: 503 } : undefined),
		async (host) => {
			await page.goto(`${host.address}?lang=en#board`);
			await expect(page.getByRole('grid')).toBeVisible();
			await expect(box(page)).toContainText('Gridfold could not start');
			host.habit = () => undefined;
			await page.getByRole('button', { name: 'Try again' }).click();
			await expect(box(page)).toHaveCount(0);
			await expect(page.getByRole('grid')).toBeVisible();
		},
	);
});

test('a connection that breaks off', async ({ page }) => {
	await hosted(
		() => undefined,
		async (host) => {
			await page.route(/\.wasm$/, (route) => route.abort());
			await page.goto(`${host.address}?lang=fr${SKY}`);
			await expect(box(page)).toContainText('Gridfold n’a pas pu démarrer');
			await page.unroute(/\.wasm$/);
			await expectRecovers(page, host, 'Réessayer');
		},
	);
});

test('a network with a page of its own, in German although no German file arrived', async ({
	page,
}) => {
	await hosted(
		() => undefined,
		async (host) => {
			let first = true;
			host.habit = (path) => {
				const isPage = path === '' && !first;
				first = false;
				return isPage || isCore(path) || /\/de-/.test(path) ? PORTAL : undefined;
			};
			await page.goto(`${host.address}?lang=de${SKY}`);
			await expect(box(page)).toContainText('Gridfold konnte nicht starten');
			await expect(box(page)).toContainText('wo man sich erst anmelden muss');
			await expectRecovers(page, host, 'Seite neu laden');
			await expect(verdict(page)).toHaveText('Genau eine Lösung');
		},
	);
});

test('a newer build took the place of this one while it began', async ({ page }) => {
	await hosted(
		() => undefined,
		async (host) => {
			let isNewer = false;
			host.habit = (path) => {
				// The old page and its script were still served.
				if (/\/worker-/.test(path)) isNewer = true;
				return isNewer ? newerBuild(path) : undefined;
			};
			await page.goto(`${host.address}?lang=en${SKY}`);
			await expect(box(page)).toContainText('A newer version of Gridfold has just replaced');
			await page.getByRole('button', { name: 'Reload the page' }).click();
			await begun(page);
			await expect(page.locator('script[src*=".new."]')).toHaveCount(1);
		},
	);
});

test('a script that never comes: the words of the page itself say what to do', async ({ page }) => {
	await hosted(
		(path) => (/\/page-.*js$/.test(path) ? { status: 404 } : undefined),
		async (host) => {
			await hurry(page);
			await page.goto(`${host.address}${SKY}`);
			await expect(page.getByText('Does the page not open?')).toBeVisible();
			await expect(page.getByText('Öffnet sich die Seite nicht?')).toBeVisible();
		},
	);
});

test('a host that is gone', async ({ page }) => {
	await hosted(
		() => undefined,
		async (host) => {
			await page.route(
				({ pathname }) => isCore(pathname) || pathname === '/',
				(route) => (route.request().isNavigationRequest() ? route.fallback() : route.abort()),
			);
			await page.goto(`${host.address}?lang=en${SKY}`);
			await expect(box(page)).toContainText('The address of this page is not answering.');
			await page.unrouteAll();
			await expectRecovers(page, host, 'Try again');
		},
	);
});

test('a part that is missing while the page is open is named, and had at another try', async ({
	page,
}) => {
	await hosted(
		() => undefined,
		async (host) => {
			await page.goto(`${host.address}?lang=en${SKY}`);
			await fragment(page, /\.\w$/);
			await page.route(/\/lab-.*js$/, (route) => route.abort());
			await press(page, 'study');
			const notice = page.locator('.notice');
			await expect(notice).toContainText('Part of the page could not be loaded.');
			await expect(notice.locator('pre')).toBeHidden();
			await expect(page.getByRole('grid')).toBeVisible();
			await page.unrouteAll();
			await notice.getByRole('button', { name: 'Try again' }).click();
			await expect(page.locator('.lane')).toBeVisible();
			await expect(notice).toHaveCount(0);
		},
	);
});

test('a browser that remembers the failure begins anew where the visitor wanted to go', async ({
	page,
}) => {
	await hosted(
		() => undefined,
		async (host) => {
			await page.goto(`${host.address}?lang=en${SKY}`);
			const before = await fragment(page, /\.\w$/);
			await cell(page, 1, 1).focus();
			await page.keyboard.press('4');
			await page.evaluate(() => Object.assign(window, { isFirst: true }));
			// The host is always available, but this document gets no script from it.
			await page.route(/\/lab-.*js$/, async (route) => {
				const isScript = route.request().resourceType() === 'script';
				const isFirst = await page.evaluate(() => 'isFirst' in window).catch(() => false);
				await (isScript && isFirst ? route.abort() : route.fallback());
			});
			await press(page, 'study');
			await page.locator('.notice').getByRole('button', { name: 'Try again' }).click();
			await expect(page.locator('.lane')).toBeVisible();
			expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
			await page.goBack();
			await expect(cell(page, 1, 1)).toHaveAccessibleName(/^4/);
			expect(await fragment(page)).toBe(before);
		},
	);
});

test('a part that the network answers with a page of its own: the second way on is to load all again', async ({
	page,
}) => {
	await hosted(
		(path) => (/\/lab-.*js$/.test(path) ? PORTAL : undefined),
		async (host) => {
			await page.goto(`${host.address}?lang=en${SKY}`);
			await fragment(page, /\.\w$/);
			await press(page, 'study');
			const notice = page.locator('.notice');
			await notice.getByRole('button', { name: 'Try again' }).click();
			const reload = notice.getByRole('button', { name: 'Reload the page' });
			await expect(reload).toBeVisible();
			host.habit = () => undefined;
			await reload.click();
			await expect(notice).toHaveCount(0);
			await press(page, 'study');
			await expect(page.locator('.lane')).toBeVisible();
		},
	);
});

test('a text that cannot be read for want of a part is read at another try', async ({ page }) => {
	await hosted(
		(path) => (/\/text_bg-/.test(path) ? PORTAL : undefined),
		async (host) => {
			await page.goto(`${host.address}?lang=en${SKY}`);
			await openPanel(page, 'Paste');
			await page.getByRole('textbox', { name: 'Puzzle as text' }).fill('lat2.1D');
			const notice = page.locator('.notice');
			await expect(notice).toContainText('Part of the page could not be loaded.');
			host.habit = () => undefined;
			await notice.getByRole('button', { name: 'Try again' }).click();
			await expect(page.locator('.finding.good')).toContainText('Latin square 2 × 2');
			await expect(notice).toHaveCount(0);
		},
	);
});
