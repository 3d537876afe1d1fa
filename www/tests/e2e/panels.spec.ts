/* Panels take the focus and return it; on a phone they are dialogs. */
import { expect, test } from '@playwright/test';
import { open, openAnew, openPanel, soon } from './page';

test('a panel takes the focus when it is asked for, and gives it back', async ({ page }) => {
	await open(page);
	const button = page.getByRole('button', { name: 'Share', exact: true });
	const title = page.getByRole('heading', { level: 2, name: 'Share' });
	await test.step('the panel that the page opens by itself does not', async () => {
		await expect(page.getByRole('heading', { level: 2, name: 'New' })).toBeVisible();
		await expect(page.getByRole('heading', { level: 2, name: 'New' })).not.toBeFocused();
	});
	await button.press('Enter');
	await expect(title).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(page.locator('#panel').getByRole('button', { name: 'Close' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(title).toHaveCount(0);
	await expect(button).toBeFocused();
	await button.press('Enter');
	await expect(title).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(button).toBeFocused();
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

	test('what is behind a panel sleeps, and a tap beside it closes it', async ({ page }) => {
		await open(page, './#sky4.1332.2122.3213.1423');
		const button = page.getByRole('button', { name: 'Share', exact: true });
		await button.tap();
		await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
		await expect(page.getByRole('heading', { level: 2, name: 'Share' })).toBeFocused();
		await expect(page.locator('dialog:modal')).toHaveCount(1);
		await page.keyboard.press('4');
		await page.touchscreen.tap(180, 20);
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(button).toBeFocused();
		await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/^empty/);
		await button.tap();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(button).toBeFocused();
	});
});

test('panels come by themselves after the first picture; one that is opened before that is there as soon as it has come', async ({
	page,
	context,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	const parts = /\/assets\/soon-/;
	let release: () => void = () => undefined;
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(parts, async (route) => {
		await held;
		await route.continue();
	});
	await open(page);
	const panel = page.locator('#panel');
	await openPanel(page, 'Share');
	await expect(panel.getByRole('heading', { name: 'Share' })).toBeVisible();
	await expect(panel.getByRole('textbox')).toHaveCount(0);
	release();
	await expect(panel.getByRole('textbox').first()).toBeVisible();
	await page.unroute(parts);

	await openAnew(page);
	const arrived = () =>
		page.evaluate(() => {
			const has = (part: string) =>
				performance.getEntriesByType('resource').some(({ name }) => name.includes(part));
			const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
			return ['/soon-', ...asked.map(({ href }) => href)].every(has);
		});
	await soon(arrived).toBe(true);
	await context.setOffline(true);
	for (const name of ['Settings', 'Share', 'Help', 'New'] as const) {
		await openPanel(page, name);
		await expect(panel.locator('.panel-body > :nth-child(2)')).not.toBeEmpty();
		await panel.getByRole('button', { name: 'Close' }).click();
	}
});
