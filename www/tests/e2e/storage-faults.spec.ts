/*
 * The page starts whatever its storage contains or does. Each line of the
 * tables in `storage-faults.ts` is one fault. In each, the puzzle of the
 * address opens and is solved, readable data stays, unreadable data is set
 * aside, and a notice says so. Records of one store are read one by one, so
 * they share one start. Settings, the tab's last change and the entry of its
 * history are independent, so one fault of each shares one start.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { begun, cell, fragment, open, openAnew, openPanel, press, soon, verdict } from './page';
import { fold, openSnake } from './snake';
import {
	BROWSERS,
	type Fate,
	game,
	LINK,
	MOMENTS,
	misbehave,
	PUZZLES,
	position,
	type Records,
	SETTINGS,
	SNAKES,
	STATES,
	slot,
} from './storage-faults';

/** A file of the same origin that runs no script. */
const QUIET = './mark.svg';

/** Writes records into an empty store under the keys `0`, `1` ... */
async function fill(page: Page, database: string, store: string, records: readonly unknown[]) {
	const named = records.map((one, at) =>
		Object.prototype.toString.call(one) === '[object Object]' && 'history' in Object(one)
			? { board: String(at), ...(one as object) }
			: one,
	);
	await page.goto(QUIET);
	await page.evaluate(
		({ database, store, named }) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open(database);
				opening.onupgradeneeded = () => opening.result.createObjectStore(store);
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const writing = opening.result.transaction(store, 'readwrite');
					for (const [at, one] of named.entries()) writing.objectStore(store).put(one, String(at));
					writing.oncomplete = () => {
						opening.result.close();
						resolve();
					};
				};
			}),
		{ database, store, named },
	);
}

/** The contents of a store, by key, as JSON; empty if there is no such store. */
const stored = (page: Page, database: string, store: string) =>
	page.evaluate(
		({ database, store }) =>
			new Promise<Record<string, string>>((resolve) => {
				const opening = indexedDB.open(database);
				opening.onsuccess = () => {
					const { result } = opening;
					const found: Record<string, string> = {};
					if (!result.objectStoreNames.contains(store)) return resolve(found);
					const walk = result.transaction(store).objectStore(store).openCursor();
					walk.onsuccess = () => {
						const at = walk.result;
						if (at) {
							found[String(at.key)] = JSON.stringify(at.value);
							at.continue();
						} else {
							result.close();
							resolve(found);
						}
					};
				};
			}),
		{ database, store },
	);

/** The keys of the records set aside, in order, each once. */
async function aside(page: Page): Promise<string[]> {
	const records = Object.values(await stored(page, 'gridfold-aside', 'records'));
	return [...new Set(records.map((text) => String(JSON.parse(text).key)))].sort();
}

async function expectSolves(page: Page, note: string): Promise<void> {
	await press(page, 'solve');
	await expect(verdict(page), note).toHaveText('Exactly one solution');
	await expect(cell(page, 1, 1), note).toHaveAccessibleName(/^4,/);
}

const keys = (records: Records, ...fates: Fate[]) =>
	records.flatMap(([, , fate], at) => (fates.includes(fate) ? [String(at)] : [])).sort();

/** Each record has the outcome given in its line. */
async function expectFates(page: Page, names: [string, string], records: Records): Promise<void> {
	await soon(() => aside(page)).toEqual(keys(records, 'aside', 'mended'));
	const left = async () => {
		const kept = await stored(page, ...names);
		return Object.keys(kept)
			.filter((key) => /^\d+$/.test(key))
			.sort();
	};
	await soon(left).toEqual(keys(records, 'stays', 'mended', 'waits'));
}

test('records of puzzles', async ({ page }) => {
	await fill(
		page,
		'gridfold',
		'puzzles',
		PUZZLES.map(([, record]) => record),
	);
	await open(page, `./#${LINK}`);
	await expectSolves(page, 'puzzles');
	const count = keys(PUZZLES, 'aside', 'mended').length;
	await expect(page.locator('.notices')).toContainText(`${count} saved puzzles`);
	await expect(page.locator('.notices')).toContainText('A newer version of Gridfold saved puzzles');
	await expectFates(page, ['gridfold', 'puzzles'], PUZZLES);

	await test.step('what was set aside is had as a file', async () => {
		const downloading = page.waitForEvent('download');
		await page.getByRole('button', { name: 'Save it as a file' }).click();
		const file = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
		expect(file).toHaveLength(count);
		const text = JSON.stringify(file);
		expect(text).toContain('"size":1000000');
		expect(text).toContain('"sort":"puzzle"');
	});

	await test.step('the next start has nothing more to say of it, and Settings still has it', async () => {
		await openAnew(page, `./#${LINK}`);
		await expect(page.locator('.notice')).toHaveCount(1);
		await expect(page.locator('.notice')).toContainText(
			'A newer version of Gridfold saved puzzles',
		);
		await openPanel(page, 'Settings');
		await expect(page.locator('.panel')).toContainText(`${count} records`);
		await page.getByRole('button', { name: 'Delete it' }).click();
		await expect(page.locator('.panel')).not.toContainText('records');
		expect(await aside(page)).toEqual([]);
	});
});

