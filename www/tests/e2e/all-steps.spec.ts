/*
 * All steps of a puzzle on its own board: each with its reason, reached through the
 * list, the slider and keys; and the difficulty. At the end, the player's entries
 * are back.
 */
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, board, cell, follow, fragment, open, press, solve, soon } from './page';

/** Vector 2 of the design. */
const SKY = './#sky5.32341.12324.14224.32321';
/** Vector 5: top, right, bottom and left, as links list them. */
const SIDES = ['223416', '234221', '222241', '312322'] as const;

/** A puzzle whose steps take minutes. */
const LONG =
	'sky12.-432442-4---.-24-42264-4-.63---44432-1.4-2324-22656.--1-2E8-6HaF7E3F6D35-97G8H2-84I5E1c97E3I7F17I6D3D5aJ2G7--4F';

const steps = (page: Page) => page.locator('[data-steps]');
const numbers = (rows: number[][]) => rows.flat().filter((value) => value > 0).length;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The number of cells filled before the step shown. */
const standing = (page: Page) =>
	page
		.locator('.step-board .digit')
		.evaluateAll((all) => all.filter((one) => one.textContent).length);

test('all steps: each shows its board, they play, are copied and printed', async ({ page }) => {
	await page.addInitScript(() => {
		window.print = () => undefined;
	});
	await open(page, SKY);
	await cell(page, 1, 1).focus();
	await page.keyboard.press('3');
	await press(page, 'all-steps');
	await expect(steps(page)).toHaveAttribute('data-steps', 'full');
	const list = page.locator('.step-list button');
	const count = await list.count();
	expect(count).toBeGreaterThanOrEqual(25);
	for (const text of await list.allInnerTexts()) {
		const [, said = ''] = /^\d+\.\s*(.*)$/s.exec(text) ?? [];
		for (const sentence of said.split('. '))
			expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(30);
		expect(said).toMatch(/r\d|row \d|column \d|clue \d/i);
	}
	expect(await standing(page)).toBe(0);
	await list.nth(19).click();
	await expect(page.locator('[data-step]')).toHaveAttribute('data-step', '20');
	const before = await standing(page);
	await expect(page.locator('.step-board .hint-marks > *')).not.toHaveCount(0);
	await list.last().click();
	expect(await standing(page)).toBe(24);
	expect(before).toBeGreaterThan(0);
	expect(before).toBeLessThan(24);
	// On the board, keys move from place to place.
	const seen = page.getByRole('grid', { name: `The board before step ${count}` });
	await seen.locator('[tabindex="0"]').focus();
	await page.keyboard.press('ArrowRight');
	await expect(seen.locator(':focus')).toHaveAccessibleName(/^[1-5], row 1 column 2$/);
	// At the end, playback starts over.
	await press(page, 'play-steps');
	await expect(page.locator('[data-step="2"]')).toBeVisible();
	await press(page, 'play-steps');
	await press(page, 'next-step');
	await expect(page.locator('[data-step="2"]')).toHaveCount(0);
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await expect(page.locator('[data-grade]')).toBeVisible();
	await press(page, 'copy-steps');
	const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
	expect(lines[0]).toMatch(/^Skyscrapers.5.×.5$/u);
	expect(lines[2]).toMatch(/^Easy · hardest step 2\.0 · /);
	expect(lines.filter((line) => /^\d+\. /.test(line)).length).toBe(count);
	await press(page, 'print-steps');
	await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	await expect(page.locator('.steps-sheet li')).toHaveCount(count);
	await expect(page.locator('.steps-sheet h1')).toBeVisible();
	const paper = await page
		.locator('.on-paper')
		.evaluate((sheet) => [getComputedStyle(sheet).color, getComputedStyle(sheet).backgroundColor]);
	expect(paper).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
	for (const chrome of ['.bar', '.board', '.answer', '.step-list', '.steps-transport'])
		await expect(page.locator(chrome)).toBeHidden();
	await page.evaluate(() => dispatchEvent(new Event('afterprint')));
	await expect(page.locator('.steps-sheet')).toHaveCount(0);
	await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
	await press(page, 'close-steps');
	expect(numbers(await board(page)), 'what the player put in is left alone').toBe(1);
	await expect(cell(page, 1, 1)).toHaveAttribute('aria-selected', 'true');
	await expect(cell(page, 1, 1)).toHaveAccessibleName(/^3, row 1 column 1, yours/);
});

