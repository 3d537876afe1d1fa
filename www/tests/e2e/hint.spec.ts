/*
 * Hints: a puzzle played to the end with nothing else; each level separately; what
 * remains after a hint; with marks, with a wrong number, in German, and on a
 * phone.
 */
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, board, cell, open, openAnew, openPanel, press } from './page';

/** Vector 2 of the design. */
const SKY = './#sky5.32341.12324.14224.32321';
/** An Expert puzzle with the single given r4c2 = 1, which needs Four corners. */
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

const longestSentence = (text: string) =>
	Math.max(...text.split(/[.] /).map((sentence) => sentence.split(/\s+/).length));

/** The parts opened on the way: the links of chains, and the reasons behind them. */
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
	if (opened.ways > 0) expect(await axeFindingsInBoth(page)).toEqual([]);
}

/** The level shown, once it differs from the previous one or the puzzle is finished. */
async function pressed(page: Page): Promise<string | null> {
	const before = await words(page).textContent();
	await page.keyboard.press('h');
	const now = await page.waitForFunction((last) => {
		if (document.querySelector('[data-finished-card]')) return { level: null };
		const level = document.querySelector<HTMLElement>('[data-hint]')?.dataset.hint;
		const said = document.querySelector('[data-hint-words]')?.textContent;
		return level && level !== 'done' && said && said !== last ? { level } : null;
	}, before);
	return (await now.jsonValue())?.level ?? null;
}

/** Goes from the place to the reason and applies the hint; returns the level of the next hint. */
async function followHint(page: Page, level: string): Promise<string | null> {
	const before = await board(page);
	if (level === 'where') {
		await expect(words(page)).toContainText('Look at ');
		expect(await page.locator('.hint-line, .hint-cause, .hint-sign').count()).toBeGreaterThan(0);
		expect(await drawn(page, 'target').count()).toBe(0);
		expect(await pressed(page)).toBe('why');
	}
	await expect(drawn(page, 'target')).not.toHaveCount(0);
	await expect(button(page)).toHaveText('Do it');
	expect(longestSentence(await words(page).innerText())).toBeLessThanOrEqual(30);
	await openProof(page);
	expect(await board(page), 'nothing is written before it is done').toEqual(before);
	const gone = await drawn(page, 'removed').locator('text').count();
	const kept = await page.locator('.ruled-out').count();
	const next = await pressed(page);
	const after = await board(page);
	if (gone === 0) expect(after).not.toEqual(before);
	else {
		expect(after).toEqual(before);
		await expect(page.locator('.ruled-out')).toHaveCount(kept + gone);
	}
	return next;
}

test('a puzzle is played to its end with hints only, and each level says no more than it should', async ({
	page,
}) => {
	await open(page, EXPERT);
	await cell(page, 3, 2).focus();
	const caret = await page.locator('.drawing .focus').getAttribute('x');
	await page.keyboard.press('h');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'where');
	let level = await followHint(page, 'where');
	const first = await board(page);
	await page.keyboard.press('Control+z');
	await expect(hinted(page)).toHaveCount(0);
	await page.keyboard.press('Control+y');
	expect(await board(page)).toEqual(first);
	await page.keyboard.press('h');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'where');
	for (level = 'where'; level !== null; ) level = await followHint(page, level);
	expect(await board(page)).toEqual(SOLUTION);
	expect(opened.links).toBeGreaterThanOrEqual(4);
	expect(opened.ways).toBeGreaterThan(0);
	await expect(page.locator('[data-finished=yes]')).toBeVisible();
	await expect(page.locator('[data-finished-card]')).toContainText(/no checks · \d+ hints/);
	await expect(cell(page, 3, 2)).toBeFocused();
	// The board replaces the city of the finished puzzle.
	await press(page, 'city');
	expect(await page.locator('.drawing .focus').getAttribute('x')).toBe(caret);
	await expect(hinted(page)).toHaveCount(0);
});

test('what a hint ruled out is there again after a reload and in a link; where it is not kept, only with hints', async ({
	page,
}) => {
	await open(page, EXPERT);
	await page.keyboard.press('h');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'where');
	let level: string | null = 'where';
	while ((await page.locator('.ruled-out').count()) === 0)
		level = await followHint(page, level ?? '');
	const kept = page.locator('.ruled-out');
	const count = await kept.count();
	await expect(page.getByRole('gridcell', { name: /ruled out by hints/ })).not.toHaveCount(0);
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await page.reload();
	await expect(kept).toHaveCount(count);
	await openPanel(page, 'Share');
	const link = await page.locator('[data-position-link] input').inputValue();
	await openAnew(page, link);
	await expect(kept).toHaveCount(count);
	// If a ruled-out number is not kept, it is shown only with hints, and disappears with the next digit.
	await openPanel(page, 'Settings');
	await page.getByRole('checkbox', { name: 'Keep what hints ruled out' }).click();
	await expect(kept).toHaveCount(0);
	await openPanel(page, 'Settings');
	await page.keyboard.press('h');
	await expect(kept).toHaveCount(count);
});

