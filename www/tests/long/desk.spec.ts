/*
 * Typing in Set up with the desk open, on a page that is slowed down four times: no task of the page is long, and the
 * badge is there soon after the last key. Both measure time, which a machine under load has none of, so this is no
 * part of the gate: `npm run test:long` runs it.
 */
import { expect, type Page, test } from '@playwright/test';
import { open } from '../e2e/page';
import { stretch } from './stretch';

/** A 9x9 with all 36 clues and every fourth cell given: as much as the desk ever lists. */
const NINE =
	'sky9.134244233.432342124.331222453.124233523.9D1D3D3D8D7D3D9D8D5D9D2D9D2D6D8D2D9D3D8D4';
/** One solution, another number, one solution again, one given less, and so on. */
const TYPED = ['5', 'Control+z', 'Delete', 'Control+z'];
const SLOWER = 4;
const KEYS = 60;

interface Measured {
	long: number[];
	badge: number[];
}

/** Counts every task of 50 ms and more, and how long after a key the badge of the new board is there. */
async function watch(page: Page): Promise<void> {
	await page.evaluate(() => {
		const measured: Measured = { long: [], badge: [] };
		Object.assign(window, { measured });
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) measured.long.push(Math.round(duration));
		}).observe({ entryTypes: ['longtask'] });
		let pressed = 0;
		addEventListener(
			'keydown',
			() => {
				pressed = performance.now();
			},
			true,
		);
		const look = () => {
			const badge = document.querySelector<HTMLElement>('[data-badge]');
			if (pressed > 0 && badge && badge.dataset.badge !== '') {
				measured.badge.push(Math.round(performance.now() - pressed));
				pressed = 0;
			}
		};
		new MutationObserver(look).observe(document.body, {
			subtree: true,
			childList: true,
			attributes: true,
		});
	});
}

test('typing stays smooth with the desk open', async ({ page }) => {
	await open(page, `./#${NINE}`);
	await page.getByRole('radio', { name: 'Set up' }).check();
	await expect(page.locator('.desk')).toBeVisible();
	const before = await stretch(page);
	const slow = await page.context().newCDPSession(page);
	await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	await watch(page);
	for (let key = 0; key < KEYS; key++) {
		const cell = (4 * Math.floor(key / 4)) % 81;
		await page.locator(`[data-place="${Math.floor(cell / 9)},${cell % 9}"]`).focus();
		await page.keyboard.press(TYPED[key % 4] as string);
		// Some keys come in quick succession, some after the desk has listed what could go.
		await page.waitForTimeout(key % 2 === 0 ? 120 : 1500);
	}
	await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
	const { long, badge } = await page.evaluate(
		() => (window as unknown as { measured: Measured }).measured,
	);
	const slower = Math.max(1, before, await stretch(page));
	const sorted = badge.toSorted((one, other) => one - other);
	const told = `long tasks ${long}; badge after ${sorted} ms; a machine ${slower.toFixed(1)} times slow`;
	console.log(told);
	expect(badge.length, told).toBeGreaterThan(KEYS / 3);
	expect(Math.max(0, ...long), told).toBeLessThan(50 * slower);
	expect(sorted.at(-1), told).toBeLessThan(200 * slower);
});
