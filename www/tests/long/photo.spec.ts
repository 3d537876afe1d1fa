/*
 * The cost of a photo in Chromium: the time from choosing a file to its reading, the longest task of the page
 * meanwhile, and how much larger its processes become. The test measures time and memory, so it is not part of the
 * gate.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { open, openPanel, press } from '../e2e/page';
import { stretch } from './stretch';

const FOLDER = new URL('../../../crates/photo/tests/data/', import.meta.url);
const PHOTOS = readdirSync(FOLDER).filter((name) => name.endsWith('.jpg'));
/** The targets: the median time per photo in milliseconds, and the additional memory after all photos in megabytes. */
const TIME = 500;
const MEMORY = 100;

/** The memory of all processes that draw pages, in megabytes. */
async function held(page: Page): Promise<number> {
	const browser = await page.context().browser()?.newBrowserCDPSession();
	const { processInfo = [] } = (await browser?.send('SystemInfo.getProcessInfo')) ?? {};
	const pages = processInfo.filter(({ type }) => type === 'renderer');
	const kilobytes = pages.map(({ id }) => {
		const status = readFileSync(`/proc/${id}/status`, 'utf8');
		return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
	});
	return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** Records the longest task of the page. */
const watch = (page: Page) =>
	page.evaluate(() => {
		Object.assign(window, { longest: 0 });
		new PerformanceObserver((list) => {
			const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
			Object.assign(window, { longest: Math.max(longest, Reflect.get(window, 'longest')) });
		}).observe({ type: 'longtask' });
	});

/** Chooses a photo and waits for its reading; returns the time in milliseconds by the page's clock. */
async function read(page: Page, name: string): Promise<number> {
	await page.evaluate(() => {
		const begun = performance.now();
		const before = document.querySelector('.photo-places');
		new MutationObserver((_, observer) => {
			const now = document.querySelector('.photo-places');
			if (!now || now === before) return;
			observer.disconnect();
			document.body.dataset.took = String(performance.now() - begun);
		}).observe(document.body, { subtree: true, childList: true });
		delete document.body.dataset.took;
	});
	const buffer = readFileSync(new URL(name, FOLDER));
	const file = { name, mimeType: 'image/jpeg', buffer };
	await page.locator('#panel input[type=file]').last().setInputFiles(file);
	await expect(page.locator('body')).toHaveAttribute('data-took', /\d/);
	return Number(await page.locator('body').getAttribute('data-took'));
}

test('a photo is read at once, and the page is never blocked', async ({ page }) => {
	test.setTimeout(600_000);
	await open(page, './#fut4.L4E.lgDggF.GlF');
	await openPanel(page, 'New');
	await press(page, 'panel-photo');
	await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
	const before = await held(page);
	await watch(page);
	const took: number[] = [];
	for (const name of PHOTOS) took.push(await read(page, name));
	const [first = 0, ...rest] = took;
	const median = rest.sort((one, other) => one - other)[Math.floor(rest.length / 2)] ?? 0;
	const more = (await held(page)) - before;
	const longest = await page.evaluate(() => Number(Reflect.get(window, 'longest')));
	const slower = Math.max(1, await stretch(page));
	const told = `first ${first.toFixed()} ms, then ${median.toFixed()} in the median, ${rest.at(-1)?.toFixed()} at most; longest task ${longest.toFixed()}; ${more.toFixed()} MB more after ${took.length}; a machine ${slower.toFixed(1)} times slow`;
	test.info().annotations.push({ type: 'cost', description: told });
	process.stdout.write(`${told}\n`);
	expect(median, told).toBeLessThan(TIME * slower);
	expect(longest, told).toBeLessThan(100 * slower);
	expect(more, told).toBeLessThan(MEMORY);
});
