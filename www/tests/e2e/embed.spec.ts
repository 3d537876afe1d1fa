/*
 * A puzzle inside a page of another site that has the strictest possible policy. The puzzle is played to the end,
 * its frame follows its height, and it leaves no trace in the page's own storage.
 */
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import {
	axeFindingsInBoth,
	board,
	cell,
	follow,
	open,
	openAnew,
	openDesk,
	openPanel,
	soon,
} from './page';
import { fenced, pageFile, site } from './site';

/** A policy under which a page may only run its own script and show frames of ours. */
const strict = (ours: string, also = '') => ({
	'Content-Security-Policy': `default-src 'none'; script-src 'self'; frame-src ${ours}; ${also}`,
});

/** A 9x9 with four lists of clues, and a pad of two rows. */
const LARGE = 'sky9.134244--3.-3-342-24.33-22245-.-2--3352-.--4J3F2-7I3D14--3T2T6D';

const PLACE = 'https://your.host/gridfold/';
/** The frame in docs/embedding.md, and the script there that follows its height. */
const IFRAME = fenced('docs/embedding.md', 'html', '<iframe');
const SCRIPT = fenced('docs/embedding.md', 'js', 'gridfold:height');

const heights = (page: Page, frame: FrameLocator) =>
	Promise.all([
		page.locator('iframe').evaluate((element) => element.clientHeight),
		frame.locator('#app').evaluate((app) => Math.ceil(app.getBoundingClientRect().height)),
	]);

async function expectFitting(page: Page, frame: FrameLocator): Promise<number> {
	await soon(async () => {
		const [outside, inside] = await heights(page, frame);
		return outside - inside;
	}).toBe(0);
	return (await heights(page, frame))[0] ?? 0;
}

/** The page's own saved data: its databases, the links of its boards with their digits, and its settings. */
const kept = (page: Page) =>
	page.evaluate(async () => {
		const names = (await indexedDB.databases()).map(({ name }) => name).sort();
		const request = indexedDB.open('gridfold');
		await new Promise((resolve) => request.addEventListener('success', resolve));
		const all = request.result.transaction('puzzles').objectStore('puzzles').getAll();
		await new Promise((resolve) => all.addEventListener('success', resolve));
		request.result.close();
		const boards = all.result.map(({ link, history }) => [link, history.present.entries]);
		return JSON.stringify([names, boards, { ...localStorage }]);
	});

test('the example of README is played to its end on another site', async ({ page, baseURL }) => {
	const ours = new URL(baseURL ?? '');
	const iframe = IFRAME.replaceAll(PLACE, ours.href);
	expect(iframe).toContain(`${ours.href}?embed#`);
	const link = iframe.split('#')[1]?.split('"')[0]?.replace(/\.\w$/, '') ?? '';
	const said = "addEventListener('message', ({ data }) => (window.said ??= []).push(data));";
	const solved = iframe.replace('?embed', '?embed&amp;mode=solve&amp;lang=fr&amp;theme=dark');
	const files: Record<string, string> = {
		'': `<!doctype html><title>News</title><script src="follow.js"></script>${iframe}`,
		solved: `<!doctype html><title>Solved</title>${solved}`,
		'follow.js': `${SCRIPT}\n${said}`,
	};
	const { address, close } = await site((path) => files[path], strict(ours.origin));
	const frame = page.frameLocator('iframe');

	// The page itself already has a game of this puzzle.
	await open(page, `./#${link}`);
	await cell(page, 1, 1).focus();
	await page.keyboard.press('1');
	await expect(cell(page, 1, 1)).toHaveAccessibleName(/^1/);
	await soon(() => kept(page)).toContain(link);
	await page.goto('./404.html');
	const before = await kept(page);

	await page.goto(`${address}solved`);
	await expect(frame.locator('[data-verdict=unique]')).toBeVisible();
	await expect(frame.locator('html')).toHaveAttribute('lang', 'fr');
	await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
	const solution = await board(frame);
	// A shown solution cannot be overwritten.
	await frame.locator('[data-place="0,0"]').focus();
	await page.keyboard.press('Delete');
	expect(await board(frame)).toEqual(solution);

	await page.goto(address);
	await expect(frame.locator('.board')).toBeVisible();
	await expect(frame.locator('.bar, [data-command=mode], [data-command=solve]')).toHaveCount(0);
	expect((await board(frame)).flat().every((value) => value === 0)).toBe(true);
	for (const width of [320, 800, 1280, 360]) {
		await page.setViewportSize({ width, height: 700 });
		await expectFitting(page, frame);
	}
	const low = await expectFitting(page, frame);
	for (const level of ['where', 'why']) {
		await frame.locator('[data-command=hint]').click();
		await expect(frame.locator(`[data-hint=${level}]`)).toBeVisible();
	}
	await soon(() => expectFitting(page, frame)).toBeGreaterThan(low);
	await frame.locator('[data-command=close-hint]').click();
	await soon(() => expectFitting(page, frame)).toBe(low);

	for (const [row, values] of solution.entries()) {
		for (const [column, value] of values.entries()) {
			await frame.locator(`[data-place="${row},${column}"]`).focus();
			await page.keyboard.press(String(value));
		}
	}
	await expect(frame.locator('[data-finished-card]')).toBeVisible();
	await expectFitting(page, frame);
	const told = await page.evaluate(() => (window as unknown as { said: { type: string }[] }).said);
	expect(told.filter(({ type }) => type === 'gridfold:solved')).toEqual([
		expect.objectContaining({
			type: 'gridfold:solved',
			link: expect.stringContaining(link),
			position: expect.stringContaining('/p.'),
			cells: solution.flat(),
			filled: solution.flat().length,
			solved: true,
		}),
	]);
	const way = frame.locator('footer a');
	await expect(way).toHaveAttribute('href', new RegExp(`^${ours.href}#${link}.*/p\\.`));
	await expect(way).toHaveAttribute('target', '_blank');

	// The page's own game is unchanged.
	await page.goto('./404.html');
	expect(await kept(page)).toBe(before);
	close();
});