/** The number of the step shown. */
const shown = (page: Page) => page.locator('[data-step]');

test('all steps: keys and the slider go through them, and the game behind them sleeps', async ({
	page,
}) => {
	await open(page, SKY);
	await cell(page, 1, 1).focus();
	await page.keyboard.press('3');
	await cell(page, 2, 2).focus();
	await page.keyboard.press('5');
	await page.keyboard.press('Control+z');
	const address = await fragment(page, /^#sky5/);
	const before = await board(page);

	await press(page, 'all-steps');
	const slider = page.getByRole('slider', { name: 'Step' });
	await expect(slider).toBeFocused();
	const said = page.locator('[aria-live]');
	const list = page.locator('.step-list button');
	const count = await list.count();
	await test.step('arrows, Home and End go from step to step, and each is said', async () => {
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowDown');
		await expect(shown(page)).toHaveAttribute('data-step', '3');
		await expect(slider).toHaveAttribute('aria-valuetext', `3 of ${count}`);
		const [, sentence = ''] = /^3\.\s*(.*)$/s.exec(await list.nth(2).innerText()) ?? [];
		await expect(said).toContainText(sentence);
		await expect(page.locator('.steps-card .hint-words')).toContainText(sentence);
		await page.keyboard.press('ArrowLeft');
		await page.keyboard.press('ArrowUp');
		await expect(shown(page)).toHaveAttribute('data-step', '1');
		await page.keyboard.press('End');
		await expect(shown(page)).toHaveAttribute('data-step', `${count}`);
		await page.keyboard.press('Home');
		await expect(shown(page)).toHaveAttribute('data-step', '1');
		await slider.fill('7');
		await expect(shown(page)).toHaveAttribute('data-step', '7');
		await expect(list.nth(6)).toHaveAttribute('aria-current', 'step');
		await list.nth(4).click();
		await page.keyboard.press('ArrowDown');
		await expect(shown(page)).toHaveAttribute('data-step', '6');
	});

	await test.step('the board is shown after a step, too: as it is before the next one', async () => {
		await page.keyboard.press('End');
		await page.getByRole('radio', { name: 'After' }).check();
		await expect(page.getByRole('grid', { name: `The board after step ${count}` })).toBeVisible();
		expect(await standing(page)).toBe(25);
		await page.keyboard.press('Home');
		for (let at = 1; at < count; at++) {
			await page.getByRole('radio', { name: 'After' }).check();
			const after = await board(page);
			await press(page, 'next-step');
			await expect(page.getByRole('radio', { name: 'Before' })).toBeChecked();
			expect(await board(page)).toEqual(after);
		}
	});

	await test.step('keys that play on the board do nothing now', async () => {
		await list.first().focus();
		for (const key of ['4', 'Delete', 'm', 'Control+z', 'Control+y', 'F2', 'Control+Enter'])
			await page.keyboard.press(key);
		await cell(page, 1, 2).focus();
		await page.keyboard.press('4');
		await expect(shown(page)).toHaveCount(1);
	});

	await test.step('Escape gives the game back as it was, its history and address included', async () => {
		await page.keyboard.press('Escape');
		await expect(shown(page)).toHaveCount(0);
		expect(await board(page)).toEqual(before);
		expect(await fragment(page, /./)).toBe(address);
		await expect(cell(page, 2, 2)).toBeFocused();
		await press(page, 'redo');
		await expect(cell(page, 2, 2)).toHaveAccessibleName(/^5, /);
		await page.keyboard.press('Control+z');
		await page.keyboard.press('Control+z');
		expect(numbers(await board(page))).toBe(0);
	});

	await test.step('another puzzle is not shown with its steps, and Back shows those of this one', async () => {
		await press(page, 'all-steps');
		await expect(shown(page)).toHaveCount(1);
		await follow(page, 'sky4.1332.2122.3213.1423');
		await expect(shown(page)).toHaveCount(0);
		await page.goBack();
		await expect(shown(page)).toHaveCount(1);
	});
});

test.describe('on a phone', () => {
	test.use({ locale: 'de-DE', viewport: { width: 360, height: 740 }, hasTouch: true });
	test('board, slider and sentence are seen together, and the board stays above the list', async ({
		page,
	}) => {
		await open(page, SKY);
		await press(page, 'all-steps');
		await page.locator('.step-list').waitFor();
		const seen = (selector: string) => expect(page.locator(selector)).toBeInViewport({ ratio: 1 });
		for (const part of ['.step-board', '.steps-line', '.steps-card .hint-words p'])
			await seen(part);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		const last = page.locator('.step-list button').last();
		await last.scrollIntoViewIfNeeded();
		await last.tap();
		await seen('.step-board');
		await seen('.steps-line');
		// The selected step is scrolled into view below the board and the words.
		await press(page, 'previous-step');
		await press(page, 'previous-step');
		const now = page.locator('.step-list [aria-current]');
		await expect(now).toBeInViewport({ ratio: 1 });
		const line = await page.locator('.steps-line').boundingBox();
		const box = await now.boundingBox();
		expect(box?.y ?? 0).toBeGreaterThanOrEqual((line?.y ?? 999) + (line?.height ?? 0));
	});
});

const reversed = (side: string) => [...side].reverse().join('');

type Sides = readonly [top: string, right: string, bottom: string, left: string];

const turned = ([top, right, bottom, left]: Sides): Sides => [
	reversed(left),
	top,
	reversed(right),
	bottom,
];

const mirrored = ([top, right, bottom, left]: Sides): Sides => [
	reversed(top),
	left,
	reversed(bottom),
	right,
];

/** The eight orientations of a board. */
function orientations(sides: Sides): string[] {
	const turns = (first: Sides) => {
		const second = turned(first);
		const third = turned(second);
		return [first, second, third, turned(third)];
	};
	return [...turns(sides), ...turns(mirrored(sides))].map((one) => one.join('.'));
}

test('how hard a puzzle is: beside the verdict, with a bar for each step, alike in all orientations', async ({
	page,
}) => {
	const [first = '', ...others] = orientations(SIDES);
	await open(page, `./#sky6.${first}`);
	await solve(page);
	await expect(page.locator('[data-how-hard=medium]')).toHaveText(/^Medium · hardest step 2\.\d$/);
	const said = await page.locator('[data-how-hard]').innerText();
	await press(page, 'all-steps');
	await expect(page.locator('[data-grade] h3')).toHaveText(said);
	await expect(page.locator('.profile')).toHaveCount(0);
	await page.getByText('Details', { exact: true }).click();
	await expect(page.locator('.profile')).toHaveCount(1);
	const ratings = await page
		.locator('.profile rect')
		.evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('data-rating'))));
	expect(ratings.length).toBeGreaterThan(36);
	expect(`${Math.max(...ratings)}`).toBe(/[\d.]+$/.exec(said)?.[0]);
	expect(Math.max(...ratings)).toBeLessThanOrEqual(2.6);
	const table = await page.locator('[data-grade]').innerText();
	for (const link of others) {
		await follow(page, `sky6.${link}`);
		await press(page, 'all-steps');
		await expect(steps(page)).toHaveAttribute('data-steps', 'full');
		await expect(page.locator('[data-grade] h3')).toHaveText(said);
		await page.getByText('Details', { exact: true }).click();
		await soon(() => page.locator('[data-grade]').innerText()).toBe(table);
	}
	await follow(page, 'sky5.4----.-----.-----.-----');
	await press(page, 'all-steps');
	await expect(steps(page)).toHaveAttribute('data-steps', 'stuck');
	await expect(page.locator('[data-grade]')).toHaveCount(0);
	await follow(page, LONG);
	await press(page, 'all-steps');
	await expect(page.locator('.steps-card')).toContainText(/[1-9]\d?% of the cells filled/);
	await page.locator('.steps-card [data-command=stop]').click();
	await expect(page.locator('.steps-card [data-lead]')).toHaveText('Stopped before the last step');
	await expect(page.locator('.steps-card [data-lead]')).toBeFocused();
});
