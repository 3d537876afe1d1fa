/*
 * Locks of the setter's desk. A pattern drawn in one drag is one step, and there are ready-made patterns. Numbers
 * are found for the places, and locked places stay as they are in every puzzle made.
 */
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, cell, open, openDesk } from './page';

const DENSE = 'sky5.32341.12324.14224.32321';

const locked = (page: Page, lock: string) => page.locator(`.locks .lock-${lock}`);
const offered = (page: Page) => page.locator('[data-offered]');

test('a pattern is drawn with one drag, is one step, and stays; numbers are found for its places', async ({
	page,
}) => {
	await open(page, './#sky5.-----.-----.-----.-----');
	await openDesk(page);
	await page.locator('.locking summary').click();
	await page.locator('[data-lock=filled]').click();
	const from = await page.locator('[data-place="-1,0"]').boundingBox();
	const to = await page.locator('[data-place="-1,4"]').boundingBox();
	if (!from || !to) throw new Error('no board');
	await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
	await page.mouse.down();
	await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 20 });
	await page.mouse.up();
	await expect(locked(page, 'filled')).toHaveCount(5);
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(page.locator('[data-lock][aria-pressed=true]')).toHaveCount(0);
	await page.keyboard.press('Control+z');
	await expect(locked(page, 'filled')).toHaveCount(0);
	await page.locator('[data-pattern=ring]').click();
	await expect(locked(page, 'filled')).toHaveCount(20);
	await page.reload();
	await expect(locked(page, 'filled')).toHaveCount(20);
	await page.getByRole('button', { name: 'Nothing is printed yet' }).click();
	await page.locator('[data-command=places]').click();
	await expect(offered(page)).toContainText('20 added');
	await offered(page).locator('[data-take]').click();
	await expect(page.locator('[data-badge]')).toHaveAttribute('data-badge', 'unique');
	await expect(page.locator('.contents')).toContainText('20 clues');
});

test('what is locked stays, where something and where nothing is to stand', async ({ page }) => {
	await open(page, `./#${DENSE}/locks.keep.t1.some.t2`);
	await openDesk(page);
	await expect(locked(page, 'kept')).toHaveCount(1);
	await expect(locked(page, 'filled')).toHaveCount(1);
	await page.locator('[data-command=thin-out]').click();
	await offered(page).locator('[data-take]').click();
	await expect(page.locator('[data-place="-1,0"]')).toHaveAccessibleName(/3/);
	await expect(page.locator('[data-place="-1,1"]')).toHaveAccessibleName(/2/);

	await test.step('cells that are selected are locked at once', async () => {
		await cell(page, 1, 1).focus();
		await page.keyboard.press('Shift+ArrowRight');
		await page.locator('[data-lock=empty]').click();
		await expect(locked(page, 'empty')).toHaveCount(2);
		await page.locator('[data-lock-free]').click();
		await expect(page.locator('.locks > g')).toHaveCount(0);
	});
});

test('places are locked by keyboard, gaps too, and their names say how', async ({ page }) => {
	await open(page, './#fut4.Q.gHgg--.l-lJ.y');
	await openDesk(page);
	await page.locator('.locking summary').click();
	await page.locator('[data-lock=empty]').focus();
	await page.keyboard.press('Enter');
	await cell(page, 2, 2).focus();
	await page.keyboard.press('Space');
	await expect(page.locator('[aria-live]').first()).toContainText('locked: nothing goes here');
	await expect(cell(page, 2, 2)).toHaveAccessibleName(/empty.*, locked: nothing goes here/);
	await page.keyboard.press('<');
	await page.keyboard.press('ArrowRight');
	await expect(locked(page, 'empty')).toHaveCount(2);
	await expect(cell(page, 2, 2)).toHaveAccessibleName(/gap on the right locked: nothing/);
	await expect(cell(page, 2, 3)).toHaveAccessibleName(/, gap on the left locked: nothing goes/);
	await page.keyboard.press('<');
	await page.keyboard.press('ArrowUp');
	await expect(cell(page, 1, 2)).toHaveAccessibleName(/gap below locked: nothing goes here/);
	await page.keyboard.press('Space');
	await expect(locked(page, 'empty')).toHaveCount(2);
	await page.keyboard.press('Escape');
	await page.getByRole('radio', { name: 'Play' }).check();
	await expect(cell(page, 1, 2)).not.toHaveAccessibleName(/locked/);

	await test.step('clues at the border too, and what is locked in a link', async () => {
		await open(page, `./#${DENSE}/locks.keep.t1.some.t2`);
		await openDesk(page);
		await expect(page.locator('[data-place="-1,0"]')).toHaveAccessibleName(/, locked as it is/);
		await expect(page.locator('[data-place="-1,1"]')).toHaveAccessibleName(/something goes/);
	});
});
