/*
 * Text in and out: the paste box with good and bad text, pasting onto the
 * board, and a puzzle written in other formats.
 */
import { expect, type Page, test } from '@playwright/test';
import {
	clues,
	expectSolved,
	follow,
	fragment,
	open,
	openPanel,
	paste,
	press,
	seed,
	solve,
	soon,
	verdict,
} from './page';

const BAD = 'west = [1,3,3,2]\neast = [2,2,x,3]\nnorth = [1,3,2,2]\nsouth = [2,1,3,2]';

/** What the browser does with Ctrl+V, without needing the clipboard's permission. */
async function drop(page: Page, text: string): Promise<void> {
	await page.evaluate((words) => {
		const data = new DataTransfer();
		data.setData('text/plain', words);
		const event = new ClipboardEvent('paste', {
			clipboardData: data,
			bubbles: true,
			cancelable: true,
		});
		(document.activeElement ?? document.body).dispatchEvent(event);
	}, text);
}

test('the paste box: bad text, characters beyond the basic plane, hundreds of puzzles', async ({
	page,
}) => {
	await open(page);
	await openPanel(page, 'Paste');
	const box = page.getByRole('textbox', { name: 'Puzzle as text' });
	await test.step('a bad paste keeps its text and says where and what was expected', async () => {
		await box.fill(BAD);
		const finding = page.locator('.finding.bad');
		await expect(finding).toContainText('Line 2, column 13:');
		await expect(finding).toContainText('x is not a whole number.');
		await expect(finding.locator('mark')).toHaveText('x');
		await expect(box).toHaveValue(BAD);

		await page.getByRole('button', { name: 'Close', exact: true }).click();
		await openPanel(page, 'Paste');
		await expect(box).toHaveValue(BAD);
		await box.fill(BAD.replace('x', '1'));
		await expect(page.locator('.finding.good')).toContainText(
			'Recognised: Lists by side, Skyscrapers 4 × 4',
		);
	});

	await test.step('characters outside the basic plane count as one', async () => {
		await box.fill(
			'west = [1,\u{1f3d9},x,2]\neast = [2,2,1,3]\nnorth = [1,3,2,2]\nsouth = [2,1,3,2]',
		);
		await expect(page.locator('.finding.bad mark').first()).toHaveText('\u{1f3d9}');
	});

	await test.step('of hundreds of puzzles the first are shown, and how many more there are', async () => {
		await box.fill('sky4.1332.2122.3213.1423\n'.repeat(600));
		await expect(page.locator('.finding.good')).toHaveCount(20);
		await expect(page.locator('.panel')).toContainText('and 580 more');
	});
});

test('pasting onto the board opens a puzzle, or shows what is wrong with it', async ({ page }) => {
	await open(page);
	await drop(page, seed('futoshiki-easy').text);
	await expect(page.locator('.notice')).toContainText(
		'Recognised: Futoshiki text, Futoshiki 4 × 4',
	);
	await solve(page);
	await expectSolved(page, seed('futoshiki-easy').solution ?? []);
	await drop(page, BAD);
	await expect(page.locator('.finding.bad')).toContainText('Line 2, column 13:');

	await test.step('numbers pasted onto a clue fill its side', async () => {
		await follow(page, 'sky4.----.----.----.----');
		await page.locator('[data-place="0,-1"]').focus();
		await drop(page, '1 3 3 2');
		await soon(async () =>
			(await clues(page)).filter((name) => name.includes('from the left')),
		).toEqual([
			'1, from the left, row 1',
			'3, from the left, row 2',
			'3, from the left, row 3',
			'2, from the left, row 4',
		]);
	});

	await test.step('pasting replaces the board in one step that undo takes back', async () => {
		await follow(page, 'sky5.32341.12324.14224.32321');
		await paste(page, seed('td-4').text);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skyscrapers 4 × 4');
		await press(page, 'undo');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skyscrapers 5 × 5');
		await fragment(page, /^#sky5\.32341\.12324\.14224\.32321/);
	});

	await test.step('a form that cannot carry the puzzle is not offered, and the others show the text', async () => {
		await follow(page, 'fut4.L4E.lgDggF.GlF');
		await openPanel(page, 'Share');
		const form = page.getByRole('combobox', { name: 'Format' });
		await expect(form.locator('option', { hasText: 'Futoshiki text' })).toHaveCount(1);
		await expect(form.locator('option', { hasText: 'Drawn plan' })).toHaveCount(0);
		await form.selectOption({ label: 'Board picture' });
		const written = await page.locator('.written').innerText();
		await paste(page, written);
		await fragment(page, /^#fut4\.L4E\.lgDggF\.GlF/);
		await solve(page);
		await expect(verdict(page)).toHaveText('Exactly one solution');
	});
});
