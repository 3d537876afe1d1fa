/*
 * Each variant: typed by hand, opened from a link or a pasted text, switched on
 * the board, drawn, put into words, and explained.
 */
import { expect, type Page, test } from '@playwright/test';
import {
	axeFindingsInBoth,
	cell,
	follow,
	fragment,
	names,
	open,
	openPanel,
	paste,
	press,
	solve,
	soon,
	verdict,
} from './page';

const PARKS = 'sky6p.213343.441332.332112.214334';
/** Made with Tatham's own generator; see crates/core/tests/data/adjacent.txt. */
const ADJACENT =
	'5a:4,0RD,0RL,0L,0,0RD,0UDL,0RD,5L,0D,0UR,0UDL,0U,0D,0U,0R,0URDL,0RL,0URL,0DL,0,0U,0,0,0U,';

/** The numbers shown in the drawing, row by row. */
async function drawn(page: Page, size: number): Promise<string[]> {
	const digits = await page.locator('.board .digit').allTextContents();
	return Array.from({ length: size }, (_, row) =>
		digits.slice(row * size, (row + 1) * size).join(' '),
	);
}

const newVariant = (page: Page, name: string) =>
	page.getByRole('dialog').or(page.locator('.panel')).getByRole('checkbox', { name });
const onBoard = (page: Page, name: string) =>
	page.locator('.answer').getByRole('checkbox', { name });

