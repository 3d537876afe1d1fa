/*
 * The service worker, on hosts that behave differently: what is cached and in
 * which order, working without a network, and successive builds.
 */
import { expect, type Page, test } from '@playwright/test';
import { built, type Habit, type Host, lists, newerBuild, serve } from './host';
import {
	begun,
	board,
	cell,
	expectSolved,
	more,
	open,
	openAnew,
	openExample,
	openPanel,
	press,
	seed,
	soon,
	verdict,
} from './page';
import { fold, openSnake } from './snake';

const SKY = '#sky4.1332.2122.3213.1423';

test.use({ serviceWorkers: 'allow' });

/** A host for one test. */
async function hosted(habit: Habit, use: (host: Host) => Promise<void>): Promise<void> {
	const host = await serve(habit);
	try {
		await use(host);
	} finally {
		host.close();
	}
}

/** The paths that the service worker has cached. */
const kept = (page: Page) =>
	page.evaluate(async () => {
		const names = await caches.keys();
		const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		return requests
			.flat()
			.map(({ url }) => new URL(url).pathname.slice(1))
			.sort();
	});

const ready = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

async function expectKept(page: Page, missing: string[] = []): Promise<void> {
	const { first, later } = lists();
	const all = ['', ...first, ...later].filter((path) => !missing.includes(path)).sort();
	await soon(() => kept(page)).toEqual(all);
}

/** Reloads the page and solves a puzzle in it. */
async function expectWorks(page: Page, address: string): Promise<void> {
	await openAnew(page, `${address}?lang=en${SKY}`);
	await press(page, 'solve');
	await expect(verdict(page)).toHaveText('Exactly one solution');
	await soon(async () => (await board(page))[0]).toEqual([4, 1, 2, 3]);
}

test('what grids need is kept first, the rest later, and then everything works without a network', async ({
	page,
}) => {
	await hosted(
		() => undefined,
		async (host) => {
			await open(page, `${host.address}#board`);
			await expectKept(page);
			const { first, later } = lists();
			for (const part of [
				/lab-.*js$/,
				/techniques-.*js$/,
				/snake-.*js$/,
				/stage-/,
				/lab_bg-/,
				/snake_bg-/,
				/text_bg-/,
				/explain_bg-/,
			])
				expect(later.filter((path) => part.test(path)).length, String(part)).toBeGreaterThan(0);
			const firstDone = Math.max(...first.map((path) => host.asked.lastIndexOf(path)));
			for (const path of later) expect(host.asked.indexOf(path), path).toBeGreaterThan(firstDone);

			host.close();
			await expectWorks(page, host.address);
			await openPanel(page, 'New');
			await openExample(page, 'futoshiki-intro');
			await press(page, 'solve');
			await expectSolved(page, seed('futoshiki-intro').solution ?? []);
			await press(page, 'study');
			await expect(page.locator('.lane')).toBeVisible();
			await openAnew(page, `${host.address}?lang=en#techniques/four-corners`);
			await expect(page.locator('.book h1')).toHaveText('Four corners');

			await page.goto('about:blank');
			await openSnake(page, `${host.address}?lang=en#snake`);
			await fold(page);
			await expect(verdict(page)).toHaveText('Folds in exactly 1 way');
			await expect(page.locator('.stage')).toHaveAttribute('data-drawn', 'yes');
			await openAnew(page, `${host.address}?lang=de${SKY}`);
			await more(page);
			await expect(page.getByRole('button', { name: 'Lösen', exact: true })).toBeVisible();
		},
	);
});

for (const [from, to] of [
	['index.html', './'],
	['', 'index.html'],
] as const) {
	test(`a host that leads from ${from || './'} to ${to}: both addresses work, also offline`, async ({
		page,
	}) => {
		const habit: Habit = (path) => (path === from ? { to } : undefined);
		await hosted(habit, async (host) => {
			await open(page, host.address);
			await ready(page);
			await expectWorks(page, `${host.address}index.html`);
			host.close();
			await expectWorks(page, `${host.address}index.html`);
			await expectWorks(page, host.address);
		});
	});
}

test('a host that answers with 404 or a page of words for some listed files does not lose offline', async ({
	page,
}) => {
	const later = (part: RegExp) => lists().later.find((path) => part.test(path)) ?? '';
	const none = ['mark.svg', later(/lab-.*js$/)];
	const words = ['gridfold.webmanifest', later(/snake-.*js$/)];
	const habit: Habit = (path) => {
		if (none.includes(path)) return { status: 404 };
		const page = { text: '<!doctype html><p>Nothing here.', type: 'text/html' };
		return words.includes(path) ? page : undefined;
	};
	await hosted(habit, async (host) => {
		await open(page, host.address);
		await expectKept(page, [...none, ...words]);
		host.close();
		await expectWorks(page, host.address);
	});
});

