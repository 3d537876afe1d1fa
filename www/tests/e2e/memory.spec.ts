/*
 * Nothing is lost, and nothing appears under another puzzle's name: slots of
 * boards that overlap, two tabs, Back, puzzles with faults.
 */
import { expect, type Page, test } from '@playwright/test';
import {
	begun,
	cell,
	clues,
	fragment,
	open,
	openAnew,
	openPanel,
	paste,
	press,
	soon,
} from './page';

const SKY = './#sky4.1332.2122.3213.1423';
const FAULTY = 'west=[9,3,3,2]\neast=[2,2,1,3]\nnorth=[1,3,2,2]\nsouth=[2,1,3,2]';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The player's digits in all slots of the browser's storage, as one text. */
const slots = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<string>((resolve, reject) => {
				const opening = indexedDB.open('gridfold');
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const all = opening.result.transaction('puzzles').objectStore('puzzles').getAll();
					all.onsuccess = () => {
						opening.result.close();
						const lines = all.result.map(({ history }) => {
							const { draft, entries } = history.present;
							return `${draft.clues.top.join('')}/${draft.clues.left.join('')} ${entries.join('')}`;
						});
						resolve(lines.sort().join('\n'));
					};
				};
			}),
	);

async function play(page: Page, row: number, column: number, digit: string): Promise<void> {
	await cell(page, row, column).focus();
	await page.keyboard.press(digit);
	await expect(cell(page, row, column)).toHaveAccessibleName(new RegExp(`^${digit}, .*yours`));
}

/**
 * Goes forward and back before the page can have opened the puzzle ahead; returns when the storage has answered for
 * both.
 */
const forwardAndBack = (page: Page) =>
	page.evaluate(async () => {
		const arrived = () =>
			new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
		for (const go of ['forward', 'back'] as const) {
			const there = arrived();
			history[go]();
			await there;
		}
		// A write waits for the reads before it; a few of them, because one answer may lead to the next
		// read.
		for (let round = 0; round < 5; round++)
			await new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('gridfold');
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const writing = opening.result.transaction('puzzles', 'readwrite');
					writing.oncomplete = () => resolve();
					writing.objectStore('puzzles').count();
					opening.result.close();
				};
			});
	});

