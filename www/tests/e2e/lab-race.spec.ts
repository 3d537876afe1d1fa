/* Races: their final counts, Stop, the limit, the guess, the table; and the responsiveness of the page. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { DEMO, frames, openStudy, racer, readMillion, SMALL, told } from './lab';
import { axeFindingsInBoth, openPanel, press, soon } from './page';

const over = (page: Page) =>
	expect(page.getByText('The race is over.')).toBeVisible({ timeout: 25_000 });

test('four strategies end with their counts, beside a guess, on the screen and on paper', async ({
	page,
}) => {
	await openStudy(page, `${DEMO}/study.domains.0`);
	const slider = page.getByRole('slider', { name: /How many tries/ });
	await slider.fill('100');
	await expect(slider).toHaveAttribute('aria-valuetext', '100,000 tries');
	await test.step('nothing tells the number before the strategy has run', async () => {
		await told(page);
		await expect(page.getByTestId('place')).toHaveText('Event 0');
		await expect(page.getByRole('slider', { name: 'Event', exact: true })).toHaveAttribute(
			'max',
			'0',
		);
		await expect(page.locator('.tree-node')).toHaveCount(1);
		await expect(page.locator('.tree-overview')).toHaveCount(0);
		await expect(page.locator('.reading')).toHaveText('0 tries so far');
		await press(page, 'study-on');
		await expect(page.locator('.tree-node')).toHaveCount(2);
		await expect(page.locator('.reading')).toHaveText('1 try so far');
		const words = await page.locator('body').ariaSnapshot();
		for (const secret of ['97,683', '97683', '484,708', '484708']) {
			expect(words, secret).not.toContain(secret);
		}
		expect(await page.title()).not.toMatch(/\d{3}/);
	});
	const rows = async () => {
		await page.emulateMedia({ media: 'print' });
		await expect(page.getByRole('button', { name: 'Start the race' })).toBeHidden();
		const all = await page.locator('.race-sheet').locator('tbody tr').all();
		const cells = await Promise.all(all.map((row) => row.getByRole('cell').allTextContents()));
		await page.emulateMedia({ media: 'screen' });
		return cells.map((row) => row.slice(0, 4));
	};
	const empty = ['', '', '', ''];
	expect(await rows()).toEqual([empty, ['100,000', '', '', ''], empty, empty]);
	await press(page, 'race');
	await over(page);
	await test.step('four strategies end with their counts', async () => {
		const ended = page.locator('[data-strategy][data-state=ended]');
		await expect(ended).toHaveCount(4);
		const tries = await ended.evaluateAll((all) =>
			all.map((one) => Number((one as HTMLElement).dataset.tries)),
		);
		expect(tries).toEqual([454_375, 97_683, 2169, 0]);
		await expect(ended.first()).toContainText('454,375');
		await expect(ended.first()).toContainText('1 solution, the first after 422,060.');
	});

	await test.step('a guess before the race is compared with what came out', async () => {
		await expect(page.getByTestId('guess-result')).toHaveText(
			'You said 100,000 for “Sets of values”; it was 97,683. Well guessed!',
		);
	});

	await test.step('positions are the same measure for all, on the bars and in words', async () => {
		const positions = await page
			.locator('[data-positions]')
			.evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.positions)));
		expect(positions).toEqual([90_876, 68_855, 1055, 1]);
		await expect(racer(page, 'fix-point')).toContainText('1,055 positions: 86 times fewer.');
		await expect(racer(page, 'stronger')).toContainText('1 position: 91,000 times fewer.');
		await expect(page.getByText('compares with “Check early”')).toBeVisible();
	});

	await test.step('on paper the race is a table: guesses and counts where there are any, room for a pen where not', async () => {
		expect((await rows())[1]).toEqual(['100,000', '97,683', '28,829', '1']);
	});

	await test.step('another round of guesses begins with everything forgotten', async () => {
		await expect(page.getByTestId('place')).toContainText('of 484,708');
		await page.getByRole('button', { name: 'Guess again' }).click();
		await expect(slider).toHaveAttribute('aria-valuetext', '1 try');
		await expect(page.locator('[data-tries]')).toHaveCount(0);
		await expect(page.getByTestId('place')).toHaveText('Event 0');
		await expect(page.locator('.tree-node')).toHaveCount(1);
	});
});

test('a race with a limit, and one that is stopped', async ({ page }) => {
	await openStudy(page, `${DEMO}/study.early-checks.0`);
	const slider = page.getByRole('slider', { name: /How many tries/ });
	await slider.fill('60');
	await racer(page, 'naive').getByRole('checkbox').check();
	await page.getByLabel('Stop each after').selectOption('100000');
	await press(page, 'race');
	await over(page);
	await test.step('the limit is kept and said, and what is known beforehand is estimated', async () => {
		await expect(racer(page, 'naive')).toHaveAttribute('data-tries', '100000');
		await expect(racer(page, 'naive')).toContainText('Stopped after');
		await expect(racer(page, 'naive')).toContainText(
			/about 3\.7 · 10¹⁷ tries: .* years? at [\d,]+ a second/,
		);
		await expect(racer(page, 'early-checks')).toContainText('Stopped after');
		await expect(racer(page, 'domains')).toContainText('Done in');
	});

	await test.step('a guess below where a strategy was stopped is known to be too low, and no more', async () => {
		await expect(page.getByTestId('guess-result')).toHaveText(
			'You said 1,000 for “Check early”; it is more than 100,000, at least 100 times more.',
		);
		// The table shows the cap of this race, not that of the next one.
		await page.getByLabel('Stop each after').selectOption('20000000');
		const download = page.waitForEvent('download');
		await press(page, 'study-csv');
		const text = readFileSync(await (await download).path(), 'utf8');
		expect(text).toMatch(/^early-checks,100000,.*,false,100000,/m);
	});

	await test.step('Stop ends a race at once and keeps what was counted', async () => {
		await page.getByLabel('Stop each after').selectOption('0');
		await press(page, 'race');
		const tries = async () => Number(await racer(page, 'naive').getAttribute('data-tries'));
		await soon(tries).toBeGreaterThan(10_000);
		await press(page, 'stop');
		await expect(page.getByText('You stopped the race')).toBeVisible();
		const then = await tries();
		await frames(page, 20);
		expect(await tries()).toBe(then);
		await expect(racer(page, 'naive')).toContainText('Stopped after');
	});
});

test('the document’s long search runs to its end under a live counter', async ({ page }) => {
	await openStudy(page, 'sky6.5-53-1.----24.-4--3-.42332-/study');
	await press(page, 'study-all');
	for (const id of ['early-checks', 'domains', 'fix-point', 'stronger']) {
		await racer(page, id).getByRole('checkbox').uncheck();
	}
	const lane = racer(page, 'line-check');
	await lane.getByRole('checkbox').check();
	await page.getByLabel('Stop each after').selectOption('0');
	await lane.evaluate((element: HTMLElement) => {
		const counted = new Set<number>();
		Object.assign(window, { counted });
		const note = () => element.dataset.tries && counted.add(Number(element.dataset.tries));
		new MutationObserver(note).observe(element, { attributeFilter: ['data-tries'] });
	});
	await press(page, 'race');
	await expect(lane).toHaveAttribute('data-state', 'ended', { timeout: 120_000 });
	await expect(lane).toHaveAttribute('data-tries', '56388851');
	const counted = await page.evaluate(() => [
		...(window as unknown as { counted: Set<number> }).counted,
	]);
	expect(counted.length).toBeGreaterThan(2);
	expect(counted).toEqual([...counted].sort((one, other) => one - other));
	await expect(lane).toContainText('1 solution, the first after 36,121,989.');
});

test('a million events are read in small slices, and an event far behind is found', async ({
	page,
}) => {
	await page.addInitScript(() => {
		const slices: number[] = [];
		Object.assign(window, { slices });
		const post = Worker.prototype.postMessage;
		Worker.prototype.postMessage = function (this: Worker, message: unknown) {
			const { call, args } = message as { call: string; args: number[] };
			if (call === 'labAdvance') slices.push(args[1] ?? Number.POSITIVE_INFINITY);
			post.call(this, message);
		};
	});
	await readMillion(page);
	const slices = await page.evaluate(() => (window as unknown as { slices: number[] }).slices);
	// The page adds each slice in one go, and can do other work before the next.
	expect(Math.max(...slices)).toBeLessThanOrEqual(8192);
	expect(slices.length).toBeGreaterThan(1_000_000 / 8192);
	expect(await page.locator('.tree-node').count()).toBeLessThan(2000);
});

test('a small race: nothing serious for axe before and after it, and a table of its figures', async ({
	page,
}) => {
	await openStudy(page, `${SMALL}/study.domains.0`);
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await press(page, 'race');
	await over(page);
	await test.step('the figures are saved as a table', async () => {
		const download = page.waitForEvent('download');
		await press(page, 'study-csv');
		const path = await (await download).path();
		const [head, ...rows] = readFileSync(path, 'utf8').trim().split('\r\n');
		expect(head?.split(',').slice(0, 3)).toEqual(['strategy', 'tries', 'dead_ends']);
		expect(rows.map((row) => row.split(',').slice(0, 2).join(' '))).toEqual([
			'early-checks 304',
			'domains 110',
			'fix-point 0',
			'stronger 0',
		]);
	});
	await press(page, 'study-dead-end');
	await expect(page.getByTestId('reason')).toHaveText(/fails:/);
	for (const panel of ['Share', 'Help'] as const) {
		await openPanel(page, panel);
		expect(await axeFindingsInBoth(page)).toEqual([]);
	}
});
