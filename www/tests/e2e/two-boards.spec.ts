/*
 * One page holds two boards: each has its own puzzle, caret and numbers, and is played by keys that do not affect the
 * other.
 */
import { fileURLToPath } from 'node:url';
import { expect, type Locator, test } from '@playwright/test';
import { build } from 'vite';
import { compileTexts } from '../../../vite.texts';
import { axeFindings } from './page';

const ENTRY = fileURLToPath(new URL('../fixtures/two-boards.tsx', import.meta.url));

/** The script of a separate page, as text; it needs neither a worker nor an address. */
async function script(): Promise<string> {
	const built = await build({
		configFile: false,
		publicDir: false,
		logLevel: 'error',
		plugins: [compileTexts()],
		oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
		build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'boards' } },
		define: { 'process.env.NODE_ENV': '"production"' },
	});
	const [first] = Array.isArray(built) ? built : [built];
	const parts = first && 'output' in first ? first.output : [];
	return parts.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
}

const at = (board: Locator, row: number, column: number) =>
	board.locator(`[data-place="${row - 1},${column - 1}"]`);

const named = (board: Locator) =>
	board
		.getByRole('gridcell')
		.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')?.split(',')[0]));

const EMPTY = 'empty';

test('two boards on one page are played apart', async ({ page }) => {
	await page.setContent(
		'<html lang="en"><title>Two</title><body><main><h1>Two</h1><div id="boards"></div></main></body></html>',
	);
	await page.addScriptTag({ content: await script() });
	const [towers, signs] = ['Towers', 'Signs'].map((name) => page.getByRole('grid', { name }));
	if (!towers || !signs) throw new Error('two boards');

	await test.step('each is entered at its own caret, and a number goes where the focus is', async () => {
		await at(towers, 1, 1).focus();
		await page.keyboard.press('4');
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('2');
		await page.keyboard.press('Tab');
		await expect(at(signs, 1, 1)).toBeFocused();
		await page.keyboard.press('End');
		await page.keyboard.press('3');
		await expect(at(signs, 1, 3)).toHaveAccessibleName(
			'3, row 1 column 3, yours, larger than the cell on the left',
		);
		await page.keyboard.press('Shift+Tab');
		await expect(at(towers, 1, 2)).toBeFocused();
		await expect(at(towers, 1, 2)).toHaveAccessibleName('2, row 1 column 2, yours');
	});
	await test.step('neither has what the other got', async () => {
		expect((await named(towers)).slice(0, 6)).toEqual(['4', '2', EMPTY, EMPTY, EMPTY, '3']);
		const open = Array.from({ length: 6 }, () => EMPTY);
		expect(await named(signs)).toEqual([EMPTY, EMPTY, '3', ...open]);
	});
	await test.step('clues are walked to where there are any, and the edges hold', async () => {
		await page.keyboard.press('ArrowUp');
		await expect(at(towers, 0, 2)).toBeFocused();
		await expect(at(towers, 0, 2)).toHaveAccessibleName('2, from the top, column 2');
		await at(signs, 1, 3).focus();
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('ArrowRight');
		await expect(at(signs, 1, 3)).toBeFocused();
		await page.keyboard.press('Control+End');
		await expect(at(signs, 3, 3)).toBeFocused();
		await expect(at(towers, 0, 2)).toHaveAttribute('tabindex', '0');
		await expect(page.locator('[tabindex="0"]')).toHaveCount(2);
	});
	expect(await axeFindings(page)).toEqual([]);
});
