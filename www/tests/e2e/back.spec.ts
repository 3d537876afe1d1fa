/*
 * On a phone, the browser's Back closes layers over the page before it leads anywhere, and no press of it is without
 * effect.
 */
import { expect, type Page, test } from '@playwright/test';
import { begun, fragment, more, names, open } from './page';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const isOpen = (page: Page) => page.locator('dialog[open]');

/** Back closes the open layer, and the address stays the same. */
async function expectClosed(page: Page, address: string): Promise<void> {
	await expect(isOpen(page)).toHaveCount(1);
	await page.goBack();
	await expect(isOpen(page)).toHaveCount(0);
	expect(page.url()).toBe(address);
	await expect(page.locator('.board')).toBeVisible();
}

/** What the cells show, whatever else is said of them. */
const digits = async (page: Page) => (await names(page)).map((name) => name.charAt(0)).join('');

const menu = (page: Page) => page.locator('.bar [data-command=menu]').tap();

test('menus, sheets and panels', async ({ page }) => {
	await open(page, './?lang=en');
	await page.locator('.home [data-daily]').first().tap();
	await page.locator('.board').waitFor();
	await page.waitForURL(/#(sky|fut|mix|lat)/, { waitUntil: 'commit' });
	const address = page.url();
	await menu(page);
	await expectClosed(page, address);
	await more(page);
	await expectClosed(page, address);
	await page.locator('button.bar-title').tap();
	await expectClosed(page, address);
	await page.locator('.bar [data-command=panel-share]').tap();
	await expectClosed(page, address);
	await test.step('from the menu into a panel is one press', async () => {
		await menu(page);
		await page.locator('.menu [data-command=panel-settings]').tap();
		await expectClosed(page, address);
	});
	await test.step('what was closed by its own button leaves nothing that Back would have to pass', async () => {
		await menu(page);
		await page.locator('.menu-close').tap();
		await expect(isOpen(page)).toHaveCount(0);
		await more(page);
		await page.keyboard.press('Escape');
		await expect(isOpen(page)).toHaveCount(0);
		await page.goBack();
		await expect(page.locator('.home')).toBeVisible();
	});
});

test('a place that the menu leads to takes the entry of the menu along', async ({ page }) => {
	await open(page, './?lang=en#sky5.32341.12324.14224.32321');
	await menu(page);
	await page.locator('.menu a[href="#learn"]').tap();
	await expect(page.locator('#learn-title')).toBeVisible();
	await page.goBack();
	await expect(page.locator('.board')).toBeVisible();
	await expect(isOpen(page)).toHaveCount(0);
});

test('a copy that was edited after a menu is there when the tab comes back, even without room', async ({
	page,
}) => {
	await page.addInitScript(() => {
		IDBObjectStore.prototype.put = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	await open(page, './?lang=en');
	await page.locator('.home [data-daily]').first().tap();
	await page.locator('.board').waitFor();
	const made = await fragment(page, /^#(sky|fut|mix|lat)/);
	await menu(page);
	await page.locator('.menu-close').tap();
	await expect(isOpen(page)).toHaveCount(0);
	await page.keyboard.press('F2');
	const empty = page.getByRole('gridcell', { name: /^empty/ }).first();
	await empty.focus();
	await page.keyboard.press('1');
	await expect.poll(() => fragment(page)).not.toBe(made);
	const copy = await fragment(page);
	const entered = await digits(page);
	await page.goBack();
	await expect(page.locator('.home')).toBeVisible();
	await page.goForward();
	await begun(page);
	await page.locator('.board').waitFor();
	expect(await digits(page)).toBe(entered);
	expect(await fragment(page, /^#(sky|fut|mix|lat)/)).toBe(copy);
});
