/*
 * Pencil, selection, colours, branches and the view from a clue: by keyboard,
 * by mouse and by finger; undo and a reload restore all of it.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, cell, open, openPanel, press } from './page';

/** Vector 2 of the design: 5 by 5, one solution, all clues. */
const SKY = './#sky5.32341.12324.14224.32321';

const line = (page: Page) => page.locator('.board-line');
const named = (page: Page, row: number, column: number) => cell(page, row, column);

/** Every mark drawn: its cell, its number and its position. */
const marks = (page: Page) =>
	page.locator('.pencil-mark text').evaluateAll((all) =>
		all.map((one) => {
			const [x = 0, y = 0] = (one.closest('.cell')?.getAttribute('transform') ?? '')
				.split(/[^\d.]+/)
				.filter(Boolean)
				.map(Number);
			const cell = `${Math.floor(y / 100) + 1},${Math.floor(x / 100) + 1}`;
			return [`${cell} ${one.textContent}`, `${one.getAttribute('x')} ${one.getAttribute('y')}`];
		}),
	);

async function type(page: Page, keys: string): Promise<void> {
	for (const key of keys.split(' ')) await page.keyboard.press(key);
}

test('marks by key and by tool, tidied by a digit, undone to the last one, struck where they are ruled out', async ({
	page,
}) => {
	await open(page, SKY);
	await named(page, 1, 1).focus();
	await test.step('Shift is a corner mark, Ctrl a centre mark, whatever the tool', async () => {
		await type(page, 'Shift+Digit2 Shift+Digit4 Control+Digit3');
		const marked = 'empty, row 1 column 1, marks 2 4, centre marks 3';
		await expect(named(page, 1, 1)).toHaveAccessibleName(marked);
		await type(page, 'x 5 c 1');
		await expect(page.locator('[data-command=centre]')).toHaveAttribute('aria-pressed', 'true');
		await expect(named(page, 1, 1)).toHaveAccessibleName(/marks 2 4 5, centre marks 1 3$/);
		await type(page, 'c Shift+Digit5 Control+Digit1');
		await expect(named(page, 1, 1)).toHaveAccessibleName(marked);
	});
	await test.step('a digit of the row takes its marks away, undo brings back exactly those', async () => {
		await named(page, 1, 3).focus();
		await type(page, '2');
		await expect(named(page, 1, 1)).toHaveAccessibleName(/, marks 4, centre marks 3$/);
		await type(page, 'Control+z');
		await expect(named(page, 1, 1)).toHaveAccessibleName(/, marks 2 4, centre marks 3$/);
		await expect(named(page, 1, 3)).toHaveAccessibleName(/^empty/);
	});
	await test.step('all marks are one step; 2 in r3c1 leaves its row and column alone, and no other mark goes or moves', async () => {
		await type(page, 'm');
		await expect(named(page, 5, 5)).toHaveAccessibleName(/marks 1 2 3 4 5$/);
		const before = await marks(page);
		await named(page, 3, 1).click();
		await type(page, '2');
		await expect(named(page, 3, 1)).toHaveAccessibleName(/^2, /);
		const stays = ([place = '']: string[]) =>
			!place.startsWith('3,1 ') && !(/^(3,\d|\d,1) /.test(place) && place.endsWith(' 2'));
		expect(await marks(page)).toEqual(before.filter(stays));
		await type(page, 'Control+z');
		expect(await marks(page)).toEqual(before);
		await type(page, 'Control+z');
		await expect(named(page, 5, 5)).toHaveAccessibleName('empty, row 5 column 5');
	});
	await test.step('Delete rubs out marks; the page reloads as it was', async () => {
		await named(page, 1, 1).focus();
		await type(page, 'Delete');
		await expect(named(page, 1, 1)).toHaveAccessibleName('empty, row 1 column 1');
		await type(page, 'Control+z');
		await page.reload();
		await expect(named(page, 1, 1)).toHaveAccessibleName(/, marks 2 4, centre marks 3$/);
		await named(page, 1, 1).focus();
		await type(page, 'Control+z Control+z Control+z');
		await expect(named(page, 1, 1)).toHaveAccessibleName(/, marks 2 4 5, centre marks 3$/);
	});
	await press(page, 'clear');
	await test.step('a mark that a number rules out is struck, and a French keyboard marks by the places of its keys', async () => {
		await named(page, 2, 2).focus();
		await type(page, '3 ArrowRight');
		await named(page, 2, 3).dispatchEvent('keydown', { key: '3', code: 'Digit3', shiftKey: true });
		await expect(named(page, 2, 3)).toHaveAccessibleName(/marks 3$/);
		await expect(page.locator('.pencil-mark.struck-out')).toHaveCount(1);
		await named(page, 2, 3).dispatchEvent('keydown', { key: '&', code: 'Digit1' });
		await expect(named(page, 2, 3)).toHaveAccessibleName(/^1, /);
	});
});

