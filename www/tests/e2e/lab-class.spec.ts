/* The lab in the class view: the size and contrast of all text, and a presenter's remote; and the tabs of a phone. */
import { expect, type Page, test } from '@playwright/test';
import { DEMO, eventNow, openStudy, racer, reason, SMALL, told } from './lab';
import { axeFindings, axeFindingsInBoth, press } from './page';

interface Written {
	words: string;
	pixels: number;
	/** The contrast of a number in a drawing; 21 if axe checks it. */
	contrast: number;
}

/** All visible text, with its size on the screen. */
function written(page: Page): Promise<Written[]> {
	return page.evaluate(() => {
		const light = (colour: string) => {
			const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
			const [r = 0, g = 0, b = 0] = parts.map((one) =>
				one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
			);
			return 0.2126 * r + 0.7152 * g + 0.0722 * b;
		};
		const between = (one: string, other: string) => {
			const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
			return (high + 0.05) / (low + 0.05);
		};
		/** The background of a number of the tree: its mark, or the card. */
		const ground = (text: Element) => {
			const mark = text.matches('.tree-value')
				? text.parentElement?.querySelector('[class^=mark-]')
				: null;
			const card = document.querySelector('.lane') ?? document.body;
			return mark ? getComputedStyle(mark).fill : getComputedStyle(card).backgroundColor;
		};
		const found: Written[] = [];
		const walker = document.createTreeWalker(
			document.querySelector('.table') ?? document,
			NodeFilter.SHOW_TEXT,
		);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const parent = node.parentElement;
			const words = node.textContent?.trim() ?? '';
			if (!parent || words === '' || parent.closest('.unseen, title')) continue;
			if (!parent.checkVisibility({ visibilityProperty: true })) continue;
			const style = getComputedStyle(parent);
			const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.d ?? 1) : 1;
			const drawn = parent.closest('.search-tree') !== null;
			found.push({
				words,
				pixels: Number.parseFloat(style.fontSize) * scale,
				contrast: drawn ? between(style.fill, ground(parent)) : 21,
			});
		}
		return found;
	});
}

/** Text that is smaller than this or below a contrast of 4.5 to 1, and text that is cut off. */
async function tooSmall(page: Page, least: number): Promise<string[]> {
	const all = await written(page);
	expect(all.length).toBeGreaterThan(20);
	const faults = all
		.filter(({ pixels, contrast }) => pixels < least - 0.01 || contrast < 4.5)
		.map(({ words, pixels, contrast }) => `${words}: ${pixels} px, ${contrast}`);
	const cut = await page
		.locator('.lab-tab, .landmark, .lane button, .lab-card button, .lane, .lab-card, .reason, html')
		.evaluateAll((elements) =>
			elements
				.filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
				.map((one) => `cut: ${one.className} ${one.textContent?.slice(0, 40)}`),
		);
	return [...faults, ...cut];
}

for (const lang of ['en', 'de', 'fr']) {
	test(`in the class view all is large, strong and whole, in ${lang}`, async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await openStudy(page, `${DEMO}/study.domains.402`, lang);
		await told(page);
		await press(page, 'study-class');
		const tabs = page.locator('.lab-tab');
		for (const [width, height, least] of [
			[1280, 800, 18],
			[1920, 1080, 24],
		] as const) {
			await page.setViewportSize({ width, height });
			for (const at of [1, 2, 0]) {
				await tabs.nth(at).click();
				expect(await tooSmall(page, least), `tab ${at} at ${width}`).toEqual([]);
			}
		}
		await press(page, 'race');
		await expect(racer(page, 'stronger')).toHaveAttribute('data-state', 'ended');
		await expect(racer(page, 'early-checks')).toHaveAttribute('data-state', 'ended');
		// Now the whole tree is drawn, including its future part.
		for (const at of [0, 2]) {
			await tabs.nth(at).click();
			expect(await tooSmall(page, 24), `tab ${at} after the race`).toEqual([]);
			expect(await axeFindings(page, ['color-contrast'])).toEqual([]);
		}
	});
}

