/*
 * The page's findings about a puzzle's clues: those that contradict each other,
 * automatically when there is no solution, and those that could be left out.
 */
import { expect, type Page, test } from '@playwright/test';
import {
	axeFindingsInBoth,
	cell,
	clues,
	follow,
	open,
	press,
	solve,
	stopOnceThere,
	verdict,
} from './page';

const DENSE = 'sky5.32341.12324.14224.32321';
const MINIMAL = 'sky5.-----.2-22-.-3--2.3----';
/** No two facing clues exclude each other here, yet it has no solution. */
const SWAPPED = 'sky5.54312.12222.12222.54312';
/** Solved at once, but checking each of its 101 parts takes seconds. */
const LONG =
	'sky14.-62-3224344653.54-453423--33-.42326-4-43---4.-4-223-4435-3-.J6bI5-16F8G9-b-2a-b3-6--5G4--1D6-97-aF3-4G8--2--3b--495Fb2-7-a-13N6F74cF8--55b-7D6F22Db--873-5E3H9cEcD4F5-';
/** Two signs need a 3 where a 2 is given. */
const SIGNS = 'fut4.--2N.llK.M';

const conflict = (page: Page) => page.locator('[data-finding=conflict]');
const redundant = (page: Page) => page.locator('[data-finding=redundant]');
const listed = (page: Page) => page.locator('.condition').allTextContents();

const SIDES = [
	'top clue of column',
	'right clue of row',
	'bottom clue of column',
	'left clue of row',
];

/** The link to a 5 by 5 with only the clues of these names, as "The top clue of column 4 = 1". */
function only(names: string[]): string {
	const sides = SIDES.map((side) => {
		const clue = (index: number) =>
			names.find((name) => name.startsWith(`The ${side} ${index + 1} =`))?.split('= ')[1] ?? '-';
		return Array.from({ length: 5 }, (_, index) => clue(index)).join('');
	});
	return `sky5.${sides.join('.')}`;
}

async function verdictOf(page: Page, link: string): Promise<string> {
	await follow(page, link);
	await solve(page);
	return (await verdict(page).textContent()) ?? '';
}

test('a conflict that is not plain, and those that are; each in its own words', async ({
	page,
}) => {
	await open(page, `./#${SWAPPED}`);
	await solve(page);
	await expect(page.locator('.faults')).toHaveCount(0);
	await expect(conflict(page)).toBeVisible();
	expect(await axeFindingsInBoth(page)).toEqual([]);
	const names = await listed(page);
	await expect(conflict(page).getByRole('heading')).toHaveText(
		`These ${names.length} clues contradict each other`,
	);
	await expect(page.locator('.clue.contradiction')).toHaveCount(names.length);
	expect((await clues(page)).filter((name) => name.endsWith('contradicts'))).toHaveLength(
		names.length,
	);

	await test.step('a button and a key go through the list, each to its place on the board', async () => {
		await press(page, 'next-reason');
		await expect(page.locator('.stepper-place')).toHaveText(`1 of ${names.length}`);
		const first = await page.locator('.twin [aria-selected=true]').getAttribute('aria-label');
		expect(first).toContain('contradicts');
		await page.keyboard.press('PageDown');
		await expect(page.locator('.stepper-place')).toHaveText(`2 of ${names.length}`);
		await expect(page.locator('.twin [aria-selected=true]')).not.toHaveAccessibleName(first ?? '');
		await page.keyboard.press('PageUp');
		await expect(page.locator('.twin [aria-selected=true]')).toHaveAccessibleName(first ?? '');
		await expect(page.locator('.condition[aria-pressed=true]')).toHaveText(names[0] ?? '');
	});

	await test.step('an edit lets the conflict go', async () => {
		await page.keyboard.press('F2');
		await page.locator('[data-place="-1,0"]').focus();
		await page.keyboard.press('Delete');
		await expect(conflict(page)).toHaveCount(0);
		await expect(page.locator('.clue.contradiction')).toHaveCount(0);
	});

	await test.step('its clues alone are contradictory, and without any one they are not', async () => {
		expect(await verdictOf(page, only(names))).toBe('No solution');
		for (const name of names) {
			const others = names.filter((other) => other !== name);
			expect(await verdictOf(page, only(others)), name).not.toBe('No solution');
		}
	});
	await test.step('signs, givens, plain contradictions and the player’s digits have their own words', async () => {
		await follow(page, SIGNS);
		await test.step('signs and givens have their own names, are lit by shape too, and are spoken', async () => {
			await solve(page);
			await expect(conflict(page).getByRole('heading')).toHaveText('These 3 contradict each other');
			expect(await listed(page)).toEqual(['r1c1 < r1c2', 'r1c2 < r1c3', 'r1c3 = 2']);
			await expect(page.locator('.sign-mark.contradiction .halo')).toHaveCount(2);
			await expect(cell(page, 1, 3)).toHaveAccessibleName(/given, contradicts/);
			await expect(page.locator('[aria-live]')).toContainText('These 3 contradict each other');
		});

		await test.step('a plain contradiction is named once, and no search repeats it', async () => {
			await follow(page, 'sky5.-4---.-----.-3---.-----');
			await expect(page.locator('.faults')).toContainText(
				'The clues 4 and 3 of column 2 cannot both be right',
			);
			await solve(page);
			await expect(verdict(page)).toHaveText('No solution');
			await expect(page.locator('.clue.contradiction')).toHaveCount(2);
			await expect(page.locator('[data-command=stop]')).toHaveCount(0);
			await expect(conflict(page)).toHaveCount(0);
			await expect(page.locator('[data-command=conflict]')).toHaveCount(0);
		});

		await test.step('the player’s digits that exclude the solution are named as theirs', async () => {
			await follow(page, MINIMAL);
			await cell(page, 1, 1).focus();
			await page.keyboard.press('1');
			await press(page, 'solve-own');
			await expect(verdict(page)).toHaveText('No solution');
			await expect(conflict(page)).toContainText('r1c1 = 1 (yours)');
			await cell(page, 1, 1).focus();
			await page.keyboard.press('Delete');
			await expect(conflict(page)).toHaveCount(0);
			await expect(page.locator('.clue.contradiction')).toHaveCount(0);
		});
	});
});

