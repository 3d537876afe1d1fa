/*
 * On paper: the output of the print panel and of the browser without it, read
 * from the PDF as a reader and a camera would. `unit/paper.spec.ts` checks the
 * distribution of puzzles.
 */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { openStudy, SMALL } from './lab';
import { atOnce, cell, follow, fragment, open, openAnew, openPanel, press } from './page';
import { printed, printedTexts, type Sheet } from './paper';

const SKY = 'sky5.32341.12324.14224.32321';
const OTHERS = ['fut4a.4N4-.-bb-bbb--b--.--bbbb--bb--', 'sky4.1332.2122.3213.1423'];

/** Margins that every printer leaves, and the number of the page at the bottom. */
function expectWithin(sheets: readonly Sheet[]): void {
	for (const { ink, width, height } of sheets) {
		expect(Math.min(ink.left, ink.top, width - ink.right)).toBeGreaterThan(11);
		expect(height - ink.bottom).toBeGreaterThan(9);
	}
}

/** Parts that are cut off, or overlap, on the sheets as the browser lays them out. */
async function collisions(page: Page): Promise<string[]> {
	await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
	await page.emulateMedia({ media: 'print' });
	const found = await page.evaluate(() => {
		const inside = (one: DOMRect, other: DOMRect) =>
			one.left >= other.left &&
			one.right <= other.right &&
			one.top >= other.top &&
			one.bottom <= other.bottom;
		const apart = (one: DOMRect, other: DOMRect) =>
			one.right <= other.left ||
			other.right <= one.left ||
			one.bottom <= other.top ||
			other.bottom <= one.top;
		return [...document.querySelectorAll('.on-paper .slot')].flatMap((slot, at) => {
			const box = slot.getBoundingClientRect();
			const parts = [...slot.querySelectorAll('.slot-head, .drawing, .slot-code')].map((one) =>
				one.getBoundingClientRect(),
			);
			const clues = [...slot.querySelectorAll('.clue-digit')].map((one) =>
				one.getBoundingClientRect(),
			);
			const board = slot.querySelector('.drawing')?.getBoundingClientRect();
			return [
				...parts.filter((one) => !inside(one, box)).map(() => `${at}: cut`),
				...clues.filter((one) => !board || !inside(one, board)).map(() => `${at}: a clue is cut`),
				...parts.flatMap((one, index) =>
					parts
						.slice(index + 1)
						.filter((other) => !apart(one, other))
						.map(() => `${at}: one over another`),
				),
			];
		});
	});
	await page.evaluate(() => dispatchEvent(new Event('afterprint')));
	await page.emulateMedia({ media: null });
	return found;
}

