/* A strategy step by step: forwards and backwards, its dead ends in words, its link, its keys. */
import { expect, type Page, test } from '@playwright/test';
import { DEMO, eventNow, frames, openStudy, place, reason, SMALL, stepTo, told } from './lab';
import { axeFindingsInBoth, fragment, open, openPanel, press, soon } from './page';

test('forward and back, dead ends, and what stands on the board', async ({ page }) => {
	await openStudy(page, `${SMALL}/study.domains.0`);
	await told(page);
	await test.step('twenty steps on and twenty back lead to the same node', async () => {
		const seen: [number, string | null][] = [];
		const here = async () => place(page).getAttribute('data-node');
		seen.push([await eventNow(page), await here()]);
		for (let step = 0; step < 20; step++) {
			seen.push([await stepTo(page, 'study-on'), await here()]);
		}
		expect(new Set(seen.map(([event]) => event)).size).toBe(21);
		expect(new Set(seen.map(([, node]) => node)).size).toBeGreaterThan(10);
		const back = [[await eventNow(page), await here()]];
		for (let step = 0; step < 20; step++) {
			back.push([await stepTo(page, 'study-back'), await here()]);
		}
		expect(back.reverse()).toEqual(seen);
	});

	await test.step('each red node names the rule that is broken', async () => {
		// Future events are drawn once the run has been watched to the end.
		await press(page, 'study-last');
		await goToStart(page);
		const red = page.locator('[data-look=dead]');
		await soon(() => red.count()).toBe(40);
		const titles = async () => red.locator('title').allTextContents();
		const named =
			/^r\dc\d = \d fails: (no value is left for r\dc\d|the \w+ clue of \w+ \d is \d, but .*(shows|visible))/;
		await soon(async () => (await titles()).filter((words) => !named.test(words))).toEqual([]);
		await red.nth(3).click();
		await expect(reason(page)).toHaveText(named);
		await expect(reason(page).locator('..')).toHaveClass(/bad/);
	});

	await test.step('the board shows what is struck, the code the line, the path the tries', async () => {
		await goToStart(page);
		await page.getByLabel('Step', { exact: true }).selectOption('removal');
		await stepTo(page, 'study-on');
		await expect(reason(page)).toHaveText('r1c1 = 1 is tried.');
		await expect(page.locator('.code [aria-current=step]')).toHaveText(
			'write the value into the cell',
		);
		await stepTo(page, 'study-on');
		await expect(reason(page)).toHaveText('r1c1 is 1, so r1c2 in the same line cannot be 1.');
		await expect(page.locator('.struck.now')).toHaveText('1');
		await expect(page.locator('.code [aria-current=step]')).toHaveText(/remove the value/);
		const steps = page.getByRole('navigation', { name: 'Tries made so far' }).getByRole('button');
		await expect(steps).toHaveText(['Start', 'r1c1 = 1']);
		await press(page, 'study-solution');
		await expect(reason(page)).toHaveText(/a solution\.$/);
		const cells = page.getByRole('table', { name: 'The board at this event' }).getByRole('cell');
		await expect(cells).toHaveText([...'4123123434122341']);
	});
});

