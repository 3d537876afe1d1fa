/*
 * A puzzle from a newspaper, entered clue by clue: whatever the typist's habit,
 * every clue lands in its place, and it does not take long.
 */
import { expect, type Page, test } from '@playwright/test';
import { clues, follow, fragment, open, openPanel, press } from './page';

/** The clues of presse-devil as printed, one side after another, 0 if there is none. */
const TOP = [5, 0, 5, 3, 0, 1];
const LEFT = [4, 2, 3, 3, 2, 0];
const RIGHT = [0, 0, 0, 0, 2, 4];
const BOTTOM = [0, 4, 0, 0, 3, 0];
const SIDES = [TOP, LEFT, RIGHT, BOTTOM];
const LINK = /^#sky6\.5-53-1\.----24\.-4--3-\.42332-\.r\/u\.10$/;

/** Counts a person's actions: every key and every click. */
function actions(page: Page) {
	let count = 0;
	return {
		press: async (key: string) => {
			count++;
			await page.keyboard.press(key);
		},
		click: async (name: string, role: 'button' | 'radio' | 'checkbox') => {
			count++;
			const target = page.getByRole(role, { name, exact: true });
			if (role === 'button') await target.click();
			else await target.check();
		},
		command: async (id: string) => {
			count++;
			await press(page, id);
		},
		count: () => count,
	};
}

type Actions = ReturnType<typeof actions>;

/** Leads from the open page to an empty board of tens, with the caret on its first clue. */
async function begin(page: Page): Promise<Actions> {
	await open(page);
	const does = actions(page);
	await does.click('6', 'radio');
	await does.click('Start an empty 6 × 6', 'button');
	await does.press('Control+,');
	await does.click('Heights as 10, 20, …', 'checkbox');
	await expect(page.locator('.twin [data-home]')).toHaveAttribute('data-place', '-1,0');
	await page.locator('[data-place="-1,0"]').focus();
	return does;
}

/** Another empty board, in tens like the one before. */
async function again(page: Page): Promise<void> {
	await openPanel(page, 'New');
	await page.getByRole('button', { name: 'Start an empty 6 × 6' }).click();
	await page.waitForURL(({ hash }) => !LINK.test(hash), { waitUntil: 'commit' });
	await expect(page.locator('[data-place="-1,0"]')).toBeFocused();
}

async function expectEntered(page: Page): Promise<void> {
	await fragment(page, LINK);
	await expect(page.locator('.contents')).toContainText('13 of 24 clues filled');
}

/** Vector 2 of the design, one side after another in the order of typing. */
const FULL = ['32341', '32321', '12324', '14224'];

/** Whether only empty clues follow. */
const isTail = (at: number) => SIDES.flat().findLastIndex((clue) => clue > 0) < at;