/** What is cut off on the sheets as the browser lays them out: by its own bounds, by the sheet, or by the page number. */
async function cutOff(page: Page): Promise<string[]> {
	await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
	await page.emulateMedia({ media: 'print' });
	const found = await page.evaluate(() => {
		const words = (one: Element) => `${one.className || one.tagName}: ${one.textContent}`;
		return [...document.querySelectorAll<HTMLElement>('.on-paper .leaf')].flatMap((leaf) => {
			const sheet = leaf.getBoundingClientRect();
			const number = leaf.querySelector('.leaf-page')?.getBoundingClientRect();
			const bottom = number?.top ?? sheet.bottom;
			const inside = [...leaf.querySelectorAll<HTMLElement>('*:not(svg *)')];
			const clips = (one: HTMLElement) =>
				getComputedStyle(one).overflow !== 'visible' &&
				(one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
			const isOut = (one: HTMLElement) => {
				const box = one.getBoundingClientRect();
				return box.bottom > bottom + 1 || box.right > sheet.right || box.top < sheet.top - 1;
			};
			const texts = inside.filter((one) => one.matches('h1, h2, p, li, td, figcaption, .drawing'));
			return [
				...inside.filter(clips).map(words),
				...texts.filter((one) => !one.matches('.leaf-page') && isOut(one)).map(words),
			];
		});
	});
	await page.evaluate(() => dispatchEvent(new Event('afterprint')));
	await page.emulateMedia({ media: null });
	return found;
}

test.beforeEach(async ({ page }) => {
	await page.addInitScript(() => {
		window.print = () => undefined;
	});
});

const chip = (page: Page, name: string, value: string | number) =>
	page.locator(`#panel input[name=${name}][value="${value}"]`).check();

test('this puzzle and those that are kept, on A4 and Letter, with codes, solutions and steps', async ({
	page,
}) => {
	await open(page, `./#${SKY}`);
	await fragment(page, /^#sky5.*\.\w$/);
	const link = page.url();
	await cell(page, 1, 1).focus();
	await page.keyboard.press('3');
	await press(page, 'panel-print');
	const print = page.locator('[data-print]');
	await expect(print).toHaveText('Print 1 sheet');

	await test.step('one puzzle: its level, its code of 25 mm, and nothing that was played', async () => {
		const [sheet, ...more] = await printed(page);
		expect(more).toEqual([]);
		expect([sheet?.width, sheet?.height].map((mm) => Math.round(mm ?? 0))).toEqual([210, 297]);
		expect(sheet?.text).toMatch(
			/^Skyscrapers 5 × 5 Easy · hardest step 2\.0( \d){20} Scan to play$/,
		);
		expectWithin([sheet as Sheet]);
		expect(sheet?.scan({ left: 150, top: 10, right: 205, bottom: 50 })).toBe(link);
		const modules = await page
			.locator('.slot-code .qr')
			.evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width);
		const quiet = await page
			.locator('.slot-code')
			.evaluate((one) => Number(getComputedStyle(one).getPropertyValue('--side')));
		expect((quiet * (modules - 8)) / modules).toBeCloseTo(25);
	});

	await test.step('solutions stand on their head, and all steps follow', async () => {
		await page.getByRole('checkbox', { name: 'Solutions, upside down' }).check();
		await page.getByRole('checkbox', { name: 'All steps' }).check();
		await page.getByRole('checkbox', { name: 'My numbers' }).check();
		await press(page, 'next-sheet');
		await expect(page.locator('.preview .solution')).toHaveCount(25);
		// The number of pages for the steps is known only when they are printed.
		await expect(print).toHaveText('Print 2 sheets, then all steps');
		const [first, second, ...steps] = await printed(page);
		expect(first?.text).toMatch(/hardest step 2\.0( \d){21} Scan to play/);
		expect(second?.text.replace(/[^a-z]/gi, '')).toBe('snoituloSsreparcsykS');
		expect(second?.ink.top).toBeGreaterThan(150);
		expect(steps.length).toBeGreaterThan(0);
		expect(steps[0]?.text).toMatch(
			/^Skyscrapers 5 × 5 http.*Easy · hardest step 2\.0 .* 1\. Clue 1\. .* 2\. /,
		);
		expectWithin([first, second, ...steps] as Sheet[]);
	});

	await test.step('several on a sheet of Letter, each with its own code, nothing cut', async () => {
		for (const other of OTHERS) await follow(page, other);
		await chip(page, 'what', 'mine');
		await page.getByRole('button', { name: 'All', exact: true }).click();
		await page.getByRole('checkbox', { name: 'All steps' }).uncheck();
		await chip(page, 'paper', 'letter');
		for (const [per, count] of [
			[1, 3],
			[2, 2],
			[4, 1],
			[6, 1],
		] as const) {
			await chip(page, 'per', per);
			await expect(print).toHaveText(`Print ${count + 1} sheets`);
			expect(await collisions(page)).toEqual([]);
		}
		const sheets = await printed(page);
		expect(sheets).toHaveLength(2);
		expectWithin(sheets);
		const [sheet] = sheets;
		expect([sheet?.width, sheet?.height].map((mm) => Math.round(mm ?? 0))).toEqual([216, 279]);
		expect(sheet?.text).toMatch(
			/1\. Skyscrapers 4 × 4.*2\. Futoshiki 4 × 4 · Adjacent.*3\. Skyscrapers 5 × 5/,
		);
		const codes = [
			{ left: 68, top: 10, right: 108, bottom: 70 },
			{ left: 164, top: 10, right: 206, bottom: 70 },
			{ left: 68, top: 98, right: 108, bottom: 160 },
		].map((part) => sheet?.scan(part).replace(/.*#/, ''));
		expect(codes.map((one) => one?.slice(0, 5))).toEqual(['sky4.', 'fut4a', 'sky5.']);
	});
});

test('no heading of the contents breaks beside long names', async ({ page }) => {
	await open(page, `./?lang=de#${SKY}`);
	await press(page, 'panel-print');
	await chip(page, 'what', 'book');
	for (const name of ['Hochhäuser mit', 'Diagonalen', 'Summen', 'Gerade und ungerade'])
		await page.getByRole('checkbox', { name }).check();
	await page.getByRole('combobox', { name: 'bis' }).first().selectOption('4');
	await page.getByRole('spinbutton', { name: 'Anzahl Rätsel' }).fill('2');
	await page.locator('[data-make-book]').click();
	await expect(page.locator('[data-print]')).toBeEnabled();
	const [contents] = await printed(page);
	expect(contents?.text).toContain('Nr. Rätsel Größe Stufe Seite');
});

test('nothing is cut on paper, however many variants there are and however much a setter writes', async ({
	page,
}) => {
	await open(page, `./?lang=de#${SKY}`);
	await openPanel(page, 'My puzzles');
	const saved = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Alle als Datei speichern' }).click();
	const file = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
	const [one] = file.boards.puzzle;
	const told = (board: string, about: object) => ({
		...one,
		board,
		when: one.when + 1,
		present: { ...one.present, board, about: { ...one.present.about, own: true, ...about } },
	});
	file.boards.puzzle = [
		told('wide', { title: 'W'.repeat(100), author: 'M'.repeat(100) }),
		told('long', {
			rules: 'Kein Haus ist wie das andere. '.repeat(66),
			note: 'x\ny\n'.repeat(249),
		}),
		told('some', { note: 'Ein paar Worte, die auf drei Zeilen stehen. '.repeat(6) }),
	];
	await page.locator('#panel input[type=file]').setInputFiles({
		name: 'puzzles.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(file)),
	});
	await expect(page.locator('.notice')).toContainText('3 Rätsel wurden');
	await press(page, 'panel-print');
	// One's own puzzles are chosen already.
	await chip(page, 'what', 'mine');
	await page.getByRole('checkbox', { name: 'Lösungen, kopfüber auf der letzten Seite' }).check();
	for (const paper of ['a4', 'letter'] as const) {
		await chip(page, 'paper', paper);
		for (const per of [1, 2, 4, 6]) {
			await chip(page, 'per', per);
			await expect(page.locator('[data-print]')).toBeEnabled();
			expect(await cutOff(page), `${per} on ${paper}`).toEqual([]);
			expect(await collisions(page), `${per} on ${paper}`).toEqual([]);
		}
	}
	const [wide] = await printedTexts(page);
	expect(wide).toContain('W');

	await chip(page, 'what', 'book');
	for (const name of ['Diagonalen', 'Parks', 'Summen', 'Gerade und ungerade Felder'])
		await page.getByRole('checkbox', { name }).check();
	await page.getByRole('textbox', { name: 'Titel des Hefts' }).fill('Sommer '.repeat(14).trim());
	await page.getByRole('combobox', { name: 'bis' }).first().selectOption('4');
	await page.getByRole('combobox', { name: 'bis' }).last().selectOption('gentle');
	await page.getByRole('spinbutton', { name: 'Anzahl Rätsel' }).fill('4');
	await page.locator('[data-make-book]').click();
	await expect(page.locator('[data-print]')).toBeEnabled();
	for (const paper of ['a4', 'letter'] as const) {
		await chip(page, 'paper', paper);
		for (const per of [1, 2, 4, 6]) {
			await chip(page, 'per', per);
			expect(await cutOff(page), `${per} on ${paper}`).toEqual([]);
			expect(await collisions(page), `${per} on ${paper}`).toEqual([]);
		}
	}
	expect((await printedTexts(page)).join()).toContain(
		'1. Summen-Hochhäuser 4 × 4 · Diagonalen · Parks · Gerade und ungerade Felder',
	);
});

test('a book has contents and answers, is the same each time, and keeps what was made when it is stopped', async ({
	page,
}) => {
	await open(page, `./#${SKY}`);
	await press(page, 'panel-print');
	await chip(page, 'what', 'book');
	await page.getByRole('checkbox', { name: 'Futoshiki' }).check();
	await page.getByRole('spinbutton', { name: 'How many puzzles' }).fill('6');
	await page.getByRole('textbox', { name: 'Start number' }).fill('2026');
	await page.getByRole('textbox', { name: 'Title of the book' }).fill('Rainy days');
	await chip(page, 'per', 4);
	await expect(page.getByRole('checkbox', { name: 'Solutions at the end' })).toBeChecked();
	const make = page.locator('[data-make-book]');
	const print = page.locator('[data-print]');
	await make.click();
	await expect(print).toBeEnabled();
	await expect(print).toHaveText('Print 4 sheets');
	await expect(make).toHaveCount(0);
	expect(await collisions(page)).toEqual([]);
	const book = await printed(page);
	expectWithin(book);
	expect(book.map(({ text }) => text.slice(0, 13))).toEqual([
		'Rainy days 6 ',
		'1. Skyscraper',
		'5. Skyscraper',
		'Solutions 1. ',
	]);
	expect(book[0]?.text).toMatch(
		/No\. Puzzle Size Level Page 1 Skyscrapers 4 × 4 Gentle 1\.\d 2 2 Futoshiki 4 × 4 .* 6 Futoshiki 6 × 6 \w+ \d\.\d+ 3 Start number 2026/,
	);

	await test.step('another one is another, and the first one comes again', async () => {
		await page.getByRole('textbox', { name: 'Start number' }).fill('2027');
		await make.click();
		await expect(print).toBeEnabled();
		await expect(print).toHaveText('Print 4 sheets');
		const other = await printedTexts(page);
		await page.getByRole('textbox', { name: 'Start number' }).fill('2026');
		await make.click();
		await expect(print).toBeEnabled();
		await expect(print).toHaveText('Print 4 sheets');
		const again = await printedTexts(page);
		expect(again).toEqual(book.map(({ text }) => text));
		expect(other).not.toEqual(again);
	});

	await test.step('a stopped one keeps what is made, and goes on', async () => {
		await page.getByRole('spinbutton', { name: 'How many puzzles' }).fill('60');
		const stopped = atOnce(page, '.book-form .figures', (figures) => {
			const made = /^[1-9]/.test(document.querySelector(figures)?.textContent ?? '');
			if (made) document.querySelector<HTMLElement>('[data-command=stop]')?.click();
			return made || null;
		});
		await make.click();
		await stopped;
		await expect(make).toHaveText('Continue the book');
		await expect(page.getByText(/^\d+ of 60 puzzles ha(s|ve) been made/)).toBeVisible();
		await expect(print).toBeEnabled();
	});

	await test.step('all choices are there again after a reload', async () => {
		await page.reload();
		await press(page, 'panel-print');
		await expect(page.getByRole('textbox', { name: 'Title of the book' })).toHaveValue(
			'Rainy days',
		);
		await expect(page.locator('input[name=per][value="4"]')).toBeChecked();
	});
});

test('what the browser prints by itself has nothing to press on it', async ({ page }) => {
	await open(page, `./#${SKY}`);
	await cell(page, 2, 2).focus();
	await page.keyboard.press('4');
	await page.keyboard.press('F2');
	const text = async () => {
		const sheets = await printed(page);
		expectWithin(sheets);
		return sheets.map((sheet) => sheet.text);
	};
	const [grid = ''] = await text();
	expect(grid).toMatch(/^Skyscrapers 5 × 5 20 clues · no givens( \d){21} ?$/);
	await openPanel(page, 'Daily');
	await page.locator('[data-daily]').first().waitFor();
	expect(await text()).toEqual([grid]);

	await openAnew(page, './#techniques/four-corners');
	await page.locator('.lesson').first().waitFor();
	expect((await text()).join()).toMatch(/^Four corners Step \d+ .* An example /);
	expect((await text()).join()).not.toMatch(/Try|Check|Undo|Next|Contents/);
	await openStudy(page, `${SMALL}/study`);
	expect((await text()).join()).not.toMatch(/Start|Play|Speed|Share|New/);
	await page.evaluate(() => {
		location.hash = 'snake3.32232322332223333';
	});
	await page.locator('.write').waitFor();
	const [snake = ''] = await text();
	expect(snake).toMatch(/^Snake cube 3 × 3 × 3 27 cubelets · 17 segments · 16 corners /);
	expect(snake).toContain('Stickers');
	expect(snake).not.toMatch(/Fold it|Algorithm lab|Number grids/);
});
