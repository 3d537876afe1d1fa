/*
 * How long reading a backup takes (2,000 boards of 9x9, each half filled), how long listing the boards takes, and
 * how long the page takes to start with all of them.
 */
import { expect, type Page, test } from '@playwright/test';
import { begun, open, openPanel } from '../e2e/page';
import { stretch } from './stretch';

const COUNT = 2000;
const NINE = 'sky9.43-------.2-4---3--.-2---4-2-.2--3--2--';
/** In seconds, on an idle machine. */
const MOST = 3;

/** This many copies of the page's board, each a separate game with other digits. */
const backup = (page: Page): Promise<string> =>
	page.evaluate(async (count) => {
		const opening = indexedDB.open('gridfold');
		const database = await new Promise<IDBDatabase>((resolve) => {
			opening.onsuccess = () => resolve(opening.result);
		});
		const all = database.transaction('puzzles').objectStore('puzzles').getAll();
		const [slot] = await new Promise<
			{ version: number; link: string; history: { present: object } }[]
		>((resolve) => {
			all.onsuccess = () => resolve(all.result);
		});
		database.close();
		if (!slot) throw new Error('no slot');
		const { version, link, history } = slot;
		const copy = (_: unknown, at: number) => {
			const entries = Array.from({ length: 81 }, (_, cell) =>
				(cell * (at + 1)) % 19 > 9 ? 0 : 1 + ((cell + at) % 9),
			);
			const board = `copy-${at}`;
			return {
				board,
				version,
				link,
				when: 1000 + at,
				present: { ...history.present, entries, board },
			};
		};
		const puzzle = Array.from({ length: count }, copy);
		return JSON.stringify({ gridfold: 'puzzles', version: 1, boards: { puzzle, snake: [] } });
	}, COUNT);

test('a backup of 2,000 boards is read', async ({ page }) => {
	await open(page, `./#${NINE}`);
	await page.locator('[data-place="0,0"]').focus();
	await page.keyboard.press('1');
	await expect(page.locator('[data-place="0,0"]')).toHaveAccessibleName(/^1, /);
	await openPanel(page, 'My puzzles');
	await expect(page.locator('.kept-board')).toHaveCount(1);
	await expect.poll(() => backup(page)).toContain('copy-1999');
	const buffer = Buffer.from(await backup(page));
	const busy = await stretch(page);
	const since = performance.now();
	await page
		.locator('#panel input[type=file]')
		.setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
	await expect(page.locator('.notice')).toContainText('2,000 puzzles were taken from the file.');
	const taken = (performance.now() - since) / 1000;
	await page.reload();
	const from = performance.now();
	await begun(page);
	const again = (performance.now() - from) / 1000;
	console.log(
		`${(buffer.length / 1e6).toFixed(1)} MB read in ${taken.toFixed(2)} s, begun anew in ${again.toFixed(2)} s; machine ${busy.toFixed(1)} times slower than alone`,
	);
	expect(taken).toBeLessThan(MOST * busy);
});
