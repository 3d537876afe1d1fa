/*
 * Accessibility and privacy: axe finds nothing in light or dark; the grid has
 * its semantics; three languages; small screens; and no request to another
 * origin.
 */
import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { built } from './host';
import { openStudy, SMALL } from './lab';
import {
	agree,
	axeFindings,
	axeFindingsInBoth,
	cell,
	eachPanel,
	follow,
	more,
	open,
	openExample,
	openPanel,
	paste,
	press,
	solve,
	verdict,
} from './page';
import { fold, openSnake } from './snake';

test('axe: the first page and every panel, two solutions, a contradiction, a bad paste', async ({
	page,
}) => {
	await open(page);
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await follow(page, 'sky5.-----.2-22-.----2.3----');
	await page.getByRole('button', { name: 'Close', exact: true }).click();
	const panels = await eachPanel(page, async (title) =>
		expect(await axeFindingsInBoth(page), title).toEqual([]),
	);
	expect(panels).toBeGreaterThan(5);
	await solve(page);
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await page.keyboard.press('F2');
	await page.locator('[data-place="-1,4"]').focus();
	await page.keyboard.press('5');
	await expect(page.locator('.faults')).toBeVisible();
	await openPanel(page, 'Paste');
	await page.getByRole('textbox', { name: 'Puzzle as text' }).fill('1 2\n3 x');
	await expect(page.locator('.finding.bad')).toBeVisible();
	expect(await axeFindingsInBoth(page)).toEqual([]);
});

for (const [locale, colorScheme] of [
	['de-DE', 'light'],
	['fr-FR', 'dark'],
] as const) {
	test.describe(`axe on a phone, ${locale}, ${colorScheme}`, () => {
		test.use({
			locale,
			colorScheme,
			// A panel that is still sliding in is paler than when it has arrived.
			contextOptions: { reducedMotion: 'reduce' },
			viewport: { width: 360, height: 740 },
			hasTouch: true,
			isMobile: true,
		});

		test('the first page, every panel, an answer and a mistake', async ({ page }) => {
			await open(page, './#sky5.-----.2-22-.----2.3----');
			expect(await axeFindings(page)).toEqual([]);
			await eachPanel(page, async (title) =>
				expect(await axeFindings(page, undefined, '#panel'), title).toEqual([]),
			);
			await press(page, 'solve');
			await expect(verdict(page)).toBeVisible();
			expect(await axeFindings(page)).toEqual([]);
			await cell(page, 1, 1).focus();
			await page.keyboard.press('1');
			await cell(page, 1, 2).focus();
			await page.keyboard.press('1');
			await expect(page.locator('.faults')).toBeVisible();
			expect(await axeFindings(page)).toEqual([]);
		});
	});
}

test('the board is a grid with speaking names; the policy forbids what the page does not need', async ({
	page,
}) => {
	await open(page, './#mix5.--1-3.-----.3----.-2---.WD.NgG.IlDlDl-l-');
	const grid = page.getByRole('grid', { name: 'Skyscrapers with\u00a0<\u00a0>, 5 by 5' });
	await expect(grid.getByRole('row')).toHaveCount(7);
	await expect(grid.getByRole('gridcell')).toHaveCount(25);
	await expect(grid.getByRole('columnheader')).toHaveCount(10);
	await expect(grid.getByRole('rowheader', { name: '2, from the left, row 2' })).toHaveCount(1);
	await expect(cell(page, 4, 2)).toHaveAccessibleName(
		'empty, row 4 column 2, larger than the cell on the right, smaller than the cell below',
	);
	await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
	await test.step('the policy forbids what the page does not need', async () => {
		const policy = await page
			.locator('meta[http-equiv=Content-Security-Policy]')
			.getAttribute('content');
		const lines = built('index.html').match(/<script>([\s\S]*?)<\/script>/)?.[1] ?? '';
		const hash = createHash('sha256').update(lines).digest('base64');
		const rules = new Map(
			(policy ?? '').split('; ').map((rule) => {
				const [name = '', ...sources] = rule.split(' ');
				return [name, sources.join(' ')];
			}),
		);
		expect(Object.fromEntries(rules)).toEqual({
			'default-src': "'none'",
			// Besides the page's own files, the few inline lines are allowed, by their hash.
			'script-src': `'self' 'sha256-${hash}' 'wasm-unsafe-eval'`,
			'style-src': "'self'",
			'img-src': "'self'",
			'connect-src': "'self'",
			'worker-src': "'self' blob:",
			'manifest-src': "'self'",
			'frame-src': "'none'",
			'form-action': "'none'",
			'base-uri': "'none'",
		});
		const refused = await page.evaluate(() => {
			const script = document.createElement('script');
			script.textContent = 'window.foreign = true';
			document.head.append(script);
			return !('foreign' in window);
		});
		expect(refused).toBe(true);
	});
});

const LANGUAGES = [
	{
		locale: 'de-DE',
		solve: 'Lösen',
		one: 'Genau eine Lösung',
		name: '40, Zeile 1 Spalte 1, Lösung',
	},
	{
		locale: 'fr-FR',
		solve: 'Résoudre',
		one: 'Une seule solution',
		name: '40, ligne 1 colonne 1, solution',
	},
];

