/*
 * Work done only once: a pasted text is read and checked once, the slots are
 * read once in a visit, and first drawings stay in place.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { frames } from './lab';
import { cell, fragment, open, openAnew, openPanel, paste, press, seed } from './page';

declare global {
	interface Window {
		asked: string[];
		shifts: number[];
		changed: number;
	}
}

/** Records, from now on, every request to the core and to the store of the slots. */
async function note(page: Page): Promise<void> {
	await page.addInitScript(() => {
		window.asked = [];
		const post = Worker.prototype.postMessage;
		Worker.prototype.postMessage = function (message: { call: string }) {
			window.asked.push(message.call);
			post.call(this, message);
		};
		const all = IDBObjectStore.prototype.getAll;
		IDBObjectStore.prototype.getAll = function (...range) {
			window.asked.push('slots');
			return all.apply(this, range);
		};
	});
}

/** How often each of these was requested since the last check. */
const counts = (page: Page, ...names: string[]) =>
	page.evaluate((wanted) => {
		const asked = window.asked.splice(0);
		return wanted.map((name) => asked.filter((one) => one === name).length);
	}, names);

test('a visit by a link reads it once, checks it once, and reads the slots once', async ({
	page,
}) => {
	await note(page);
	for (const turn of ['new', 'played before']) {
		await open(page, './#sky4.1332.2122.3213.1423');
		await fragment(page, /\.\w$/);
		expect(await counts(page, 'kinds', 'readLink', 'recognise', 'check', 'slots'), turn).toEqual([
			1, 1, 0, 1, 1,
		]);
		await openPanel(page, 'New');
		await expect(page.getByRole('region', { name: 'My puzzles' })).toBeVisible();
		expect(await counts(page, 'slots'), turn).toEqual([0]);
		await page.goto('about:blank');
	}
});

test('a text from the paste box is read once and checked once when it is opened', async ({
	page,
}) => {
	await note(page);
	await open(page, './#sky5.32341.12324.14224.32321');
	await fragment(page, /\.\w$/);
	await counts(page);
	await paste(page, seed('td-4').text);
	await fragment(page, /^#sky4/);
	expect(await counts(page, 'recognise', 'readLink', 'check')).toEqual([1, 0, 1]);
});

test('into the lab and back nothing is searched, read or checked twice', async ({ page }) => {
	await note(page);
	await open(page, './#sky4.1332.2122.3213.1423');
	await fragment(page, /\.\w$/);
	await counts(page);
	for (const reads of [1, 0]) {
		await press(page, 'study');
		await expect(page.locator('.lane')).toBeVisible();
		await fragment(page, /\/study/);
		expect(await counts(page, 'readLink', 'check', 'labBegin')).toEqual([reads, reads, reads]);
		await press(page, 'study-leave');
		await fragment(page, /\.\w$/);
		expect(await counts(page, 'readLink', 'recognise', 'slots')).toEqual([0, 0, 0]);
	}
});

test('what the first picture shows stays where it is, on any screen', async ({ page }) => {
	await page.addInitScript(() => {
		window.shifts = [];
		new PerformanceObserver((seen) => {
			for (const one of seen.getEntries())
				window.shifts.push((one as unknown as { value: number }).value);
		}).observe({ type: 'layout-shift', buffered: true });
	});
	const visits = [
		[1280, 800, './#board'],
		[1920, 1080, './#board'],
		[768, 1024, './#board'],
		[360, 740, './#board'],
		[1280, 800, './'],
		[1920, 1080, './'],
		[768, 1024, './'],
		[360, 740, './'],
		[360, 740, './?lang=de'],
		[1280, 800, './?lang=de#sky5.32341.12324.14224.32321'],
		[360, 740, './?lang=fr#fut9.WWWP.WWWG.WWWG'],
		[360, 740, './#snake'],
	] as const;
	for (const [width, height, address] of visits) {
		await page.setViewportSize({ width, height });
		await openAnew(page, address);
		await frames(page, 5);
		const shifts = await page.evaluate(() => window.shifts);
		const sum = shifts.reduce((all, one) => all + one, 0);
		expect(sum, `${width} ${address}: ${shifts}`).toBeLessThan(0.02);
	}
	await test.step('and one that moved would be noticed', async () => {
		await page.evaluate(() => {
			const block = document.createElement('p');
			block.style.height = '200px';
			document.body.prepend(block);
		});
		await page.waitForFunction(() => window.shifts.some((one) => one > 0.02));
	});
});

/**
 * How many changes of the document each key may cause: in the cell, its words, the pad, and cells with the same number.
 */
const MOST_CHANGED = 25;

test('a key changes few elements, however large the board is', async ({ page }) => {
	for (const size of [9, 16]) {
		const set = new URL(`../../../bench/sets/sky-${size}.txt`, import.meta.url);
		const [link = ''] = readFileSync(set, 'utf8').match(/^sky\S+/m) ?? [];
		await openAnew(page, `./#${link}`);
		await cell(page, 3, 3).click();
		await expect(page.locator('[data-command=check]')).toBeVisible();
		await page.evaluate(() => {
			window.changed = 0;
			const watch = new MutationObserver((records) => {
				window.changed += records.length;
			});
			watch.observe(document.body, {
				subtree: true,
				childList: true,
				attributes: true,
				characterData: true,
			});
		});
		const changed = () =>
			page.evaluate(async () => {
				// By then the core's answer, which may cause a few more changes, has arrived too.
				for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
				const count = window.changed;
				window.changed = 0;
				return count;
			});
		await changed();
		for (const key of [
			'ArrowRight',
			'1',
			'ArrowDown',
			'Shift+1',
			'Shift+4',
			'Control+z',
			'2',
			'Delete',
			'Control+z',
		]) {
			await page.keyboard.press(key);
			const count = await changed();
			expect(count, `${key} at ${size}`).toBeGreaterThan(0);
			expect(count, `${key} at ${size}`).toBeLessThanOrEqual(MOST_CHANGED);
		}
	}
});
