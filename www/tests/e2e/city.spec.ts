/*
 * The board as a city: its contents, playing in it, turning, and the street of
 * a clue, where the visible roofs, and no others, have a tick.
 */
import { expect, type Page, test } from '@playwright/test';
import {
	axeFindings,
	axeFindingsInBoth,
	cell,
	open,
	openAnew,
	openPanel,
	press,
	soon,
} from './page';

/** Signs on the streets and a single clue. */
const MIXED =
	'mix8.--------.-----4--.--------.--------.J2WWK.g--g-ggDgllDl--l--l-g--glg-g-gJllDgEl--.EgDlHl-glDl--lFglEg-lIll-lg--';
const SKY = './#sky5.32341.12324.14224.32321';

/** Without WebGL, which the city does not need. */
test.beforeEach(({ page }) =>
	page.addInitScript(() => {
		const context = HTMLCanvasElement.prototype.getContext as (id: string, how?: object) => unknown;
		Object.assign(HTMLCanvasElement.prototype, {
			getContext(this: HTMLCanvasElement, id: string, how?: object) {
				return id.startsWith('webgl') ? null : context.call(this, id, how);
			},
		});
	}),
);

const clue = (page: Page, row: number, column: number) => cell(page, row, column);
const street = (page: Page) => page.locator('.street-view');
const houses = (page: Page, look: string) => page.locator(`.house${look}`);

/** The numbers of the houses in a row, and of those with a tick. */
async function ticked(page: Page): Promise<[all: string, ticked: string]> {
	const digits = (look: string) => houses(page, look).locator('.digit').allTextContents();
	return [(await digits('')).join(''), (await digits(':has(.roof-tick)')).join('')];
}

test('play goes on in the city; a clue leads to the street, where exactly the roofs in view are ticked', async ({
	page,
}) => {
	await open(page, SKY);
	await page.keyboard.press('F8');
	await expect(page.locator('.city .lot > title')).toHaveCount(25);
	// A hint is drawn on the flat board, and the city comes back after it.
	await press(page, 'hint');
	await expect(page.locator('[data-hint=where]')).toBeVisible();
	await press(page, 'hint');
	await expect(page.locator('.city')).toHaveCount(0);
	await press(page, 'close-hint');
	await expect(page.locator('.city')).toBeVisible();

	// By pointer and by keys, and marks too.
	await cell(page, 1, 1).click();
	for (const digit of '32451')
		await page.keyboard.press(digit).then(() => page.keyboard.press('ArrowRight'));
	await expect(page.locator('.lot.built.own')).toHaveCount(5);
	await cell(page, 2, 2).click();
	await page.keyboard.press('1');
	await page.keyboard.press('ArrowDown');
	await expect(cell(page, 3, 2)).toBeFocused();
	for (const key of ['Shift+2', 'Shift+4']) await page.keyboard.press(key);
	await expect(page.locator('.lot.supposed')).toHaveCount(1);
	await expect(page.locator('.lot.supposed title')).toHaveText('empty, row 3 column 2, marks 2 4');
	await expect(page.locator('.lot.supposed .pencil-mark')).toHaveText(['2', '4']);
	expect(await axeFindingsInBoth(page)).toEqual([]);

	// From the left of row 1, all three buildings that the clue requires are visible.
	await clue(page, 1, 0).click();
	await soon(() => ticked(page)).toEqual(['32451', '345']);
	await expect(houses(page, '.hidden')).toHaveCount(2);
	await expect(houses(page, '.hidden .front').first()).toHaveCSS('fill', 'none');
	await expect(street(page)).toContainText('Seen from the left clue of row 1');
	await expect(street(page)).toContainText('3, 4, 5: 3 of 3 visible');
	await expect(
		page.getByRole('img', { name: /left clue of row 1\. 3, 4, 5: 3 of 3 visible/ }),
	).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	await press(page, 'street-tick');
	await page.keyboard.press('Escape');
	await expect(clue(page, 1, 0)).toBeFocused();
	await expect(page.locator('.city .clue.done')).toHaveCount(1);

	// Now from the other end, then on to a line with gaps, by the keyboard alone.
	await page.keyboard.press('Enter');
	await expect(street(page)).toBeVisible();
	await press(page, 'street-back');
	await clue(page, 1, 6).click();
	await soon(() => ticked(page)).toEqual(['15423', '15']);
	await page.keyboard.press('ArrowRight');
	// Three open cells in front must hide the 1.
	await expect(street(page)).toContainText('0 of 2 visible so far');
	await soon(() => ticked(page)).toEqual(['???1?', '']);
	await press(page, 'street-back');

	// After turning, the same place has the caret and the arrows go where they point.
	await cell(page, 1, 1).click();
	const left = () => cell(page, 1, 1).evaluate((one) => one.getBoundingClientRect().left);
	const before = await left();
	await press(page, 'city-right');
	expect(await left()).toBeGreaterThan(before + 50);
	await cell(page, 1, 1).click();
	await page.keyboard.press('ArrowDown');
	await expect(cell(page, 1, 2)).toBeFocused();

	// On paper and in a shared picture the content is the same.
	await page.emulateMedia({ media: 'print' });
	await expect(page.locator('.city')).toBeVisible();
	await expect(page.locator('.tool-area')).toBeHidden();
	await page.emulateMedia({ media: 'screen' });
	await openPanel(page, 'Share');
	await page.getByText('As a picture').click();
	const shared = page.locator('.picture-preview svg');
	await expect(shared.locator('text', { hasText: /^5$/ })).toHaveCount(1);
	await expect(shared.locator('[class], [style]')).toHaveCount(0);

	// The setting is remembered.
	await openAnew(page, `./#${MIXED}`);
	const signs = MIXED.split('.').slice(-2).join('').match(/[gl]/g) ?? [];
	await expect(page.locator('.city .street-sign')).toHaveCount(signs.length);
	await expect(page.locator('.city .clue')).toHaveCount(1);
	await press(page, 'city');
	await expect(page.locator('.city')).toHaveCount(0);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	test('a finger builds, and a tap on a clue leads to the street without a flight', async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await open(page, SKY);
		await page.locator('.more').tap();
		await page.locator('[data-command=city]').tap();
		await cell(page, 1, 5).tap();
		await page.locator('.pad').getByRole('button', { name: '5', exact: true }).tap();
		await expect(page.locator('.lot.built .roof-digit')).toHaveText('5');
		await clue(page, 1, 6).tap();
		await expect(street(page)).toContainText('5: 1 of 1 visible');
		const moving = await page
			.locator('.street')
			.evaluate((one) => getComputedStyle(one).animationName);
		expect(moving).toBe('none');
		expect(await axeFindingsInBoth(page)).toEqual([]);
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(width).toBeLessThanOrEqual(360);
	});
});