test('a network that answers with its own page is not kept in the place of ours', async ({
	page,
}) => {
	await hosted(
		() => undefined,
		async (host) => {
			let worker = 0;
			host.habit = (path) => {
				if (path === 'sw.js') worker = host.asked.length;
				const portal = path === '' && worker > 0;
				return portal ? { text: '<!doctype html><p>Log in first.' } : undefined;
			};
			await open(page, host.address);
			await soon(() => host.asked.slice(worker)).toContain('');
			await soon(() =>
				page.evaluate(async () => {
					const registration = await navigator.serviceWorker.getRegistration();
					return registration?.installing ?? registration?.active ?? 'none';
				}),
			).toBe('none');
			host.habit = () => undefined;
			await openAnew(page, host.address);
			await expectKept(page);
		},
	);
});

test('a newer version offers itself and takes over when asked', async ({ page }) => {
	await hosted(
		() => undefined,
		async (host) => {
			await open(page, `${host.address}${SKY}`);
			await expectKept(page);
			await page.reload();
			await begun(page);
			await expect(page.locator('.notice')).toHaveCount(0);
			host.habit = newerBuild;
			await page.reload();
			await expect(page.locator('.notice')).toContainText('A newer version of Gridfold is ready.');
			await cell(page, 1, 1).focus();
			await page.keyboard.press('4');
			await expect(cell(page, 1, 1)).toHaveAccessibleName(/^4, .*yours/);
			const again = page.waitForEvent('load');
			await page.getByRole('button', { name: 'Load it' }).click();
			await again;
			await expect(cell(page, 1, 1)).toHaveAccessibleName(/^4, .*yours/);
			await expect(page.locator('.notice')).toHaveCount(0);
			await expect(page.locator('script[src*=".new."]')).toHaveCount(1);
		},
	);
});

test('a newer build beside the open tab of a first visit: the tab keeps its own parts', async ({
	page,
	context,
}) => {
	await hosted(
		() => undefined,
		async (host) => {
			await open(page, `${host.address}?lang=en${SKY}`);
			await expectKept(page);
			host.habit = newerBuild;
			const other = await context.newPage();
			await open(other, `${host.address}?lang=en${SKY}`);
			await expect(other.locator('.notice')).toContainText('A newer version of Gridfold is ready.');
			await press(page, 'study');
			await expect(page.locator('.lane')).toBeVisible();
			await press(page, 'race');
			await expect(page.getByText('The race is over.')).toBeVisible();

			// When the other tab switches to the newer page, so does the first one, and it has the
			// newer parts.
			const again = page.waitForEvent('load');
			await other.getByRole('button', { name: 'Load it' }).click();
			await again;
			await expect(page.locator('.lane')).toBeVisible();
			await expect(page.locator('script[src*=".new."]')).toHaveCount(1);
		},
	);
});

test('a newer build that arrives before all parts of the first one were kept starts at the first Reload', async ({
	page,
	context,
}) => {
	const noLessons: Habit = (path) => (/techniques-.*js$/.test(path) ? { status: 404 } : undefined);
	await hosted(noLessons, async (host) => {
		await open(page, `${host.address}?lang=en`);
		await ready(page);
		host.habit = newerBuild;
		const other = await context.newPage();
		await other.goto(`${host.address}?lang=en#techniques/four-corners`);
		// The service worker would answer with the older page; only its own check finds the newer one.
		await expect(other.getByRole('alert')).toContainText('A newer version of Gridfold has just');
		await expect(other.getByRole('alert').getByRole('button')).toHaveText('Reload the page');
		await other.getByRole('button', { name: 'Reload the page' }).click();
		await begun(other);
		await expect(other.getByRole('heading', { level: 1, name: 'Four corners' })).toBeVisible();
	});
});

test.describe('without a service worker', () => {
	test.use({ serviceWorkers: 'block' });

	test('a newer build beside an open tab offers itself when a part is missing', async ({
		page,
	}) => {
		await hosted(
			() => undefined,
			async (host) => {
				await open(page, `${host.address}?lang=en${SKY}`);
				await more(page);
				host.habit = newerBuild;
				await press(page, 'study');
				await expect(page.locator('.notice')).toContainText(
					'A newer version of Gridfold is ready.',
				);
				const again = page.waitForEvent('load');
				await page.getByRole('button', { name: 'Load it' }).click();
				await again;
				await expect(page.locator('script[src*=".new."]')).toHaveCount(1);
				await begun(page);
				await press(page, 'study');
				await expect(page.locator('.lane')).toBeVisible();
			},
		);
	});

	test('a part that fails on its own says nothing of a newer build', async ({ page }) => {
		await hosted(
			() => undefined,
			async (host) => {
				await open(page, `${host.address}?lang=en${SKY}`);
				host.habit = (path) => (/lab-.*js$/.test(path) ? { status: 404 } : undefined);
				const looked = page.waitForResponse((response) => response.url() === host.address);
				await press(page, 'study');
				await looked;
				await expect(page.locator('.notice', { hasText: 'newer' })).toHaveCount(0);
				await expect(page.getByRole('grid')).toBeVisible();
			},
		);
	});
});

test('the service worker knows the script that the page of its build names', () => {
	const { first, later, entry } = lists();
	expect(first).toContain(entry);
	expect([...first, ...later]).not.toContain('sw.js');
	expect(built('index.html')).toContain(entry);
});