test('a puzzle with a fault has no link, and is not lost on reload', async ({ page }) => {
	await open(page, SKY);
	await fragment(page, /\.\w$/);
	await paste(page, FAULTY);
	await expect(page.locator('.faults')).toContainText('a clue here is at most 4');
	await soon(() => new URL(page.url()).hash).toBe('#board');
	await expect(page.getByRole('radio', { name: 'Set up' })).toBeChecked();
	await cell(page, 1, 1).focus();
	await page.keyboard.press('3');
	await expect(cell(page, 1, 1)).toHaveAccessibleName(/^30, row 1 column 1, given/);
	await soon(() => slots(page)).toContain('1322/9332');
	await page.reload();
	await expect(cell(page, 1, 1)).toHaveAccessibleName(/^30, row 1 column 1, given/);
	await soon(() => clues(page)).toContain('9, from the left, row 1, contradicts');
	await press(page, 'undo');
	await press(page, 'undo');
	await fragment(page, /^#sky4\.1332/);
});

test('a board that was emptied again is empty after a reload, and what it had can be undone', async ({
	page,
}) => {
	const number = () => cell(page, 2, 2);
	const away = [
		() => page.reload(),
		async () => {
			await page.goto('about:blank');
			await page.goBack();
		},
	];
	for (const leave of away) {
		await openAnew(page, './#sky5.-----.-----.-----.-----.8');
		await number().focus();
		await page.keyboard.press('5');
		await fragment(page, /G5S/);
		await page.keyboard.press('Backspace');
		await fragment(page, /-\.8$/);
		await leave();
		await begun(page);
		await expect(number()).toHaveAccessibleName(/^empty/);
		await fragment(page, /-\.8$/);
		await press(page, 'undo');
		await expect(number()).toHaveAccessibleName(/^5, row/);
	}
});

test('editing through another puzzle leaves its game alone', async ({ page }) => {
	await open(page, SKY);
	await play(page, 1, 1, '4');
	await soon(() => slots(page)).toContain('1332/1423 4');
	await openAnew(page, './#sky4.-332.2122.3213.1423');
	await page.keyboard.press('F2');
	await page.locator('[data-place="-1,0"]').focus();
	await page.keyboard.press('1');
	await soon(() => slots(page)).toMatch(/1332\/1423 0/);
	await fragment(page, /^#sky4\.1332.*\.\w$/);
	const before = new URL(page.url()).hash;
	await page.locator('[data-place="-1,0"]').focus();
	await page.keyboard.press('2');
	await fragment(page, /^#sky4\.2332/);
	// Simulates a browser that is told to reload while the page writes its address.
	await page.evaluate((link) => history.replaceState(null, '', link), before);
	await page.reload();
	await fragment(page, /^#sky4\.2332/);
	await soon(() => slots(page)).toContain('2332/1423 0');
	await openAnew(page, SKY);
	await expect(cell(page, 1, 1)).toHaveAccessibleName('4, row 1 column 1, yours');
});

test('what a tab had not written when it was left is written before another puzzle is kept', async ({
	page,
}) => {
	await open(page, SKY);
	await play(page, 1, 1, '4');
	await expect.poll(() => slots(page)).toContain('1332/1423 4');
	await page.evaluate(() => {
		// The browser writes nothing any more, as when the tab is closed too early.
		IDBObjectStore.prototype.put = function (this: IDBObjectStore) {
			return this.get(0) as IDBRequest<IDBValidKey>;
		};
	});
	await play(page, 1, 2, '1');
	await openAnew(page, './#sky4.2---.----.----.----');
	await play(page, 1, 1, '3');
	await expect.poll(() => slots(page)).toMatch(/1332\/1423 410{14}\n.*2000\/0000 3/);
});

test('two tabs on one puzzle keep both games', async ({ page, context }) => {
	await open(page, SKY);
	await play(page, 1, 1, '4');
	await soon(() => slots(page)).toContain('1332/1423 4');
	const other = await context.newPage();
	await open(other, SKY);
	await play(other, 1, 2, '1');
	await soon(() => slots(page)).toContain('1332/1423 41');
	await play(page, 4, 4, '1');
	await soon(() => slots(page)).toMatch(/1332\/1423 40{14}1\n.*1332\/1423 41/);
	await other.reload();
	await expect(cell(other, 1, 2)).toHaveAccessibleName(/^1, .*yours/);
	await expect(cell(other, 4, 4)).toHaveAccessibleName(/^empty/);
});

test('opening one’s own link in another tab makes no second entry, whoever plays on', async ({
	page,
	context,
}) => {
	const entries = async (where: Page) => {
		await openPanel(where, 'My puzzles');
		await expect(where.locator('.kept-board').first()).toBeVisible();
		const count = await where.locator('.kept-board').count();
		await openPanel(where, 'My puzzles');
		return count;
	};
	await open(page, SKY);
	await play(page, 1, 1, '4');
	await soon(() => slots(page)).toContain('1332/1423 4');
	const link = page.url();
	const other = await context.newPage();
	await open(other, link);
	await expect(cell(other, 1, 1)).toHaveAccessibleName('4, row 1 column 1, yours');
	await fragment(other, /\.\w$/);
	await play(page, 1, 2, '1');
	await soon(() => slots(page)).toBe(`1332/1423 41${'0'.repeat(14)}`);
	expect(await entries(page)).toBe(1);
	expect(await entries(other)).toBe(1);
	expect(await slots(page)).toBe(`1332/1423 41${'0'.repeat(14)}`);
	// The unit of heights is not part of the puzzle.
	const third = await context.newPage();
	await open(third, `${SKY}/u.10`);
	await expect(cell(third, 1, 2)).toHaveAccessibleName('1, row 1 column 2, yours');
	await fragment(third, /\.\w$/);
	expect(await entries(third)).toBe(1);
	// A tab that only looked on shows the same game when it begins again.
	await play(page, 1, 3, '2');
	await soon(() => slots(page)).toBe(`1332/1423 412${'0'.repeat(13)}`);
	await openAnew(third, link);
	await expect(cell(third, 1, 3)).toHaveAccessibleName('2, row 1 column 3, yours');
	expect(await entries(third)).toBe(1);
	// A game becomes separate only if it is played in that tab as well.
	await play(other, 4, 4, '1');
	await soon(() => slots(page)).toBe(
		`1332/1423 40${'0'.repeat(13)}1\n1332/1423 412${'0'.repeat(13)}`,
	);
});

test('a tab that another was made from keeps its puzzle when the other edits it', async ({
	page,
}) => {
	await open(page, SKY);
	await play(page, 1, 1, '4');
	await soon(() => slots(page)).toContain('1332/1423 4');
	// A tab opened from this one begins with a copy of its session, like a duplicated tab.
	const opening = page.waitForEvent('popup');
	await page.evaluate(() => void window.open(location.href));
	const other = await opening;
	await expect(cell(other, 1, 1)).toHaveAccessibleName('4, row 1 column 1, yours');
	await page.keyboard.press('F2');
	await page.locator('[data-place="-1,0"]').focus();
	await page.keyboard.press('2');
	await fragment(page, /^#sky4\.2332/);
	await soon(() => slots(page)).toMatch(/2332\/1423 4/);
	await other.reload();
	await soon(() => clues(other)).toContain('1, from the top, column 1');
	await fragment(other, /^#sky4\.1332/);
});

test('undo back to a played puzzle goes back to playing it', async ({ page }) => {
	await open(page, SKY);
	await play(page, 1, 1, '4');
	await openPanel(page, 'New');
	await page.getByRole('button', { name: 'Start an empty' }).click();
	await expect(page.getByRole('radio', { name: 'Set up' })).toBeChecked();
	await page.keyboard.press('Control+z');
	await play(page, 1, 2, '1');
});

test('a link that cannot be read leaves board and address as they were', async ({ page }) => {
	await open(page, SKY);
	const right = await fragment(page, /\.\w$/);
	await page.evaluate(() => {
		location.hash = 'sky5.zzz';
	});
	await expect(page.locator('.notice.warning')).toContainText('sky5.zzz');
	await expect(title(page)).toHaveText('Skyscrapers 4 × 4');
	expect(await fragment(page, /\.\w$/)).toBe(right);
	await page.reload();
	await expect(title(page)).toHaveText('Skyscrapers 4 × 4');
});

test('Back leads to the puzzle before, with its digits, and Forward to the new one', async ({
	page,
}) => {
	await open(page, SKY);
	await play(page, 1, 1, '4');
	await soon(() => slots(page)).toContain('1332/1423 4');
	await openPanel(page, 'New');
	await page.locator('[data-example=futoshiki-easy]').click();
	await fragment(page, /^#fut4/);
	await page.goBack();
	await expect(title(page)).toHaveText('Skyscrapers 4 × 4');
	await expect(cell(page, 1, 1)).toHaveAccessibleName('4, row 1 column 1, yours');
	await fragment(page, /^#sky4/);
	await forwardAndBack(page);
	await expect(title(page)).toHaveText('Skyscrapers 4 × 4');
	await fragment(page, /^#sky4/);
	await page.goForward();
	await expect(title(page)).toHaveText('Futoshiki 4 × 4');
	await fragment(page, /^#fut4/);
	await page.goBack();
	await page.goBack();
	expect(page.url()).toBe('about:blank');
});