test('digits only, and a space where no clue is: 27 actions; 20 clues on an empty 5 by 5: 20 keys', async ({
	page,
}) => {
	const does = await begin(page);
	for (const [at, clue] of SIDES.flat().entries()) {
		if (!isTail(at)) await does.press(clue === 0 ? 'Space' : String(clue));
	}
	await expectEntered(page);
	expect(does.count()).toBeLessThanOrEqual(27);
	await openPanel(page, 'New');
	await test.step('20 clues on an empty 5 by 5: 20 keys', async () => {
		await page.locator('.chip', { hasText: /^5$/ }).click();
		await page.getByRole('button', { name: 'Start an empty 5 × 5' }).click();
		await expect(page.locator('[data-place="-1,0"]')).toBeFocused();
		for (const digit of FULL.join('')) await page.keyboard.press(digit);
		await fragment(page, /^#sky5\.32341\.12324\.14224\.32321\.\w\/u\.10$/);
	});
});

test('every habit of typing ends in the right link, one board after the other', async ({
	page,
}) => {
	await begin(page);
	await test.step('a digit and then Enter, Enter alone where no clue is', async () => {
		for (const clue of SIDES.flat()) {
			if (clue > 0) await page.keyboard.press(String(clue));
			await page.keyboard.press('Enter');
		}
		await expectEntered(page);
	});
	await again(page);
	await test.step('a digit and then an arrow, the arrow alone where no clue is', async () => {
		for (const [side, values] of SIDES.entries()) {
			const arrow = side === 1 || side === 2 ? 'ArrowDown' : 'ArrowRight';
			for (const clue of values) {
				if (clue > 0) await page.keyboard.press(String(clue));
				await page.keyboard.press(arrow);
			}
		}
		await expectEntered(page);
		// The last clue is the end: no arrow leads around to the first.
		await expect(page.locator('[data-place="6,5"]')).toBeFocused();
	});
	await again(page);
	await test.step('a digit and then Tab goes on as well, and a second Tab leaves the board', async () => {
		for (const key of ['5', 'Tab', '4', 'Tab']) await page.keyboard.press(key);
		expect((await clues(page)).slice(0, 2)).toEqual([
			'5, from the top, column 1',
			'4, from the top, column 2',
		]);
		await expect(page.locator('[data-place="-1,2"]')).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(page.locator('.twin :focus')).toHaveCount(0);
	});
	await again(page);
	await test.step('a side at once, typed into its line or pasted onto its first clue', async () => {
		const paste = (text: string) =>
			page.evaluate((words) => {
				const data = new DataTransfer();
				data.setData('text/plain', words);
				const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
				document.activeElement?.dispatchEvent(event);
			}, text);
		await test.step('pasted, one side after the other', async () => {
			await paste('5 . 5 3 . 1');
			await expect(page.locator('[data-place="0,-1"]')).toBeFocused();
			await paste('4 2 3 3 2 -');
		});
		await test.step('typed, and what is not a side is not taken', async () => {
			await page.getByText('Clues by side').click();
			const right = page.getByRole('textbox', { name: 'Right' });
			await right.pressSequentially('. . . . 2 9');
			await expect(right).toHaveAttribute('aria-invalid', 'true');
			await right.press('Backspace');
			await right.pressSequentially('4');
			await expect(right).toHaveAttribute('aria-invalid', 'false');
			await page.getByRole('textbox', { name: 'Bottom' }).fill('-4--3-');
			await expect(page.getByRole('textbox', { name: 'Top' })).toHaveValue('5 . 5 3 . 1');
		});
		await expectEntered(page);
	});
	await again(page);
	await test.step('Backspace takes the clue back that was just typed', async () => {
		for (const key of ['5', '4', 'Backspace', '3']) await page.keyboard.press(key);
		const said = (await clues(page)).slice(0, 3).map((name) => name.split(',')[0]);
		expect(said).toEqual(['5', '3', 'no clue']);
	});
	await openPanel(page, 'New');
	await test.step('above 9 a clue ends with Enter, with a pause, or where no longer number can follow', async () => {
		await page.getByRole('combobox', { name: 'Other sizes' }).selectOption('12');
		await page.getByRole('button', { name: 'Start an empty' }).click();
		const at = (index: number) => page.locator(`[data-place="-1,${index}"]`);
		await expect(at(0)).toBeFocused();
		await page.keyboard.press('1');
		await page.keyboard.press('2');
		await expect(at(1)).toBeFocused();
		await page.keyboard.press('3');
		await expect(at(2)).toBeFocused();
		await page.keyboard.press('1');
		await page.keyboard.press('Enter');
		await expect(at(3)).toBeFocused();
		await page.keyboard.press('1');
		await expect(at(4)).toBeFocused();
		await page.keyboard.press('Enter');
		await page.keyboard.press('2');
		const said = (await clues(page)).slice(0, 5).map((name) => name.split(',')[0]);
		expect(said).toEqual(['12', '3', '1', '1', '2']);
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	test('30 taps enter the puzzle', async ({ page }) => {
		await open(page, './?lang=en');
		let taps = 0;
		const tap = async (target: ReturnType<Page['locator']>) => {
			taps++;
			await target.tap();
		};
		await tap(page.locator('.home [data-command=panel-type]'));
		await tap(page.getByRole('button', { name: 'Start an empty 6 × 6' }));
		await tap(page.locator('.bar [data-command=menu]'));
		await tap(page.locator('.menu [data-command=panel-settings]'));
		await tap(page.getByRole('checkbox', { name: 'Heights as 10, 20, …' }));
		await tap(page.locator('#panel').getByRole('button', { name: 'Close' }));
		await expect(page.locator('.panel')).toHaveCount(0);
		const pad = page.getByRole('group', { name: 'Numbers' });
		for (const [at, clue] of SIDES.flat().entries()) {
			const key = clue === 0 ? 'No clue' : String(clue * 10);
			if (!isTail(at)) await tap(pad.getByRole('button', { name: key, exact: true }));
		}
		await expectEntered(page);
		expect(taps).toBeLessThanOrEqual(30);
		await test.step('every clue of a 9 by 9 is hit by a finger', async () => {
			await follow(page, 'sky9.---------.---------.---------.---------');
			const slots = page.locator('.twin th');
			const sides = await slots.evaluateAll((all) =>
				all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
			);
			expect(sides).toHaveLength(36);
			expect(Math.min(...sides.flat())).toBeGreaterThanOrEqual(24);
			for (const at of [0, 9, 10, 35]) {
				await slots.nth(at).tap();
				await expect(slots.nth(at)).toBeFocused();
			}
		});
	});
});
