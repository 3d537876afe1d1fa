/*
 * Checking without spoiling: first how many numbers are wrong and only then
 * which, the way back, several solutions, live marking, and Solve, which asks
 * before it shows the solution.
 */
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, cell, follow, open, openPanel, press, verdict } from './page';

/** Vector 2 of the design; its solution begins 34215 15324. */
const SKY = './#sky5.32341.12324.14224.32321';
/** Vector 3 without its bottom clue of column 2: two solutions. */
const TWO = './#sky5.-----.2-22-.----2.3----';

const said = (page: Page) => page.locator('[data-review]');

async function type(page: Page, keys: string): Promise<void> {
	for (const key of keys.split(' ')) await page.keyboard.press(key);
}

test('first how many are wrong, then which, then back; and live marking', async ({ page }) => {
	await open(page, SKY);
	await cell(page, 1, 1).focus();
	await type(page, '3 ArrowRight 4 k');
	await expect(said(page)).toHaveText('Everything so far is right');
	await type(page, 'ArrowRight 5');
	await expect(said(page)).toHaveCount(0);
	const marked = page.getByRole('gridcell', { name: /cannot be right|contradicts/ });
	for (const words of [
		'1 of your 3 numbers cannot be right',
		'2 of your 4 numbers cannot be right',
	]) {
		await press(page, 'check');
		await expect(said(page).locator('[data-lead]')).toHaveText(words);
		await expect(page.locator('.cell .mistake')).toHaveCount(0);
		await expect(marked).toHaveCount(0);
		if (words.startsWith('1')) await type(page, 'ArrowRight 2');
	}
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await said(page).getByRole('button', { name: 'Show which' }).click();
	await expect(page.locator('.cell .mistake')).toHaveCount(2);
	await expect(marked).toHaveCount(2);
	await expect(cell(page, 1, 3)).toHaveAccessibleName('5, row 1 column 3, yours, cannot be right');
	await press(page, 'back-to-right');
	await expect(cell(page, 1, 3)).toHaveAccessibleName(/^empty/);
	await expect(cell(page, 1, 2)).toHaveAccessibleName(/^4/);
	await press(page, 'redo');
	await expect(cell(page, 1, 3)).toHaveAccessibleName(/^5/);
	await press(page, 'clear');
	await test.step('live marking: nothing, broken rules, or every wrong number', async () => {
		await cell(page, 1, 1).focus();
		await type(page, '4');
		await expect(page.locator('.cell .mistake')).toHaveCount(0);
		await openPanel(page, 'Settings');
		await page.getByRole('radio', { name: 'Every wrong number' }).check();
		await expect(page.locator('.cell .mistake')).toHaveCount(1);
		await page.getByRole('radio', { name: 'Nothing' }).check();
		await cell(page, 1, 2).focus();
		await type(page, '4');
		await expect(page.locator('.cell .mistake')).toHaveCount(0);
		await page.getByRole('radio', { name: 'Broken rules' }).check();
		await expect(page.locator('.cell .mistake')).not.toHaveCount(0);
	});
});

test('several solutions: wrong is what none has; and Solve asks once while it is played', async ({
	page,
}) => {
	await open(page, TWO);
	await press(page, 'solve');
	await expect(verdict(page)).toHaveText('Exactly 2 solutions');
	const differing = page.getByRole('gridcell', { name: /in the other solution/ });
	const places = await differing.evaluateAll((cells) =>
		cells.map((one) => {
			const [, value, row, column, other] =
				/^(\d).* row (\d) column (\d).* (\d) in the other/.exec(one.ariaLabel ?? '') ?? [];
			return [value, row, column, other].map(Number);
		}),
	);
	await press(page, 'hide');
	const [first, second] = places;
	if (!first || !second) throw new Error('two solutions differ in more than one cell');
	const write = async (digit: number | undefined, at: number[]) => {
		await cell(page, at[1] ?? 0, at[2] ?? 0).focus();
		await type(page, String(digit));
	};
	await write(first[0], first);
	await type(page, 'k');
	await expect(said(page)).toHaveText('Everything so far is right');
	const stranger = places.find((one) => one[1] !== first[1] && one[2] !== first[2] && one[3]);
	if (!stranger) throw new Error('no cell in another line');
	await write(stranger[3], stranger);
	await type(page, 'k');
	await expect(said(page)).toHaveText(
		'Each number fits by itself, but they do not all fit together',
	);
	await follow(page, SKY.slice(3));
	await test.step('while it is played, Solve asks once, and the player may go on', async () => {
		await cell(page, 1, 1).focus();
		await type(page, 'Control+Enter');
		await expect(
			page.locator('[data-lead]', { hasText: 'Show the whole solution?' }),
		).toBeVisible();
		await page.locator('[data-command=keep-playing]').click();
		await expect(page.locator('[data-lead]', { hasText: 'Show the whole solution?' })).toHaveCount(
			0,
		);
		await expect(cell(page, 1, 1)).toHaveAccessibleName(/^empty/);
		await press(page, 'solve');
		await expect(verdict(page)).toHaveText('Exactly one solution');
		await press(page, 'hide');
		await type(page, 'Control+Enter');
		await expect(cell(page, 1, 1)).toHaveAccessibleName(/^3/);
	});
});
