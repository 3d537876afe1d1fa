/*
 * Hints: a puzzle played to its end with nothing else, each level by itself;
 * with marks, with a number that is wrong, in German, and in the hand.
 */
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, board, cell, open, press } from './page';

/** Vector 2 of the design. */
const SKY = './#sky5.32341.12324.14224.32321';
/** An Expert puzzle, whose one given is r4c2 = 1: it needs Four corners. */
const EXPERT = './#sky5.---3-.2----.----3.1-333.Q1I.f';
const SOLUTION = [
	[5, 2, 3, 1, 4],
	[4, 5, 2, 3, 1],
	[3, 4, 1, 2, 5],
	[2, 1, 4, 5, 3],
	[1, 3, 5, 4, 2],
];

const hinted = (page: Page) => page.locator('[data-hint]');
const words = (page: Page) => page.locator('[data-hint-words]');
const button = (page: Page) => page.locator('[data-command=hint]');
const drawn = (page: Page, part: string) => page.locator(`.hint-marks .hint-${part}`);

const filled = async (page: Page) => (await board(page)).flat().filter((value) => value > 0).length;

/** Asks for a hint, which begins with its kind alone. */
async function nudge(page: Page): Promise<void> {
	await page.keyboard.press('h');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'nudge');
	await expect(words(page)).not.toHaveText(/\d/);
	expect(await page.locator('.hint-marks > *').count()).toBe(0);
}

const longestSentence = (text: string) =>
	Math.max(...text.split(/[.] /).map((sentence) => sentence.split(/\s+/).length));

/** What was opened on the way: the links of chains, and the reasons behind them. */
const opened = { links: 0, ways: 0 };

/** Opens each link of a chain: its arrow stays, and the ways of its line agree in one cell. */
async function openProof(page: Page): Promise<void> {
	if (opened.ways > 0) return;
	const links = page.locator('[data-proof=chain] button');
	for (const link of await links.all()) {
		await link.click();
		await expect(link).toHaveAttribute('aria-expanded', 'true');
		await expect(page.locator('[data-link-reason]')).toHaveCount(1);
		await expect(page.locator('.hint-arrow:not(.faint)')).toHaveCount(1);
		opened.links++;
		const marked = await page.locator('[data-link-reason] .agrees').allInnerTexts();
		opened.ways += marked.length;
	}
}

/** From the place to the reason, and beyond it; gives whether a number was written. */
async function followStep(page: Page): Promise<boolean> {
	const [before, told] = [await board(page), await drawn(page, 'removed').count()];
	await expect(words(page)).toContainText('Look here: ');
	expect(await page.locator('.hint-line, .hint-cause, .hint-sign').count()).toBeGreaterThan(0);
	expect(await drawn(page, 'target').count()).toBe(0);
	await page.keyboard.press('h');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'why');
	await expect(drawn(page, 'target')).not.toHaveCount(0);
	expect(longestSentence(await words(page).innerText())).toBeLessThanOrEqual(30);
	await openProof(page);
	expect(await board(page), 'nothing is written before it is done').toEqual(before);
	const does = (await button(page).innerText()) === 'Do it';
	await page.keyboard.press('h');
	if (does) await expect(hinted(page)).toHaveCount(0);
	else {
		await expect(hinted(page)).toHaveAttribute('data-hint', 'where');
		expect(await drawn(page, 'removed').count()).toBeGreaterThan(told);
		expect(await board(page)).toEqual(before);
	}
	return does;
}

test('a puzzle is played to its end with hints only, and each level says no more than it should', async ({
	page,
}) => {
	await open(page, EXPERT);
	await cell(page, 3, 2).focus();
	const caret = await page.locator('.drawing .focus').getAttribute('x');
	for (let count = 1; count < 25; count++) {
		await nudge(page);
		await page.keyboard.press('h');
		await expect(hinted(page)).toHaveAttribute('data-hint', 'where');
		while (!(await followStep(page)));
		expect(await filled(page)).toBe(count + 1);
		if (count === 1) {
			await page.keyboard.press('Control+z');
			expect(await filled(page)).toBe(1);
			await page.keyboard.press('Control+y');
		}
	}
	expect(await board(page)).toEqual(SOLUTION);
	expect(opened.links).toBeGreaterThanOrEqual(4);
	expect(opened.ways).toBeGreaterThan(0);
	await expect(page.locator('[data-finished=yes]')).toBeVisible();
	await expect(page.locator('[data-finished-card]')).toContainText('no checks · 24 hints');
	await expect(cell(page, 3, 2)).toBeFocused();
	expect(await page.locator('.drawing .focus').getAttribute('x')).toBe(caret);
	await expect(hinted(page)).toHaveCount(0);
});