test('who wants less at once is told the kind of thing first', async ({ page }) => {
	await open(page, SKY);
	await openPanel(page, 'Settings');
	await page.getByRole('radio', { name: 'First just the kind of step' }).click();
	await openPanel(page, 'Settings');
	await press(page, 'hint');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'kind');
	await expect(words(page)).not.toHaveText(/\d|row|column|left|right|top|bottom/);
	expect(await page.locator('.board .hint-marks > *').count()).toBe(0);
	for (const level of ['where', 'why', 'kind']) {
		await press(page, 'hint');
		await expect(hinted(page)).toHaveAttribute('data-hint', level);
	}
	expect(await filled(page)).toBe(1);
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
	await page.keyboard.press('h');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'where');
	await expect(button(page)).toBeFocused();
});

test('the button stays where it is; another hint, Escape, speech, and a change of the board', async ({
	page,
}) => {
	await open(page, SKY);
	await cell(page, 1, 1).focus();
	await press(page, 'hint');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'where');
	await expect(page.locator('[aria-live]')).toContainText(await words(page).innerText());
	await expect(drawn(page, 'line')).toHaveCount(1);
	const first = await words(page).innerText();
	await press(page, 'another-hint');
	await expect(words(page)).not.toHaveText(first);
	await expect(button(page)).toHaveText('Why?');
	await button(page).focus();
	await page.keyboard.press('Enter');
	await expect(button(page)).toHaveText('Do it');
	// The name of a cell is explained once, and highlights the cell.
	const name = words(page).locator('.cell-name').first();
	await expect(page.locator('[data-hint-names]')).toContainText(': row ');
	await name.hover();
	await expect(drawn(page, 'named')).toHaveCount(1);
	await button(page).hover();
	await expect(drawn(page, 'named')).toHaveCount(0);
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(hinted(page)).toHaveCount(0);
	await expect(page.locator('.hint-marks')).toHaveCount(0);
	await press(page, 'hint');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'where');
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
	await page.keyboard.press('h');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'where');
	await page.keyboard.press('h');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'why');
	const gone = await drawn(page, 'removed').locator('text').count();
	expect(gone).toBeGreaterThan(0);
	await expect(button(page)).toHaveText('Do it');
	await page.keyboard.press('h');
	await expect(page.locator('.pencil-mark')).toHaveCount(125 - gone);
	await expect(page.locator('.ruled-out')).toHaveCount(0);
	await page.keyboard.press('Control+z');
	await expect(page.locator('.pencil-mark')).toHaveCount(125);
	await expect(hinted(page)).toHaveCount(0);
});

test('to the next number: step by step, each with its reason', async ({ page }) => {
	await open(page, './#sky5.-----.2-22-.-3--2.3----');
	await press(page, 'next-number');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'where');
	const way = page.locator('.hint-words .about');
	const [, all = '1'] = /of (\d+)/.exec(await way.innerText()) ?? [];
	expect(Number(all)).toBeGreaterThan(1);
	for (let at = 1; at <= Number(all); at++) {
		await expect(way).toHaveText(`Step ${at} of ${all} to the next number`);
		expect(await filled(page)).toBe(0);
		await press(page, 'hint');
		await expect(hinted(page)).toHaveAttribute('data-hint', 'why');
		await press(page, 'hint');
	}
	await expect.poll(() => filled(page)).toBe(1);
});

test('where something is wrong the check comes first, and no cell is named', async ({ page }) => {
	await open(page, SKY);
	await cell(page, 1, 1).focus();
	await page.keyboard.press('4');
	await page.keyboard.press('h');
	await expect(hinted(page)).toHaveAttribute('data-hint', 'wrong');
	await expect(words(page)).toHaveText('Something on the board is wrong. Check first.');
	expect(await page.locator('.hint-marks > *').count()).toBe(0);
	await hinted(page).locator('[data-command=check]').click();
	await expect(page.locator('[data-review]')).toContainText('cannot be right');
});

test.describe('in the hand, in German', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

	test('a hint in German does not cover the board', async ({ page }) => {
		await open(page, './?lang=de#sky5.32341.12324.14224.32321');
		await expect(button(page)).toHaveText('Hinweis');
		for (const label of ['Warum?', 'Übernehmen']) {
			await button(page).tap();
			await expect(button(page)).toHaveText(label);
		}
		await expect(words(page)).not.toHaveText(/\{|rule\.|technique\./);
		const card = await hinted(page).boundingBox();
		const grid = await page.locator('.board').boundingBox();
		if (!card || !grid) throw new Error('the card and the board are there');
		const isBeside = card.y >= grid.y + grid.height || card.y + card.height <= grid.y;
		expect(isBeside).toBe(true);
		// The board, the digits and the sentence are visible together, with few other controls.
		await expect(page.locator('.pad-key').last()).toBeInViewport({ ratio: 1 });
		await expect(words(page)).toBeInViewport({ ratio: 1 });
		const others = page.locator('.table :is(button, a, input, summary):visible');
		const inBoard = page.locator('.table :is(.board, .pad) :is(button, a, input):visible');
		expect((await others.count()) - (await inBoard.count())).toBeLessThanOrEqual(8);
	});
});
