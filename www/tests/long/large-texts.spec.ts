/*
 * How long the page takes to react to texts of many megabytes, and how much
 * memory that costs. The test measures time, so it is not part of the gate:
 * `npm run test:long` runs it and prints a table.
 */
import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { fragment, open, openPanel } from '../e2e/page';

const MEGABYTES = 10;
const LINK = 'sky4.1332.2122.3213.1423';
const LINE = `${LINK}.x /u.10 and something more said of it\n`;

/** Texts that are hard for some reader, defined by what they repeat: a long word, many lines, near puzzles. */
const HOSTILE: readonly (readonly [string, string])[] = [
	['one letter', 'a'],
	['one digit', '1'],
	['links in one line', `${LINK}/`],
	['lines of one letter', 'a\n'],
	['open brackets', '['],
	['lists that never end', 'west = [1,'],
	['signs', '. < . > '],
	['characters of four bytes', '\u{1f3d9}'],
	['escapes of an address', '%F0%9F'],
];

/** The results of this run, as a table. */
const took: string[] = [];

function note(what: string, kind: string, millis: number): void {
	took.push(`${millis.toFixed(0).padStart(6)} ms  ${what}: ${kind}`);
}

/** Runs something in the page, and returns the milliseconds until the content of a selector changes. */
async function timed(page: Page, run: () => Promise<void>, selector: string): Promise<number> {
	await page.evaluate((wanted) => {
		const shown = () => document.querySelector(wanted)?.textContent ?? '';
		const before = shown();
		const begun = performance.now();
		Object.assign(window, {
			answered: new Promise<number>((resolve) => {
				const look = () => {
					const now = shown();
					if (now !== '' && now !== before) resolve(performance.now() - begun);
					else requestAnimationFrame(look);
				};
				look();
			}),
		});
	}, selector);
	await run();
	return page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered);
}

/** The peak memory of the page's process, workers included, in megabytes. */
async function mostMemory(browser: Browser): Promise<number> {
	const client = await browser.newBrowserCDPSession();
	const { processInfo } = await client.send('SystemInfo.getProcessInfo');
	const peaks = processInfo
		.filter(({ type }) => type === 'renderer')
		.map(({ id }) => /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
	return Math.max(...peaks.map(Number)) / 1000;
}

/** Acts as Ctrl+V, with a text that never passes through the test. */
const drop = (page: Page, selector: string | null) =>
	page.evaluate((wanted) => {
		const data = new DataTransfer();
		data.setData('text/plain', (window as unknown as { text: string }).text);
		const event = new ClipboardEvent('paste', {
			clipboardData: data,
			bubbles: true,
			cancelable: true,
		});
		const target = wanted === null ? document.body : document.querySelector<HTMLElement>(wanted);
		target?.focus();
		// If nothing handles the event, the browser itself would insert the text into the field.
		if (target?.dispatchEvent(event) && wanted !== null) {
			document.execCommand('insertText', false, data.getData('text/plain'));
		}
	}, selector);

/** Makes the text inside the page: sending it there would put it into memory several times. */
const give = (page: Page, part: string, bytes = MEGABYTES * 1_000_000) =>
	page.evaluate(
		([part, bytes]) => {
			const size = new TextEncoder().encode(part).length;
			Object.assign(window, { text: part.repeat(Math.ceil(bytes / size)) });
		},
		[part, bytes] as const,
	);

/** Does something in a new page and process, and records the peak memory. */
async function alone(
	browser: Browser,
	what: string,
	use: (page: Page) => Promise<void>,
): Promise<void> {
	const page = await browser.newPage();
	await open(page, `./#${LINK}`);
	await fragment(page, /\.\w$/);
	await use(page);
	const most = await mostMemory(browser);
	took.push(`${most.toFixed(0).padStart(6)} MB  ${what}`);
	await page.context().close();
}

test.describe.configure({ mode: 'serial', timeout: 600_000 });

test('nothing', async ({ browser }) => {
	await alone(browser, 'a page with a puzzle', async () => undefined);
});

/** The browser parses an address before it tells the page; that time is recorded separately. */
test('ten megabytes as address', async ({ browser }) => {
	for (const [kind, part] of HOSTILE) {
		await alone(browser, `address: ${kind}`, async (page) => {
			// Ten megabytes of address, in which the browser escapes many characters.
			await give(page, part, (MEGABYTES * 1e6 * Buffer.byteLength(part)) / encodeURI(part).length);
			await page.evaluate(() => {
				const begun = performance.now();
				const told = () => Object.assign(window, { told: performance.now() - begun });
				addEventListener('popstate', told, { capture: true, once: true });
			});
			const go = () =>
				page.evaluate(() => {
					location.hash = (window as unknown as { text: string }).text;
				});
			const millis = await timed(page, go, '.notice');
			const told = await page.evaluate(() => (window as unknown as { told: number }).told);
			note('address, the browser', kind, told);
			note('address, the page', kind, millis - told);
			expect((await page.locator('.notice').textContent())?.length).toBeLessThan(1000);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skyscrapers 4 × 4');
		});
	}
});

for (const [where, selector] of [
	['pasted beside the box', null],
	['pasted into the box', 'textarea.paste'],
] as const) {
	test(`ten megabytes ${where}`, async ({ browser }) => {
		for (const [kind, part] of HOSTILE) {
			await alone(browser, `${where}: ${kind}`, async (page) => {
				await give(page, part);
				if (selector) await openPanel(page, 'Paste');
				note(where, kind, await timed(page, () => drop(page, selector), '.panel .finding'));
			});
		}
	});
}

test('five megabytes with 100,000 puzzles open as a list, read on demand', async ({ browser }) => {
	await alone(browser, 'list of 100,000', async (page) => {
		await give(page, LINE, 100_000 * LINE.length);
		note('list', 'first puzzles', await timed(page, () => drop(page, null), '.panel .finding'));
		await expect(page.locator('.finding')).toHaveCount(20);
		await expect(page.locator('.panel')).toContainText('and more than 1,000 others');
		const begun = Date.now();
		await page.getByRole('button', { name: 'Show the next 20' }).click();
		await expect(page.locator('.finding')).toHaveCount(40);
		note('list', 'the next puzzles', Date.now() - begun);
		await page.getByRole('button', { name: 'Open this puzzle' }).last().click();
		await expect(page.locator('.notice')).toContainText('Recognised');
	});
});

test.afterAll(() => {
	console.info(took.join('\n'));
});
