/*
 * A game in its current state: it survives reloads at any moment with all
 * pencil marks, and it can be shared by a separate link.
 */
import { expect, type Page, test } from '@playwright/test';
import { cell, fragment, names, open, openAnew, openPanel, press, soon } from './page';

const SKY = './#sky5.32341.12324.14224.32321';

/** Keys that a player may type, each on the cells selected at that time. */
const KEYS =
	'1 2 3 4 5 Shift+Digit1 Shift+Digit2 Shift+Digit4 Control+Digit3 Control+Digit5 ArrowUp ArrowDown ArrowLeft ArrowRight Shift+ArrowRight Shift+ArrowDown m b Shift+B v z x Delete Control+z Control+y'.split(
		' ',
	);

/** Seeded randomness, the same on every machine. */
function chance(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/** Undoes or redoes as often as possible; returns the number of times, or slightly more. */
const allTheWay = (page: Page, command: 'undo' | 'redo') =>
	page.locator(`[data-command=${command}]`).evaluate(async (button: HTMLButtonElement) => {
		let times = 0;
		while (!button.disabled) {
			if (times > 10_000) throw new Error('There is no end to the history.');
			// At the end of the history another click does nothing.
			for (let click = 0; click < 10; click++, times++) button.click();
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
		return times;
	});

/** Writes in one cell over and over, one step each time. */
async function writeOften(page: Page, times: number): Promise<void> {
	await page.keyboard.press('z');
	await cell(page, 5, 5).click();
	for (let time = 0; time < times; time++) await page.keyboard.press(time % 2 ? '1' : '2');
}

for (const [seed, more, steps] of [
	[1, 0, 10],
	[2, 0, 10],
	[3, 400, 350],
] as const) {
	test(`random game ${seed}, and ${more} steps more: a reload at any moment, undo to the start, redo to the end`, async ({
		page,
	}) => {
		const below = chance(seed);
		await open(page, SKY);
		const start = await names(page);
		for (let part = 0; part < 3; part++) {
			await cell(page, 1 + below(5), 1 + below(5)).focus();
			for (let key = 0; key < 15; key++) {
				await page.keyboard.press(KEYS[below(KEYS.length)] ?? '1');
			}
			if (part === 1) await writeOften(page, more);
			const before = await names(page);
			await page.reload();
			await soon(() => names(page)).toEqual(before);
		}
		// Redo stops at the end of the history.
		await allTheWay(page, 'redo');
		const last = await names(page);
		expect(await allTheWay(page, 'undo')).toBeGreaterThan(steps);
		expect(await names(page)).toEqual(start);
		await page.reload();
		await allTheWay(page, 'redo');
		expect(await names(page)).toEqual(last);
	});
}

test('a link with the position opens it as a game of its own and leaves the other alone', async ({
	page,
}) => {
	await open(page, SKY);
	await cell(page, 1, 1).focus();
	for (const key of ['3', 'ArrowRight', 'Shift+Digit2', 'Shift+Digit4', 'v', '2', 'z'])
		await page.keyboard.press(key);
	const given = await names(page);
	await openPanel(page, 'Share');
	const link = await page.locator('[data-position-link] input').inputValue();
	expect(link).toMatch(/#sky5\.32341\.12324\.14224\.32321\.\w\/p\.[0-9A-Za-z.-]+$/);
	await fragment(page, /^#sky5\.32341\.12324\.14224\.32321\.\w$/);
	await cell(page, 5, 5).focus();
	await page.keyboard.press('1');
	await expect(cell(page, 5, 5)).toHaveAccessibleName(/^1/);
	await openAnew(page, `./${new URL(link).hash}`);
	await soon(() => names(page)).toEqual(given);
	await fragment(page, /^#sky5\.32341\.12324\.14224\.32321\.\w$/);
	await press(page, 'clear');
	await openPanel(page, 'New');
	await expect(page.locator('.puzzle', { hasText: 'Skyscrapers 5' })).not.toHaveCount(0);
	await page.locator('#recent-title + ul .puzzle').last().click();
	await expect(cell(page, 5, 5)).toHaveAccessibleName(/^1/);

	// Pasted among other words, it is the same.
	await openAnew(page, './#fut4.L4E.lgDggF.GlF');
	await openPanel(page, 'Paste');
	await page.getByRole('textbox', { name: 'Puzzle as text' }).fill(`Look at this:\n${link} (mine)`);
	await page.getByRole('button', { name: 'Open this puzzle' }).click();
	await soon(() => names(page)).toEqual(given);

	await openAnew(page, './#sky5.32341.12324.14224.32321/p.nothing');
	await expect(page.locator('.notice.warning')).toContainText('could not be read');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Skyscrapers');
});
