/*
 * The element `<gridfold-puzzle>` as in the example in `examples/element`: the page on one origin, the package on
 * another, two puzzles beside each other, played, queried and observed.
 */
import { expect, type Page, test } from '@playwright/test';
import type { GridfoldPuzzle } from '../../package/element';
import { board, soon } from './page';
import { exampleSites, packageFile, site } from './site';

/** The answer of an element of the page. */
const asked = <Answer>(page: Page, id: string, ask: (puzzle: GridfoldPuzzle) => Answer) =>
	page.locator(id).evaluate(ask as unknown as (element: Element) => Answer);

test('the example plays a puzzle of a package on another origin', async ({ page }) => {
	const asks: string[] = [];
	page.on('request', (request) => asks.push(request.url()));
	const { news, pack } = await exampleSites();
	await page.goto(news.address);
	const week = page.frameLocator('#week iframe');
	const last = page.frameLocator('#last iframe');
	const said = page.locator('#said');

	// Each element has its own puzzle, language, theme and height.
	await expect(last.locator('[data-verdict=unique]')).toHaveText('Genau eine Lösung');
	await expect(last.locator('html')).toHaveAttribute('data-theme', 'dark');
	await expect(week.locator('[data-command=hint]')).toHaveText('Hint');
	await soon(() =>
		asked(page, '#week', (puzzle) => {
			const frame = puzzle.shadowRoot?.querySelector('iframe');
			const app = frame?.contentDocument?.querySelector('#app');
			return Math.ceil(app?.getBoundingClientRect().height ?? 1) - (frame?.clientHeight ?? 0);
		}),
	).toBe(0);

	// Styles do not cross in either direction.
	const key = week.locator('.pad-key').first();
	await expect(key).not.toHaveCSS('border-top-style', 'dotted');
	await expect(page.locator('#hint')).toHaveCSS('border-top-style', 'dotted');
	await expect(page.locator('#hint')).toHaveCSS('min-height', '0px');

	// The page asks its questions.
	const seen = await asked(page, '#week', async (puzzle) => {
		await puzzle.ready;
		return { filled: puzzle.filled, link: puzzle.link, position: puzzle.position };
	});
	expect(seen).toEqual({
		filled: 0,
		link: 'sky4.1332.2122.3213.1423',
		position: 'sky4.1332.2122.3213.1423.f',
	});
	await page.locator('#hint').click();
	await expect(said).toHaveText('Look at row 1: a clue settles something.');
	const { verdict, solutions } = await asked(page, '#week', (puzzle) => puzzle.solve());
	const solution = solutions[0] ?? [];
	expect([verdict, solutions.length, solution.length]).toEqual(['unique', 1, 16]);
	await expect.poll(async () => (await board(week)).flat()).toEqual(solution);

	// The puzzle is played to the end; the check finds a mistake on the way.
	const type = async (cell: number, value: number) => {
		await week.locator(`[data-place="${Math.floor(cell / 4)},${cell % 4}"]`).focus();
		await page.keyboard.press(String(value));
	};
	await type(0, (solution[0] ?? 0) === 1 ? 2 : 1);
	await expect(said).toHaveText('1 of 16');
	await page.locator('#check').click();
	await expect(said).toHaveText('wrong');
	await page.locator('#reset').click();
	await expect(said).toHaveText('0 of 16');
	for (const [cell, value] of solution.slice(0, 15).entries()) await type(cell, value);
	await expect(said).toHaveText('15 of 16');

	// The page has saved the game and continues it.
	await page.reload();
	await expect.poll(async () => (await board(week)).flat()).toEqual([...solution.slice(0, 15), 0]);
	await type(15, solution[15] ?? 0);
	await expect(said).toHaveText('Solved: sky4.1332.2122.3213.1423.f');
	expect(await asked(page, '#week', ({ solved, cells }) => [solved, cells])).toEqual([
		true,
		solution,
	]);

	// Attributes change the element; another link starts over.
	await asked(page, '#week', (puzzle) => Object.assign(puzzle, { mode: 'show', lang: 'fr' }));
	await expect(week.locator('.pad')).toHaveCount(0);
	await expect(week.locator('html')).toHaveAttribute('lang', 'fr');
	const heading = week.getByRole('heading', { level: 1 });
	await expect(heading).toHaveText('Puzzle of the week');
	await asked(page, '#week', (puzzle) => Object.assign(puzzle, { title: 'Snow & “stars”' }));
	await expect(heading).toHaveText('Snow & “stars”');
	// A title can also be there from the beginning.
	await asked(page, '#last', (puzzle) => Object.assign(puzzle, { title: 'Ice' }));
	await asked(page, '#last', (puzzle) =>
		Object.assign(puzzle, { link: 'lat4', mode: 'play', hints: false }),
	);
	await expect(last.locator('.pad')).toBeVisible();
	await expect(last.locator('[data-command=hint]')).toHaveCount(0);
	await expect(last.getByRole('heading', { level: 1 })).toHaveText('Ice');
	await expect(page.locator('#last iframe')).toHaveAttribute('title', 'Ice');

	// Each file comes from one of the two origins, and the page's storage has only the page's own data.
	const origins = asks
		.filter((url) => /^https?:/.test(url))
		.map((url) => `${new URL(url).origin}/`);
	expect([...new Set(origins)].sort()).toEqual([news.address, pack.address].sort());
	const kept = await page.evaluate(async () => [
		Object.keys(localStorage),
		Object.keys(sessionStorage),
		await indexedDB.databases(),
	]);
	expect(kept).toEqual([['puzzle of the week'], [], []]);
	news.close();
	pack.close();
});

