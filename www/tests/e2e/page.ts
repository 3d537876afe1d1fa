/*
 * What the end-to-end tests do again and again: open the page, paste a puzzle,
 * solve it, and read the board as a screen reader would.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type FrameLocator, type Page } from '@playwright/test';

export interface Size {
	width: number;
	height: number;
}

export interface Seed {
	id: string;
	text: string;
	size: number;
	unit?: number;
	solutions: number;
	solution?: number[][];
}

interface Seeds {
	skyscrapers: Partial<Seed>[];
	futoshiki: Partial<Seed>[];
}

const seeds = JSON.parse(
	readFileSync(new URL('../../../crates/core/tests/data/seeds.json', import.meta.url), 'utf8'),
) as Seeds;

/** Every complete grid puzzle of the seeds; single lines and snakes are left out. */
export const PUZZLES = [...seeds.skyscrapers, ...seeds.futoshiki].filter(
	(one): one is Seed => one.text !== undefined,
);

export function seed(id: string): Seed {
	const found = PUZZLES.find((one) => one.id === id);
	if (!found) throw new Error(`no seed ${id}`);
	return found;
}

/** A panel by its name in the menu. */
const PANELS = {
	New: 'new',
	Daily: 'daily',
	'My puzzles': 'puzzles',
	Paste: 'paste',
	Settings: 'settings',
	Help: 'help',
} as const;

export type PanelName = keyof typeof PANELS | 'Share';

/** Opens a panel, or closes it again, as a visitor does: Share in the title bar, the others through the menu. */
export async function openPanel(page: Page, name: PanelName): Promise<void> {
	if (name === 'Share') return page.locator('.bar [data-command=panel-share]:visible').click();
	await page.locator('.bar [data-command=menu]:visible').click();
	await page.locator(`.menu [data-command=panel-${PANELS[name]}]`).click();
}

/** The board worked on last, or an empty one. Without a `#` part, the address would open Home. */
const BOARD = './#board';

export async function open(page: Page, address = BOARD): Promise<void> {
	await page.goto(address);
	await begun(page);
}

/** Polls until a value is as expected, more often than Playwright does by itself. */
export const soon = <Value>(ask: () => Value | Promise<Value>, message = '') =>
	expect.poll(ask, { intervals: [20, 50, 100, 250], message });

/**
 * Waits until the page has started. The check runs in the page itself, because polling from outside is always late.
 * The board of a plain link appears before the core, which then adds the check character to the address.
 */
export async function begun(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const isPlain = /^#(sky|fut|mix|lat)\d+(\.[-1-9a-wD-W]{2,})+$/.test(location.hash);
		const isRead = !isPlain || /embed|fault/.test(location.search);
		return isRead && document.querySelector('#app[data-ready=yes]');
	});
}

/** The same in a page that is loaded again: an address that differs only in its fragment would not load anything. */
export async function openAnew(page: Page, address = BOARD): Promise<void> {
	await page.goto('about:blank');
	await open(page, address);
}

/** Opens a puzzle by its link in the current page, which is much quicker than loading the page again. */
export async function follow(page: Page, link: string): Promise<void> {
	await page.evaluate((hash) => {
		location.hash = hash;
	}, link);
	// Once the page has opened the link, it writes the link back with its check character.
	await fragment(page, new RegExp(`^#${link.replaceAll('.', '\\.')}\\.\\w$`));
}

/** The fragment of the address, once it contains the puzzle on the board. */
export async function fragment(page: Page, kind: RegExp = /^#(?!board$)./): Promise<string> {
	const isThere = ({ hash }: URL) => kind.test(hash);
	await page.waitForURL(isThere, { waitUntil: 'commit', timeout: 30_000 });
	return new URL(page.url()).hash;
}

/**
 * Opens an example from the panel New. Until its link is read, the page still shows the buttons of the board before.
 */
export async function openExample(page: Page, id: string): Promise<void> {
	const before = await fragment(page);
	await page.locator(`[data-example=${id}]`).click();
	await soon(() => new URL(page.url()).hash).not.toBe(before);
}

export async function paste(page: Page, text: string): Promise<void> {
	const box = page.getByRole('textbox', { name: 'Puzzle as text' });
	// The panel stays open after a puzzle was pasted, and its button would close it.
	if (!(await box.isVisible())) {
		await openPanel(page, 'Paste');
	}
	await box.fill(text);
	// Until the text is read, the button belongs to the previous text.
	await page.locator('.findings[aria-busy=false]').waitFor({ state: 'attached' });
	await page.getByRole('button', { name: 'Open this puzzle' }).click();
}

