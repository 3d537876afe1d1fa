/*
 * Reasons beside hints: the four levels as the design has them, why a number
 * cannot be, all steps with their boards, and how hard a puzzle is.
 */
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, board, cell, follow, open, press, solve } from './page';

/** Vector 2 of the design. */
const SKY = './#sky5.32341.12324.14224.32321';
/** Vector 5: top, right, bottom and left, as links list them. */
const SIDES = ['223416', '234221', '222241', '312322'] as const;

/** A puzzle whose steps take minutes. */
const LONG =
	'sky12.-432442-4---.-24-42264-4-.63---44432-1.4-2324-22656.--1-2E8-6HaF7E3F6D35-97G8H2-84I5E1c97E3I7F17I6D3D5aJ2G7--4F';

const hinted = (page: Page) => page.locator('[data-hint]');
const words = (page: Page) => page.locator('[data-hint-words]');
const drawn = (page: Page, part: string) => page.locator(`.board .hint-marks .hint-${part}`);
const steps = (page: Page) => page.locator('[data-steps]');

const numbers = (rows: number[][]) => rows.flat().filter((value) => value > 0).length;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('four taps: a kind of thing, one line, the reason, and exactly that step', async ({
	page,
}) => {
	await open(page, SKY);
	await press(page, 'hint');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'nudge');
	await expect(words(page)).not.toHaveText(/\d|row|column|left|right|top|bottom/);
	await expect(page.locator('.board .hint-marks > *')).toHaveCount(0);
	await press(page, 'hint');
	await expect(drawn(page, 'line')).toHaveCount(1);
	await expect(drawn(page, 'target')).toHaveCount(0);
	await press(page, 'hint');
	await expect(hinted(page).locator('h2')).toHaveText('Clue 1');
	await expect(words(page)).toContainText('only one building is visible');
	await expect(drawn(page, 'target')).toHaveCount(1);
	const before = await board(page);
	await press(page, 'hint');
	expect(numbers(await board(page))).toBe(1);
	await press(page, 'undo');
	expect(await board(page)).toEqual(before);
	// The next one was worked out while nothing happened, and is asked for no more.
	const asked = await page.evaluateHandle(() => {
		const heard: string[] = [];
		const post = Worker.prototype.postMessage;
		Worker.prototype.postMessage = function (this: Worker, message: unknown) {
			heard.push((message as { call: string }).call);
			post.call(this, message);
		} as typeof post;
		return heard;
	});
	const calls = () => asked.evaluate((heard) => heard.filter((call) => call === 'hint').length);
	await cell(page, 1, 1).focus();
	await page.keyboard.press('3');
	await expect.poll(calls).toBe(1);
	await expect(async () => {
		await page.keyboard.press('h');
		await expect(hinted(page)).toHaveAttribute('data-hint', 'nudge', { timeout: 1 });
	}).toPass();
	await page.keyboard.press('Escape');
	const known = await calls();
	await page.keyboard.press('h');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'nudge');
	expect(await calls()).toBe(known);
});

test('why not: by a long press on a mark, by the context menu, by key and by the pad', async ({
	page,
}) => {
	await open(page, SKY);
	await cell(page, 2, 3).focus();
	await page.keyboard.press('m');
	const caret = await page.locator('.drawing .focus').getAttribute('x');
	const four = page.locator('.cell').nth(24).locator('.pencil-mark', { hasText: '4' });
	await four.hover({ force: true });
	await page.mouse.down();
	await expect(hinted(page)).toHaveAttribute('data-hint', 'why-not');
	await page.mouse.up();
	await expect(hinted(page)).toContainText('Why not 4 in r5c5?');
	await expect(hinted(page).locator('h2')).toHaveText('Edge limit');
	await expect(words(page)).toContainText('right clue of row 5 is 4');
	await expect(drawn(page, 'clue')).toHaveCount(1);
	await expect(drawn(page, 'target')).toHaveCount(1);
	await expect(page.locator('.board g.hint-removed')).toHaveText('4');
	await expect(page.locator('[aria-live]')).toContainText('right clue of row 5 is 4');
	expect(await page.locator('.drawing .focus').getAttribute('x')).toBe(caret);
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(hinted(page)).toHaveCount(0);
	const three = page.locator('.cell').nth(24).locator('.pencil-mark', { hasText: '3' });
	await three.click({ button: 'right', force: true });
	await expect(hinted(page)).toContainText('Why not 3 in r5c5?');
	// What is right gets the words of what is hard.
	await cell(page, 5, 5).focus();
	await page.keyboard.press('w');
	await expect(page.locator('.chord')).toHaveText(/^Why not/);
	await page.keyboard.press('2');
	await expect(words(page)).toHaveText('Nothing simple rules out 2 in r5c5.');
	await expect(page.locator('.chord')).toHaveCount(0);
	await press(page, 'why-not');
	await page.locator('.pad-key', { hasText: '5' }).click();
	await expect(hinted(page)).toContainText('Why not 5 in r5c5?');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'why-not');
	expect(numbers(await board(page))).toBe(0);
	await page.mouse.click(3, 400);
	await expect(hinted(page)).toHaveCount(0);
	await page.keyboard.press('w');
	await expect(cell(page, 5, 5)).toBeFocused();
	await page.keyboard.press('Escape');
	await page.keyboard.press('3');
	expect(numbers(await board(page))).toBe(1);
});

