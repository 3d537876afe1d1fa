/*
 * The setter's desk: the badge after every edit, what could be left out,
 * conflicts, several solutions, the texts about a puzzle, and the list of own
 * puzzles. A unit test also checks that the badge is right after any edit; here
 * the page itself is tested.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { sent } from '../../engine/packed';
import * as grid from '../../generated/grid.js';
import {
	atOnce,
	axeFindingsInBoth,
	cell,
	follow,
	fragment,
	open,
	openDesk,
	openPanel,
	press,
	soon,
	verdict,
} from './page';

const DENSE = 'sky5.32341.12324.14224.32321';
const MINIMAL = 'sky5.-----.2-22-.-3--2.3----';
/** The minimal puzzle without its bottom clue of column 2 has exactly two solutions. */
const TWO = 'sky5.-----.2-22-.----2.3----';
const SWAPPED = 'sky5.54312.12222.12222.54312';
const LOOSE = 'lat16.WWWWWWWWWWWO';
/** Too hard for the badge's first search. */
const HARD = readFileSync(new URL('../../../bench/sets/futo-12.txt', import.meta.url), 'utf8')
	.split('\n')
	.find((line) => line.startsWith('fut12')) as string;

const badge = (page: Page) => page.locator('[data-badge]');
const redundant = (page: Page) => page.locator('[data-finding=redundant]');
const conflict = (page: Page) => page.locator('[data-finding=conflict]');
const items = (page: Page) => page.locator('.condition');