test('letters are for the board before a cell has the focus, and leave the focus on the button', async ({
	page,
}) => {
	await open(page, SKY);
	await page.keyboard.press('x');
	await page.keyboard.press('3');
	await expect(cell(page, 1, 1)).toBeFocused();
	await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/^empty.*3/);
	await page.keyboard.press('Control+z');
	await button(page).focus();
	await nudge(page);
	await expect(button(page)).toBeFocused();
});

test('the button stays where it is; another hint, Escape, speech, and a change of the board', async ({
	page,
}) => {
	await open(page, SKY);
	await cell(page, 1, 1).focus();
	await press(page, 'hint');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'nudge');
	await expect(page.locator('[aria-live]')).toContainText(await words(page).innerText());
	await page.keyboard.press('Enter');
	await expect(button(page)).toHaveText('Explain');
	await expect(drawn(page, 'line')).toHaveCount(1);
	const first = await words(page).innerText();
	await press(page, 'another-hint');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'nudge');
	await press(page, 'hint');
	await expect(words(page)).not.toHaveText(first);
	await press(page, 'hint');
	await expect(button(page)).toHaveText('Do it');
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(hinted(page)).toHaveCount(0);
	await expect(page.locator('.hint-marks')).toHaveCount(0);
	await press(page, 'hint');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'nudge');
	await cell(page, 1, 1).focus();
	await page.keyboard.press('3');
	await expect(hinted(page)).toHaveCount(0);
});

test('who marks all that is left sees what is ruled out leave the marks, in one step', async ({
	page,
}) => {
	await open(page, './#sky5.-----.2-22-.-3--2.3----');
	await cell(page, 1, 1).focus();
	await page.keyboard.press('m');
	await expect(page.locator('.pencil-mark')).toHaveCount(125);
	for (const level of ['nudge', 'where', 'why']) {
		await page.keyboard.press('h');
		await expect(hinted(page)).toHaveAttribute('data-hint', level);
	}
	const gone = await drawn(page, 'removed').count();
	expect(gone).toBeGreaterThan(0);
	await expect(button(page)).toHaveText('Do it');
	await page.keyboard.press('h');
	await expect(page.locator('.pencil-mark')).toHaveCount(125 - gone);
	await expect(hinted(page)).toHaveCount(0);
	await page.keyboard.press('Control+z');
	await expect(page.locator('.pencil-mark')).toHaveCount(125);
});

test('where something is wrong the check comes first, and no cell is named', async ({ page }) => {
	await open(page, SKY);
	await cell(page, 1, 1).focus();
	await page.keyboard.press('4');
	await page.keyboard.press('h');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'wrong');
	await expect(words(page)).toHaveText('Something on the board is not right. Check first.');
	expect(await page.locator('.hint-marks > *').count()).toBe(0);
	await hinted(page).locator('[data-command=check]').click();
	await expect(page.locator('[data-review]')).toContainText('1 number is wrong');
});

test.describe('in the hand, in German', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

	test('a hint in German does not cover the board', async ({ page }) => {
		await open(page, './?lang=de#sky5.32341.12324.14224.32321');
		await expect(button(page)).toHaveText('Hinweis');
		for (const label of ['Zeigen, wo', 'Erklären', 'Ausführen']) {
			await button(page).tap();
			await expect(button(page)).toHaveText(label);
		}
		await expect(words(page)).not.toHaveText(/\{|rule\.|technique\./);
		const card = await hinted(page).boundingBox();
		const grid = await page.locator('.board').boundingBox();
		if (!card || !grid) throw new Error('the card and the board are there');
		const isBeside = card.y >= grid.y + grid.height || card.y + card.height <= grid.y;
		expect(isBeside).toBe(true);
	});
});