test('what could be left out of a puzzle with all clues, of a minimal one and of a long one', async ({
	page,
}) => {
	await open(page, `./#${DENSE}`);
	await test.step('of a puzzle with all clues each one could be left out, alone', async () => {
		await solve(page);
		await press(page, 'redundant');
		await expect(redundant(page).getByRole('heading')).toHaveText(
			'Any one of these 20 clues could be left out',
		);
		await expect(redundant(page)).toContainText('If you leave one out');
		expect(await listed(page)).toHaveLength(20);
		await expect(page.locator('.clue.redundant')).toHaveCount(20);
		expect((await clues(page)).every((name) => name.endsWith('could be left out'))).toBe(true);
	});

	await test.step('a clue chosen in the list can be left out, and the solution stays the only one', async () => {
		await page.getByRole('button', { name: 'The right clue of row 2 = 2', exact: true }).click();
		const chosen = page.locator('.twin [aria-selected=true]');
		await expect(chosen).toHaveAccessibleName('2, from the right, row 2, could be left out');
		await expect(page.locator('[data-leave-out]')).toHaveCount(20);
		expect(await axeFindingsInBoth(page)).toEqual([]);
		await page.getByRole('button', { name: 'Leave out the right clue of row 2 = 2' }).click();
		await expect(page.locator('.contents')).toContainText('19 clues');
		await expect(verdict(page)).toHaveText('Exactly one solution');
		await expect(redundant(page).getByRole('heading')).toContainText('could be left out');
		expect(await listed(page)).not.toContain('The right clue of row 2 = 2');
		await page.keyboard.press('Control+z');
		await expect(page.locator('.contents')).toContainText('20 clues');
		await expect(redundant(page)).toHaveCount(0);
	});

	await test.step('of a minimal puzzle nothing could be left out', async () => {
		await follow(page, MINIMAL);
		await solve(page);
		await press(page, 'redundant');
		await expect(redundant(page).getByRole('heading')).toContainText('Nothing can be left out');
		await expect(page.locator('.condition')).toHaveCount(0);
		await expect(page.locator('.redundant')).toHaveCount(0);
	});

	await test.step('Stop keeps what is known of what could be left out', async () => {
		await follow(page, LONG);
		await solve(page);
		const stopped = stopOnceThere(page, '[data-finding=redundant]:has(progress):not(:has(h2))');
		await press(page, 'redundant');
		expect((await stopped).text).toMatch(/\d\d more could not be decided/);
		await expect(redundant(page).getByRole('heading')).toBeVisible();
		await expect(redundant(page)).toContainText(/\d+ more could not be decided/);
		await expect(page.locator('[data-command=stop]')).toHaveCount(0);
	});
});

test.describe('in German', () => {
	test.use({ locale: 'de-DE', viewport: { width: 360, height: 740 } });
	test('the names are German and fit a small screen', async ({ page }) => {
		await open(page, `./#${SIGNS}`);
		await press(page, 'solve');
		await expect(page.locator('.condition')).toHaveText(['Z1S1 < Z1S2', 'Z1S2 < Z1S3', 'Z1S3 = 2']);
		await follow(page, DENSE);
		await press(page, 'solve');
		await press(page, 'redundant');
		await expect(redundant(page)).toContainText('Randzahl rechts in Zeile 2 = 2');
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
	});
});