test('many cells: arrows, clicks, a drag, all of one number, all; then a number that comes first', async ({
	page,
}) => {
	await open(page, SKY);
	await named(page, 1, 1).focus();
	await type(page, 'Shift+ArrowRight Shift+ArrowDown Shift+Digit4');
	for (const [row, column] of [
		[1, 1],
		[1, 2],
		[2, 2],
	] as const) {
		await expect(named(page, row, column)).toHaveAccessibleName(/marks 4$/);
		await expect(named(page, row, column)).toHaveAttribute('aria-selected', 'true');
	}
	await expect(line(page)).toHaveText('3 cells selected');
	await named(page, 4, 4).click({ modifiers: ['Control'] });
	await expect(line(page)).toHaveText('4 cells selected');
	await type(page, 'v 2');
	await expect(named(page, 4, 4)).toHaveAccessibleName('empty, row 4 column 4, colour B');
	await type(page, 'z 5');
	await expect(named(page, 4, 4)).toHaveAccessibleName(/^5, .*colour B$/);
	await named(page, 4, 4).dblclick();
	await expect(line(page)).toHaveText('4 cells selected');
	await type(page, 'Escape');
	await expect(line(page)).toHaveText('');
	await type(page, 'Control+a');
	await expect(line(page)).toHaveText('25 cells selected');
	const from = await named(page, 3, 1).boundingBox();
	const to = await named(page, 3, 5).boundingBox();
	if (!from || !to) throw new Error('no cells');
	await page.mouse.move(from.x + 20, from.y + 20);
	await page.mouse.down();
	await page.mouse.move(to.x + 20, to.y + 20, { steps: 12 });
	await page.mouse.up();
	await expect(line(page)).toHaveText('5 cells selected');
	await expect(named(page, 3, 5)).toBeFocused();
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await press(page, 'clear');
	await test.step('two clicks write the only mark; the pad counts what is left; a number can come first', async () => {
		await named(page, 1, 1).focus();
		await type(page, 'Shift+Digit3');
		await named(page, 1, 1).dblclick();
		await expect(named(page, 1, 1)).toHaveAccessibleName(/^3, .*yours/);
		const three = page.locator('.pad').getByRole('button', { name: '3', exact: true });
		await expect(three).toHaveAccessibleDescription('4 left');
		await openPanel(page, 'Settings');
		await page.getByRole('checkbox', { name: 'Choose the number first' }).check();
		await three.click();
		await expect(three).toHaveAttribute('aria-pressed', 'true');
		await named(page, 2, 2).click();
		await named(page, 3, 3).click();
		await expect(named(page, 2, 2)).toHaveAccessibleName(/^3/);
		await expect(named(page, 3, 3)).toHaveAccessibleName(/^3/);
		await expect(three).toHaveAccessibleDescription('2 left');
		await expect(page.locator('.cell.lit')).toHaveCount(3);
	});
});

/** The colours of the digits in these rows of the first column. */
const tints = (page: Page, rows: number) =>
	page
		.locator('.cell .digit')
		.filter({ hasText: /\d/ })
		.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill))
		.then((all) => all.slice(0, rows));