export async function solve(page: Page): Promise<void> {
	await press(page, 'solve');
	await verdict(page).waitFor();
}

/** While a puzzle is played, Solve asks once whether the solution is to be shown. */
export async function agree(page: Page): Promise<void> {
	const asks = page.locator('[data-command=solve-now]');
	const begins = page.locator('[data-verdict], [data-command=stop], .faults[role=alert]');
	await asks.or(begins).first().waitFor();
	if (await asks.isVisible()) await asks.click();
}

export const verdict = (page: Page) => page.locator('[data-verdict]');

export const cell = (page: Page, row: number, column: number) =>
	page.locator(`.board [data-place="${row - 1},${column - 1}"]`);

/** Commands that are only in the menu; some of them also have a button while a puzzle is set up or answered. */
const IN_MENU = [
	'all-steps',
	'branch',
	'city',
	'clear',
	'edit-copy',
	'fill-marks',
	'next-number',
	'another-hint',
	'panel-print',
	// While there is a hint, and when the puzzle is finished.
	'redo',
	'undo',
	'solve',
	'solve-own',
	'study',
	'tidy-marks',
	'why-not',
];

/** What opens the menu More; a button of Home has the same name. */
const MORE = '.more[aria-haspopup]';

/** Opens the menu More. */
export async function more(page: Page): Promise<void> {
	await page.locator(MORE).click();
	await page.locator('.more-menu').waitFor();
}

/** Presses the button of a command, wherever the button is at the moment. */
export async function press(page: Page, name: string): Promise<void> {
	const button = page.locator(`[data-command="${name}"]:visible`);
	if (IN_MENU.includes(name)) {
		await button.or(page.locator(MORE)).first().waitFor();
		if (!(await button.first().isVisible())) await more(page);
	}
	await button.click();
	if (name === 'solve') await agree(page);
}

/** The layout shifts not caused by a tap or a key, as the browser counts them. */
export const shifts = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((give) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const one of list.getEntries())
						if ('value' in one && !('hadRecentInput' in one && one.hadRecentInput))
							sum += Number(one.value);
				}).observe({ type: 'layout-shift', buffered: true });
				requestAnimationFrame(() => requestAnimationFrame(() => give(sum)));
			}),
	);

/** Sets the puzzle up, with the desk open below its badge. */
export async function openDesk(page: Page): Promise<void> {
	await page.locator('input[name=mode][value=set]').check();
	const badge = page.locator('[data-command=desk]');
	if ((await badge.getAttribute('aria-expanded')) === 'false') await badge.click();
	await page.locator('.desk').waitFor();
}

/** Switches heights as 10, 20, ... on or off in Settings. */
export async function switchTens(page: Page): Promise<void> {
	await openPanel(page, 'Settings');
	await page.getByRole('checkbox', { name: 'Heights as 10, 20, …' }).click();
	await openPanel(page, 'Settings');
}

/**
 * Runs a function inside the page at every frame until it returns something other than null, and returns that. If
 * the function never does, the wait fails like any other.
 */
export async function atOnce<In, Out>(
	page: Page,
	argument: In,
	deed: (argument: In) => Out | null,
): Promise<Out> {
	const done = await page.waitForFunction(deed as (argument: unknown) => Out | null, argument, {
		polling: 'raf',
		timeout: 30_000,
	});
	return (await done.jsonValue()) as Out;
}

/** What was shown when a search was stopped, and whether its worker ended before the page did anything else. */
interface Stopped {
	text: string;
	ended: boolean;
}

/**
 * Presses Stop inside the page as soon as the search has found something. Call it before the search starts and await
 * it afterwards, because a test that polls from outside may come too late.
 */
export function stopOnceThere(page: Page, found: string): Promise<Stopped> {
	return atOnce(page, found, (selector) => {
		const there = document.querySelector(selector);
		const button = document.querySelector<HTMLElement>('[data-command=stop]');
		if (!there || !button) return null;
		const stopped = { text: there.textContent ?? '', ended: false };
		const end = Worker.prototype.terminate;
		Worker.prototype.terminate = function () {
			end.call(this);
			stopped.ended = true;
		};
		button.click();
		Worker.prototype.terminate = end;
		return stopped;
	});
}