/** How many numbers stand on the board before the step that is shown. */
const standing = (page: Page) =>
	page.locator('.ghost .digit').evaluateAll((all) => all.filter((one) => one.textContent).length);

test('all steps: each shows its board, they play, are copied and printed', async ({ page }) => {
	await page.addInitScript(() => {
		window.print = () => undefined;
	});
	await open(page, SKY);
	await cell(page, 1, 1).focus();
	await page.keyboard.press('3');
	await press(page, 'panel-steps');
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
	await expect(page.locator('.ghost .hint-marks > *')).not.toHaveCount(0);
	await list.last().click();
	expect(await standing(page)).toBe(24);
	expect(before).toBeGreaterThan(0);
	expect(before).toBeLessThan(24);
	// Its places are walked through by keys, and the board on the table keeps its own.
	const seen = page.getByRole('grid', { name: `The board before step ${count}` });
	await seen.locator('[tabindex="0"]').focus();
	await page.keyboard.press('ArrowRight');
	await expect(seen.locator(':focus')).toHaveAccessibleName(/^[1-5], row 1 column 2$/);
	await expect(cell(page, 1, 1)).toHaveAttribute('aria-selected', 'true');
	await expect(cell(page, 1, 1)).toHaveAccessibleName(/^3, row 1 column 1, yours/);
	// From the end it begins again.
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
	for (const chrome of ['.bar', '.board', '.answer', '.step-list', '#panel-title'])
		await expect(page.locator(chrome)).toBeHidden();
	await page.evaluate(() => dispatchEvent(new Event('afterprint')));
	await expect(page.locator('.steps-sheet')).toHaveCount(0);
	await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
	expect(numbers(await board(page)), 'the board on the table is left alone').toBe(1);
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
	await press(page, 'panel-steps');
	await expect(page.locator('[data-grade] h3')).toHaveText(said);
	const ratings = await page
		.locator('.profile rect')
		.evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('data-rating'))));
	expect(ratings.length).toBeGreaterThan(36);
	expect(`${Math.max(...ratings)}`).toBe(/[\d.]+$/.exec(said)?.[0]);
	expect(Math.max(...ratings)).toBeLessThanOrEqual(2.6);
	const table = await page.locator('[data-grade]').innerText();
	for (const link of others) {
		await follow(page, `sky6.${link}`);
		await expect(page.locator('[data-grade]')).toHaveCount(1);
		expect(await page.locator('[data-grade]').innerText()).toBe(table);
	}
	await follow(page, 'sky5.-----.-----.-----.-----');
	await expect(steps(page)).toHaveAttribute('data-steps', 'stuck');
	await expect(page.locator('[data-grade]')).toHaveCount(0);
	await follow(page, LONG);
	await expect(page.locator('#panel')).toContainText(/[1-9]\d?% of the cells placed/);
	await page.locator('#panel [data-command=stop]').click();
	await expect(page.locator('#panel [data-lead]')).toHaveText('Stopped before the last step');
	await expect(page.locator('#panel [data-lead]')).toBeFocused();
});
