/* Odd and even cells: set up by keys and by touch, drawn, put into words, solved, and explained by hints. */
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, cell, fragment, open, press, solve, verdict } from './page';

const shapes = (page: Page) =>
	page.locator('.board .cell-shape').evaluateAll((all) => all.map(({ tagName }) => tagName));

test('odd and even cells by keys: drawn, said, in the link, solved, left out, printed small', async ({
	page,
}) => {
	await open(page);
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
		await press(page, 'hint');
		await expect(page.locator('.hint-words')).toContainText('Look at');
		await press(page, 'hint');
		await expect(page.locator('.hint-words')).toContainText(/odd|even/);
	});
});

/** The sums seen along each line of 1234, 2143, 3412, 4321. */
const SUMS = ['10 6 7 4', '10 6 7 4', '4 7 6 10', '4 7 6 10'];

/** Types all clues, each digit by its key. */
async function typeSums(page: Page): Promise<void> {
	await cell(page, 0, 1).focus();
	for (const digit of SUMS.join('').replaceAll(' ', '')) await page.keyboard.press(digit);
}

test('sums: switched on, typed, solved, told while one plays, and added up on the street', async ({
	page,
}) => {
	await open(page);
	await page.getByRole('radio', { name: '4', exact: true }).check();
	await page.locator('.panel').getByRole('checkbox', { name: 'Sums' }).check();
	await page.getByRole('button', { name: 'Start an empty' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sum Skyscrapers 4 × 4');
	await typeSums(page);
	await expect(cell(page, 0, 1)).toHaveAccessibleName(/^10, from the top, column 1/);
	await expect(cell(page, 5, 4)).toHaveAccessibleName(/^10, from the bottom, column 4/);
	expect(await fragment(page, /^#sky4s/)).toContain('sky4s');
	await cell(page, 2, 2).click();
	await page.keyboard.press('1');
	await solve(page);
	await expect(verdict(page)).toHaveText('Exactly one solution');
	expect(await axeFindingsInBoth(page)).toEqual([]);

	await test.step('in Play the line below the board and a query say what is in view', async () => {
		await press(page, 'hide');
		await page.keyboard.press('F2');
		await cell(page, 1, 1).click();
		for (const digit of '123') {
			await page.keyboard.press(digit);
			await page.keyboard.press('ArrowRight');
		}
		await cell(page, 1, 0).click();
		await expect(page.locator('.board-line')).toHaveText('1, 2, 3: sum 6 of 10 so far');
		await cell(page, 1, 4).click();
		await page.keyboard.press('4');
		await page.keyboard.press('q');
		await page.keyboard.press('r');
		await expect(page.locator('[aria-live]')).toContainText(
			'left clue 10, sum 10; right clue 4, sum 4',
		);
	});
	await test.step('a wrong sum is a fault that says what it adds up to', async () => {
		await cell(page, 1, 4).click();
		await page.keyboard.press('3');
		await cell(page, 1, 3).click();
		await page.keyboard.press('4');
		await expect(page.locator('.faults')).toContainText('add up to');
		await page.keyboard.press('ControlOrMeta+z');
		await page.keyboard.press('ControlOrMeta+z');
	});
	await test.step('on the street each roof in view tells the sum so far', async () => {
		await page.keyboard.press('F8');
		await expect(page.locator('.city')).toBeVisible();
		await cell(page, 1, 0).focus();
		await page.keyboard.press('Enter');
		await expect(page.locator('.street .roof-sum')).toHaveText(['1', '= 3', '= 6', '= 10']);
		await expect(page.locator('.street-words')).toHaveText('1, 2, 3, 4: sum 10 of 10');
	});
});

test.describe('sums on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

	test('the keys are digits while a clue is typed', async ({ page }) => {
		await open(page);
		await press(page, 'panel-new');
		await page.locator('.panel').getByRole('checkbox', { name: 'Sums' }).check();
		await page.getByRole('button', { name: 'Start an empty' }).tap();
		await cell(page, 0, 1).tap();
		const key = (name: string) =>
			page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name, exact: true });
		await key('1').tap();
		await key('2').tap();
		await expect(cell(page, 0, 1)).toHaveAccessibleName(/^12, from the top/);
		await expect(cell(page, 0, 2)).toHaveAttribute('tabindex', '0');
		await key('9').tap();
		await expect(cell(page, 0, 2)).toHaveAccessibleName(/^9, from the top/);
		await cell(page, 1, 1).tap();
		await expect(key('0')).toHaveCount(0);
	});
});