test('a remote steps, the keyboard reaches every tab, and no branch crosses a number', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await openStudy(page, `${SMALL}/study.domains.0`);
	await told(page);
	await page.keyboard.press('PageDown');
	expect(await eventNow(page)).toBe(0);
	await press(page, 'study-class');
	await page.keyboard.press('PageDown');
	await expect(reason(page)).not.toHaveAttribute('data-event', '0');
	await page.keyboard.press('PageUp');
	await expect(reason(page)).toHaveAttribute('data-event', '0');
	await page.getByRole('button', { name: 'Race', exact: true }).focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: 'Tree', exact: true })).toHaveAttribute(
		'aria-pressed',
		'true',
	);
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await press(page, 'study-last');
	await expect(page.locator('.tree-node')).not.toHaveCount(0);
	const crossed = await page.locator('.search-tree').evaluate((tree) => {
		const texts = [...tree.querySelectorAll('.tree-hidden, .tree-value')].map((text) => ({
			words: text.textContent,
			mark: text.closest('.tree-node'),
			box: text.getBoundingClientRect(),
		}));
		const faults: string[] = [];
		for (const branch of tree.querySelectorAll<SVGPathElement>('.branch')) {
			const matrix = branch.getScreenCTM();
			const length = branch.getTotalLength();
			for (let along = 0; matrix && along <= length; along += 2) {
				const at = branch.getPointAtLength(along).matrixTransform(matrix);
				for (const { words, mark, box } of texts) {
					const within = at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
					if (!within) continue;
					// A mark covers its background, and the number is drawn on the mark.
					const shape = mark?.querySelector<SVGGeometryElement>('[class^=mark-]');
					const own = shape?.getScreenCTM();
					const covered = own && shape?.isPointInFill(at.matrixTransform(own.inverse()));
					if (!covered) faults.push(`${words} at ${at.x}, ${at.y}`);
				}
			}
		}
		return faults;
	});
	expect(crossed).toEqual([]);
	await press(page, 'study-class');
	await expect(page.locator('.lab-tab')).toHaveCount(0);
});

test('on a small projector the line of the program is always seen, nothing jumps, and eleven racers fit', async ({
	page,
}) => {
	const HEIGHT = 720;
	await page.setViewportSize({ width: 1280, height: HEIGHT });
	await openStudy(page, `${DEMO}/study.stronger.0`, 'de');
	await told(page);
	await press(page, 'study-class');
	await page.locator('.lab-tab').nth(1).click();
	await page.locator('#lab-grain').selectOption('removal');
	const tops = new Set<string>();
	const lines = new Set<number>();
	for (let step = 0; step < 40; step++) {
		await page.keyboard.press('PageDown');
		const at = await page.evaluate(() => {
			const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
			const [line, list, run] = [
				box('.code [aria-current]'),
				box('.code ol'),
				box('.transport, .lane-run'),
			];
			return {
				line: line && [line.top, line.bottom],
				list: list && [list.top, list.bottom],
				top: `${list?.top} ${run?.top} ${run?.bottom}`,
			};
		});
		tops.add(at.top);
		if (!at.line || !at.list) continue;
		const [[top = 0, bottom = 0], [first = 0, last = 0]] = [at.line, at.list];
		lines.add(Math.round(top));
		expect(top).toBeGreaterThanOrEqual(first - 1);
		expect(bottom).toBeLessThanOrEqual(last + 1);
		expect(last).toBeLessThanOrEqual(HEIGHT);
	}
	expect(tops.size).toBe(1);
	expect(lines.size).toBeGreaterThan(1);

	await page.locator('.lab-tab').first().click();
	for (const one of await page.locator('.racer > input').all()) await one.check();
	await press(page, 'race');
	await expect(page.locator('.racer:is([data-state=ended], [data-state=limit])')).toHaveCount(11);
	const box = await page.locator('.racer').last().boundingBox();
	expect((box?.y ?? HEIGHT) + (box?.height ?? 0)).toBeLessThanOrEqual(HEIGHT);
});

test('on a phone the lab has three tabs', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await openStudy(page, `${SMALL}/study.domains.20`);
	const parts = { Race: '.race', Steps: '.lab-board', Tree: '.tree-scroll' };
	for (const name of Object.keys(parts)) {
		await page.getByRole('button', { name, exact: true }).click();
		for (const [other, part] of Object.entries(parts)) {
			await expect(page.locator(part), `${other} in ${name}`).toBeVisible({
				visible: other === name,
			});
		}
		expect(await axeFindings(page)).toEqual([]);
		const high = await page.evaluate(() => document.documentElement.scrollHeight);
		expect(high, name).toBeLessThan(2000);
	}
});