for (const { locale, solve: label, one, name } of LANGUAGES) {
	test.describe(locale, () => {
		test.use({ locale });
		test('the whole page speaks the visitor’s language, the core included', async ({ page }) => {
			await open(page);
			await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
			await openExample(page, 'presse-easy');
			await more(page);
			await page.locator('.more-menu').getByRole('button', { name: label, exact: true }).click();
			await agree(page);
			await expect(verdict(page)).toHaveText(one);
			await expect(cell(page, 1, 1)).toHaveAccessibleName(name);
			await openPanel(page, 'Paste');
			await page.getByRole('textbox').fill('west = [x]');
			const wrong =
				locale === 'de-DE' ? 'x ist keine ganze Zahl.' : 'x n’est pas un nombre entier.';
			await expect(page.locator('.finding.bad')).toContainText(wrong);
		});
	});
}

test('?lang= and the setting choose the language', async ({ page }) => {
	await open(page, './?lang=fr#board');
	await expect(page.getByRole('button', { name: 'Résoudre', exact: true })).toBeVisible();
	await openPanel(page, 'Settings');
	await page.getByRole('radio', { name: 'Deutsch' }).check();
	await expect(page.getByRole('button', { name: 'Lösen', exact: true })).toBeVisible();
	await open(page);
	await expect(page.getByRole('button', { name: 'Lösen', exact: true })).toBeVisible();
});

test('a language is fetched when it is wanted, and missed without harm', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.route(/assets\/fr-/, (route) => route.abort());
	await open(page, './?lang=en#board');
	await openPanel(page, 'Settings');
	expect(asked.filter((path) => /assets\/(de|fr)-/.test(path))).toEqual([]);
	await page.getByRole('radio', { name: 'Français' }).click();
	await expect(
		page.locator('.notice', { hasText: 'Français could not be fetched.' }),
	).toBeVisible();
	await expect(page.getByRole('button', { name: 'Solve', exact: true })).toBeVisible();
	await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
	await page.getByRole('radio', { name: 'Deutsch' }).check();
	await expect(page.getByRole('button', { name: 'Lösen', exact: true })).toBeVisible();
	// The texts of the shell, of Home, of the core and of the open page are each fetched once.
	const german = asked.filter((path) => /assets\/de-/.test(path));
	expect(german.length).toBe(4);
	expect(new Set(german).size).toBe(4);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

	test('board, tools and number pad share the first screen; a tap on a gap walks through the signs', async ({
		page,
	}) => {
		await open(page, './#sky6.223416.234221.222241.312322');
		const pad = await page.getByRole('group', { name: 'Numbers' }).boundingBox();
		expect((pad?.y ?? 999) + (pad?.height ?? 0)).toBeLessThanOrEqual(740);

		await follow(page, 'fut7.WWF.WU.WU');
		const here = cell(page, 1, 1);
		const box = await here.boundingBox();
		if (!box) throw new Error('no cell');
		const x = box.x + box.width + 6;
		const y = box.y + box.height / 2;
		for (const words of [
			', smaller than the cell on the right',
			', larger than the cell on the right',
			'',
		]) {
			await page.touchscreen.tap(x, y);
			await expect(here).toHaveAccessibleName(`empty, row 1 column 1${words}`);
		}
		await here.tap();
		await page.getByRole('button', { name: '7', exact: true }).tap();
		await expect(here).toHaveAccessibleName('7, row 1 column 1, given');
	});
});

test.describe('with the service worker', () => {
	test.use({ serviceWorkers: 'allow' });

	test('no request leaves the page’s origin, and nothing breaks its own policy', async ({
		page,
		context,
		baseURL,
	}) => {
		const seen: URL[] = [];
		const violations: string[] = [];
		await page.exposeFunction('violated', (what: string) => violations.push(what));
		await page.addInitScript(() => {
			document.addEventListener('securitypolicyviolation', (event) => {
				const { violated } = window as unknown as { violated(what: string): void };
				violated(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
			});
		});
		// Listens to the whole context, because workers and the service worker send requests too.
		context.on('request', (request) => seen.push(new URL(request.url())));
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await open(page, './?lang=en#board');
		await openExample(page, 'futoshiki-hard');
		await solve(page);
		await paste(page, 'sky5.-----.2--2-.-3--2.3----');
		await solve(page);
		await press(page, 'count');
		await expect(verdict(page)).toHaveText(/^Exactly/);
		await openPanel(page, 'Share');
		await press(page, 'copy-link');
		await expect(page.locator('.notice')).toBeVisible();
		for (const panel of ['Help', 'Settings'] as const) {
			await openPanel(page, panel);
		}
		await page.getByRole('radio', { name: 'Français' }).check();
		await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
		await page.evaluate(async () => void (await navigator.serviceWorker.ready));

		await page.goto('about:blank');
		await openSnake(page, './?lang=en#snake');
		await fold(page);
		await expect(page.locator('.stage')).toHaveAttribute('data-drawn', 'yes');
		await openStudy(page, `${SMALL}/study.domains.0`);
		await press(page, 'race');
		await expect(page.getByText('The race is over.')).toBeVisible();
		const download = page.waitForEvent('download');
		await press(page, 'study-csv');
		await download;
		expect(violations).toEqual([]);

		const paths = seen.map(({ pathname }) => pathname).join('\n');
		expect(paths).toMatch(/\.wasm$/m);
		expect(paths).toMatch(/worker-[^/]*\.js$/m);
		expect(paths).toMatch(/sw\.js$/m);
		const home = new URL(baseURL ?? '').origin;
		// The blob of a worker would also belong to the page's origin.
		expect(seen.filter(({ origin }) => origin !== home).map(String)).toEqual([]);
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });
	test('the page says what it is', async ({ page }) => {
		await page.goto('./');
		await expect(page.getByRole('heading', { name: 'Skyscrapers and Futoshiki' })).toBeVisible();
		await expect(page.locator('noscript strong')).toBeVisible();
	});
});
