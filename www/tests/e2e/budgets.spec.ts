/*
 * How many controls there are in each state of a board, on a phone and on a desktop. The controls of the whole page
 * count if they are in view beside the board and its digits, whether disabled or not. Controls that belong
 * together, such as the choices of what a digit writes, count as one.
 */
import { expect, type Page, test } from '@playwright/test';
import { cell, more, open, openDesk, press, type Size } from './page';

const SKY = './#sky5.32341.12324.14224.32321';
const SOLVED = ['4123', '1234', '3412', '2341'];

const SIZES: Record<string, Size> = {
	phone: { width: 360, height: 740 },
	desk: { width: 1280, height: 800 },
};

/**
 * The limits for each screen: while a puzzle is played or copied from paper, while it is set up, with the desk open,
 * and beside a hint.
 */
const MOST: Record<string, { play: number; set: number; desk: number }> = {
	phone: { play: 14, set: 14, desk: 20 },
	desk: { play: 18, set: 24, desk: 28 },
};
const MOST_HINTED = 10;

/** The names of all controls of the page that are in view. */
const inView = (page: Page) =>
	page.locator('.page').evaluate((table) => {
		const all = table.querySelectorAll<HTMLElement>(
			'button, a[href], input, select, textarea, summary, [tabindex="0"]',
		);
		const names = [...all]
			.filter((one) => !one.closest('.board, .pad-key:not([data-command])'))
			.filter((one) => {
				const { top, bottom, left, right, width, height } = one.getBoundingClientRect();
				const inside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
				const seen = one.checkVisibility({ visibilityProperty: true });
				return inside && seen && width * height > 0;
			})
			.map((one) => {
				const label = 'labels' in one ? (one.labels as NodeListOf<HTMLElement>)[0] : undefined;
				const said = one.textContent || one.ariaLabel || label?.textContent;
				return one.closest('fieldset.modes')?.ariaLabel ?? said;
			});
		return [...new Set(names)];
	});

async function expectFew(page: Page, most: number, state: string): Promise<void> {
	const names = await inView(page);
	expect(names.length, `${state}: ${names.join(', ')}`).toBeLessThanOrEqual(most);
	// Otherwise, a page that shows nothing would pass.
	expect(names.length, state).toBeGreaterThan(2);
}

async function solveSmall(page: Page): Promise<void> {
	for (const [row, digits] of SOLVED.entries()) {
		for (const [column, digit] of [...digits].entries()) {
			await cell(page, row + 1, column + 1).focus();
			await page.keyboard.press(digit);
		}
	}
	await expect(page.locator('[data-finished-card]')).toBeVisible();
}

/** The smallest width or height of these elements. */
const smallest = (page: Page, selector: string) =>
	page.locator(selector).evaluateAll((all) =>
		Math.min(
			...all.flatMap((one) => {
				const { width, height } = one.getBoundingClientRect();
				return [width, height];
			}),
		),
	);

const lists: Record<string, string[]> = {};

for (const [name, size] of Object.entries(SIZES)) {
	test.describe(name, () => {
		const isPhone = name === 'phone';
		test.use({ viewport: size, hasTouch: isPhone, isMobile: isPhone });

		test(`each state of a board shows no more than its budget on a ${name}`, async ({ page }) => {
			const { play = 0, set = 0, desk = 0 } = MOST[name] ?? {};
			await open(page, SKY);
			await expect(page.locator('.met')).toBeVisible();
			await expectFew(page, play, 'play, met for the first time');
			await page.locator('[data-met]').click();
			await cell(page, 1, 1).focus();
			await page.keyboard.press('3');
			await expectFew(page, play, 'play, begun');
			await press(page, 'branch');
			await expectFew(page, play, 'play, in a branch');
			await press(page, 'branch-keep');

			for (const level of ['where', 'why']) {
				await press(page, 'hint');
				await expect(page.locator('.hinted')).toHaveAttribute('data-hint', level);
				await expectFew(page, MOST_HINTED, `hint, ${level}`);
			}
			await page.keyboard.press('Escape');

			await cell(page, 1, 1).focus();
			await page.keyboard.press('4');
			await press(page, 'check');
			await expect(page.locator('[data-review=wrong]')).toBeVisible();
			await expectFew(page, play, 'play, checked');

			await page.locator('input[name=mode][value=set]').check();
			await expect(page.locator('[data-badge=unique]')).toBeVisible();
			await expectFew(page, set, 'set up');
			await openDesk(page);
			await expect(page.locator('[data-finding=redundant] li')).toHaveCount(20);
			await expectFew(page, desk, 'set up, with the desk');

			await test.step('from paper, in each of its three steps', async () => {
				await page.evaluate(() => {
					location.hash = '';
				});
				await page.locator('.home [data-command=panel-type]').click();
				await page.locator('#panel button[type=submit]').click();
				for (const step of ['around', 'inside', 'own']) {
					await expect(page.locator(`[data-step=${step}][aria-current=step]`)).toBeVisible();
					await expectFew(page, play, `from paper, ${step}`);
					await expect(page.locator('.pad-key').last()).toBeInViewport({ ratio: 1 });
					await page.locator('.paper-way .primary').click();
				}
			});

			await open(page, './#sky4.1332.2122.3213.1423');
			await solveSmall(page);
			await expect(page.locator('.board .city')).toBeVisible();
			await expectFew(page, MOST_HINTED + (isPhone ? 0 : 3), 'finished');
			await expect(page.locator('[data-command=solve]')).toHaveCount(0);
			await expect(page.locator('[data-command=next-puzzle]')).toBeInViewport({ ratio: 1 });
		});

		test(`a puzzle of the day is not set up, and its menu is whole, on a ${name}`, async ({
			page,
		}) => {
			await open(page, './#daily/2026-11-25/small');
			await page.locator('[data-met]').click();
			await expect(page.locator('[data-origin]')).toBeVisible();
			await expectFew(page, (MOST[name]?.play ?? 0) - 1, 'play, made');
			await expect(page.locator('input[name=mode]')).toHaveCount(0);
			await more(page);
			if (isPhone) expect(await smallest(page, '.more-menu button')).toBeGreaterThanOrEqual(44);
			const rows = page.locator('.menu-row');
			lists[name] = await rows.evaluateAll((all) => all.map((one) => one.dataset.command ?? ''));
			expect(lists[name]).toEqual([
				'fill-marks',
				'tidy-marks',
				'branch',
				'clear',
				'next-number',
				'why-not',
				'all-steps',
				'solve',
				'city',
				'edit-copy',
				'panel-print',
				'study',
			]);
			await test.step('by keys alone, and closed by one', async () => {
				await page.keyboard.press('ArrowUp');
				await expect(rows.last()).toBeFocused();
				await page.keyboard.press('ArrowDown');
				await expect(rows.first()).toBeFocused();
				await page.keyboard.press('Escape');
				await expect(rows).toHaveCount(0);
				await expect(page.locator('.more')).toBeFocused();
			});
			await test.step('a copy is edited, and Undo leads back', async () => {
				const title = await page.locator('#puzzle-title').innerText();
				await press(page, 'edit-copy');
				await expect(page.locator('input[name=mode][value=set]')).toBeChecked();
				await expect(page.locator('[data-origin]')).toHaveCount(0);
				await press(page, 'undo');
				await expect(page.locator('#puzzle-title')).toHaveText(title);
				await expect(page.locator('input[name=mode]')).toHaveCount(0);
			});
		});
	});
}
