/* The lab on a snake: the race's counts, the chain at each event, its links, and the ways in and out. */
import { expect, type Page, test } from '@playwright/test';
import { openStudy, racer, reason, stepTo, told } from './lab';
import { axeFindingsInBoth, fragment, open, openPanel, press, soon } from './page';
import { openSnake, typeLengths } from './snake';

const LINK = 'snake3.3223232233D3333';
const COUNTS = { corner: 837, 'all-starts': 73_146, span: 10_309, symmetry: 5087, connected: 1959 };

const over = (page: Page) =>
	expect(page.getByText('The race is over.')).toBeVisible({ timeout: 25_000 });

/** The numbers in the layers, for the laid cubelets. */
async function numbers(page: Page): Promise<number[]> {
	const cells = await page
		.locator('.lab-chain td')
		.evaluateAll((all) => all.map((one) => Number.parseInt(one.textContent ?? '', 10)));
	return cells.filter((cell) => !Number.isNaN(cell)).sort((a, b) => a - b);
}

test('all five strategies end with their counts, which go with the snake', async ({ page }) => {
	await openStudy(page, `${LINK}/study.corner.0`);
	await test.step('all five strategies end with their counts', async () => {
		await press(page, 'race');
		await over(page);
		for (const [id, tries] of Object.entries(COUNTS)) {
			await expect(racer(page, id)).toHaveAttribute('data-tries', String(tries));
			await expect(racer(page, id)).toHaveAttribute('data-state', 'ended');
		}
		await expect(page.locator('.racer')).toHaveCount(5);
		await expect(racer(page, 'all-starts')).toContainText('48 solutions, the first after 141.');
	});

	await test.step('figures, guesses and runs go with the snake, and grids have their own', async () => {
		await press(page, 'study-leave');
		await typeLengths(page, '3 2 2 3 2 3 2 2 3 3 2 2 2 3 3 3 2 2');
		await press(page, 'study');
		await expect(page.locator('.lane')).toBeVisible();
		await expect(page.locator('[data-tries]')).toHaveCount(0);
		await expect(page.getByText('Event 0', { exact: true })).toBeVisible();
		await open(page, './?lang=en#sky4.1332.2122.3213.1423/study');
		await expect(page.locator('.racer')).toHaveCount(11);
		await expect(page.getByRole('table', { name: 'The board at this event' })).toBeVisible();
	});
});

test('twenty steps on and twenty back lead to the same chain', async ({ page }) => {
	await openStudy(page, `${LINK}/study.corner.0`);
	await told(page);
	const here = () =>
		page.locator('.lane').evaluate((lane) => ({
			event: lane.querySelector('[data-event]')?.getAttribute('data-event'),
			node: lane.querySelector('p[data-node]')?.getAttribute('data-node'),
			chain: (lane.querySelector('.layers')?.textContent ?? '').replaceAll(/Layer \d|[^\d]+/g, ' '),
		}));
	const seen: Awaited<ReturnType<typeof here>>[] = [];
	seen.push(await here());
	for (let step = 0; step < 20; step++) {
		await stepTo(page, 'study-on');
		seen.push(await here());
	}
	expect(new Set(seen.map(({ event }) => event)).size).toBe(21);
	expect(new Set(seen.map(({ chain }) => chain)).size).toBeGreaterThan(10);
	expect(new Set(seen.map(({ node }) => node)).size).toBeGreaterThan(10);
	const back = [await here()];
	for (let step = 0; step < 20; step++) {
		await stepTo(page, 'study-back');
		back.push(await here());
	}
	expect(back.reverse()).toEqual(seen);
});

test('each red node names the rule that is broken, and the chain shows where', async ({ page }) => {
	await openStudy(page, `${LINK}/study.connected.0`);
	await told(page);
	await press(page, 'study-dead-end');
	const named =
		/^Segment \d+: [a-z ]+( from \d, \d, \d)? fails: (segment \d+ leaves the box|segment \d+ meets a cubelet at|the free cells are split: )/;
	await expect(reason(page)).toHaveText(named);
	const red = page.locator('.tree-node:not(.later)[data-look=dead] title');
	await soon(async () =>
		(await red.allTextContents()).filter((words) => !named.test(words)),
	).toEqual([]);
	expect(await red.count()).toBeGreaterThan(0);
	const broken = new Set<string>();
	for (let turn = 0; turn < 60 && broken.size < 3; turn++) {
		const words = (await reason(page).textContent()) ?? '';
		const rule = /leaves|meets|are split/.exec(words)?.[0] ?? '';
		broken.add(rule);
		await expect(page.locator('.marked-lines')).toHaveCount(1);
		const outside = page.locator('.lab-outside');
		if (rule === 'leaves') await expect(outside).toHaveText(/^Cubelet \d+ lies outside the box\.$/);
		else await expect(page.locator('.lab-chain .wrong')).toHaveCount(1);
		await stepTo(page, 'study-dead-end');
		await expect(reason(page)).toHaveText(named);
	}
	expect([...broken].sort()).toEqual(['are split', 'leaves', 'meets']);

	await test.step('axe: the lab on a snake at a dead end, and its help', async () => {
		await press(page, 'race');
		await over(page);
		await expect(reason(page)).toHaveText(/fails:/);
		expect(await axeFindingsInBoth(page)).toEqual([]);
		await openPanel(page, 'Help');
		await expect(page.getByText('Places are counted from 0')).toBeVisible();
		expect(await axeFindingsInBoth(page)).toEqual([]);
	});
});

