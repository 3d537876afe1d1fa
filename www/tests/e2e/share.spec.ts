/*
 * Sharing a puzzle: a code that a camera reads, other programs that read it,
 * and the formats that would lose part of it.
 */
import { expect, type Page, test } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { follow, fragment, open, openPanel, paste } from './page';
import { blankPage } from './pixels';

/** What a camera reads from the code in the panel. */
async function scanned(page: Page): Promise<string> {
	const code = page.locator('#panel svg.qr');
	await expect(code).toBeVisible();
	const picture = (await code.screenshot()).toString('base64');
	const blank = await blankPage(page);
	const { text, width, height } = await blank.evaluate(async (base64) => {
		const { data, width, height } = await window.pixelsOf(base64);
		// One text crosses to the test much sooner than half a million numbers.
		const text = data.reduce((before, byte) => before + String.fromCharCode(byte), '');
		return { text, width, height };
	}, picture);
	await blank.close();
	return decodeQR({ width, height, data: Buffer.from(text, 'latin1') });
}

test('a puzzle goes to a camera, to other programs, and to no form that would lose something', async ({
	page,
}) => {
	await open(page, './#sky5.32341.12324.14224.32321');
	await openPanel(page, 'Share');
	const panel = page.locator('#panel');
	await panel.getByText('QR code').click();
	expect(await scanned(page)).toBe(await panel.locator('input.link').first().inputValue());

	const programs = panel.locator('[data-open-in] a');
	await expect(programs).toHaveText([
		'puzz.link',
		'Interactive Sudoku Solver',
		'f-puzzles',
		'SudokuPad',
		'Penpa+',
	]);
	await expect(programs.first()).toHaveAttribute(
		'href',
		/^https:\/\/puzz\.link\/p\?skyscrapers\/5\/5\//,
	);
	for (const program of await programs.all())
		await expect(program).toHaveAttribute('rel', /noopener/);
	const refused = panel.locator('[data-not-carried] li');
	await expect(refused).toHaveText([
		'Futoshiki text: This format cannot store clues at the border.',
		'Unequal ID (Tatham): This format cannot store clues at the border.',
	]);

	// The address of another program comes back as the same puzzle.
	const address = await programs.nth(2).getAttribute('href');
	await panel
		.getByRole('combobox', { name: 'Format' })
		.selectOption({ label: 'f-puzzles address' });
	await expect(page.locator('.written')).toHaveText(address as string);
	await paste(page, address as string);
	await fragment(page, /^#sky5\.32341\.12324\.14224\.32321/);

	await follow(page, 'fut4a.4N4-.-bb-bbb--b--.--bbbb--bb--');
	await openPanel(page, 'Share');
	await expect(programs).toHaveCount(0);
	await expect(refused.filter({ hasText: 'puzz.link' })).toHaveText(
		'puzz.link address: This format cannot store bars.',
	);
});
