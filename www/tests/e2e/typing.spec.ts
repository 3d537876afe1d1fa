/*
 * One puzzle of each kind typed with the keyboard alone, and other uses of the
 * keyboard: moving, two-digit numbers, undo and redo.
 */
import { expect, type Page, test } from '@playwright/test';
import {
	cell,
	cluesInOne,
	expectSolved,
	open,
	openPanel,
	press,
	seed,
	solve,
	soon,
	verdict,
} from './page';

async function start(page: Page, kind: string, size: number): Promise<void> {
	const kinds = page.getByRole('radio', { name: kind, exact: true });
	if (!(await kinds.isVisible())) {
		await openPanel(page, 'New');
	}
	await kinds.check();
	const common = page.getByRole('radio', { name: String(size), exact: true });
	if (await common.count()) await common.check();
	else await page.getByRole('combobox', { name: 'Other sizes' }).selectOption(String(size));
	await page.getByRole('button', { name: 'Start an empty' }).click();
	await expect(page.locator('.twin [tabindex="0"]')).toBeFocused();
}

async function type(page: Page, keys: string): Promise<void> {
	for (const key of keys.split(' ')) await page.keyboard.press(key);
}

const LATIN = [
	[1, 2, 3, 4],
	[3, 4, 1, 2],
	[2, 1, 4, 3],
	[4, 3, 2, 1],
];
const MIXED = [
	[2, 1, 5, 4, 3],
	[3, 5, 4, 2, 1],
	[5, 2, 1, 3, 4],
	[4, 3, 2, 1, 5],
	[1, 4, 3, 5, 2],
];

test('one puzzle of each kind, typed with the keyboard alone', async ({ page }) => {
	await open(page);
	await test.step('Skyscrapers: typing walks from side to side', async () => {
		await start(page, 'Skyscrapers', 4);
		// The sides top, left, right and bottom, each in reading order.
		await type(page, '1 3 2 2 1 3 3 2 2 2 1 3 2 1 3 2');
		await soon(() => cluesInOne(page)).toContain('2, from the bottom, column 4');
		await page.keyboard.press('Control+Enter');
		await expect(verdict(page)).toHaveText('Exactly one solution');
		await expectSolved(page, seed('presse-easy').solution ?? []);
	});

	await test.step('Futoshiki: a sign key and an arrow', async () => {
		await start(page, 'Futoshiki', 3);
		await type(page, '1 < ArrowDown ArrowRight , ArrowRight');
		await type(page, 'ArrowDown 3 > ArrowLeft ArrowLeft < ArrowDown');
		await type(page, 'ArrowRight ArrowRight < ArrowDown');
		await type(page, 'ArrowDown 2 . ArrowLeft ArrowLeft 1');
		await solve(page);
		await expect(verdict(page)).toHaveText('Exactly one solution');
		await expectSolved(page, seed('futoshiki-intro').solution ?? []);
	});

	await test.step('Latin square: givens', async () => {
		await start(page, 'Latin square', 4);
		await type(page, '1 ArrowRight 2 ArrowDown ArrowLeft 3');
		await type(page, 'ArrowDown ArrowRight ArrowRight 4 ArrowDown ArrowRight 1');
		await solve(page);
		await expect(verdict(page)).toHaveText('Exactly one solution');
		await expectSolved(page, LATIN);
	});

	await test.step('Skyscrapers with signs: clues and signs in one grid', async () => {
		await start(page, 'Skyscrapers with\u00a0<\u00a0>', 5);
		await type(page, 'ArrowRight ArrowRight 1 ArrowRight ArrowRight 3');
		await page.locator('[data-place="1,-1"]').focus();
		await type(page, '2');
		await page.locator('[data-place="5,0"]').focus();
		await type(page, '3');
		await cell(page, 4, 2).focus();
		await type(page, '> ArrowRight < ArrowDown');
		await cell(page, 2, 4).focus();
		await type(page, '< ArrowDown ArrowDown ArrowDown < ArrowDown');
		await cell(page, 3, 3).focus();
		await type(page, '< ArrowDown');
		await solve(page);
		await expect(verdict(page)).toHaveText('Exactly one solution');
		await expectSolved(page, MIXED);
	});
});

test('moving, numbers of two digits, undo and redo, and Play', async ({ page }) => {
	await open(page);
	await test.step('arrows reach the ring, ends and corners, and never wrap round', async () => {
		await start(page, 'Skyscrapers', 4);
		const focused = page.locator(':focus');
		await expect(focused).toHaveAttribute('data-place', '-1,0');
		await type(page, 'ArrowUp ArrowLeft');
		await expect(focused).toHaveAttribute('data-place', '-1,0');
		await type(page, 'ArrowDown ArrowLeft');
		await expect(focused).toHaveAttribute('data-place', '0,-1');
		await type(page, 'End');
		await expect(focused).toHaveAttribute('data-place', '0,3');
		await type(page, 'End');
		await expect(focused).toHaveAttribute('data-place', '0,4');
		await type(page, 'Control+End');
		await expect(focused).toHaveAttribute('data-place', '3,3');
		await type(page, 'Control+Home');
		await expect(focused).toHaveAttribute('data-place', '0,0');
	});

	await test.step('two digits typed quickly, or one letter, are one number and one step', async () => {
		await start(page, 'Latin square', 16);
		await type(page, '1 2');
		await expect(cell(page, 1, 1)).toHaveAccessibleName('12, row 1 column 1, given');
		await type(page, 'ArrowRight g');
		await expect(cell(page, 1, 2)).toHaveAccessibleName('16, row 1 column 2, given');
		await type(page, 'Control+z Control+z');
		await expect(cell(page, 1, 1)).toHaveAccessibleName('empty, row 1 column 1');
		await type(page, 'Control+Shift+z');
		await expect(cell(page, 1, 1)).toHaveAccessibleName('12, row 1 column 1, given');
		await type(page, 'Control+y');
		await expect(cell(page, 1, 2)).toHaveAccessibleName('16, row 1 column 2, given');
	});

	await test.step('in Play the puzzle stays as it is and the digits are the player’s', async () => {
		await start(page, 'Latin square', 4);
		await type(page, '1 F2 2');
		await expect(cell(page, 1, 1)).toHaveAccessibleName('1, row 1 column 1, given');
		await expect(page.locator('.notice')).toContainText('This belongs to the puzzle.');
		await type(page, 'ArrowRight 1');
		await expect(cell(page, 1, 2)).toHaveAccessibleName(
			'1, row 1 column 2, yours, cannot be right',
		);
		await press(page, 'clear');
		await expect(cell(page, 1, 2)).toHaveAccessibleName('empty, row 1 column 2');
		await expect(cell(page, 1, 1)).toHaveAccessibleName('1, row 1 column 1, given');
		await press(page, 'undo');
		await expect(cell(page, 1, 2)).toHaveAccessibleName(/^1, row 1 column 2, yours/);
	});
});
