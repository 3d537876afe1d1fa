/*
 * Links and storage: a link opens the same board elsewhere, damaged links are
 * read as far as possible, and no entry is lost.
 */
import { expect, type Page, test } from '@playwright/test';
import {
	board,
	cell,
	clues,
	cluesInOne,
	fragment,
	open,
	openAnew,
	openPanel,
	press,
	soon,
} from './page';

const VECTOR = './#sky6.------.--1--4.----2-.----4-.-2D43--5E1E4O1-';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a copied link opens to an identical board in another browser', async ({
	page,
	context,
	browser,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await open(page, VECTOR);
	await fragment(page, /\.\w$/);
	await openPanel(page, 'Share');
	await press(page, 'copy-link');
	await expect(page.locator('.notice')).toContainText('Link copied.');
	const link = await page.evaluate(() => navigator.clipboard.readText());

	const elsewhere = await (await browser.newContext()).newPage();
	await open(elsewhere, link);
	expect(await board(elsewhere)).toEqual(await board(page));
	await soon(() => clues(elsewhere)).toEqual(await clues(page));
	expect(await fragment(elsewhere)).toBe(await fragment(page));
	await elsewhere.context().close();
});

test('the address follows every edit, and a reload restores digits and undo', async ({ page }) => {
	await open(page, VECTOR);
	await cell(page, 1, 1).focus();
	await page.keyboard.press('6');
	await expect(cell(page, 1, 1)).toHaveAccessibleName('6, row 1 column 1, yours');
	await stored(page, 6);
	await page.reload();
	await expect(cell(page, 1, 1)).toHaveAccessibleName('6, row 1 column 1, yours');
	await press(page, 'undo');
	await expect(cell(page, 1, 1)).toHaveAccessibleName('empty, row 1 column 1');

	await page.keyboard.press('F2');
	await cell(page, 1, 1).focus();
	await page.keyboard.press('3');
	await fragment(page, /^#sky6.*\.32D43/);
});

test('opening a link leaves another game alone; without one the page opens where it was left', async ({
	page,
}) => {
	await open(page, './#sky4.1332.2122.3213.1423');
	await cell(page, 1, 1).focus();
	await page.keyboard.press('4');
	await stored(page, 4);
	await openAnew(page, './#fut4.L4E.lgDggF.GlF');
	await expect(title(page)).toHaveText('Futoshiki 4 × 4');
	await openAnew(page, './#sky4.1332.2122.3213.1423');
	await expect(cell(page, 1, 1)).toHaveAccessibleName('4, row 1 column 1, yours');
	await test.step('without a link the page opens where it was left', async () => {
		await openAnew(page);
		await expect(cell(page, 1, 1)).toHaveAccessibleName('4, row 1 column 1, yours');
	});
});

test('a cut link loads what is left, a wrong check character is named, and what is not a puzzle keeps its text', async ({
	page,
}) => {
	await open(page, './#sky5.32341.12324.14224.32');
	await expect(page.locator('.notice.warning')).toContainText('The link is incomplete');
	await soon(() => cluesInOne(page)).toContain('4, from the bottom, column 2');
	await soon(() => cluesInOne(page)).toContain('2, from the left, row 2');
	await expect(page.getByRole('radio', { name: 'Set up' })).toBeChecked();

	await openAnew(page, './#sky4.1332.2122.3213.1423');
	const right = await fragment(page, /\.\w$/);
	const wrong = right.slice(0, -1) + (right.endsWith('a') ? 'b' : 'a');
	await openAnew(page, `./${wrong}`);
	await expect(page.locator('.notice.warning')).toContainText('check character');
	await soon(() => cluesInOne(page)).toContain('3, from the top, column 2');
	await test.step('a link that is not a puzzle says so and keeps its text', async () => {
		await openAnew(page, './#sky5.zzz');
		await expect(page.locator('.notice.warning')).toBeVisible();
		await expect(page.locator('.notice.warning')).toContainText('sky5.zzz');
	});
});

test('recent puzzles: each once, also those left by undo', async ({ page }) => {
	await open(page, './#sky4.1332.2122.3213.1423');
	await page.keyboard.press('F2');
	await cell(page, 1, 1).focus();
	await page.keyboard.press('4');
	await fragment(page, /\.4P/);
	await openPanel(page, 'New');
	await page.locator('[data-example=futoshiki-easy]').click();
	await fragment(page, /^#fut4/);
	await press(page, 'undo');
	await fragment(page, /^#sky4/);
	await openAnew(page);
	await openPanel(page, 'New');
	const recent = page.getByRole('region', { name: 'My puzzles' }).getByRole('listitem');
	await expect(recent).toHaveCount(2);
	await expect(recent.first()).toContainText('Skyscrapers 4');
	await expect(recent.last()).toContainText('Futoshiki 4');
});

test('a link changed in the address bar, New and Clear can be undone', async ({ page }) => {
	await open(page, './#sky4.1332.2122.3213.1423');
	await fragment(page, /\.\w$/);
	await page.evaluate(() => {
		location.hash = 'fut4.L4E.lgDggF.GlF';
	});
	await expect(title(page)).toHaveText('Futoshiki 4 × 4');
	await press(page, 'undo');
	await expect(title(page)).toHaveText('Skyscrapers 4 × 4');

	// By then, in Set up, the desk may list what could be left out.
	const printed = async () =>
		(await clues(page)).map((clue) => clue.replace(', could be left out', ''));
	const before = await printed();
	await page.keyboard.press('F2');
	await press(page, 'clear');
	await expect(page.locator('.contents')).toHaveText('no clues · no givens');
	await press(page, 'undo');
	expect(await printed()).toEqual(before);
	await openPanel(page, 'New');
	await page.getByRole('button', { name: 'Start an empty' }).click();
	await expect(page.locator('.contents')).toHaveText('no clues · no givens');
	await press(page, 'undo');
	expect(await printed()).toEqual(before);
});

/** Waits until the first row's first own digit has reached the browser's storage. */
async function stored(page: Page, digit: number): Promise<void> {
	const read = () =>
		page.evaluate(
			() =>
				new Promise<number[]>((resolve, reject) => {
					const open = indexedDB.open('gridfold');
					open.onerror = () => reject(open.error);
					open.onsuccess = () => {
						const all = open.result.transaction('puzzles').objectStore('puzzles').getAll();
						all.onsuccess = () => {
							open.result.close();
							resolve(all.result.flatMap((slot) => slot.history.present.entries));
						};
					};
				}),
		);
	await soon(read).toContain(digit);
}

test('on a first visit the board is there before the database is asked; later ones look up what was saved', async ({
	page,
}) => {
	await page.addInitScript(() => {
		const found: boolean[] = [];
		Object.assign(window, { found });
		const asked = IDBFactory.prototype.open;
		IDBFactory.prototype.open = function (...args) {
			found.push(document.querySelector('.board [data-place]') !== null);
			return asked.apply(this, args);
		};
	});
	const isBoardFirst = () => page.evaluate(() => Reflect.get(window, 'found')[0]);
	await openAnew(page, './?lang=en#sky4.1332.2122.3213.1423');
	await soon(isBoardFirst).toBe(true);
	await cell(page, 1, 1).focus();
	await page.keyboard.press('4');
	await openAnew(page, './?lang=en#sky4.1332.2122.3213.1423');
	await expect(cell(page, 1, 1)).toHaveAccessibleName(/4/);
	expect(await isBoardFirst()).toBe(false);
});
