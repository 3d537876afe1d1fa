/*
 * Every grid puzzle of the source documents, pasted and then opened by its
 * link in another browser: the page shows exactly the listed answer.
 */
import { expect, type Page, test } from '@playwright/test';
import {
	clues,
	expectSolved,
	fragment,
	names,
	open,
	openExample,
	openPanel,
	PUZZLES,
	paste,
	type Seed,
	seed,
	solve,
	soon,
	verdict,
} from './page';

const WORDS = ['No solution', 'Exactly one solution'];

/** The whole board in words: its kind, its clues, its cells and their signs. */
const look = async (page: Page) => [
	await page.locator('h1').innerText(),
	await clues(page),
	await names(page),
];

async function expectAnswer(page: Page, puzzle: Seed): Promise<void> {
	await solve(page);
	await expect(verdict(page)).toHaveText(WORDS[puzzle.solutions] ?? '');
	if (puzzle.solution) await expectSolved(page, puzzle.solution);
}

test('every puzzle of the documents, pasted, and opened by its link in another browser', async ({
	page,
	browser,
}) => {
	expect(PUZZLES.length).toBeGreaterThan(8);
	await open(page);
	const elsewhere = await (await browser.newContext()).newPage();
	// The empty board also has a link, which must not be taken for that of a pasted puzzle.
	let before = await fragment(page, /^#sky\d/);
	for (const puzzle of PUZZLES) {
		await test.step(puzzle.id, async () => {
			await paste(page, puzzle.text);
			await soon(() => new URL(page.url()).hash).not.toBe(before);
			before = await fragment(page, /^#(sky|fut)\d/);
			const shown = await look(page);
			// The first link loads the other page, and the remaining links are opened in it.
			await open(elsewhere, `./${before}`);
			await soon(() => look(elsewhere)).toEqual(shown);
			await expectAnswer(page, puzzle);
			await expectAnswer(elsewhere, puzzle);
		});
	}
	await elsewhere.context().close();
});

test('every example is one click away and has an answer', async ({ page }) => {
	await open(page);
	const examples = page.locator('[data-example]');
	const count = await examples.count();
	expect(count).toBeGreaterThanOrEqual(10);
	for (let index = 0; index < count; index++) {
		// The panel closes when a puzzle is opened.
		if (index > 0) await openPanel(page, 'New');
		const id = await examples.nth(index).getAttribute('data-example');
		await openExample(page, String(id));
		await solve(page);
		const known = PUZZLES.find((one) => one.id === id);
		await expect(verdict(page)).toHaveText(WORDS[known?.solutions ?? 1] ?? '');
	}

	await test.step('presse-devil is proven unique without search, in a stated time', async () => {
		await paste(page, seed('presse-devil').text);
		await solve(page);
		await expect(verdict(page)).toHaveText('Exactly one solution');
		// `npm run bench` judges the time: a machine under load says nothing about the solver.
		await expect(page.locator('.figures')).toHaveText(/^(under )?[\d.]+\sms · 1 position ·/);
	});
});
