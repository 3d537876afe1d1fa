/*
 * Writing a snake down: typed as lengths and as a slash text, tapped on the
 * strip, pasted; refused at once if it is impossible; and never lost.
 */
import { expect, test } from '@playwright/test';
import { fragment, open, openPanel, press, soon, verdict } from './page';
import {
	bead,
	chainOf,
	count,
	field,
	fold,
	openSnake,
	SLASH,
	STANDARD,
	typeLengths,
} from './snake';

const CHAIN = 'ESCCCSCCSCCCSCSCCCCSCSCSCSE';

test('lengths, a slash text, and texts that may be read in two ways', async ({ page }) => {
	await openSnake(page, './?lang=en#snake');
	await test.step('the blog’s snake typed as lengths by keyboard alone folds in exactly one way', async () => {
		await page.locator('[data-command=stick]').focus();
		await page.keyboard.press('Enter');
		await expect(count(page)).toHaveText('27 of 27');
		expect(await chainOf(page)).toBe(`E${'S'.repeat(25)}E`);
		await typeLengths(page, '3 2 2');
		await expect(count(page)).toHaveText('5 of 27');
		await expect(page.locator('.faults')).toContainText('27');
		await page.keyboard.type(' 3 2 3 2 2 3 3 2 2 2 3 3 3 3');
		await expect(count(page)).toHaveText('27 of 27');
		await expect(page.locator('.faults')).toHaveCount(0);
		expect(await chainOf(page)).toBe(CHAIN);
		await page.keyboard.press('Tab');
		await fold(page);
		await expect(verdict(page)).toHaveText('Folds in exactly 1 way');
	});

	await test.step('the same without blanks, and as the document writes it', async () => {
		await page.getByRole('radio', { name: 'Snake', exact: true }).check();
		await press(page, 'stick');
		await typeLengths(page, STANDARD.replaceAll(' ', ''));
		expect(await chainOf(page)).toBe(CHAIN);
		await press(page, 'stick');
		await field(page).fill(SLASH);
		await soon(() => chainOf(page)).toBe(CHAIN);
		await expect(field(page)).toHaveValue(SLASH);
		await field(page).blur();
		await expect(field(page)).toHaveValue(STANDARD);
	});

	await test.step('a text that may be read in two ways offers both as drawings', async () => {
		// Lengths without the preceding corner or without the following one: both readings fill the cube.
		await field(page).fill('2,2,2,2,2,2,2,2,2,1,1,1,1,1,1,1,2');
		const choices = page
			.getByRole('region', { name: 'It can also be read like this:' })
			.locator('.thumb');
		await expect(choices).toHaveCount(2);
		await choices.nth(1).click();
		expect(await chainOf(page)).toBe('ESCSCSCSCSCSCSCSCSCCCCCCCCE');
		await expect(count(page)).toHaveText('27 of 27');
		await expect(choices).toHaveCount(0);
	});
});

