/*
 * Puzzles made here: Play with a level, the next puzzle, which is ready in
 * advance, Stop, and an impossible wish. The page's own grade confirms the
 * level.
 */
import { expect, type Page, test } from '@playwright/test';
import {
	axeFindings,
	cell,
	fragment,
	open,
	openPanel,
	press,
	solveByHand,
	soon,
	stopOnceThere,
} from './page';

const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const playButton = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

interface Counted {
	asked: number;
	answered: number;
}

/** Counts, from now on, how often the page requests a puzzle and how often it gets one. */
async function countMade(page: Page): Promise<() => Promise<Counted>> {
	await page.addInitScript(() => {
		const counted = { asked: 0, answered: 0 };
		Object.assign(window, { counted });
		window.Worker = class extends Worker {
			override postMessage(message: { id: number; call: string }) {
				super.postMessage(message);
				if (message.call !== 'generate') return;
				counted.asked++;
				this.addEventListener('message', ({ data }) => {
					if (data.id === message.id && data.answer) counted.answered++;
				});
			}
		};
	});
	return () => page.evaluate(() => (window as unknown as { counted: Counted }).counted);
}

test('Play makes a puzzle of the level that was asked for, and the next one waits when it is solved', async ({
	page,
}) => {
	const made = await countMade(page);
	await open(page);
	await choice(page, 'Skyscrapers').check();
	await choice(page, '4').check();
	await choice(page, 'Medium').check();
	expect(await axeFindings(page)).toEqual([]);
	await playButton(page).click();
	await expect(title(page)).toHaveText('Skyscrapers 4 × 4 · Medium');
	await expect(page.locator('[data-origin]')).toContainText('hardest step 2.');
	await expect(cell(page, 1, 1)).toBeFocused();
	const first = await fragment(page, /^#sky4\./);

	await test.step('its sort is known after it was reloaded, and New asks for the same', async () => {
		await page.reload();
		await expect(title(page)).toHaveText('Skyscrapers 4 × 4 · Medium');
		await openPanel(page, 'New');
		await expect(choice(page, 'Medium')).toBeChecked();
		await expect(choice(page, '4')).toBeChecked();
		await openPanel(page, 'New');
	});
	await test.step('the page finds it as hard as that', async () => {
		await solveByHand(page);
		await expect(page.locator('[data-finished-card]')).toContainText('Solved');
	});
	await test.step('the next one is there already', async () => {
		await soon(async () => (await made()).answered).toBe(1);
		await press(page, 'next-puzzle');
		await soon(() => new URL(page.url()).hash).not.toBe(first);
		await fragment(page, /^#sky4\./);
		await expect(title(page)).toHaveText('Skyscrapers 4 × 4 · Medium');
		expect((await made()).asked).toBe(1);
		await press(page, 'solve');
		await expect(page.locator('[data-how-hard]')).toHaveAttribute('data-how-hard', 'medium');
	});
	await test.step('a puzzle that is edited is no longer the one that was made', async () => {
		await page.keyboard.press('F2');
		await cell(page, 1, 1).focus();
		await page.keyboard.press('1');
		await expect(title(page)).toHaveText('Skyscrapers 4 × 4');
		await expect(page.locator('[data-origin]')).toHaveCount(0);
		// The first undo takes back the number, the second one the copy.
		await press(page, 'undo');
		await press(page, 'undo');
		await expect(title(page)).toHaveText('Skyscrapers 4 × 4 · Medium');
	});
});

test('what lasts can be stopped; a wish that cannot be met says so, and offers the nearest', async ({
	page,
}) => {
	await open(page);
	// Whips give a few 4x4 Skyscrapers of that level, and no Futoshiki.
	await choice(page, 'Futoshiki').check();
	await choice(page, '4').check();
	await choice(page, 'Master').check();
	await test.step('with the keyboard, that has the focus again afterwards', async () => {
		const stopped = stopOnceThere(page, '.play-line progress');
		await playButton(page).focus();
		await page.keyboard.press('Enter');
		expect((await stopped).ended).toBe(true);
		await expect(playButton(page)).toBeFocused();
		await expect(page.locator('.notice')).toHaveCount(0);
		await expect(title(page)).toHaveText('Skyscrapers 5 × 5');
	});
	await playButton(page).click();
	await page.locator('.play-line progress').waitFor();
	// Typing meanwhile does not end the search.
	await cell(page, 1, 1).focus();
	await page.keyboard.press('2');
	await expect(cell(page, 1, 1)).toHaveAccessibleName(/^2, /);
	const notice = page.locator('.notice');
	await expect(notice).toContainText('No such puzzle was found');
	await expect(notice).toContainText(/The closest one found: (Hard|Expert)/);
	await notice.getByRole('button', { name: 'Play that one' }).click();
	await expect(title(page)).toHaveText(/· (Hard|Expert)$/);
	await fragment(page, /^#fut4\./);

	await test.step('a Latin square has no medium puzzles without boxes', async () => {
		await openPanel(page, 'New');
		await choice(page, 'Latin square').check();
		await expect(choice(page, 'Medium')).toHaveCount(0);
		const boxes = page.locator('.panel').getByRole('checkbox', { name: 'Boxes' });
		await boxes.check();
		await expect(choice(page, 'Medium')).toHaveCount(1);
		await boxes.uncheck();
		await openPanel(page, 'New');
	});
	await test.step('more exactly: a technique, symmetry, and nothing to leave out', async () => {
		await openPanel(page, 'New');
		await choice(page, 'Futoshiki').check();
		await page.getByText('More options').click();
		await page.getByLabel('Needs this technique').selectOption('chain-bound');
		await expect(choice(page, 'Master')).not.toBeChecked();
		await page.getByLabel('Symmetry').selectOption('half-turn');
		expect(await axeFindings(page)).toEqual([]);
		await playButton(page).click();
		await expect(title(page)).toHaveText('Futoshiki 4 × 4 · Easy');
		const origin = page.locator('[data-origin]');
		await expect(origin).toContainText('Exercise: Rising chain');
		await expect(origin).toContainText('Half-turn symmetry');
		await origin.getByRole('link').click();
		await expect(page.locator('[data-technique=chain-bound]')).toBeVisible();
	});
});