test('feature 19: with every edit the badge, the grade and what could go; each goes with one click or key', async ({
	page,
}) => {
	await open(page, './#sky5.-----.-----.-----.-----');
	await expect(badge(page)).toHaveCount(0);
	await expect(page.locator('.desk')).toHaveCount(0);
	await page.keyboard.press('F4');
	await page.locator('[data-place="-1,0"]').focus();
	await page.keyboard.type('32341');
	await expect(badge(page)).toContainText('More than 100 solutions');
	await expect(redundant(page)).toHaveCount(0);
	// Left, right and bottom, in the order of the caret.
	await page.keyboard.type('323211232414224');
	await fragment(page, /^#sky5\.32341\.12324\.14224\.32321/);
	await expect(badge(page)).toContainText('Exactly one solution');
	await expect(badge(page)).toContainText('Easy 2.0');
	await expect(items(page)).toHaveCount(20);
	await expect(page.locator('.clue.redundant')).toHaveCount(20);
	await expect(page.locator('.desk [data-grade=easy] .profile')).toBeVisible();
	await expect(page.locator('[aria-live]')).toContainText('Exactly one solution');
	expect(await axeFindingsInBoth(page)).toEqual([]);

	await test.step('one click takes one out and renews the list, a key the next; undo brings both back', async () => {
		await page.getByRole('button', { name: 'Leave out the right clue of row 2 = 2' }).click();
		await expect(page.locator('.contents')).toContainText('19 of 20 clues');
		await expect(badge(page)).toHaveAttribute('data-badge', 'unique');
		const first = page.getByRole('button', { name: 'The top clue of column 1 = 3', exact: true });
		await expect(first).toBeVisible();
		expect(await items(page).allTextContents()).not.toContain('The right clue of row 2 = 2');
		await first.focus();
		await page.keyboard.press('Delete');
		await expect(page.locator('.contents')).toContainText('18 of 20 clues');
		await expect(badge(page)).toHaveAttribute('data-badge', 'unique');
		// The list is back, and the keyboard focus is where it was.
		await expect(items(page).first()).toBeFocused();
		await page.locator('[data-place="0,0"]').focus();
		await page.keyboard.press('Control+z');
		await page.keyboard.press('Control+z');
		await expect(items(page)).toHaveCount(20);
	});

	await test.step('of a minimal puzzle nothing could go', async () => {
		await follow(page, MINIMAL);
		await openDesk(page);
		await expect(redundant(page)).toContainText('Nothing can be left out');
		await expect(items(page)).toHaveCount(0);
		await expect(page.locator('.clue.redundant')).toHaveCount(0);
	});

	await test.step('a conflict is named and drawn, and each of its parts goes with one click', async () => {
		await follow(page, SWAPPED);
		await openDesk(page);
		await expect(badge(page)).toContainText('No solution');
		await expect(conflict(page)).toBeVisible();
		const names = await items(page).allTextContents();
		await expect(page.locator('.clue.contradiction')).toHaveCount(names.length);
		await conflict(page).locator('[data-leave-out]').first().click();
		await expect(page.locator('.contents')).toContainText('19 of 20 clues');
		await expect(conflict(page).getByText(names[0] ?? '', { exact: true })).toHaveCount(0);
	});

	await test.step('of several solutions each can be seen, and what they share', async () => {
		await follow(page, TWO);
		await openDesk(page);
		await expect(badge(page)).toContainText('Exactly 2 solutions');
		await page.locator('.desk [data-command=candidates]').click();
		await expect(page.locator('.desk [data-finding=candidates]')).toContainText('are the same');
		await press(page, 'solve');
		await expect(page.getByTestId('which')).toHaveText('Solution 1 of 2');
		await press(page, 'hide');
	});
});

test('the badge is that of the board after each of many edits, and a search of the setter’s goes on beside it', async ({
	page,
}) => {
	grid.initSync({
		module: readFileSync(new URL('../../generated/grid_bg.wasm', import.meta.url)),
	});
	await open(page, `./#${DENSE}`);
	await openDesk(page);
	let state = 7;
	const pick = (below: number) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
	for (let edit = 0; edit < 16; edit++) {
		const [row, column] = pick(2) === 0 ? [pick(5), pick(5)] : [[-1, 5][pick(2)] ?? 5, pick(5)];
		await page.locator(`[data-place="${row},${column}"]`).focus();
		await page.keyboard.press(
			edit % 7 === 6 ? 'Control+z' : (['Delete', '1', '2', '4'][pick(4)] ?? '3'),
		);
		// A key that repeats the current content changes nothing.
		const { draft } = await boardOf(page);
		const said = grid.solve(
			sent({ draft, entries: null, limit: 101, nodes: null }),
			() => undefined,
		);
		await expect(badge(page)).toHaveAttribute('data-badge', said.verdict);
		if (said.verdict === 'several' && said.count <= 100)
			await expect(badge(page)).toContainText(`Exactly ${said.count} solutions`);
	}

	await test.step('a long count goes on while the desk looks', async () => {
		await follow(page, LOOSE);
		await openDesk(page);
		await cell(page, 1, 1).focus();
		await page.keyboard.press('7');
		await expect(badge(page)).toContainText('More than 100 solutions');
		await press(page, 'solve');
		await expect(verdict(page)).toContainText('More than 100 solutions');
		await press(page, 'count');
		const steps = async () =>
			Number((await page.locator('.figures').innerText()).replace(/\D.*$|,/g, ''));
		await soon(steps).toBeGreaterThan(0);
		await page.keyboard.press('F4');
		await page.keyboard.press('F4');
		await expect(badge(page)).toContainText('More than 100 solutions');
		const before = await steps();
		await soon(steps).toBeGreaterThan(before);
		await press(page, 'stop');
	});

	await test.step('what is not decided at once says so, and can be stopped', async () => {
		await follow(page, MINIMAL);
		await openDesk(page);
		await expect(badge(page)).toHaveAttribute('data-badge', 'unique');
		const seen = atOnce(page, '[data-command=stop-looking]', (stop) => {
			const button = document.querySelector<HTMLElement>(stop);
			if (!button) return null;
			const words = document.querySelector('[data-badge]')?.textContent ?? '';
			button.click();
			return words;
		});
		await page.evaluate((hash) => {
			location.hash = hash;
		}, HARD);
		await expect(page.getByRole('gridcell')).toHaveCount(144);
		await openDesk(page);
		expect(await seen).toContain('till looking');
		await expect(badge(page)).toContainText('Stopped');
	});
});

/** The puzzle on the board, once the address bar has it. */
async function boardOf(page: Page) {
	const given = () => page.locator('.twin').innerHTML();
	let before = '';
	// The link changes as soon as the core has answered once.
	await soon(async () => {
		const now = `${page.url()} ${await given()}`;
		const same = now === before;
		before = now;
		return same;
	}).toBe(true);
	const link = await fragment(page);
	const read = grid.readLink(link.slice(1));
	if (read.type !== 'grid') throw new Error(`${link} is not a grid`);
	return read;
}

test('title, author and note are kept and printed; one’s own puzzles are listed, written and printed', async ({
	page,
}) => {
	await open(page, `./#${MINIMAL}`);
	await openDesk(page);
	await page.getByText('Title, author, rules, note').click();
	await page.getByRole('textbox', { name: 'Title' }).fill('First snow');
	await page.getByRole('textbox', { name: 'Author' }).fill('A. Setter');
	await page.getByRole('textbox', { name: 'Note' }).fill('Mind the corners.');
	await page.getByRole('checkbox', { name: 'One of my own puzzles' }).check();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('First snow');
	await expect(page.locator('.contents')).toContainText('by A. Setter');
	expect(page.url()).not.toContain('snow');

	await test.step('they are there again after a reload, and what is typed in one field is one step', async () => {
		await page.reload();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('First snow');
		await expect(page.locator('.answer > .note')).toHaveText('Mind the corners.');
		await cell(page, 1, 1).focus();
		for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Skyscrapers/);
		for (let step = 0; step < 4; step++) await page.keyboard.press('Control+y');
		await page.emulateMedia({ media: 'print' });
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.locator('.answer > .note')).toBeVisible();
		await page.emulateMedia({ media: 'screen' });
	});

	await test.step('an edited puzzle is one’s own, one that was only opened is not', async () => {
		await follow(page, DENSE);
		await follow(page, 'sky4.1332.2122.3213.1423');
		await openDesk(page);
		await cell(page, 1, 1).focus();
		await page.keyboard.press('4');
		await page.getByText('Title, author, rules, note').click();
		await press(page, 'own-puzzles');
		await expect(page.locator('.kept-board')).toHaveCount(2);
		await expect(page.locator('.kept-board').filter({ hasText: 'First snow' })).toHaveCount(1);
		expect(await axeFindingsInBoth(page)).toEqual([]);
	});

	await test.step('their text has the titles, is saved as a file, and gives the puzzles back', async () => {
		const own = page.locator('[data-own]');
		await expect(own.locator('pre')).toContainText(
			'# First snow, by A. Setter\n# Mind the corners.\n',
		);
		await own.getByRole('combobox').selectOption('picture');
		await expect(own.locator('pre')).toContainText('skyscrapers 5x5');
		const download = page.waitForEvent('download');
		await own.locator('[data-own-save]').click();
		const text = await readFile(await (await download).path(), 'utf8');
		await page.evaluate(() => {
			window.print = () => undefined;
		});
		await own.locator('[data-own-print]').click();
		await expect(page.locator('.pick input:checked')).toHaveCount(2);
		await page.locator('[data-print]').click();
		await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
		await page.emulateMedia({ media: 'print' });
		await expect(page.locator('.on-paper .slot')).toHaveCount(2);
		await expect(page.locator('.on-paper')).toContainText('First snow');
		await expect(page.locator('.picks')).toBeHidden();
		await page.evaluate(() => dispatchEvent(new Event('afterprint')));
		await page.emulateMedia({ media: 'screen' });
		await openPanel(page, 'Paste');
		await page.getByRole('textbox', { name: 'Puzzle as text' }).fill(text);
		await expect(page.getByRole('button', { name: 'Open this puzzle' })).toHaveCount(2);
	});
});

