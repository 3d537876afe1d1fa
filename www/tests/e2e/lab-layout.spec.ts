/* The arrangement of the lab's parts on the desktop: panels visible, the whole race visible, and nothing that jumps. */
import { expect, type Page, test } from '@playwright/test';
import { DEMO, openStudy, racer, SMALL } from './lab';
import { openPanel, press, soon } from './page';

test.use({ viewport: { width: 1280, height: 800 } });

/** The positions of the race and of the bars in it. */
const tops = (page: Page) =>
	page
		.locator('.race, .racer:has(:checked) .racer-bar')
		.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));

test('the lab on the desktop: panels, the race, the tree, and paper', async ({ page }) => {
	await openStudy(page, `${DEMO}/study.domains.500`);
	await test.step('each panel is in sight, and the card comes back after it', async () => {
		for (const panel of ['New', 'My puzzles', 'Paste', 'Share', 'Settings', 'Help'] as const) {
			await openPanel(page, panel);
			const box = await page.locator('#panel').boundingBox();
			if (!box) throw new Error('no panel');
			expect(box.y, panel).toBeGreaterThan(0);
			expect(Math.min(box.y + box.height, 800) - box.y, panel).toBeGreaterThan(200);
			await expect(page.locator('#panel').getByRole('button').first()).toBeInViewport();
			await page.locator('#panel').getByRole('button', { name: 'Close' }).click();
			await expect(page.getByRole('button', { name: 'Start the race' })).toBeInViewport();
		}
	});

	await test.step('a race is seen whole, and nothing moves when it ends', async () => {
		const title = (await tops(page))[0];
		await press(page, 'race');
		await expect(page.locator('.racer-words')).toHaveCount(4);
		const early = await tops(page);
		await expect(page.getByText('The race is over.')).toBeVisible({ timeout: 25_000 });
		expect(await tops(page)).toEqual(early);
		expect(early[0]).toBe(title);
		await expect(racer(page, 'engine')).toBeInViewport({ ratio: 1 });
		// No scrolling box inside the page cuts off the card.
		await page
			.getByRole('button', { name: 'Copy the link to this event' })
			.scrollIntoViewIfNeeded();
		expect(await page.evaluate(() => document.documentElement.scrollTop)).toBeGreaterThan(0);
	});

	await test.step('what is written in the tree stands apart: values, counts and the names of the levels', async () => {
		await expect(page.locator('.tree-node')).not.toHaveCount(0);
		for (const sort of ['.tree-value', '.tree-hidden']) {
			const boxes = await page.locator(`.search-tree ${sort}`).evaluateAll((all) =>
				all.map((one) => {
					const { left, right, top, bottom } = one.getBoundingClientRect();
					return { left, right, top, bottom };
				}),
			);
			expect(boxes.length).toBeGreaterThan(10);
			const touching = boxes.flatMap((one, index) =>
				boxes
					.slice(index + 1)
					.filter((other) => one.left < other.right && other.left < one.right)
					.filter((other) => one.top < other.bottom && other.top < one.bottom),
			);
			expect(touching).toEqual([]);
		}
	});

	await test.step('on paper the tree is whole, and nothing is there to press', async () => {
		await expect(page.locator('.tree-node')).not.toHaveCount(0);
		await page.setViewportSize({ width: 718, height: 1000 });
		await page.emulateMedia({ media: 'print' });
		const cut = await page.locator('.tree-scroll').evaluate((box) => {
			const [around, tree] = [box, box.querySelector('svg')].map((one) =>
				one?.getBoundingClientRect(),
			);
			if (!around || !tree) return true;
			return tree.height > around.height + 1 || tree.width > around.width + 1;
		});
		expect(cut).toBe(false);
		await expect(page.locator('.tree-level').first()).toBeVisible();
		for (const part of ['.turn', '.run-controls', '.tree-depths span']) {
			await expect(page.locator(part).first()).toBeHidden();
		}
	});
});

test('nothing is wider than its column, in German', async ({ page }) => {
	await openStudy(page, `${DEMO}/study.domains.500`, 'de');
	await expect(page.locator('.tree-node')).not.toHaveCount(0);
	for (const width of [900, 1024, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		const wider = () =>
			page
				.locator('.lane, .lane-run, .lane-tree, .lab-card')
				.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
		await soon(wider, `${width} pixels`).toBe(0);
		const row = await page
			.locator('.landmark')
			.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
		expect(row, `${width} pixels`).toBe(1);
	}
});

for (const size of [
	{ width: 1280, height: 800 },
	{ width: 360, height: 740 },
])
	test(`without a wish it opens with a sentence, a run and two strategies, at ${size.width}; all tools are one press away`, async ({
		page,
	}) => {
		const inView = () =>
			page.locator('a, button, input, select, summary').evaluateAll(
				(all) =>
					all.filter((one) => {
						const { top, bottom, width } = one.getBoundingClientRect();
						return one.checkVisibility() && width > 0 && top < innerHeight && bottom > 0;
					}).length,
			);
		await page.setViewportSize(size);
		await openStudy(page, `${SMALL}/study`);
		expect(await inView()).toBeLessThanOrEqual(24);
		const isPhone = size.width < 900;
		if (isPhone) await page.getByRole('button', { name: 'Race', exact: true }).click();
		await expect(page.locator('[data-strategy]')).toHaveCount(2);
		await expect(page.locator('.lab-card')).toContainText('Two ways to search the same puzzle');
		expect(await inView()).toBeLessThanOrEqual(24);
		await expect(page.locator('#panel')).toHaveCount(0);
		await press(page, 'race');
		await expect(page.locator('[data-strategy][data-state=ended]')).toHaveCount(2);
		if (isPhone) await page.getByRole('button', { name: 'Steps', exact: true }).click();
		await press(page, 'study-all');
		await expect(page.getByLabel('Strategy to look at')).toBeVisible();
		if (isPhone) await page.getByRole('button', { name: 'Race', exact: true }).click();
		expect(await page.locator('[data-strategy]').count()).toBeGreaterThan(8);
		await expect(page.locator('[data-strategy] input:checked')).toHaveCount(4);
		await expect(page.getByLabel('Stop each after')).toBeVisible();
	});
