/* The visitor's own turn: a different order of the cells, its cost, and a link that contains it. */
import { expect, test } from '@playwright/test';
import { DEMO, eventNow, openStudy, place, racer, reason, SMALL, told } from './lab';
import { fragment, press } from './page';

test('a race in another order stands beside what it was in their own', async ({ page }) => {
	await openStudy(page, `${DEMO}/study.domains.0`);
	await press(page, 'race');
	await expect(page.getByText('The race is over.')).toBeVisible({ timeout: 25_000 });
	await expect(racer(page, 'domains')).not.toContainText('own order');
	await page.getByRole('checkbox', { name: 'Fewest candidates next' }).check();
	await expect(racer(page, 'domains')).not.toHaveAttribute('data-tries', /./);
	await press(page, 'race');
	await expect(racer(page, 'domains')).toHaveAttribute('data-state', 'ended', { timeout: 25_000 });
	await expect(racer(page, 'domains')).toHaveAttribute('data-tries', '73011');
	await expect(racer(page, 'domains')).toContainText('In its own order: 97,683.');
	await page.getByRole('button', { name: 'Their own order' }).click();
	await expect(page.getByRole('checkbox', { name: 'Fewest candidates next' })).not.toBeChecked();
});

test('the search begins with the cells that were chosen, in the list and on the board', async ({
	page,
}) => {
	await openStudy(page, `${SMALL}/study.domains.0`);
	await told(page);
	await page.getByLabel('Start with …').selectOption('r3c2');
	await told(page);
	await press(page, 'study-decision');
	await expect(reason(page)).toHaveText('r3c2 = 1 is tried.');
	await page.getByRole('button', { name: 'Choose on the board' }).click();
	// A board of size 4 with its ring of clues is six cells wide: the last cell lies between four and five sixths.
	const box = await page.locator('.lab-board .drawing').boundingBox();
	if (!box) throw new Error('no board');
	await page.mouse.click(box.x + box.width * 0.74, box.y + box.height * 0.74);
	const wished = page.locator('.wished').getByRole('button', { name: /^Do not start/ });
	await expect(wished).toHaveText(['r3c2', 'r4c4']);
	await expect(reason(page)).toHaveAttribute('data-event', '0');
	await told(page);
	await page.getByLabel('Step', { exact: true }).selectOption('decision');
	await press(page, 'study-on');
	await press(page, 'study-on');
	await expect(place(page)).toContainText('r4c4 = ');
	const at = await eventNow(page);
	await fragment(page, new RegExp(`/study\\.domains\\.${at}\\.10-16$`));
	await page.reload();
	await expect(reason(page)).toHaveAttribute('data-event', String(at));
	await expect(wished).toHaveText(['r3c2', 'r4c4']);
	await wished.first().click();
	await expect(wished).toHaveText(['r4c4']);
	await fragment(page, /\/study\.domains\.0\.16$/);
});

test('a snake has one order only', async ({ page }) => {
	await openStudy(page, 'snake3.3223232233D3333/study.corner.0');
	await told(page);
	await expect(racer(page, 'all-starts')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Your turn' })).toHaveCount(0);
});