test('a puzzle that shows its solution also tells it, to all that ask at once', async ({
	page,
}) => {
	const { news, pack } = await exampleSites();
	await page.goto(news.address);
	const verdicts = await page.evaluate(async () => {
		const puzzle = document.createElement('gridfold-puzzle');
		Object.assign(puzzle, { link: 'sky4.1332.2122.3213.1423', mode: 'solve' });
		document.body.append(puzzle);
		await puzzle.ready;
		const solved = await Promise.all([puzzle.solve(), puzzle.solve()]);
		return solved.map(({ verdict }) => verdict);
	});
	expect(verdicts).toEqual(['unique', 'unique']);
	news.close();
	pack.close();
});

test('what is missing of a package is an error that the page hears', async ({ page }) => {
	let missing = 'board.js';
	const lonely = await site((path) => {
		if (path === '') return '<!doctype html><title>Lonely</title>';
		return path.includes(missing) ? undefined : packageFile(path);
	});
	const failure = async () => {
		await page.goto(lonely.address);
		return page.evaluate(async () => {
			await import('./element.js' as string);
			const puzzle = document.createElement('gridfold-puzzle');
			const failed = new Promise<string>((resolve) =>
				puzzle.addEventListener('error', (event) => resolve(event.detail.message)),
			);
			document.body.append(puzzle);
			return failed;
		});
	};
	expect(await failure()).toBe(`${lonely.address}board.js could not be loaded`);
	missing = '.wasm';
	expect(await failure()).toContain('404');
	// The reader can try again.
	missing = 'nothing';
	await page.frameLocator('iframe').locator('.start-failed .primary').click();
	await expect(page.frameLocator('iframe').locator('.board')).toBeVisible();
	lonely.close();
});

/**
 * Puts an element on the page that looks for its files at the given address; returns how `ready` settles, and the
 * content of the event `error`.
 */
const begun = (page: Page, files: string, link = 'sky4.1332.2122.3213.1423') =>
	page.evaluate(
		async ([files, link]) => {
			const { GridfoldPuzzle } = await import('/kept/element.js' as string);
			GridfoldPuzzle.files = files;
			const puzzle = document.createElement('gridfold-puzzle');
			puzzle.link = link;
			const said: string[] = [];
			puzzle.addEventListener('error', ({ detail }) => said.push(detail.name, detail.code));
			document.body.append(puzzle);
			const end = await puzzle.ready.then(
				() => 'ready',
				({ message }: Error) => message,
			);
			puzzle.remove();
			return [end, ...said];
		},
		[files, link] as const,
	);

test('the files of a package are found at any address, and `ready` says where they are not', async ({
	page,
}) => {
	// A page in one folder, the package in another, and a script in a third, as a bundler leaves it.
	const blog = await site((path) => {
		if (path === 'blog/') return '<!doctype html><title>Blog</title>';
		const [, inside] = /^(?:blog\/)?(?:gridfold|kept)\/(.*)/.exec(path) ?? [];
		return inside === undefined ? undefined : packageFile(inside);
	});
	const unhandled: string[] = [];
	page.on('pageerror', (error) => unhandled.push(String(error)));
	await page.goto(`${blog.address}blog/`);
	for (const files of ['/gridfold/', '/gridfold', './gridfold/', 'gridfold', '../gridfold/'])
		expect(await begun(page, files), files).toEqual(['ready']);
	expect(await begun(page, `${blog.address}gridfold/`)).toEqual(['ready']);

	const missing = `${blog.address}nowhere/board.js could not be loaded`;
	expect(await begun(page, '/nowhere/')).toEqual([missing, 'GridfoldError', 'not-loaded']);
	const [beside] = await begun(page, '');
	expect(beside).toBe(`${blog.address}blog/board.js could not be loaded`);
	const [words, ...code] = await begun(page, 'http://[');
	expect(words).toContain('Invalid URL');
	expect(code).toEqual(['GridfoldError', 'not-loaded']);
	const [unread, ...named] = await begun(page, '/gridfold/', 'sky4.no-such-link');
	expect(unread).toContain('This link could not be read.');
	expect(named).toEqual(['GridfoldError', 'unread']);
	// A page that asks a puzzle nothing gets no unhandled rejection.
	expect(unhandled).toEqual([]);
	blog.close();
});