test('from the page of the grids to the snake and back, by a text, a list or a drawing', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await open(page, './?lang=en#sky4.1332.2122.3213.1423');
	await test.step('a slash text pasted on the page of the grids leads to the snake', async () => {
		await page.evaluate((text) => navigator.clipboard.writeText(text), SLASH);
		await page.keyboard.press('Control+v');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snake cube 3 × 3 × 3');
		expect(await chainOf(page)).toBe(CHAIN);
		await fragment(page, /^#snake3\./);
		await page.goBack();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skyscrapers 4 × 4');
		await page.goForward();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snake cube 3 × 3 × 3');
	});

	await test.step('the list of kinds leads to the snake, its known ones, and back to a grid', async () => {
		await openPanel(page, 'New');
		await page.getByRole('radio', { name: 'Snake cube' }).check();
		await page.locator('[data-preset=king-a]').click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snake cube 4 × 4 × 4');
		await expect(count(page)).toHaveText('64 of 64');
		await fragment(page, /^#snake4\./);
		await openPanel(page, 'New');
		await page.getByRole('radio', { name: 'Futoshiki' }).check();
		await page.locator('[data-example=futoshiki-easy]').click();
		await expect(page.getByRole('grid')).toBeVisible();
		await fragment(page, /^#fut4/);
	});

	await test.step('the paste box shows the drawing of a snake, and where its colours break', async () => {
		await openPanel(page, 'Paste');
		const box = page.getByRole('textbox', { name: 'Puzzle as text' });
		await box.fill('bwb/b/b/wb/w/bw/b/w/bw/bw/b/w/b/wb/wb/wb/wb');
		await expect(page.locator('.finding')).toContainText('cubelet 4');
		await box.fill(SLASH);
		await expect(page.locator('.finding.good .thumb')).toHaveCount(1);
		await page.locator('.finding.good .thumb').click();
		await soon(() => chainOf(page)).toBe(CHAIN);
	});
});

test('the strip, the drawing, and what cannot fold', async ({ page }) => {
	await openSnake(page);
	await test.step('the strip: taps, letters and arrows; the field and undo keep in step', async () => {
		await bead(page, 5).click();
		await expect(bead(page, 5)).toHaveAccessibleName('5, straight');
		await expect(field(page)).toHaveValue('3 2 4 2 3 2 2 3 3 2 2 2 3 3 3 3');
		await page.keyboard.press('Enter');
		await expect(bead(page, 5)).toHaveAccessibleName('5, corner');
		await page.keyboard.press(' ');
		await page.keyboard.press('ArrowLeft');
		await expect(bead(page, 4)).toBeFocused();
		await page.keyboard.type('scs');
		await expect(bead(page, 7)).toBeFocused();
		expect((await chainOf(page)).slice(0, 8)).toBe('ESCSCSCC');
		await page.keyboard.press('Home');
		await page.keyboard.press('Enter');
		await expect(bead(page, 1)).toHaveAccessibleName('1, end');
		await page.keyboard.press('End');
		await expect(bead(page, 27)).toBeFocused();
		await page.keyboard.press('ArrowLeft');
		await page.keyboard.press('Delete');
		await expect(count(page)).toHaveText('26 of 27');
		for (let undone = 0; undone < 7; undone++) await page.keyboard.press('Control+z');
		await expect(field(page)).toHaveValue(STANDARD);
		await page.keyboard.press('Control+y');
		await expect(bead(page, 5)).toHaveAccessibleName('5, straight');
		await page.keyboard.press('Control+z');
	});

	await test.step('a tap on the drawing does the same, and the other end turns it round', async () => {
		await page.locator('.flat-scroll [data-cubelet="4"]').click();
		await expect(bead(page, 5)).toHaveAccessibleName('5, straight');
		await page.locator('.flat-scroll [data-cubelet="4"]').click();
		await press(page, 'reverse');
		await expect(field(page)).toHaveValue('3 3 3 3 2 2 2 3 3 2 2 3 2 3 2 2 3');
	});

	await test.step('what cannot fold is said at once, with the reason', async () => {
		await typeLengths(page, '5 2 2 3 2 3 2 2 3 3 2 2 2 3 3 3');
		await expect(page.locator('.faults')).toContainText('5 cubelets');
		await expect(page.locator('.snake-answer')).toContainText('Does everything match your snake?');
		await page.getByRole('radio', { name: '4 × 4 × 4' }).check();
		await expect(page.locator('.faults')).toContainText('64');
		await expect(page.locator('.snake-answer')).not.toContainText(
			'Does everything match your snake?',
		);
		await expect(page.locator('[data-command=fold]')).toBeDisabled();
		await press(page, 'fit');
		await expect(count(page)).toHaveText('64 of 64');
	});

	await test.step('any box can be chosen, and its snake folds', async () => {
		await page.getByRole('radio', { name: '3 × 3 × 3' }).check();
		await page.getByRole('radio', { name: 'Other' }).check();
		await page.getByRole('combobox', { name: 'Side 1 of the box' }).selectOption('2');
		await page.getByRole('combobox', { name: 'Side 2 of the box' }).selectOption('2');
		await typeLengths(page, '2 2 2 2 2 2 2 2 2 2 2');
		await expect(count(page)).toHaveText('12 of 12');
		await fragment(page, /^#snake2x2x3\./);
		await fold(page);
		await expect(verdict(page)).toContainText(/Folds in exactly \d+ ways?|No fold exists/);
	});
});

test('nothing is lost on reload, nor by going to the grids and back', async ({ page }) => {
	await openSnake(page);
	await bead(page, 5).click();
	await bead(page, 6).click();
	const changed = await chainOf(page);
	await page.reload();
	await soon(() => chainOf(page)).toBe(changed);
	await press(page, 'undo');
	await expect(bead(page, 6)).toHaveAccessibleName('6, straight');
	await expect(bead(page, 5)).toHaveAccessibleName('5, straight');
	await press(page, 'redo');
	await press(page, 'grids');
	await expect(page.getByRole('grid')).toBeVisible();
	await fragment(page, /^#(sky|fut|lat|mix)/);
	await page.goBack();
	await soon(() => chainOf(page)).toBe(changed);
	await page.goto('about:blank');
	await openSnake(page, './?lang=en#snake');
	expect(await chainOf(page)).toBe(changed);
});

test('a link that cannot be read is shown, and the snake is another', async ({ page }) => {
	await openSnake(page, './?lang=en#snake3.9zz!');
	await expect(page.locator('.notice.warning')).toContainText('snake3.9zz!');
	await fragment(page, /^#snake3\.[^z]+$/);
});