test('a database without its store gets it, and junk from other tabs is nothing', async ({
	page,
}) => {
	await fill(page, 'gridfold', 'other', [1]);
	await open(page, `./#${LINK}`);
	await page.evaluate(() => {
		const channel = new BroadcastChannel('gridfold');
		for (const junk of [null, 5, {}, ['0'], 'no such board']) channel.postMessage(junk);
	});
	await expectSolves(page, 'no store');
	await soon(async () => Object.keys(await stored(page, 'gridfold', 'puzzles'))).toHaveLength(1);
	await openPanel(page, 'New');
	await expect(page.getByRole('region', { name: 'My puzzles' })).toBeVisible();
	await expect(page.locator('.notice')).toHaveCount(0);
});

test('a history with damaged steps keeps those that can be read', async ({ page }) => {
	const step = position({}, { entries: [2, 0, 0, 0] });
	const past = [null, step, { draft: 5 }, position({ size: 9 })];
	await fill(page, 'gridfold', 'puzzles', [slot({ link: '', history: game({ past }) })]);
	await open(page);
	await expect(cell(page, 1, 1)).toHaveAccessibleName(/^1, .*yours/);
	await expect(page.locator('.notices')).toContainText('one saved puzzle');
	await press(page, 'undo');
	await expect(cell(page, 1, 1)).toHaveAccessibleName(/^2, .*yours/);
	await expect(page.locator('[data-command=undo]')).toBeDisabled();
	expect(await aside(page)).toEqual(['0']);
});

test('records of snakes', async ({ page }) => {
	await fill(
		page,
		'gridfold-snakes',
		'snakes',
		SNAKES.map(([, record]) => record),
	);
	await openSnake(page, './#snake3.3223232233D3333');
	await fold(page);
	await expect(verdict(page)).toHaveText('Folds in exactly 1 way');
	const count = keys(SNAKES, 'aside', 'mended').length;
	await expect(page.locator('.notices')).toContainText(`${count} saved snake cubes`);
	await expectFates(page, ['gridfold-snakes', 'snakes'], SNAKES);
});

test('settings, the last change of the tab, and the entry of its history', async ({ page }) => {
	for (const [at, [settings, isAside]] of SETTINGS.entries()) {
		const [moment = '', isMomentAside] = MOMENTS[at] ?? [];
		const note = `${settings} ${moment}`;
		await fill(page, 'gridfold', 'puzzles', [slot()]);
		await page.evaluate(
			({ settings, moment, state, address }) => {
				localStorage.setItem('gridfold.settings', settings);
				sessionStorage.setItem('gridfold.last', moment);
				// The history entry keeps this state when the page at its address is loaded.
				history.replaceState(state, '', address);
			},
			{ settings, moment, state: STATES[at], address: `./#${LINK}` },
		);
		await page.reload();
		await begun(page);
		await fragment(page, /\.\w$/);
		await expectSolves(page, note);
		const expected = [isMomentAside && 'gridfold.last', isAside && 'gridfold.settings'];
		await soon(() => aside(page), note).toEqual(expected.filter(Boolean));
		const notices = page.locator('.notices');
		if (isAside) await expect(notices, note).toContainText('the settings');
		if (isMomentAside) await expect(notices, note).toContainText('the last change in this tab');
		if (!isAside && !isMomentAside) await expect(notices, note).toHaveCount(0);
		expect(Object.keys(await stored(page, 'gridfold', 'puzzles')), note).toContain('0');
		await page.goto(QUIET);
		await page.evaluate(() => indexedDB.deleteDatabase('gridfold-aside'));
	}
});

/** Several faults on one page, one after another, so that the earlier data is present. */
for (let from = 0; from < BROWSERS.length; from += 5) {
	const some = BROWSERS.slice(from, from + 5);
	test(`browsers: ${some.map(([name]) => name).join(', ')}`, async ({ page }) => {
		await fill(page, 'gridfold', 'puzzles', [slot()]);
		await page.addInitScript(misbehave);
		for (const [name, words] of some) {
			await open(page, `./?fault=${encodeURIComponent(name)}#${LINK}`);
			await expectSolves(page, name);
			const notice = page.locator('.notice');
			if (words) await expect(notice, name).toContainText(words);
			else await expect(notice, name).toHaveCount(0);
		}
		await page.goto(QUIET);
		expect(Object.keys(await stored(page, 'gridfold', 'puzzles'))).toContain('0');
	});
}

test('without any storage digits stay while the page is open, and with that of the tab through a reload', async ({
	page,
}) => {
	await page.addInitScript(misbehave);
	await open(page, `./?fault=opening throws#${LINK}`);
	await fragment(page, /\.\w$/);
	await cell(page, 1, 1).focus();
	await page.keyboard.press('4');
	await expect(cell(page, 1, 1)).toHaveAccessibleName(/^4, .*yours/);
	await page.reload();
	await expect(cell(page, 1, 1)).toHaveAccessibleName(/^4, .*yours/);
	await openPanel(page, 'Settings');
	await expect(page.locator('.panel')).toContainText('This browser may not save these settings');
});
