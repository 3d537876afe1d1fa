/*
 * Publishing: a setter's texts are stored with the puzzle and read back, an own puzzle is one entry, and several
 * puzzles are one list.
 */
import { expect, type Page, test } from '@playwright/test';
import { cell, follow, fragment, open, openAnew, openDesk, openPanel, paste } from './page';

const FOUR = 'sky4.1332.2122.3213.1423';
const FUT = 'fut4.Q.gHgg--.l-lJ';
const SOLUTION = ['4123', '1234', '3412', '2341'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const share = (page: Page) => openPanel(page, 'Share');

/** Writes something about the puzzle on the table. */
async function tell(page: Page, words: Record<string, string>): Promise<void> {
	await openDesk(page);
	await page.locator('.about summary').click();
	for (const [part, text] of Object.entries(words))
		await page.locator(`[data-about=${part}]`).fill(text);
}

const WORDS = { title: 'First snow, 1/2', author: 'A. Setter', note: 'Mind the corners.' };

test('title, author and note go with the link and with other programs, and come back', async ({
	page,
	browser,
}) => {
	await open(page, `./#${FOUR}`);
	await tell(page, WORDS);
	await share(page);
	const panel = page.locator('#panel');
	const link = panel.locator('input.link').first();
	await expect(link).toHaveValue(/\/title\.First\.snow-2c\.1-2f2\/by\.A-2e\.Setter\/note\./);
	const penpa = panel.locator('[data-open-in] a', { hasText: 'Penpa+' });
	const addresses = [await link.inputValue(), (await penpa.getAttribute('href')) ?? ''];
	await expect(panel.locator('[data-dropped-by]')).toHaveText([
		'No room for title, author, note: puzz.link, Interactive Sudoku Solver.',
		'No room for note: f-puzzles, SudokuPad, Penpa+.',
	]);
	const dropped = panel.locator('[data-dropped]').last();
	await panel.getByRole('combobox').selectOption('fpuzzles');
	await expect(dropped).toHaveText('This format has no room for: note.');
	addresses.push((await panel.locator('.written').last().textContent()) ?? '');
	await panel.getByRole('combobox').selectOption('towers');
	await expect(dropped).toHaveText(
		'This format has no room for: title, author, rules, note, solution.',
	);

	const elsewhere = await (await browser.newContext()).newPage();
	for (const address of addresses) {
		await openAnew(elsewhere, './#board');
		await paste(elsewhere, address);
		await expect(heading(elsewhere), address).toHaveText(WORDS.title);
		await expect(elsewhere.locator('.answer .contents').first()).toContainText('by A. Setter');
	}
	await elsewhere.context().close();
});

test('the rules are a text to be copied, in any language; rules of one’s own take their place', async ({
	page,
}) => {
	await open(page, `./#${FOUR}`);
	await share(page);
	await page.locator('#panel').getByText('Rules in words').click();
	const text = page.locator('[data-rules-text] pre');
	await expect(text).toContainText('Fill the grid with the numbers from 1 to 4');
	await expect(text).toContainText('how many buildings can be seen');
	await page.getByRole('radio', { name: 'Français' }).check();
	await expect(text).toContainText('Remplissez la grille avec les nombres de 1 à 4');
	await tell(page, { rules: 'Only mine.' });
	await expect(text).toHaveText('Only mine.');
});

test('one’s own link opened again is the same entry of My puzzles, as it was left', async ({
	page,
}) => {
	await open(page, `./#${FOUR}`);
	await tell(page, WORDS);
	await share(page);
	const link = await page.locator('#panel input.link').first().inputValue();
	await page.keyboard.press('F2');
	await cell(page, 1, 1).focus();
	await page.keyboard.press('4');
	await follow(page, FUT);
	await paste(page, link);
	await fragment(page, /^#sky4/);
	await expect(cell(page, 1, 1)).toHaveAccessibleName(/^4/);
	await follow(page, FUT);
	await open(page, link);
	await expect(heading(page)).toHaveText(WORDS.title);
	await expect(cell(page, 1, 1)).toHaveAccessibleName(/^4/);
	await openPanel(page, 'My puzzles');
	await expect(page.locator('.kept-board').filter({ hasText: 'First snow' })).toHaveCount(1);
	await expect(page.locator('.kept-board')).toHaveCount(2);
});

test('a list is one link that is played through, and knows what is solved', async ({ page }) => {
	await open(page, `./#list~Two.in.a.row~${FOUR}/title.First~${FUT}`);
	await expect(heading(page)).toHaveText('First');
	const strip = page.locator('[data-list]');
	await expect(strip).toContainText('Two in a row · 1 of 2');
	for (const [row, digits] of SOLUTION.entries()) {
		await cell(page, row + 1, 1).focus();
		for (const digit of digits) {
			await page.keyboard.press(digit);
			await page.keyboard.press('ArrowRight');
		}
	}
	await expect(page.locator('[data-finished]')).toBeVisible();
	await strip.getByText('All puzzles of the list').click();
	await expect(strip.locator('li[data-done]')).toHaveCount(1);
	await strip.getByRole('button', { name: 'Next in the list' }).click();
	await expect(strip).toContainText('2 of 2');
	await expect(heading(page)).toHaveText(/^Futoshiki/);
	await page.reload();
	await expect(strip).toContainText('2 of 2');
	// When opened again, it continues with the first unsolved one.
	await openAnew(page, `./#list~Two.in.a.row~${FOUR}/title.First~${FUT}`);
	await expect(strip).toContainText('2 of 2');
	await strip.getByText('All puzzles of the list').click();
	await strip.getByRole('button', { name: 'Leave the list' }).click();
	await expect(strip).toHaveCount(0);
});

test('puzzles of one’s own make a list with an order and a title, as link, lines and text', async ({
	page,
	browser,
}) => {
	await open(page, `./#${FUT}`);
	await tell(page, { title: 'Signs' });
	await page.locator('.about').getByRole('checkbox').check();
	await follow(page, FOUR);
	await tell(page, { title: 'Houses', author: 'Me' });
	await page.locator('.about').getByRole('checkbox').check();
	await page.locator('[data-command=own-puzzles]').click();
	const own = page.locator('[data-own]');
	await own.getByText('Puzzles and their order').click();
	await own.getByRole('textbox', { name: 'Title of the list' }).fill('My week');
	await expect(own.locator('.collection-pick > span')).toHaveText(['Houses', 'Signs']);
	await own.getByRole('button', { name: 'Move Signs up' }).click();
	await expect(own.locator('.collection-pick > span')).toHaveText(['Signs', 'Houses']);
	await page.reload();
	await openPanel(page, 'My puzzles');
	await page.getByRole('radio', { name: 'My own' }).check();
	await own.getByRole('combobox').selectOption('list');
	const text = own.locator('pre');
	await expect(text).toContainText(
		/#list~My\.week~fut4.*\/title\.Signs~sky4.*\/title\.Houses\/by\.Me$/,
	);
	await own.getByRole('combobox').selectOption('told');
	await expect(text).toContainText(/^My week\s+1\.\sSigns\s·\sFutoshiki\s4\s×\s4\s·\s/);
	await expect(text).toContainText('Solutions');
	await expect(text).toContainText('4 1 2 3\n1 2 3 4');
	await own.getByRole('combobox').selectOption('json');
	await expect(text).toContainText('"list":"My week"');
	const lines = (await text.textContent()) ?? '';
	expect(lines.split('\n').map((line) => JSON.parse(line).title)).toEqual(['Signs', 'Houses']);
	expect(JSON.parse(lines.split('\n')[1] ?? '')).toMatchObject({
		author: 'Me',
		band: expect.any(String),
	});

	const elsewhere = await (await browser.newContext()).newPage();
	await open(elsewhere);
	await openPanel(elsewhere, 'Paste');
	await elsewhere.getByRole('textbox', { name: 'Puzzle as text' }).fill(lines);
	await elsewhere.locator('[data-play-list]').click();
	await expect(elsewhere.locator('[data-list]')).toContainText('My week · 1 of 2');
	await expect(heading(elsewhere)).toHaveText('Signs');
	await elsewhere.context().close();
});