/** The board as rows of shown values, 0 if a cell is open, read from the accessible names. */
export async function board(page: Page | FrameLocator): Promise<number[][]> {
	const rows = page
		.locator('.board')
		.getByRole('row')
		.filter({ has: page.getByRole('gridcell') });
	return rows.evaluateAll((elements) =>
		elements.map((row) =>
			[...row.querySelectorAll('[role=gridcell]')].map((cell) => {
				const name = cell.getAttribute('aria-label') ?? '';
				return name.startsWith('empty') ? 0 : Number.parseInt(name, 10);
			}),
		),
	);
}

/** The cells of the board row by row, read from their names. */
export async function names(page: Page): Promise<string[]> {
	return page
		.locator('.board')
		.getByRole('gridcell')
		.evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''));
}

/** The clues around the board by side, read from their names. */
export async function clues(page: Page): Promise<string[]> {
	const headers = page.locator('.board th');
	return headers.evaluateAll((elements) =>
		elements.map((one) => one.getAttribute('aria-label') ?? ''),
	);
}

/** The same as one text, because a clue's name may also contain findings about it. */
export const cluesInOne = async (page: Page): Promise<string> => (await clues(page)).join('; ');

/** Waits until the board shows a solution, in whichever unit it shows heights. */
export async function expectSolved(page: Page, solution: number[][]): Promise<void> {
	const heights = async () => {
		const shown = await board(page);
		const unit = Math.max(...shown.flat()) > solution.length ? 10 : 1;
		return shown.map((row) => row.map((value) => value / unit));
	};
	await soon(heights).toEqual(solution);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
	id: string;
	nodes: { target: string[] }[];
}

/** What axe finds on the current page, or in a part of it, at any level of severity. */
export async function axeFindings(
	page: Page,
	rules?: string[],
	within = ':root',
): Promise<string[]> {
	// Not added as a script element, because the page's own policy would refuse that.
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
	const violations = await page.evaluate(
		async ({ runOnly, within }) => {
			const { axe } = window as unknown as {
				axe: { run(within: string, options: object): Promise<{ violations: Finding[] }> };
			};
			const options = { resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) };
			return (await axe.run(within, options)).violations;
		},
		{ runOnly: rules, within },
	);
	return violations.map(
		({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
	);
}

/** The same in light and in dark; in dark, only the rules about colours can find anything new. */
export async function axeFindingsInBoth(page: Page): Promise<string[]> {
	await page.emulateMedia({ colorScheme: 'light' });
	const light = await axeFindings(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	const dark = await axeFindings(page, ['color-contrast', 'link-in-text-block']);
	await page.emulateMedia({ colorScheme: 'light' });
	return [...light, ...dark.map((finding) => `in dark: ${finding}`)];
}

/**
 * Opens one panel after another, those of the menu and those that the card leads to, and calls a function for
 * each; returns their number.
 */
export async function eachPanel(
	page: Page,
	look: (title: string) => Promise<void>,
): Promise<number> {
	const menu = page.locator('.bar [data-command=menu]');
	const own = page.locator('.answer [data-command^=panel-]');
	await menu.click();
	const ways = await page
		.locator('.menu [data-command^=panel-]')
		.evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset.command));
	await page.keyboard.press('Escape');
	const cards = await own.count();
	const count = ways.length + cards;
	for (let at = 0; at < count; at++) {
		if (at < cards) await own.nth(at).click();
		else {
			await menu.click();
			await page.locator(`.menu [data-command=${ways[at - cards]}]`).click();
		}
		const title = page.locator('#panel-title');
		await title.waitFor();
		await look(await title.innerText());
		await page.locator('.panel-head button').click();
		await title.waitFor({ state: 'detached' });
	}
	return count;
}

/** Lets the page find the solution, and fills it in by hand. */
export async function solveByHand(page: Page): Promise<void> {
	await press(page, 'solve');
	await verdict(page).waitFor();
	const solution = await board(page);
	await page.reload();
	for (const [row, values] of solution.entries()) {
		for (const [column, value] of values.entries()) {
			await cell(page, row + 1, column + 1).focus();
			// A park is written as 0, and spoken as a word.
			await page.keyboard.press(String(value || 0));
		}
	}
	await expect(page.locator('[data-finished-card]')).toBeVisible();
}