test.describe('in the hand', () => {
	test.use({ locale: 'de-DE', viewport: { width: 360, height: 740 }, hasTouch: true });
	test('the desk is one line until it is opened', async ({ page }) => {
		await open(page, `./#${DENSE}`);
		await page.keyboard.press('F2');
		await expect(badge(page)).toContainText('Genau eine Lösung');
		const box = await badge(page).boundingBox();
		expect(box?.height).toBeLessThan(60);
		expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
		await expect(page.locator('.desk')).toHaveCount(0);
		await expect(page.locator('.clue.redundant')).toHaveCount(0);
		await badge(page).click();
		await expect(items(page)).toHaveCount(20);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		await badge(page).click();
		await expect(page.locator('.desk')).toHaveCount(0);
	});
});

test('one button each completes, thins out, varies and makes it harder; each is one step, and says what it did', async ({
	page,
}) => {
	await open(page, `./#${TWO}`);
	await openDesk(page);
	const notice = page.locator('.notice');
	const places = async () =>
		(
			await page
				.locator('.twin [aria-label]')
				.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
		).map((name) => !/^(empty|no clue)/.test(name));

	await test.step('proposals are seen on the board, and one is taken with a click', async () => {
		await press(page, 'complete');
		const proposal = page.locator('.proposal');
		await expect(proposal.first()).toBeVisible();
		expect(await proposal.count()).toBeGreaterThan(1);
		await expect(page.locator('.drawing .proposed')).toHaveCount(0);
		await proposal.nth(1).focus();
		await expect(page.locator('.drawing .proposed')).toHaveCount(1);
		await proposal.nth(1).blur();
		await expect(page.locator('.drawing .proposed')).toHaveCount(0);
		await proposal.first().hover();
		await expect(page.locator('.drawing .proposed')).toHaveCount(1);
		expect(await axeFindingsInBoth(page)).toEqual([]);
		await proposal.first().click();
		await expect(badge(page)).toHaveAttribute('data-badge', 'unique');
		await expect(notice).toContainText('1 addition made.');
		await expect(page.locator('.drawing .proposed')).toHaveCount(0);
		await cell(page, 1, 1).focus();
		await page.keyboard.press('Control+z');
		await expect(badge(page)).toContainText('Exactly 2 solutions');
	});

	const offered = page.locator('[data-offered]');
	const take = async () => {
		await offered.locator('[data-take]').click();
		await expect(offered).toHaveCount(0);
		await expect(badge(page)).toHaveAttribute('data-badge', 'unique');
	};

	await test.step('thinned out, it is seen first; nothing more could go, and one undo brings all back', async () => {
		await follow(page, DENSE);
		await openDesk(page);
		const wish = page.locator('.desk summary', { hasText: 'Your wish' });
		await wish.click();
		await page.getByRole('combobox', { name: 'Symmetry' }).selectOption('half-turn');
		// When folded, it summarises the wish.
		await wish.click();
		await expect(wish).toHaveText('Your wish · Half turn');
		await press(page, 'thin-out');
		await expect(offered).toContainText(/\d+ removed/);
		await expect(offered).toContainText('Easy 2.0 → ');
		await expect(offered.locator('[data-take]')).toBeFocused();
		await expect(page.locator('.contents')).toContainText('20 clues');
		const printed = await places();
		expect(printed.filter(Boolean).length).toBeLessThan(20);
		expect(printed).toEqual(printed.toReversed());
		expect(await axeFindingsInBoth(page)).toEqual([]);
		await take();
		expect(await places()).toEqual(printed);
		await cell(page, 1, 1).focus();
		await page.keyboard.press('Control+z');
		await expect(page.locator('.contents')).toContainText('20 clues');
	});

	await test.step('a varied one has the same places printed; it is left, or taken, and undo leads back', async () => {
		await expect(badge(page)).toHaveAttribute('data-badge', 'unique');
		// The list of what could be left out arrives a little later.
		const numbers = async () =>
			(await page.locator('.twin').innerText()).replaceAll(', could be left out', '');
		const before = { names: await numbers(), printed: await places() };
		await press(page, 'vary');
		await expect(offered).toContainText('other numbers');
		expect(await places()).toEqual(before.printed);
		expect(await numbers()).not.toBe(before.names);
		await offered.locator('[data-leave]').click();
		expect(await numbers()).toBe(before.names);
		await press(page, 'vary');
		await take();
		expect(await numbers()).not.toBe(before.names);
		await cell(page, 1, 1).focus();
		await page.keyboard.press('Control+z');
		expect(await numbers()).toBe(before.names);
	});

	await test.step('harder is the next level, and says which', async () => {
		await expect(badge(page)).toContainText('Easy 2.0');
		await press(page, 'harder');
		await expect(offered).toContainText(/Easy 2\.0 → Medium \d\.\d+/);
		await take();
		await expect(badge(page)).toContainText('Medium');
	});
});