test('branches three deep, left or kept; and what a clue sees', async ({ page }) => {
	await open(page, SKY);
	await named(page, 1, 1).focus();
	await type(page, '1 b ArrowDown 2 ArrowRight 4 ArrowLeft');
	await expect(named(page, 2, 2)).toHaveAccessibleName('4, row 2 column 2, yours, branch 1');
	const [own, tinted, also] = await tints(page, 3);
	expect(tinted).not.toBe(own);
	expect(also).toBe(tinted);
	await test.step('Shift+B removes all that was written in it', async () => {
		await type(page, 'Shift+B');
		await expect(page.getByRole('gridcell', { name: /^\d/ })).toHaveCount(1);
		await type(page, 'Control+z');
		await expect(page.getByRole('gridcell', { name: /branch 1$/ })).toHaveCount(2);
	});
	await test.step('kept, its digits look as the others do', async () => {
		await press(page, 'branch-keep');
		await expect(page.getByRole('gridcell', { name: /branch/ })).toHaveCount(0);
		expect(await tints(page, 3)).toEqual([own, own, own]);
		await type(page, 'Control+z Control+z');
		await expect(named(page, 2, 2)).toHaveAccessibleName(/^empty/);
		await expect(named(page, 2, 1)).toHaveAccessibleName(/branch 1$/);
	});
	await type(page, 'b ArrowDown 3 b ArrowDown 4 b');
	expect(new Set(await tints(page, 4)).size).toBe(4);
	await expect(page.locator('.notice')).toContainText('No more than 3 branches.');
	await expect(named(page, 3, 1)).toHaveAccessibleName(/branch 2$/);
	await expect(named(page, 4, 1)).toHaveAccessibleName(/branch 3$/);
	await page.reload();
	await expect(named(page, 4, 1)).toHaveAccessibleName(/branch 3$/);
	await named(page, 4, 1).focus();
	await type(page, 'Shift+B');
	await expect(named(page, 4, 1)).toHaveAccessibleName(/^empty/);
	await press(page, 'branch-keep');
	await expect(named(page, 3, 1)).toHaveAccessibleName(/branch 1$/);
	await press(page, 'branch-back');
	await expect(named(page, 2, 1)).toHaveAccessibleName(/^empty/);
	await expect(named(page, 1, 1)).toHaveAccessibleName('1, row 1 column 1, yours');
	await type(page, 'Control+z');
	await expect(named(page, 3, 1)).toHaveAccessibleName(/branch 1$/);
	await press(page, 'clear');
	await test.step('a clue that is looked from lights what it sees, says the sum, and is ticked off', async () => {
		// The left clue of row 1 is 3, and the solution of the row is 34215.
		const clue = page.locator('[data-place="0,-1"]');
		await named(page, 1, 1).focus();
		await type(page, '3 ArrowRight 4 ArrowRight 2');
		await clue.hover();
		await expect(line(page)).toHaveText('3, 4: 2 of 3 so far');
		await expect(named(page, 1, 2)).toHaveAccessibleName(/visible$/);
		await expect(named(page, 1, 3)).toHaveAccessibleName(/hidden$/);
		await expect(page.locator('.sight-seen')).toHaveCount(2);
		await named(page, 1, 4).hover();
		await expect(page.locator('.sight-seen')).toHaveCount(0);
		await named(page, 1, 4).focus();
		await type(page, '1 ArrowRight 5');
		await clue.focus();
		await expect(line(page)).toHaveText('3, 4, 5: 3 of 3 visible');
		await type(page, 'Enter');
		await expect(clue).toHaveAccessibleName('3, from the left, row 1, ticked off');
		await clue.click();
		await expect(clue).toHaveAccessibleName('3, from the left, row 1');
		await type(page, 'Control+z');
		await expect(clue).toHaveAccessibleName(/ticked off$/);
		const other = page.locator('[data-place="0,5"]');
		await expect(other).toHaveAccessibleName('1, from the right, row 1');
		await openPanel(page, 'Settings');
		await page.getByRole('checkbox', { name: 'Grey out clues' }).check();
		await expect(other).toHaveAccessibleName(/ticked off$/);
	});
});

test('a chain of signs is lit under the mouse, when it is pressed, and by a key from any of its cells', async ({
	page,
}) => {
	// r4c3 < r4c4 < r4c5 < r3c5 < r2c5.
	await open(page, './#fut5.M2M.-lEl--lEllgD.JgEgF');
	const inChain = page.getByRole('gridcell', { name: /in the chain/ });
	const first = await named(page, 4, 3).boundingBox();
	const second = await named(page, 4, 4).boundingBox();
	if (!first || !second) throw new Error('no cells');
	const sign = [(first.x + first.width + second.x) / 2, first.y + first.height / 2] as const;
	await page.mouse.move(...sign);
	await expect(line(page)).toHaveText('5 cells in this chain of signs');
	await expect(inChain).toHaveCount(5);
	await expect(page.locator('.sight-chain')).toHaveCount(5);
	await page.mouse.move(second.x + 9, second.y + 9);
	await expect(inChain).toHaveCount(0);
	await test.step('pressed, it stays until the caret leaves it', async () => {
		await page.mouse.click(...sign);
		await page.mouse.move(second.x + 9, second.y + 9);
		await expect(inChain).toHaveCount(5);
		await page.mouse.click(...sign);
		await page.mouse.move(second.x + 9, second.y + 9);
		await expect(inChain).toHaveCount(0);
	});
	await test.step('from a cell, and along it', async () => {
		await named(page, 4, 3).focus();
		await type(page, 'l ArrowRight ArrowRight ArrowUp');
		await expect(inChain).toHaveCount(5);
		await type(page, 'ArrowLeft');
		await expect(inChain).toHaveCount(0);
	});
	await test.step('the row is read with its signs', async () => {
		await type(page, 'ArrowDown q r');
		await expect(page.getByRole('status')).toContainText(
			'Row 4: empty, empty, empty, smaller than, empty, smaller than, empty',
		);
		await type(page, 'q');
		await expect(page.locator('.chord')).toContainText('R row');
		await type(page, '2');
		await expect(page.getByRole('status')).toContainText('2: row 3 column 3');
		await expect(page.locator('.chord')).toHaveCount(0);
	});
});

