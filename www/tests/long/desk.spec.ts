/*
 * Typing in Set up with the desk open, on a page slowed down by a factor of four. No task of the page takes much
 * processor time, and the badge is there soon after the last key. Both measure time, so this is not part of the
 * gate: `npm run test:long` runs it.
 */
import { expect, type Page, test } from '@playwright/test';
import { open, openDesk } from '../e2e/page';
import { stretch } from './stretch';
import { tasksOf } from './tasks';

/** A 9x9 with one solution, all 36 clues and every third cell given: 67 conditions could be left out. */
const NINE =
	'sky9.134244233.432342124.331222453.124233523.9-48--6--7--3--9--2-76--3--6-37--14-53-1--7--1--9--4--4--2--8--8--4--5--3--5-62--';
/** One solution, then a different number, one solution again, one given fewer, and so on. */
const TYPED = ['5', 'Control+z', 'Delete', 'Control+z'];
const SLOWER = 4;
const KEYS = 40;

/** Records how long after a key the badge of the new board appears. */
async function watch(page: Page): Promise<void> {
	await page.evaluate(() => {
		const late: number[] = [];
		Object.assign(window, { late });
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
				late.push(Math.round(performance.now() - pressed));
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

async function typeAlong(page: Page): Promise<void> {
	for (let key = 0; key < KEYS; key++) {
		const cell = (3 * Math.floor(key / 4)) % 81;
		await page.locator(`[data-place="${Math.floor(cell / 9)},${cell % 9}"]`).focus();
		await page.keyboard.press(TYPED[key % 4] as string);
		// Some keys come in quick succession, some only after the desk has listed what could be left out.
		await page.waitForTimeout(key % 2 === 0 ? 120 : 1500);
	}
}

test('typing stays smooth with the desk open', async ({ page, browser }) => {
	await open(page, `./#${NINE}`);
	await openDesk(page);
	await expect(page.locator('[data-show-all]')).toHaveText('Show all 67');
	const before = await stretch(page);
	const slow = await page.context().newCDPSession(page);
	await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	await watch(page);
	const { all } = await tasksOf(browser, page, () => typeAlong(page));
	const tasks = all.map(({ millis }) => millis).sort((one, other) => other - one);
	await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
	const late = await page.evaluate(() => (window as unknown as { late: number[] }).late);
	late.sort((one, other) => one - other);
	const slower = Math.max(1, before, await stretch(page));
	const told = `tasks ${tasks.slice(0, 12)}; badge after ${late} ms; a machine ${slower.toFixed(1)} times slow`;
	console.log(told);
	expect(late.length, told).toBeGreaterThan(KEYS / 3);
	expect(tasks.length, told).toBeGreaterThan(KEYS);
	expect(tasks[0], told).toBeLessThan(50 * slower);
	expect(late.at(-1), told).toBeLessThan(200 * slower);
});