/** Documents with the lines that Share offers, served by a separate host. */
const SHOWN = ['docs/embedding.md'];

const plain = (lines: string) =>
	lines
		.replace(/https?:\/\/[^?]*/, PLACE)
		.replace(/\s+/g, ' ')
		.trim();

test('the snippet has the height that the puzzle needs', async ({ page, baseURL, context }) => {
	await open(page);
	await openPanel(page, 'Share');
	await page.locator('#panel').getByText('On your own site').click();
	let snippet = '';
	const { address, close } = await site(
		() => `<!doctype html>${snippet}`,
		strict(new URL(baseURL ?? '').origin, "style-src 'unsafe-inline'"),
	);
	const outside = await context.newPage();
	const frame = outside.frameLocator('iframe');
	for (const link of ['sky4.1332.2122.3213.1423', LARGE]) {
		await follow(page, link);
		await expect(page.locator('[data-snippet] pre')).toContainText(link);
		snippet = await page.locator('[data-snippet] pre').innerText();
		if (link !== LARGE)
			for (const path of SHOWN) expect(plain(fenced(path, 'html', '<iframe'))).toBe(plain(snippet));
		await outside.goto(address);
		await expect(frame.locator('[data-command=hint]')).toBeVisible();
		const [given = 0, needed = 0] = await heights(outside, frame);
		expect(given - needed).toBeGreaterThanOrEqual(0);
		expect(given - needed).toBeLessThan(30);
	}
	close();
});

test('the title that a setter gave is there in the frame, and in the lines for it', async ({
	page,
}) => {
	const title = 'Snow & “stars”';
	await open(page, './#sky4.1332.2122.3213.1423');
	await openDesk(page);
	await page.locator('.about summary').click();
	await page.locator('[data-about=title]').fill(title);
	await openPanel(page, 'Share');
	await page.locator('#panel').getByText('On your own site').click();
	const lines = page.locator('[data-snippet] pre');
	await expect(lines).toContainText('?embed#sky4.1332.2122.3213.1423');
	const [, link = ''] = /embed(#[^"]+)/.exec((await lines.textContent()) ?? '') ?? [];
	await open(page, `./?embed${link}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
	await open(page, `./?embed&title=${encodeURIComponent(title)}#sky4.1332.2122.3213.1423`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
	await open(page, './?embed#sky4.1332.2122.3213.1423');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skyscrapers 4 × 4');
	await open(page, './?embed&title=Cobra#snake3.3223232233D3333');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cobra');
});

test('in a frame with a sandbox, which has no storage and no origin, it plays all the same', async ({
	page,
}) => {
	const ours = await site(pageFile, { 'Access-Control-Allow-Origin': '*' });
	const puzzle = `${ours.address}?embed#sky4.1332.2122.3213.1423`;
	const inside = `<!doctype html><iframe sandbox="allow-scripts" src="${puzzle}" height="900"></iframe>`;
	const { address, close } = await site(() => inside, strict(ours.address));
	await page.goto(address);
	const frame = page.frameLocator('iframe');
	const one = frame.locator('[data-place="0,0"]');
	await one.focus();
	await page.keyboard.press('1');
	await expect(one).toHaveAccessibleName(/^1/);
	await frame.locator('[data-command=undo]').click();
	await frame.locator('[data-command=hint]').click();
	// A second press while the core works is ignored.
	await expect(frame.locator('[data-hint=where]')).toBeVisible();
	await frame.locator('[data-command=hint]').click();
	await expect(frame.locator('[data-hint=why]')).toBeVisible();
	expect(await frame.locator('body').evaluate(() => window.origin)).toBe('null');
	close();
	ours.close();
});

test('what is embedded can be used by everybody, and offers no more than was asked for', async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await open(page, `./?embed&hints=off#${LARGE}`);
	await expect(page.locator('[data-command=undo]')).toBeVisible();
	await cell(page, 1, 1).focus();
	await page.keyboard.press('7');
	await expect(page.locator('[data-command=undo]')).toBeEnabled();
	// Neither buttons nor keys lead to a hint, a check, a solution, Set up or a panel.
	for (const key of [
		'H',
		'K',
		'Shift+H',
		'Shift+K',
		'F2',
		'F4',
		'Control+Enter',
		'Control+Shift+Enter',
	])
		await page.keyboard.press(key);
	await expect(page.locator('[data-hint], [data-review], [data-verdict], .panel')).toHaveCount(0);
	await expect(page.locator('.board')).toHaveAttribute('data-mode', 'play');
	await expect(page.locator('[data-finding]')).toHaveCount(0);

	await openAnew(page, './?embed#sky4.1332.2122.3213.1423');
	await page.locator('[data-command=hint]').click();
	await expect(page.locator('[data-hint=where]')).toBeVisible();
	expect(await axeFindingsInBoth(page)).toEqual([]);
	const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(await wide()).toBe(0);
	await openAnew(page, './?embed&lang=de#sky4.no-such-link');
	await expect(page.locator('.notice')).toContainText('Dieser Link');
	await expect(page.locator('.board')).toHaveAttribute('data-mode', 'play');
	expect(await wide()).toBe(0);
});