/**
 * A finger, simulated by the browser's own input: it goes down, moves and goes up, and stays down as long as the test
 * wants.
 */
async function finger(page: Page) {
	const session = await page.context().newCDPSession(page);
	const middle = async (target: Locator) => {
		const box = await target.boundingBox();
		if (!box) throw new Error('nothing to touch');
		return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	};
	const send = async (
		type: 'touchStart' | 'touchMove' | 'touchEnd',
		at?: Locator,
		timestamp = Date.now() / 1000,
	) =>
		void (await session.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: at ? [await middle(at)] : [],
			timestamp,
		}));
	return {
		/** Two taps, a tenth of a second apart even on a busy machine. */
		twice: async (at: Locator) => {
			const now = Date.now() / 1000;
			for (const later of [0, 0.1]) {
				await send('touchStart', at, now + later);
				await send('touchEnd', undefined, now + later + 0.02);
			}
		},
		down: (at: Locator) => send('touchStart', at),
		along: (at: Locator) => send('touchMove', at),
		up: () => send('touchEnd'),
	};
}

/** The same with the mouse. */
async function mouse(page: Page) {
	return {
		down: async (at: Locator) => {
			await at.hover();
			await page.mouse.down();
		},
		along: (at: Locator) => at.hover(),
		up: () => page.mouse.up(),
	};
}

const key = (page: Page, name: string) =>
	page.locator('.pad').getByRole('button', { name, exact: true });

/** A long press applies the alternative tool to a cell and enters no digit; then numbers come first. */
async function pressAndPaint(page: Page, hand: Awaited<ReturnType<typeof mouse>>): Promise<void> {
	const three = named(page, 3, 3);
	const long = async (at: Locator, words: RegExp) => {
		await hand.down(at);
		await expect(three).toHaveAccessibleName(words);
		await hand.up();
		await expect(three).toHaveAccessibleName(words);
	};
	await three.click();
	await test.step('a long press marks, and writes where marks are made', async () => {
		await long(key(page, '2'), /^empty.*marks 2$/);
		await long(key(page, '4'), /^empty.*marks 2 4$/);
		await page.locator('[data-command=corner]').click();
		await long(key(page, '5'), /^5, /);
		await page.locator('[data-command=corner]').click();
		await page.keyboard.press('Delete');
	});
	await openPanel(page, 'Settings');
	await page.getByRole('checkbox', { name: 'Choose the number first' }).check();
	await page.locator('#panel').getByRole('button', { name: 'Close' }).click();
	const fours = page.getByRole('gridcell', { name: /^4, / });
	await test.step('a picked number is drawn along cells', async () => {
		await key(page, '4').click();
		await expect(page.locator('.board-line')).toHaveText('Tap the cells that get this number');
		await hand.down(named(page, 1, 1));
		for (const column of [2, 3, 4]) await hand.along(named(page, 1, column));
		await hand.along(named(page, 2, 4));
		await hand.up();
		await expect(fours).toHaveCount(5);
		await expect(named(page, 2, 4)).toHaveAccessibleName(/^4, /);
	});
	await test.step('a second tap takes it away, and a long press marks it', async () => {
		await named(page, 1, 1).click();
		await expect(fours).toHaveCount(4);
		await long(three, /^empty.*marks 2 4$/);
		await expect(fours).toHaveCount(4);
		await key(page, '4').click();
		await named(page, 5, 5).click();
		await expect(named(page, 5, 5)).toHaveAccessibleName(/^empty/);
	});
}

test('by mouse: a long press, and a number that comes first', async ({ page }) => {
	await open(page, SKY);
	await pressAndPaint(page, await mouse(page));
});

test.describe('by finger', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	test('a tool, a long press, two taps, and a number that comes first', async ({ page }) => {
		await open(page, SKY);
		await named(page, 2, 2).tap();
		await page.locator('[data-command=corner]').tap();
		await key(page, '4').tap();
		await expect(named(page, 2, 2)).toHaveAccessibleName(/marks 4$/);
		await page.locator('[data-command=corner]').tap();
		const hand = await finger(page);
		await hand.twice(named(page, 2, 2));
		await expect(named(page, 2, 2)).toHaveAccessibleName(/^4, /);
		await key(page, 'Erase').tap();
		await pressAndPaint(page, hand);
	});
});
