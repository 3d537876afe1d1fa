/*
 * Nothing superfluous: with a symmetry, the switches in New and at the desk choose whether this applies only to pairs
 * or to each single thing; the core checks the result.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { sent } from '../../engine/packed';
import type { Draft } from '../../engine/types';
import * as grid from '../../generated/grid.js';
import { fragment, open, openDesk, openPanel, press, soon } from './page';

const DENSE = 'sky5.32341.12324.14224.32321';

const inPairs = (page: Page) => page.getByRole('checkbox', { name: 'No pair can be left out' });
const alone = (page: Page) => page.getByRole('checkbox', { name: 'Nothing can be left out' });

/** The draft without one printed thing and, if pairs go together, without its partner under a half turn. */
function* without(draft: Draft, together: boolean): Generator<Draft> {
	const { size, clues, givens } = draft;
	const cells = size * size;
	for (const [side, across] of [
		['top', 'bottom'],
		['left', 'right'],
		['bottom', 'top'],
		['right', 'left'],
	] as const)
		for (let index = 0; index < size; index++) {
			if (clues[side][index] === 0) continue;
			const next = structuredClone(draft);
			next.clues[side][index] = 0;
			if (together) next.clues[across][size - 1 - index] = 0;
			yield next;
		}
	for (let cell = 0; cell < cells; cell++) {
		if (givens[cell] === 0) continue;
		const next = structuredClone(draft);
		next.givens[cell] = 0;
		if (together) next.givens[cells - 1 - cell] = 0;
		yield next;
	}
}

const count = (draft: Draft) =>
	grid.solve(sent({ draft, entries: null, limit: 2, nodes: null }), () => undefined).count;

/**
 * The new puzzle, whose address has replaced this one, has one solution; without any one pair, or any one thing, it has
 * several.
 */
async function expectMinimal(page: Page, before: string, together: boolean): Promise<void> {
	await soon(() => page.url()).not.toBe(before);
	const link = await fragment(page, /^#sky\d\..*\.\w$/);
	const read = grid.readLink(link.slice(1));
	if (read.type !== 'grid') throw new Error(`${link} is no grid`);
	expect(count(read.draft)).toBe(1);
	const all = [...without(read.draft, together)];
	expect(all.length).toBeGreaterThan(2);
	expect(all.map(count)).toEqual(all.map(() => 2));
}

test.beforeAll(() => {
	const wasm = new URL('../../generated/grid_bg.wasm', import.meta.url);
	grid.initSync({ module: readFileSync(wasm) });
});

test('a new puzzle can be minimal in pairs, or in each single thing', async ({ page }) => {
	await open(page);
	const choice = (name: string) => page.getByRole('radio', { name, exact: true });
	await choice('Skyscrapers').check();
	await choice('5').check();
	await page.locator('.more-wishes summary').click();
	// Without a symmetry there are no pairs.
	await expect(inPairs(page)).toHaveCount(0);
	await expect(alone(page)).not.toBeChecked();
	await page.getByRole('combobox', { name: 'Symmetry' }).selectOption('half-turn');
	await inPairs(page).check();
	await expect(alone(page)).not.toBeChecked();
	let before = page.url();
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(page.locator('[data-origin]')).toContainText('No pair can be left out.');
	await expectMinimal(page, before, true);

	await openPanel(page, 'New');
	await expect(inPairs(page)).toBeChecked();
	await alone(page).check();
	before = page.url();
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(page.locator('[data-origin]')).toContainText('Nothing can be left out.');
	await expectMinimal(page, before, false);

	await test.step('the first switch off takes the second with it, and the second on the first', async () => {
		await openPanel(page, 'New');
		await inPairs(page).uncheck();
		await expect(alone(page)).not.toBeChecked();
		await alone(page).check();
		await expect(inPairs(page)).toBeChecked();
	});
});

test('a puzzle is thinned out in pairs, or as far as each single thing allows', async ({
	page,
}) => {
	await open(page, `./#${DENSE}`);
	await openDesk(page);
	await page.locator('.desk summary', { hasText: 'Your wish' }).click();
	await page.getByRole('combobox', { name: 'Symmetry' }).selectOption('half-turn');
	for (const [name, together] of [
		['in pairs', true],
		['each alone', false],
	] as const)
		await test.step(name, async () => {
			if (together) await inPairs(page).check();
			else await alone(page).check();
			const before = page.url();
			await press(page, 'thin-out');
			const offered = page.locator('[data-offered]');
			await expect(offered).toContainText(/\d+ removed/);
			await offered.locator('[data-take]').click();
			await expect(page.locator('[data-badge]')).toHaveAttribute('data-badge', 'unique');
			await expectMinimal(page, before, together);
			await page.locator('[data-place="0,0"]').focus();
			await page.keyboard.press('Control+z');
			await expect(page.locator('.contents')).toContainText('20 clues');
		});
});