test('begun by hand: diagonals with 48 solutions, bars with a conflict, boxes step by step', async ({
	page,
}) => {
	await open(page);
	await page.getByRole('radio', { name: 'Latin square', exact: true }).check();
	await page.getByRole('radio', { name: '4', exact: true }).check();
	await newVariant(page, 'Diagonals').check();
	await page.getByRole('button', { name: 'Start an empty' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'Latin square 4 × 4 · Diagonals',
	);
	await expect(page.locator('.board .diagonals')).toBeAttached();
	expect(await fragment(page, /^#lat4x/)).toContain('lat4x');
	await solve(page);
	await expect(verdict(page)).toHaveText('Exactly 48 solutions');
	expect(await axeFindingsInBoth(page)).toEqual([]);

	await test.step('two equal numbers on a diagonal are named with their places', async () => {
		await cell(page, 1, 1).click();
		await page.keyboard.press('1');
		await cell(page, 4, 4).click();
		await page.keyboard.press('1');
		await expect(page.locator('.faults')).toHaveText(
			'1 appears twice on a diagonal: in r1c1 and in r4c4.',
		);
		await expect(page.locator('.cell.contradiction')).toHaveCount(2);
	});
	await openPanel(page, 'New');
	await test.step('a conflict names a missing bar and marks its place', async () => {
		await page.getByRole('radio', { name: 'Futoshiki', exact: true }).check();
		await page.getByRole('radio', { name: '4', exact: true }).check();
		await newVariant(page, 'Adjacent').check();
		await page.getByRole('button', { name: 'Start an empty' }).click();
		// The 1 is followed by 2, and the 2 by 3 or 1 again; so the last cell is 4, and a bar beside it is missing.
		await page.keyboard.press('|');
		await expect(page.locator('.chord')).toHaveText('Bar … now press an arrow key');
		await page.keyboard.press('ArrowRight');
		await cell(page, 1, 2).click();
		await page.keyboard.press('<');
		await page.keyboard.press('ArrowRight');
		await cell(page, 1, 1).click();
		await page.keyboard.press('1');
		await expect(cell(page, 1, 2)).toHaveAccessibleName(
			'empty, row 1 column 2, bar on the right, bar on the left',
		);
		await expect(page.locator('.board .sign')).toHaveCount(2);
		await test.step('a tap sets a bar, another takes it away', async () => {
			const first = await cell(page, 4, 1).boundingBox();
			const second = await cell(page, 4, 2).boundingBox();
			if (!first || !second) throw new Error('no cells');
			const middle = [(first.x + first.width + second.x) / 2, first.y + first.height / 2] as const;
			await page.mouse.click(...middle);
			await expect(page.locator('.board .sign')).toHaveCount(3);
			await page.mouse.click(...middle);
			await expect(page.locator('.board .sign')).toHaveCount(2);
		});
		await solve(page);
		await expect(verdict(page)).toHaveText('No solution');
		await expect(
			page.locator('.condition', { hasText: 'No bar between r1c3 and r1c4' }),
		).toBeVisible();
		await expect(
			page.locator('.condition', { hasText: /^Bar between r1c2 and r1c3$/ }),
		).toBeVisible();
		const missing = await page.locator('.condition', { hasText: 'No bar' }).count();
		await expect(page.locator('.sign-mark.contradiction .missing')).toHaveCount(missing);
		expect(await axeFindingsInBoth(page)).toEqual([]);
	});
	await openPanel(page, 'New');
	await test.step('boxes are switched on the board, step by step undone, and only where the size has them', async () => {
		await page.getByRole('radio', { name: 'Latin square', exact: true }).check();
		await page.getByRole('radio', { name: '5', exact: true }).check();
		await newVariant(page, 'Diagonals').uncheck();
		await expect(newVariant(page, 'Boxes')).toHaveCount(0);
		await page.getByRole('radio', { name: '4', exact: true }).check();
		await page.getByRole('button', { name: 'Start an empty' }).click();
		await onBoard(page, 'Boxes').check();
		await fragment(page, /^#lat4b/);
		await expect(page.locator('.board .box-borders')).toBeAttached();
		await solve(page);
		await press(page, 'count');
		await expect(verdict(page)).toHaveText('Exactly 288 solutions');
		await press(page, 'undo');
		await expect(onBoard(page, 'Boxes')).not.toBeChecked();
		await expect(page.locator('.board .box-borders')).toHaveCount(0);
		await follow(page, 'sky4bp.----.----.----.----');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			'Skyscrapers 4 × 4 · Boxes · Parks',
		);
	});
});

test('parks by a link and by hand; bars pasted, solved, and in the lab', async ({ page }) => {
	await open(page, `./#${PARKS}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skyscrapers 6 × 6 · Parks');
	await solve(page);
	await expect(verdict(page)).toHaveText('Exactly one solution');
	await soon(async () => (await drawn(page, 6))[0]).toBe('4 5 0 3 2 1');
	expect((await names(page))[2]).toBe('park, row 1 column 3, solution');
	await expect(page.locator('.board .tree')).toHaveCount(6);
	await expect(page.locator('.pad-key').first()).toHaveText('0');
	expect(await axeFindingsInBoth(page)).toEqual([]);

	await test.step('0 enters a park, and Delete, - and Space clear it', async () => {
		await press(page, 'hide');
		for (const key of ['Delete', '-', ' ']) {
			await cell(page, 1, 3).click();
			await page.keyboard.press('0');
			await expect(cell(page, 1, 3)).toHaveAccessibleName('park, row 1 column 3, yours');
			await page.keyboard.press(key);
			await expect(cell(page, 1, 3)).toHaveAccessibleName('empty, row 1 column 3');
		}
		await page.keyboard.press('6');
		await expect(page.locator('.notice')).toContainText('Numbers here go from 0 to 5.');
		await page.locator('.pad-key').first().click();
		await expect(cell(page, 1, 3)).toHaveAccessibleName('park, row 1 column 3, yours');
	});

	await test.step('a form that cannot carry parks is not offered', async () => {
		await openPanel(page, 'Share');
		const form = page.getByRole('combobox', { name: 'Format' });
		await expect(form.locator('option[value=picture]')).toHaveCount(1);
		await expect(form.locator('option[value=towers]')).toHaveCount(0);
	});
	await test.step('bars: a game of Tatham’s pasted, solved, looked at in the lab', async () => {
		await paste(page, ADJACENT);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			'Futoshiki 5 × 5 · Adjacent (±1)',
		);
		await expect(page.locator('.notice')).toContainText('Futoshiki 5 × 5 · Adjacent (±1)');
		await solve(page);
		await expect(verdict(page)).toHaveText('Exactly one solution');
		expect((await names(page))[1]).toMatch(
			/^\d, row 1 column 2, solution, bar on the right, bar below$/,
		);
		expect(await axeFindingsInBoth(page)).toEqual([]);

		await test.step('the lab runs on it', async () => {
			await press(page, 'study');
			await expect(page.locator('.lane')).toBeVisible();
			// The ID names each bar from both its cells.
			const bars = [...ADJACENT.matchAll(/[RD]/g)].length;
			await expect(page.locator('.lab-board .sign')).toHaveCount(bars);
		});
	});
});
