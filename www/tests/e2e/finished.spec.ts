/*
 * A small puzzle solved to the end with the keyboard alone, with a finger alone,
 * and by the names in a screen reader; and the page's reaction.
 */
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, cell, fragment, open, openAnew, openPanel, press } from './page';

/** Vector 1 of the design. */
const SKY = './#sky4.1332.2122.3213.1423';
const SOLUTION = ['4123', '1234', '3412', '2341'];

const finished = (page: Page) => page.locator('[data-finished-card]');

test('with the keyboard alone; the city rises, the result is shared without a spoiler, the next one comes', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await open(page, SKY);
	for (const [row, digits] of SOLUTION.entries()) {
		if (row > 0) await page.keyboard.press('ArrowDown');
		for (const [column, digit] of [...digits].entries()) {
			if (column > 0) await page.keyboard.press(row % 2 ? 'ArrowLeft' : 'ArrowRight');
			await page.keyboard.press(row % 2 ? ([...digits].at(-1 - column) ?? '') : digit);
		}
		if (row === 1) {
			await page.keyboard.press('k');
			await expect(page.locator('[data-review]')).toContainText('Everything so far is right');
		}
	}
	await expect(finished(page)).toContainText('Solved. Everything fits.');
	await expect(finished(page)).toContainText('1 check');
	await expect(page.locator('.board .rising .lot')).toHaveCount(16);
	await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await press(page, 'share-result');
	const shared = await page.evaluate(() => navigator.clipboard.readText());
	expect(shared).toMatch(
		/^Skyscrapers.4.×.4 · solved · 1 check · no hints\n.*#sky4\.1332\.2122\.3213\.1423\.\w$/u,
	);
	await openAnew(page, SKY);
	await expect(finished(page)).toContainText('1 check');
	await press(page, 'next-puzzle');
	await fragment(page, /^#sky4\.(?!1332)/);
	await expect(finished(page)).toHaveCount(0);
});

test('no city moves where the visitor wants no motion; the clock runs where it is wanted', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.clock.install();
	await open(page, SKY);
	await openPanel(page, 'Settings');
	await page.getByRole('checkbox', { name: 'Show the time taken' }).check();
	await page.clock.runFor(61_000);
	await expect(page.locator('.clock')).toHaveText(/^1:0\d$/);
	for (const [row, digits] of SOLUTION.entries()) {
		for (const [column, digit] of [...digits].entries()) {
			await cell(page, row + 1, column + 1).focus();
			await page.keyboard.press(digit);
		}
	}
	await expect(finished(page)).toContainText(/1:\d\d · no checks/);
	const moving = await page
		.locator('.board .rising .lot')
		.first()
		.evaluate((one) => getComputedStyle(one).animationName);
	expect(moving).toBe('none');
});

/** The page's next announcement. */
async function said(
	page: Page,
	does: () => Promise<void>,
	words: RegExp,
): Promise<RegExpExecArray> {
	await does();
	const status = page.getByRole('status');
	await expect(status).toHaveText(words);
	const found = words.exec((await status.textContent()) ?? '');
	if (!found) throw new Error('it is there');
	return found;
}

const ROWS = [1, 2, 3, 4].flatMap((first) =>
	[1, 2, 3, 4].flatMap((second) =>
		[1, 2, 3, 4]
			.filter((third) => new Set([first, second, third]).size === 3)
			.map((third) => [first, second, third, 10 - first - second - third]),
	),
);

const visible = (line: readonly number[]) =>
	line.filter((height, at) => line.slice(0, at).every((before) => before < height)).length;

/** Whether a line shows the clues that were read at its two ends. */
const fits = (line: readonly number[], [first, last]: readonly number[]) =>
	new Set(line).size === line.length &&
	visible(line) === first &&
	visible([...line].reverse()) === last;

/** The only board whose rows and columns have these clues. */
function solved(rows: readonly number[][], columns: readonly number[][]): number[][] {
	const lists = rows.map((ends) => ROWS.filter((line) => fits(line, ends)));
	const boards = lists.reduce<number[][][]>(
		(all, list) => all.flatMap((above) => list.map((line) => [...above, line])),
		[[]],
	);
	const right = boards.filter((board) =>
		columns.every((ends, at) =>
			fits(
				board.map((row) => row[at] ?? 0),
				ends,
			),
		),
	);
	expect(right).toHaveLength(1);
	return right[0] ?? [];
}

test('by the accessibility tree alone: the clues are read aloud row by row, and every digit is announced', async ({
	page,
}) => {
	await open(page, SKY);
	const grid = page.getByRole('grid', { name: 'Skyscrapers, 4 by 4' });
	const at = (row: number, column: number, value = 'empty') =>
		grid.getByRole('gridcell', { name: new RegExp(`^${value}, row ${row} column ${column}`) });
	const read = (key: string, words: RegExp) =>
		said(
			page,
			async () => {
				await page.keyboard.press('q');
				await page.keyboard.press(key);
			},
			words,
		);
	const rows: number[][] = [];
	const columns: number[][] = [];
	for (const line of [1, 2, 3, 4]) {
		await at(line, line).focus();
		const row = new RegExp(
			`Row ${line}: empty, empty, empty, empty; left clue (.); right clue (.)`,
		);
		rows.push((await read('r', row)).slice(1).map(Number));
		const column = new RegExp(`Column ${line}: .*; top clue (.); bottom clue (.)`);
		columns.push((await read('c', column)).slice(1).map(Number));
	}
	for (const [row, digits] of solved(rows, columns).entries()) {
		for (const [column, digit] of digits.entries()) {
			await at(row + 1, column + 1).focus();
			const words = new RegExp(`${digit}, row ${row + 1} column ${column + 1}, yours`);
			await said(page, () => page.keyboard.press(String(digit)), words);
			await expect(at(row + 1, column + 1, String(digit))).toBeFocused();
		}
		if (row > 0) continue;
		await read('r', /Row 1: 4, 1, 2, 3; left clue 1, sees 1; right clue 2, sees 2/);
		await read('4', /4: row 1 column 1/);
		await read('g', /4 of 16 filled/);
	}
	await expect(page.getByRole('status')).toContainText('Solved. Everything fits.');
	await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeVisible();
});

test.describe('with a finger alone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	test('on a phone', async ({ page }) => {
		await open(page, SKY);
		for (const [row, digits] of SOLUTION.entries()) {
			for (const [column, digit] of [...digits].entries()) {
				await cell(page, row + 1, column + 1).tap();
				if (row + column === 6) await expect(page.locator('.pad-key.used-up')).toHaveCount(3);
				await page.locator('.pad').getByRole('button', { name: digit, exact: true }).tap();
			}
			// After the last row comes the city, where a clue leads to its street.
			if (row === 3) break;
			await page.locator(`[data-place="${row},-1"]`).tap();
			await expect(page.locator('.board-line')).toHaveText(/: \d of \d visible$/);
		}
		await expect(finished(page)).toBeVisible();
		await expect(page.locator('.pad')).toHaveCount(0);
		await page.locator('[data-command=next-puzzle]').tap();
		await expect(finished(page)).toHaveCount(0);
	});
});
