/*
 * Pictures of boards, exported by the page: the file opens the puzzle itself, and its pixels alone are read back as the
 * same puzzle.
 */
import { expect, test } from '@playwright/test';
import { board, cell, follow, fragment, open } from './page';
import { choose, exported, plain } from './pictures';

/** One puzzle of every look; what the page exports of it is read. */
const PUZZLES = [
	'sky5.3-41-.-2---.--13-.---33',
	'sky6x.------.3-----.----1-.----2-.--14I2E4S',
	'sky6b.-4----.5-34--.---43-.-2--2-.M2W-',
	'fut5.WD.-g-g--llEg--lllg-.llHg--l-lgE',
	'fut5x.WD.Dg-gEgEgE.JlglHl',
	'fut4x.Q.EgH.DllGl',
	'fut6b.WE2J.-lg-gEgEg--g-gEg-lD.DgRgI',
	'fut9.--1WWM3--6H8-3--8F.lJg--ggPlDllglFg-llEl-gg--glEg-gElg.lEl-glll-g-l-glg--ggg--g-gGgDgEgg--lFl--g-lM',
	'fut5a.W--1.-b-bb-bb--b-bEb--.--b-bbDb-bb--b-b--',
	'lat6x.--1-5G6-5D4E2K3--',
	'lat9b.317-4--9F1--742M3E9F4-2D1-58H3--5-3--89D5-84F',
	'lat6xb.D5I2F3--4F6F1--',
	'mix7.-3--2-2.----5-3.--4----.-------.H6WT.g--gGlDlHlKg--gglD.OgDlg-lGl-lL',
	'mix5.--4-2.-2---.-2---.-----.WD.lDlHgGg.FlO',
];

test('what is exported as a picture is read back as the same puzzle', async ({ page }) => {
	await open(page, './#fut4.L4E.lgDggF.GlF');
	for (const link of PUZZLES)
		await test.step(link, async () => {
			await follow(page, link);
			const buffer = await exported(page);
			await follow(page, 'sky4.1332.2122.3213.1423');
			await choose(page, plain(buffer));
			await expect(page.locator('[data-photo]')).toHaveAttribute('data-photo', /unique|several/);
			await page.getByRole('button', { name: 'Put it on the board' }).click();
			expect(await fragment(page, /^#(?!sky4\.1332)./)).toMatch(new RegExp(`^#${link}\\.\\w$`));
		});
});

/** What no picture shows, or only to people: parks and sums. */
const HIDDEN = ['sky5p.2-3--.--2-3.-3---.2----', 'sky4s.6--9.-7--.--8-.----'];

test('the file of a picture opens the puzzle itself, title included', async ({ page, browser }) => {
	await open(page, './#fut4.L4E.lgDggF.GlF');
	// A visitor who has not seen the puzzles.
	const other = await (await browser.newContext()).newPage();
	await open(other, './#sky4.1332.2122.3213.1423');
	for (const link of HIDDEN)
		await test.step(link, async () => {
			await page.evaluate((there) => location.assign(`#${there}/title.Two.towers`), link);
			await fragment(page, new RegExp(`^#${link}\\.\\w$`));
			const buffer = await exported(page);
			await choose(other, buffer);
			await fragment(other, new RegExp(`^#${link}\\.\\w$`));
			await expect(other.locator('#panel')).toBeHidden();
			await expect(other.getByText('Two towers').filter({ visible: true }).first()).toBeVisible();
		});
});

test('the file of a picture has the numbers that it shows, and no others', async ({
	page,
	browser,
}) => {
	await open(page, './#sky4.1332.2122.3213.1423');
	await cell(page, 1, 1).click();
	await page.keyboard.press('4');
	await cell(page, 2, 2).click();
	await page.keyboard.press('Shift+2');
	const buffer = await exported(page);
	// Digits, then three parts without a mark or a colour.
	expect(buffer.toString('latin1')).toMatch(/#sky4[^/]*\/p\.4[A-Z]\.[A-Z]\.[A-Z]\.[A-Z]/);
	const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
	const other = await phone.newPage();
	await open(other, './#fut4.L4E.lgDggF.GlF');
	await choose(other, buffer);
	await fragment(other, /^#sky4/);
	await expect.poll(async () => (await board(other))[0]).toEqual([4, 0, 0, 0]);
	await expect(other.locator('#panel')).toBeHidden();
	await other.goBack();
	await fragment(other, /^#fut4/);
	await expect(cell(other, 1, 1)).toBeVisible();
});

test('the file of a picture of a snake opens the snake', async ({ page }) => {
	await open(page, './#snake3.3223232233D3333');
	const opened = await fragment(page, /^#snake3\.3223232233D3333\.\w$/);
	const buffer = await exported(page);
	await open(page, './#sky4.1332.2122.3213.1423');
	await choose(page, buffer);
	expect(await fragment(page, /^#snake\S+\.\w$/)).toBe(opened);
});