test('a link opens a strategy at an event, and the address follows', async ({ page }) => {
	await test.step('a link opens a strategy at an event, and the address follows', async () => {
		await openStudy(page, `${SMALL}/study.early-checks.57`);
		await expect(reason(page)).toHaveAttribute('data-event', '57');
		await expect(page.getByRole('combobox', { name: 'Strategy to look at' })).toHaveValue(
			'early-checks',
		);
		const words = await reason(page).textContent();
		expect(words).not.toBe('');
		await stepTo(page, 'study-on');
		await stepTo(page, 'study-on');
		const event = await eventNow(page);
		await fragment(page, new RegExp(`^#${SMALL}\\.\\w/study\\.early-checks\\.${event}$`));
		await page.reload();
		await expect(reason(page)).toHaveAttribute('data-event', String(event));
		await press(page, 'study-leave');
		await fragment(page, new RegExp(`^#${SMALL}\\.\\w$`));
		await expect(page.locator('.lane')).toHaveCount(0);
		await page.goBack();
		await expect(page.locator('.lane')).toBeVisible();
	});

	await test.step('a worksheet hides what comes next, until its answers are asked for', async () => {
		await openStudy(page, `${SMALL}/study.early-checks.57/ask`);
		await expect(reason(page)).toHaveAttribute('data-event', '57');
		const sheet = page.getByRole('region', { name: 'Your turn to think' });
		await expect(sheet.getByRole('listitem')).toHaveCount(3);
		await expect(page.getByRole('button', { name: 'Start the race' })).toBeDisabled();
		await expect(page.getByRole('slider', { name: 'Event', exact: true })).toHaveCount(0);
		await page.locator('.tree-scroll').focus();
		await page.keyboard.press('End');
		await expect(reason(page)).toHaveAttribute('data-event', '57');
		expect(await axeFindingsInBoth(page)).toEqual([]);
		await fragment(page, /\/study\.early-checks\.57\/ask$/);
		await sheet.getByRole('button', { name: 'Show the answers' }).click();
		await expect(reason(page)).toHaveAttribute('data-event', '58');
		await fragment(page, /\/study\.early-checks\.58$/);
		await openPanel(page, 'Share');
		await page.getByRole('checkbox', { name: /^As a worksheet/ }).check();
		await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(
			/\/study\.early-checks\.58\/ask$/,
		);
		await page.getByRole('checkbox', { name: /^As a worksheet/ }).uncheck();
	});

	await test.step('the program is copied with the puzzle', async () => {
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.getByRole('button', { name: 'Copy as Python' }).click();
		const copied = () => page.evaluate(() => navigator.clipboard.readText());
		await soon(copied).toMatch(/^# Check early: .*\nsize = 4\n[\s\S]*viable\(cell\)[\s\S]*print\(/);
		await page.getByRole('button', { name: 'Copy as JavaScript' }).click();
		await soon(copied).toMatch(/^\/\/ Check early: .*\nconst size = 4;\n[\s\S]*console\.log\(/);
		await page.getByLabel('Strategy to look at').selectOption('stronger');
		await page.getByRole('button', { name: 'Copy as Python' }).click();
		await soon(copied).toMatch(/^# Whole lines: [\s\S]*def cheap_rules\(\)[\s\S]*def keep_ways\(/);
		await page.getByLabel('Strategy to look at').selectOption('person');
		await expect(page.locator('.programs')).toHaveText(/^There is no program to copy/);
	});

	await test.step('what follows a try is listed, and each card leads to its event', async () => {
		await openStudy(page, `${SMALL}/study.queue.0`);
		await told(page);
		await press(page, 'study-solution');
		const cards = page
			.getByRole('region', { name: /^What follows from r\dc\d = \d$/ })
			.getByRole('button');
		await expect(cards.filter({ hasText: '…' })).toHaveCount(0);
		const last = cards.last();
		expect(await cards.count()).toBeGreaterThan(4);
		await expect(last).toHaveAttribute('aria-current', 'step');
		await expect(last).toContainText((await reason(page).textContent()) ?? '?');
		const before = await eventNow(page);
		await cards.first().click();
		expect(await eventNow(page)).toBe(before - (await cards.count()) + 1);
		await expect(cards.first()).toContainText((await reason(page).textContent()) ?? '?');
	});

	await test.step('a link that asks for what there is not opens the rest, and says so', async () => {
		await openStudy(page, `${SMALL}/study.queue.5.99-1`);
		await expect(page.locator('.notice')).toContainText('cells that this puzzle does not have');
		await expect(reason(page)).toHaveAttribute('data-event', '5');
		await expect(page.locator('.wished').getByRole('button', { name: /^Do not/ })).toHaveText([
			'r1c1',
		]);
	});

	await test.step('the address follows a run while it plays', async () => {
		await openStudy(page, `${DEMO}/study.domains.0`);
		await told(page);
		await page.getByRole('combobox', { name: 'Speed' }).selectOption('20');
		await press(page, 'study-play');
		await fragment(page, /\/study\.domains\.[1-9]\d+$/);
		await expect(page.locator('[data-command=study-play]')).toHaveAttribute('aria-pressed', 'true');
	});

	await test.step('what flies past is painted over the paper, and drawn when it rests', async () => {
		await page.getByRole('combobox', { name: 'Speed' }).selectOption('1000');
		const painting = page.locator('canvas.flight');
		const drawn = page.locator('.lab-board .digit:not(:empty)');
		await soon(() => painting.evaluate(inked)).toBeGreaterThan(100);
		await expect(drawn).toHaveCount(0);
		await press(page, 'study-play');
		await expect(painting).toHaveCount(0);
		const cells = await page
			.getByRole('table', { name: 'Board' })
			.getByRole('cell')
			.allTextContents();
		const digits = cells.filter((words) => /^\d$/.test(words));
		expect(digits.length).toBeGreaterThan(0);
		await expect(drawn).toHaveText(digits);
	});
});

/** The number of pixels of a canvas that are painted. */
function inked(element: Element): number {
	const canvas = element as HTMLCanvasElement;
	const pen = canvas.getContext('2d');
	const { data } = pen?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
	return Array.from(data).filter((level, at) => at % 4 === 3 && level > 0).length;
}

test('keys, playing, and going anywhere else', async ({ page }) => {
	await openStudy(page, `${SMALL}/study.domains.0`);
	await told(page);
	await test.step('the keys of a run act inside it, and nowhere else', async () => {
		await page.keyboard.press('e');
		expect(await eventNow(page)).toBe(0);
		await page.locator('.tree-scroll').focus();
		await page.keyboard.press('e');
		await expect(reason(page)).toHaveText(/fails:/);
		const first = await eventNow(page);
		await page.keyboard.press('e');
		await soon(() => eventNow(page)).toBeGreaterThan(first);
		await page.keyboard.press('Shift+E');
		await expect(reason(page)).toHaveAttribute('data-event', String(first));
		await page.keyboard.press('s');
		await expect(reason(page)).toHaveText(/a solution\.$/);
		await page.keyboard.press('End');
		await expect(page.locator('[data-command=study-on]')).toHaveAttribute('aria-disabled', 'true');
		await page.keyboard.press('Home');
		await expect(reason(page)).toHaveAttribute('data-event', '0');
		await page.keyboard.press('ArrowDown');
		await expect(place(page)).toHaveAttribute('data-node', '1');
		await page.keyboard.press('ArrowRight');
		await expect(place(page)).not.toHaveAttribute('data-node', '1');
		await page.keyboard.press('ArrowUp');
		await expect(place(page)).toHaveAttribute('data-node', '0');
	});

	await test.step('it plays by itself, and stops where it is told to', async () => {
		await goToStart(page);
		await page.getByRole('combobox', { name: 'Speed' }).selectOption('20');
		await press(page, 'study-play');
		await soon(() => eventNow(page)).toBeGreaterThan(50);
		await press(page, 'study-play');
		await expect(page.locator('[data-command=study-play]')).toHaveAttribute(
			'aria-pressed',
			'false',
		);
		await page.getByRole('slider', { name: 'Event', exact: true }).fill('100');
		await expect(reason(page)).toHaveAttribute('data-event', '100');
	});

	await test.step('going anywhere ends the playing', async () => {
		await goToStart(page);
		await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
		await press(page, 'study-play');
		await soon(() => eventNow(page)).toBeGreaterThan(10);
		await press(page, 'study-solution');
		const at = await eventNow(page);
		await expect(page.locator('[data-command=study-play]')).toHaveAttribute(
			'aria-pressed',
			'false',
		);
		await expect(reason(page)).toHaveText(/a solution\.$/);
		await frames(page, 30);
		expect(await eventNow(page)).toBe(at);
		await press(page, 'study-solution');
		await expect(page.locator('.notice')).toContainText('There is no further solution.');
	});
});

test('the grids load nothing of the lab before it is asked for', async ({ page }) => {
	const paths: string[] = [];
	page.on('request', (request) => paths.push(new URL(request.url()).pathname));
	await open(page, `./?lang=en#${DEMO}`);
	await press(page, 'solve');
	await expect(page.locator('[data-verdict]')).toBeVisible();
	expect(paths.filter((path) => /grid_bg/.test(path))).not.toEqual([]);
	expect(paths.filter((path) => /lab_bg|lab-/.test(path))).toEqual([]);
	await press(page, 'study');
	await expect(page.locator('.lane')).toBeVisible();
	const loaded = () => paths.filter((path) => /lab_bg|lab-/.test(path)).length;
	await soon(loaded).toBeGreaterThan(2);
});

test('two strategies are compared over the same decisions, as far as both are read', async ({
	page,
}) => {
	await openStudy(page, `${SMALL}/study.domains.0`);
	await told(page);
	await test.step('two strategies are compared over the same decisions', async () => {
		await page.getByLabel('Compare these decisions with').selectOption('fix-point');
		const words = page.getByTestId('comparison');
		await expect(words).toContainText('Run “Sets of values” to its end first');
		await press(page, 'study-last');
		await goToStart(page);
		await press(page, 'study-dead-end');
		// The cheap rules solve this puzzle without a try, so the very first one is never made.
		await expect(words).toContainText('“Cheap rules” never tries r1c1 = 1 here: r1c1 is not 1');
		await expect(words).toContainText('That saves 4 tries.');
		await expect(page.locator('.parting')).toHaveCount(1);
		await words.getByRole('button', { name: 'Go there' }).click();
		await expect(place(page)).toHaveAttribute('data-node', '1');
		await page.getByLabel('Compare these decisions with').selectOption('early-checks');
		await expect(words).toHaveText('No difference up to here.');
		await page.getByLabel('Compare these decisions with').selectOption('');
		await expect(words).toHaveCount(0);
	});

	await test.step('who asks for a run that is not read so far is told, and can have it read on', async () => {
		await openStudy(page, `${DEMO}/study.domains.0`);
		await told(page);
		await press(page, 'study-last');
		await page.getByLabel('Compare these decisions with').selectOption('early-checks');
		const words = page.getByTestId('comparison');
		await page.getByRole('slider', { name: 'Event', exact: true }).fill('480000');
		await expect(words).toHaveText(/has not been read this far: 1,000,0\d\d events so far/, {
			timeout: 20_000,
		});
		await expect(page.locator('.parting')).toHaveCount(0);
		await words.getByRole('button', { name: 'Read on' }).click();
		await expect(words).not.toContainText('has not been read', { timeout: 20_000 });
	});
});

/** Back to the run's first event. */
async function goToStart(page: Page): Promise<void> {
	await page.getByRole('slider', { name: 'Event', exact: true }).fill('0');
	await expect(reason(page)).toHaveAttribute('data-event', '0');
}
