/*
 * The book of the techniques: from a hint to its card and back, a card by its address, and three sorts of practice
 * boards, by pad and by keys. Nothing is wider than the smallest screen.
 */
import { expect, type Page, test } from '@playwright/test';
import { axeFindings, axeFindingsInBoth, cell, open, openAnew, openPanel, press } from './page';

const SKY = './#sky5.32341.12324.14224.32321';

const title = (page: Page) => page.locator('.book h1');
const answer = (page: Page) => page.locator('[data-answer]');
const square = (page: Page, row: number, column: number) =>
	page.locator(`[data-place="${row - 1},${column - 1}"]`);
const says = (page: Page, what: string) =>
	expect(page.locator('.exercise')).toHaveAttribute('data-says', what);
const key = (page: Page, name: string) =>
	page.locator('.exercise-pad').getByRole('button', { name, exact: true });

test('a hint leads to the card of its technique, and Back to the same hint; the card’s board takes its number', async ({
	page,
}) => {
	await open(page, SKY);
	await cell(page, 3, 3).focus();
	for (const level of ['where', 'why']) {
		await page.keyboard.press('h');
		await expect(page.locator('[data-hint]')).toHaveAttribute('data-hint', level);
	}
	await page.getByRole('link', { name: 'Why is that always true?' }).click();
	await expect(title(page)).toHaveText('Clue 1');
	await expect(title(page)).toBeFocused();
	await expect(page).toHaveTitle('Clue 1 · Gridfold');
	await page.goBack();
	await expect(page.locator('[data-hint=why]')).toBeVisible();
	await page.goForward();

	await test.step('a placement: another number and another cell are refused', async () => {
		await square(page, 1, 1).focus();
		await page.keyboard.press('2');
		await says(page, 'elsewhere');
		await expect(answer(page)).toContainText('Look here: ');
		await press(page, 'show-step');
		await expect(page.locator('.exercise .hint-clue')).toHaveCount(1);
		const target = page.locator('.exercise-board td');
		for (const at of [0, 2, 6, 8]) {
			await target.nth(at).focus();
			await page.keyboard.press('3');
			if ((await page.locator('.exercise').getAttribute('data-says')) === 'done') break;
			await says(page, 'elsewhere');
		}
		await says(page, 'done');
		await expect(answer(page)).toContainText('Well done! From ');
		await expect(page.locator('[aria-live]')).toContainText('Well done!');
		expect(await axeFindingsInBoth(page)).toEqual([]);
	});
	await page.getByRole('link', { name: 'Next Stairs' }).click();
	await expect(title(page)).toHaveText('Stairs');
	await press(page, 'to-puzzle');
	await expect(cell(page, 1, 1)).toBeVisible();
	await expect(page).toHaveURL(/#sky5\.32341/);
});

test('a card by its address: marks are struck by tap and by key until the step is whole', async ({
	page,
}) => {
	await open(page, './#techniques/swordfish');
	await expect(title(page)).toHaveText('Swordfish');
	await expect(page.locator('.ladder [aria-current=page]')).toContainText('37');
	const fives = page.locator('.exercise-board td[aria-label*="5"]');
	await fives.first().click();
	await key(page, '1').click();
	await says(page, 'elsewhere');
	await press(page, 'show-step');
	const count = await page.locator('.exercise .hint-target').count();
	expect(count).toBeGreaterThan(2);
	let left = count;
	for (const one of await fives.all()) {
		await one.focus();
		await page.keyboard.press('5');
		const said = await page.locator('.exercise').getAttribute('data-says');
		if (said === 'on') left--;
		if (said === 'done') break;
	}
	expect(left).toBe(1);
	await says(page, 'done');
	await expect(page.locator('.exercise .hint-removed')).toHaveCount(count);
	await press(page, 'try-again');
	await says(page, 'nothing');

	await test.step('a chain: only the numbers that it refutes', async () => {
		await page.locator('.ladder a', { hasText: 'Four corners' }).first().click();
		await expect(title(page)).toHaveText('Four corners');
		await expect(page.locator('.pictures .hint-arrow')).toHaveCount(4);
		await press(page, 'show-step');
		await expect(page.locator('.exercise .hint-arrow')).toHaveCount(4);
		await page.locator('.exercise-board td').first().focus();
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('1');
		await expect(answer(page)).not.toHaveText('');
		const told = page.locator('.exercise .hint-removed text');
		const values = new Set(await told.allTextContents());
		expect(values.size).toBeGreaterThan(0);
		const says = () => page.locator('.exercise').getAttribute('data-says');
		for (const one of await page.locator(`.exercise-board td[aria-label*="marks"]`).all()) {
			await one.focus();
			for (const value of values) {
				if ((await says()) !== 'done') await page.keyboard.press(value);
			}
		}
		expect(await says()).toBe('done');
		expect(await axeFindings(page)).toEqual([]);
	});

	await test.step('a card that is not there leads to the contents', async () => {
		await page.evaluate(() => {
			location.hash = 'techniques/nothing-such';
		});
		await expect(title(page)).toHaveText('Techniques');
		await expect(page.locator('.notice')).toContainText('nothing-such');
	});
});

test.describe('in the hand', () => {
	test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

	test('from Help to the contents and through cards of every chapter, in German, no wider than the screen', async ({
		page,
	}) => {
		await open(page, './?lang=de#board');
		await openPanel(page, 'Help');
		await page.getByRole('link', { name: /^Techniken/ }).tap();
		await expect(title(page)).toHaveText('Techniken');
		await expect(page.locator('.panel')).toHaveCount(0);
		const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
		expect(await wide()).toBe(320);
		for (const id of ['hidden-quad', 'counting-limit', 'partner', 'line-chain', 'focused-trial']) {
			await page.locator(`a[href$="#techniques/${id}"]`).last().tap();
			await expect(page.locator(`[data-technique="${id}"]`)).toBeVisible();
			expect(await wide()).toBe(320);
		}
		expect(await axeFindings(page)).toEqual([]);
		await page.locator('.exercise-board td').nth(7).tap();
		await page.locator('.exercise-pad button').first().tap();
		await expect(answer(page)).not.toHaveText('');
		expect(await wide()).toBe(320);
	});
});

test('a card leads to a puzzle that needs its step and to more of them, and remembers that it was done', async ({
	page,
}) => {
	await open(page, './#techniques');
	await expect(page.locator('.how-far')).toContainText('54 lessons');
	await page.locator('[data-next-lesson]').click();
	await expect(title(page)).toHaveText('Clear the line');
	await page.locator('.ladder a[href$="#techniques/edge-limit"]').click();
	await expect(title(page)).toHaveText('Edge limit');
	await press(page, 'show-step');
	const target = page.locator('.exercise .hint-removed text').first();
	const value = (await target.textContent()) ?? '';
	await expect(page.locator('.ladder [aria-current=page]')).not.toContainText('done');
	for (const one of await page.locator('.exercise-board td').all()) {
		await one.focus();
		await page.keyboard.press(value);
		if ((await page.locator('.exercise').getAttribute('data-says')) === 'done') break;
	}
	await says(page, 'done');
	await expect(page.locator('.ladder [aria-current=page]')).toContainText('done');

	const origin = page.locator('[data-origin]');
	const heading = page.locator('#puzzle-title');
	await test.step('the puzzle of the card, with hints that come to its step', async () => {
		await page.locator('[data-lesson-puzzle]').click();
		await expect(origin).toContainText('Exercise: Edge limit.');
		await expect(page).toHaveURL(/#sky4[^/]*$/);
		await press(page, 'all-steps');
		await page.getByText('Details', { exact: true }).click();
		await expect(page.locator('.steps-card')).toContainText('Edge limit');
		await press(page, 'close-steps');
	});
	await test.step('another one of its sort is another puzzle', async () => {
		const first = page.url();
		await origin.getByRole('link').click();
		await expect(page.locator('.ladder [aria-current=page]')).toContainText('done');
		await press(page, 'another-puzzle');
		await expect(heading).toContainText('Skyscrapers 4');
		await expect(origin).toContainText('Exercise: Edge limit.');
		await expect(page).toHaveURL(/#sky4[^/]*$/);
		expect(page.url()).not.toBe(first);
		await press(page, 'solve');
		await expect(page.locator('[data-how-hard]')).toHaveText('Easy · hardest step 1.7');
	});
	await test.step('the contents know what was done after the page is loaded again', async () => {
		await open(page, './#techniques');
		await page.reload();
		await expect(page.locator('.how-far')).toContainText('1 of 54 lessons done');
		await expect(page.locator('.ladder [data-done=true]')).toHaveCount(1);
		expect(await axeFindings(page)).toEqual([]);
	});
});

test('a technique that hints have used three times has its lesson offered, once', async ({
	page,
}) => {
	const offer = page.locator('.lesson-offer');
	const doHint = async () => {
		for (const level of ['where', 'why']) {
			await page.keyboard.press('h');
			await expect(page.locator('[data-hint]')).toHaveAttribute('data-hint', level);
		}
		await expect(page.locator('.hint-words h2')).toHaveText('Clue 1');
		await page.keyboard.press('h');
		await expect(page.locator('[data-hint]')).toHaveAttribute('data-hint', 'where');
		await page.keyboard.press('Escape');
	};
	await open(page, SKY);
	await cell(page, 3, 3).focus();
	await doHint();
	await expect(offer).toHaveCount(0);
	// Pretends that another use was on a different puzzle.
	const kept = await page.evaluate(() => localStorage.getItem('gridfold.settings') ?? '');
	const { uses } = JSON.parse(kept) as { uses: Record<string, number> };
	expect(Object.values(uses)).toEqual([1]);
	const [rule = ''] = Object.keys(uses);
	const usedTwice = () =>
		page.evaluate(
			(id) => localStorage.setItem('gridfold.settings', JSON.stringify({ uses: { [id]: 2 } })),
			rule,
		);
	await usedTwice();
	await page.reload();
	await cell(page, 3, 3).focus();
	await doHint();
	await page.keyboard.press('h');
	await expect(offer).toContainText('You have used “Clue 1” three times.');
	await expect(offer.getByRole('link')).toHaveAttribute('href', `#techniques/${rule}`);
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await offer.getByRole('button', { name: 'No, thanks' }).click();
	await expect(offer).toHaveCount(0);

	await test.step('and not again', async () => {
		await openAnew(page, './#sky4.1---.-1--.----.----');
		await cell(page, 3, 3).focus();
		await doHint();
		await page.keyboard.press('h');
		await expect(page.locator('[data-hint=where]')).toBeVisible();
		await expect(offer).toHaveCount(0);
	});
	await test.step('whoever does the next hint has answered', async () => {
		await usedTwice();
		await openAnew(page, './#sky4.1---.-1--.--1-.----');
		await cell(page, 3, 3).focus();
		await doHint();
		await page.keyboard.press('h');
		await expect(offer).toBeVisible();
		await page.keyboard.press('h');
		await expect(page.locator('[data-hint=why]')).toBeVisible();
		await page.keyboard.press('h');
		await expect(page.locator('[data-hint=where]')).toBeVisible();
		await expect(offer).toHaveCount(0);
	});
});
