/*
 * What the page tells a newcomer: where to begin, what a notice is about and
 * when it is over, names of keys, stamps of recent puzzles, newer versions.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import { expect, test } from '@playwright/test';
import { cell, follow, fragment, open, press, solve } from './page';

test('the hints of a beginner, notices that go, and how many solutions can be seen', async ({
	page,
}) => {
	await open(page);
	await test.step('an empty board with clues begins at the first clue, as its hint says', async () => {
		for (const one of await page.locator('.modes span').all()) {
			// The words of the mode switch stand on one line.
			expect((await one.boundingBox())?.height).toBeLessThan(42);
		}
		await expect(page.locator('.actions .hint')).toContainText('Type the clues around the grid');
		await expect(page.locator('.twin [tabindex="0"]')).toHaveAttribute('data-place', '-1,0');
		await page.keyboard.press('3');
		await expect(page.locator('[data-place="-1,0"]')).toHaveAccessibleName(/^3, from the top/);
	});

	await test.step('the hint speaks of what the kind holds', async () => {
		await follow(page, 'fut4.Q.M.M');
		await expect(page.locator('.actions .hint')).toContainText(
			'tap the dots between cells for signs',
		);
		await follow(page, 'lat4.Q');
		await expect(page.locator('.actions .hint')).toContainText('Type the numbers of your puzzle');
	});

	await test.step('of many solutions it is said that only the first can be seen', async () => {
		await solve(page);
		await expect(page.getByTestId('which')).toHaveText('Solution 1 of the first 100');
		await press(page, 'count');
		await expect(page.locator('[data-verdict]')).toHaveText('Exactly 576 solutions');
		await expect(page.getByTestId('which')).toHaveText('Solution 1 of the first 256');
	});

	await test.step('a notice about the last keystroke goes with the next good one', async () => {
		await cell(page, 1, 1).focus();
		await page.keyboard.press('7');
		await expect(page.locator('.notice')).toContainText('Numbers here go from 1 to 4.');
		await page.keyboard.press('3');
		await expect(page.locator('.notice')).toHaveCount(0);
	});
});

test('help names the keys as the keyboard does and explains touch', async ({ page }) => {
	await open(page, './?lang=de');
	await page.locator('.panel-button').nth(4).click();
	const help = page.locator('.panel');
	await expect(help).toContainText('Pos1');
	await expect(help).toContainText('Strg + Z');
	await expect(help).toContainText('Punkt zwischen zwei Feldern');
	await expect(page.locator('[data-command=undo]')).toHaveAttribute('title', /Strg \+ Z/);
});

test('recent puzzles show their boards', async ({ page }) => {
	await open(page, './#sky4.1332.2122.3213.1423');
	await cell(page, 1, 1).focus();
	await page.keyboard.press('4');
	await fragment(page, /^#sky4/);
	await page.getByRole('button', { name: 'New', exact: true }).click();
	await page.locator('[data-example=futoshiki-easy]').click();
	await fragment(page, /^#fut4/);
	const stamps = page.getByRole('region', { name: 'Recent puzzles' }).locator('.miniature');
	await expect(stamps).toHaveCount(2);
	await expect(stamps.last().locator('.yours')).toHaveText('4');
	await expect(stamps.first().locator('circle')).toHaveCount(4);
});

const TYPES: Record<string, string> = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.wasm': 'application/wasm',
	'.svg': 'image/svg+xml',
};

/** Serves the built page like any server of files, with a service worker that can be replaced. */
function serve(worker: () => string): Promise<{ server: Server; address: string }> {
	const dist = new URL('../../../dist/', import.meta.url);
	const server = createServer((request, response) => {
		const path = new URL(request.url ?? '/', 'http://here').pathname.slice(1) || 'index.html';
		const type = TYPES[extname(path)] ?? 'text/plain';
		response.setHeader('Content-Type', type);
		response.end(path === 'sw.js' ? worker() : readFileSync(new URL(path, dist)));
	});
	return new Promise((resolve) => {
		server.listen(0, '127.0.0.1', () => {
			const at = server.address();
			const port = typeof at === 'object' ? at?.port : 0;
			resolve({ server, address: `http://127.0.0.1:${port}/` });
		});
	});
}

test.describe('with the service worker', () => {
	test.use({ serviceWorkers: 'allow' });

	test('a newer version offers itself and takes over when asked', async ({ page }) => {
		const built = readFileSync(new URL('../../../dist/sw.js', import.meta.url), 'utf8');
		let version = '';
		const { server, address } = await serve(() => `${built}\n// ${version}`);
		try {
			await open(page, `${address}#sky4.1332.2122.3213.1423`);
			await page.evaluate(async () => void (await navigator.serviceWorker.ready));
			await page.reload();
			await expect(page.locator('#app[data-ready=yes]')).toBeVisible();
			await expect(page.locator('.notice')).toHaveCount(0);
			version = createHash('sha256').update('newer').digest('hex');
			await page.reload();
			await expect(page.locator('.notice')).toContainText('A newer Gridfold has arrived.');
			await cell(page, 1, 1).focus();
			await page.keyboard.press('4');
			await expect(cell(page, 1, 1)).toHaveAccessibleName(/^4, .*yours/);
			const again = page.waitForEvent('load');
			await page.getByRole('button', { name: 'Load it' }).click();
			await again;
			await expect(cell(page, 1, 1)).toHaveAccessibleName(/^4, .*yours/);
			await expect(page.locator('.notice')).toHaveCount(0);
		} finally {
			server.close();
			server.closeAllConnections();
		}
	});
});