test('a solution is a full box with every number once', async ({ page }) => {
	for (const id of ['corner', 'span']) {
		await openStudy(page, `${LINK}/study.${id}.0`);
		await told(page);
		await press(page, 'study-solution');
		await expect(reason(page)).toHaveText(/a solution\.$/);
		expect(await numbers(page)).toEqual(Array.from({ length: 27 }, (_, index) => index + 1));
		const chain = page.getByRole('group', { name: 'The chain at this event' });
		await expect(chain.getByRole('cell')).toHaveCount(27);
		await expect(chain.getByRole('img', { name: '27 of 27 cubelets are laid' })).toBeVisible();
	}
});

test('a link opens at an event, and a reload keeps it', async ({ page }) => {
	await openStudy(page, `${LINK}/study.span.57`);
	await expect(reason(page)).toHaveAttribute('data-event', '57');
	await expect(page.getByRole('combobox', { name: 'Strategy to look at' })).toHaveValue('span');
	const event = await stepTo(page, 'study-on');
	await fragment(page, new RegExp(`^#${LINK}\\.\\w/study\\.span\\.${event}$`));
	const [words, chain] = [await reason(page).textContent(), await numbers(page)];
	expect(chain.length).toBeGreaterThan(3);
	await page.reload();
	await expect(reason(page)).toHaveAttribute('data-event', String(event));
	await expect(reason(page)).toHaveText(words ?? '');
	expect(await numbers(page)).toEqual(chain);
});

test('the snake leads into the lab and back, and loads nothing of it before', async ({ page }) => {
	const paths: string[] = [];
	page.on('request', (request) => paths.push(new URL(request.url()).pathname));
	await openSnake(page, `./?lang=en#${LINK}`);
	await press(page, 'fold');
	await expect(page.locator('[data-verdict]')).toBeVisible();
	expect(paths.filter((path) => /lab_bg|lab-/.test(path))).toEqual([]);
	await press(page, 'study');
	await expect(page.locator('.lane')).toBeVisible();
	await fragment(page, new RegExp(`^#${LINK}\\.\\w/study\\.`));
	await expect(page.getByRole('heading', { name: 'Algorithm lab' })).toBeVisible();
	await expect(page.locator('main').getByText('Snake cube 3 × 3 × 3')).toBeVisible();
	await press(page, 'study-leave');
	await expect(page.locator('[data-verdict]')).toBeVisible();
	await fragment(page, new RegExp(`^#${LINK}\\.\\w$`));
	await page.goBack();
	await expect(page.locator('.lane')).toBeVisible();
	await page.goBack();
	await expect(page.locator('[data-verdict]')).toBeVisible();
	await page.goForward();
	await expect(page.locator('.lane')).toBeVisible();
	await fragment(page, new RegExp(`^#${LINK}\\.\\w/study\\.`));
});

test('an incomplete chain is to be mended first', async ({ page }) => {
	await openSnake(page);
	await typeLengths(page, '3 2 2 3');
	await expect(page.locator('[data-command=study]')).toBeDisabled();
	await openStudy(page, 'snake3.3223/study');
	await expect(page.locator('.lane')).toHaveText(/^The chain has 7 cubelets, but the box holds 27/);
	await expect(page.locator('[data-command=race]')).toBeDisabled();
});

test('two strategies are compared over the same segments', async ({ page }) => {
	await openStudy(page, `${LINK}/study.symmetry.0`);
	await told(page);
	await press(page, 'study-last');
	await press(page, 'study-first');
	await page.getByLabel('Compare these decisions with').selectOption('corner');
	const words = page.getByTestId('comparison');
	await expect(words).toHaveText('No difference up to here.');
	// A start that is not a corner of the box: the last triangle beside the first start.
	await page.locator('.tree-node.folded').filter({ hasText: /k$/ }).last().click();
	await expect(words).toContainText('“One corner” never tries segment 1: right from');
	await words.getByRole('button', { name: 'Go there' }).click();
	await expect(reason(page)).toHaveText('Segment 1 is laid: right.');
});
