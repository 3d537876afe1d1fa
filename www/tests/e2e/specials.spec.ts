/* Odd and even cells: set up by keys and by touch, drawn, said, solved and hinted at. */
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, cell, fragment, open, press, solve, verdict } from './page';

const shapes = (page: Page) =>
	page.locator('.board .cell-shape').evaluateAll((all) => all.map(({ tagName }) => tagName));

test('odd and even cells by keys: drawn, said, in the link, solved, left out, printed small', async ({
	page,
}) => {
	await open(page, './');
	await page.getByRole('radio', { name: 'Latin square', exact: true }).check();
	await page.getByRole('radio', { name: '4', exact: true }).check();
	await page.getByRole('button', { name: 'Start an empty' }).click();
	await cell(page, 1, 1).click();
	await page.keyboard.press('o');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('e');
	await expect(cell(page, 1, 1)).toHaveAccessibleName('empty, row 1 column 1, grey circle, odd');
	await expect(cell(page, 1, 2)).toHaveAccessibleName('empty, row 1 column 2, grey square, even');
	expect(await shapes(page)).toEqual(['circle', 'rect']);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'Latin square 4 × 4 · Odd and even cells',
	);
	expect(await fragment(page, /^#lat4o/)).toMatch(/^#?lat4o\.oe/);
	expect(await axeFindingsInBoth(page)).toEqual([]);

	await test.step('a number on it stays what it is, and rubbing out takes first the number', async () => {
		await page.keyboard.press('2');
		await expect(cell(page, 1, 2)).toHaveAccessibleName(
			'2, row 1 column 2, grey square, even, given',
		);
		await page.keyboard.press('Delete');
		expect(await shapes(page)).toEqual(['circle', 'rect']);
		await page.keyboard.press('Delete');
		expect(await shapes(page)).toEqual(['circle']);
		await page.keyboard.press('ControlOrMeta+z');
		await page.keyboard.press('ControlOrMeta+z');
		await page.keyboard.press('ControlOrMeta+z');
	});
	await test.step('an odd number on a square is a fault with its place', async () => {
		await page.keyboard.press('3');
		await expect(page.locator('.faults')).toContainText('r1c2 has a grey square');
		await page.keyboard.press('Delete');
		await solve(page);
		await expect(verdict(page)).toContainText('solutions');
	});
	await test.step('in Play they are fixed', async () => {
		await page.keyboard.press('F2');
		await cell(page, 1, 1).click();
		await expect(page.locator('[data-command^=shape-]')).toHaveCount(0);
		await page.keyboard.press('o');
		expect(await shapes(page)).toEqual(['circle', 'rect']);
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

	test('a circle and a square by their buttons, and a hint that needs one', async ({ page }) => {
		await open(page, './#lat4o.oeO.Q');
		expect(await shapes(page)).toEqual(['circle', 'rect']);
		await page.locator('input[value=set]').tap();
		await cell(page, 2, 1).tap();
		await page.locator('[data-command=shape-even]').tap();
		await expect(page.locator('[data-command=shape-even]')).toHaveAttribute('aria-pressed', 'true');
		expect(await shapes(page)).toEqual(['circle', 'rect', 'rect']);
		await page.locator('[data-command=shape-odd]').tap();
		expect(await shapes(page)).toEqual(['circle', 'rect', 'circle']);
		await page.locator('[data-command=shape-odd]').tap();
		expect(await shapes(page)).toEqual(['circle', 'rect']);
		await page.locator('input[value=play]').tap();
		for (let at = 0; at < 3; at++) await press(page, 'hint');
		await expect(page.locator('.hint-words')).toContainText(/odd|even/);
	});
});
