/*
 * Folding a snake: the answer, the advice if nothing folds, and every step: by
 * keyboard, in words and without a picture.
 */
import { expect, type Page, test } from '@playwright/test';
import { axeFindings, eachPanel, open, openPanel, press, verdict } from './page';
import {
	bead,
	chainOf,
	count,
	directions,
	field,
	fold,
	openSnake,
	slider,
	spoken,
	steps,
	typeLengths,
	words,
} from './snake';

// The picture is drawn without a graphics card, so it is kept small.
test.use({ viewport: { width: 960, height: 600 } });

/** The document's first solution, as described from the front. */
const ARROWS = '> ^ < . ^ o > . v < ^ o ^ . v > ^'.split(' ');
const SAID: Record<string, string> = {
	'>': 'right',
	'<': 'left',
	'^': 'up',
	v: 'down',
	'.': 'to the front',
	o: 'to the back',
};

/** Each axis has two opposite words. A fold has the same pattern of axes and reversals in any position. */
function pattern(ways: readonly string[]): string {
	const axes: string[][] = [
		['right', 'left'],
		['up', 'down'],
		['to the front', 'to the back'],
	];
	const seen: string[] = [];
	const letters = ways.map((way) => {
		const axis = axes.findIndex((pair) => pair.includes(way));
		const known = seen.findIndex((one) => axes[axis]?.includes(one));
		if (known < 0) {
			seen.push(way);
			return String.fromCharCode(96 + seen.length);
		}
		const letter = String.fromCharCode(97 + known);
		return seen[known] === way ? letter : letter.toUpperCase();
	});
	return letters.join('');
}

test('a folded snake is stepped through, played, printed, and drawn where the picture fails', async ({
	page,
}) => {
	await openSnake(page);
	await fold(page);
	await test.step('every step is reached by keyboard and read out by its words', async () => {
		await expect(verdict(page)).toHaveText('Folds in exactly 1 way');
		const list = await steps(page);
		expect(list.length).toBe(18);
		expect(pattern(await directions(page))).toBe(pattern(ARROWS.map((arrow) => SAID[arrow] ?? '')));
		await slider(page).focus();
		for (let step = 1; step <= 17; step++) {
			await page.keyboard.press('ArrowRight');
			const said = list[step]?.replace(/^\d+/, '') ?? '?';
			await expect(words(page)).toContainText(said);
			await expect(slider(page)).toHaveAttribute(
				'aria-valuetext',
				new RegExp(`^Step ${step} of 17\\. `),
			);
			await expect(spoken(page)).toContainText(`Step ${step} of 17. ${said}`);
		}
		await expect(words(page)).toContainText('Done: the box is full.');
		await expect(page.locator('[data-step="17"]')).toHaveAttribute('aria-current', 'step');
	});

	await test.step('it plays to the end by itself and stands still there', async () => {
		await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
		await slider(page).fill('14');
		await press(page, 'play');
		await expect(words(page)).toContainText('17 of 17');
		await expect(page.locator('[data-command=play]')).toHaveAttribute('aria-pressed', 'false');
	});

	await test.step('the sheet for paper has a sticker for every segment and a picture for every step', async () => {
		await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
		await page.emulateMedia({ media: 'print' });
		await expect(page.locator('.stickers li')).toHaveCount(17);
		await expect(page.locator('.step-pictures li')).toHaveCount(17);
		await expect(page.locator('.step-pictures li').last().locator('.block')).toHaveCount(27);
		await expect(page.locator('.watch')).toBeHidden();
		await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
		await expect(page.locator('.stickers')).toHaveCount(0);
		await page.emulateMedia({ media: 'screen' });
	});

	await test.step('a lost context leaves the drawing', async () => {
		await expect(page.locator('.stage')).toHaveAttribute('data-drawn', 'yes');
		await page.locator('canvas').evaluate((canvas) => {
			const gl = (canvas as HTMLCanvasElement).getContext('webgl2');
			gl?.getExtension('WEBGL_lose_context')?.loseContext();
		});
		await expect(page.locator('.isometric')).toBeVisible();
		await expect(page.locator('canvas')).toHaveCount(0);
	});
});

test('the words follow the picture: turned, mirrored, from the other end, drawn and on paper', async ({
	page,
}) => {
	await openSnake(page);
	await fold(page);
	await test.step('buttons step, the picture turns by keys, and the words follow the eye', async () => {
		const canvas = page.locator('canvas');
		await expect(page.locator('.stage')).toHaveAttribute('data-drawn', 'yes');
		await press(page, 'step-on');
		await press(page, 'step-on');
		await expect(words(page)).toContainText('2 of 17');
		const before = await directions(page);
		await page.locator('[data-view=behind]').click();
		const behind = await directions(page);
		const turned: Record<string, string> = {
			right: 'left',
			left: 'right',
			'to the front': 'to the back',
			'to the back': 'to the front',
		};
		expect(behind).toEqual(before.map((way) => turned[way] ?? way));
		await canvas.focus();
		for (let turn = 0; turn < 12; turn++) await page.keyboard.press('ArrowRight');
		expect(await directions(page)).toEqual(before);
		await expect(canvas).toHaveAccessibleName(
			/^Picture of the snake of 27 cubelets\. Step 2 of 17/,
		);
		await press(page, 'step-back');
		await expect(words(page)).toContainText('1 of 17');
	});

	await test.step('the words follow the picture that is seen: drawings and paper have their own side', async () => {
		await page.locator('[data-view=front]').click();
		const front = await directions(page);
		await page.locator('[data-view=behind]').click();
		expect(await directions(page)).not.toEqual(front);
		await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
		const paper = await page.locator('.step-pictures p').allTextContents();
		expect(paper.map((text) => text.split(': ')[1])).toEqual(front);
		await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
		await openPanel(page, 'Settings');
		await page.getByRole('checkbox', { name: /^Simple graphics/ }).check();
		expect(await directions(page)).toEqual(front);
		await expect(page.locator('canvas')).toHaveCount(0);
		await expect(page.locator('.isometric')).toBeVisible();
		await expect(page.locator('.layers')).toBeVisible();
	});

	await test.step('mirror and other end give true folds of their own', async () => {
		const plain = await directions(page);
		await page.locator('[data-toggle=mirror]').click();
		const mirrored = await directions(page);
		expect(mirrored).not.toEqual(plain);
		expect(pattern(mirrored)).toBe(pattern(plain));
		await page.locator('[data-toggle=swap]').click();
		const [, first] = await steps(page);
		expect(first).toContain('Segment 17 (3 cubelets)');
		await slider(page).fill('17');
		const cells = await page.locator('.layer td').allTextContents();
		expect(cells.map(Number).sort((a, b) => a - b)).toEqual(
			Array.from({ length: 27 }, (_, index) => index + 1),
		);
	});
});

test('one wrong cubelet: no fold, the one change that helps, and taking it folds', async ({
	page,
}) => {
	await openSnake(page);
	const right = await chainOf(page);
	await bead(page, 5).click();
	await page.keyboard.press('ArrowRight');
	await fold(page);
	await expect(verdict(page)).toHaveText('No fold exists');
	await expect(page.locator('[data-finding=repairs]')).toContainText('makes it fold');
	const repair = page.locator('[data-repair="4"]');
	await expect(repair).toContainText('Cubelet 5 as a corner');
	await expect(repair.locator('.marked')).toHaveCount(1);
	await repair.click();
	await expect(verdict(page)).toHaveText('Folds in exactly 1 way');
	await page.getByRole('radio', { name: 'Snake', exact: true }).check();
	expect(await chainOf(page)).toBe(right);
});

test('one cubelet forgotten, or one too many: where it belongs, drawn, and taking it folds', async ({
	page,
}) => {
	const repairs = page.locator('[data-finding=repairs]');
	await openSnake(page);
	await typeLengths(page, '3,2,2,3,2,2,2,2,3,3,2,2,2,3,3,3,3');
	await expect(count(page)).toHaveText('26 of 27');
	await page.getByRole('button', { name: 'Which cubelet is missing?' }).click();
	await expect(repairs).toContainText('It folds with one more cubelet in any of 2 places');
	const first = repairs.locator('[data-repair]').first();
	await expect(first).toContainText('One more: cubelet');
	await expect(first.locator('.marked')).toHaveCount(1);
	await expect(first.locator('.marked')).toHaveAttribute('data-cubelet', '7');
	await expect(first).toContainText('cubelet 8,');
	await expect(first.locator('.cubelet')).toHaveCount(27);
	await first.click();
	await expect(verdict(page)).toContainText('Folds in exactly');

	await page.getByRole('radio', { name: 'Snake', exact: true }).check();
	await typeLengths(page, '4 2 2 3 2 3 2 2 3 3 2 2 2 3 3 3 3');
	await expect(count(page)).toHaveText('28 of 27');
	await page.getByRole('button', { name: 'Which is the extra cubelet?' }).click();
	const extra = repairs.locator('[data-repair="1"]');
	await expect(extra).toContainText('Without cubelet 2');
	await expect(extra.locator('.marked')).toHaveAttribute('data-cubelet', '1');
	await expect(extra.locator('.cubelet')).toHaveCount(28);
	await extra.click();
	await expect(verdict(page)).toHaveText('Folds in exactly 1 way');
});

test('Length says which segment it makes longer, and where it cuts', async ({ page }) => {
	await openSnake(page);
	await typeLengths(page, '3 2 2 3 2 3 2 2 3 3 2 2 2 3 3 3 2');
	await page.locator('[data-command=fit]').click();
	await expect(page.locator('.notice')).toHaveText(
		/^Segment 17, the last one, is now 1 cubelet longer\./,
	);
	await expect(field(page)).toHaveValue('3 2 2 3 2 3 2 2 3 3 2 2 2 3 3 3 3');
	await typeLengths(page, '3 2 2 3 2 3 2 2 3 3 2 2 2 3 3 3 4 2');
	await page.locator('[data-command=fit]').click();
	await expect(page.locator('.notice')).toHaveText(/^The last 2 cubelets are gone\./);
});

test('the arrow and the words of a step are about the same segment, and a legend says so', async ({
	page,
}) => {
	await openSnake(page);
	await fold(page);
	for (const step of [1, 2, 9]) {
		await page.locator(`[data-step="${step}"]`).click();
		const [, number] = /Segment (\d+)/.exec(await words(page).innerText()) ?? [];
		await expect(page.locator('.legend-now')).toHaveText(
			`Arrow: segment ${number}, and the way it points`,
		);
		await expect(page.locator('.legend-next')).toBeVisible();
	}
	await page.locator('[data-step="17"]').click();
	await expect(page.locator('.legend-next')).toBeHidden();
	await page.locator('[data-step="0"]').click();
	await expect(page.locator('.legend-now')).toBeHidden();
});

test('without WebGL the tables, the drawing and the words do the whole job', async ({ page }) => {
	await page.addInitScript(() => {
		const get = HTMLCanvasElement.prototype.getContext;
		HTMLCanvasElement.prototype.getContext = function (
			this: HTMLCanvasElement,
			...args: unknown[]
		) {
			if (String(args[0]).startsWith('webgl')) return null;
			return (get as (...all: unknown[]) => unknown).apply(this, args) as null;
		} as typeof get;
	});
	const chunks: string[] = [];
	page.on('request', (request) => chunks.push(request.url()));
	await openSnake(page);
	await fold(page);
	await expect(page.locator('canvas')).toHaveCount(0);
	await slider(page).fill('8');
	await expect(page.locator('.block')).toHaveCount(
		await page.locator('.layer td').filter({ hasText: /\d/ }).count(),
	);
	await expect(page.locator('.layer')).toHaveCount(3);
	await slider(page).fill('17');
	await expect(page.locator('.block')).toHaveCount(27);
	expect(chunks.filter((url) => /stage-/.test(url))).toEqual([]);
});

/** Counts the frames that the page asks for; the test's own frames are not included. */
function countFrames(): void {
	const ask = window.requestAnimationFrame.bind(window);
	const counter = { asked: 0, own: ask };
	Object.assign(window, { counter });
	window.requestAnimationFrame = (run) => {
		counter.asked++;
		return ask(run);
	};
}

interface Counted {
	counter: { asked: number; own: (run: () => void) => void };
}

/** The number of frames that the page has requested after ten more have passed. */
const framesAsked = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((done) => {
				const { counter } = window as unknown as Counted;
				let left = 10;
				const tick = () => (left-- > 0 ? counter.own(tick) : done(counter.asked));
				tick();
			}),
	);

test('the picture is drawn on demand: no frame is asked for while nothing changes', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.addInitScript(countFrames);
	await openSnake(page);
	await fold(page);
	await expect(page.locator('.stage')).toHaveAttribute('data-drawn', 'yes');
	await framesAsked(page);
	const still = await framesAsked(page);
	expect(await framesAsked(page)).toBe(still);
	await press(page, 'step-on');
	await expect(words(page)).toContainText('1 of 17');
	const after = await framesAsked(page);
	expect(after).toBeGreaterThan(still);
	expect(after - still).toBeLessThan(6);
});

test('grids load neither the snake’s page nor its picture', async ({ page }) => {
	const files: string[] = [];
	page.on('request', (request) => files.push(new URL(request.url()).pathname));
	await open(page, './?lang=en#sky4.1332.2122.3213.1423');
	await press(page, 'solve');
	await expect(verdict(page)).toBeVisible();
	// My puzzles also lists snakes, for which it loads their page.
	for (const panel of ['New', 'Paste', 'Share', 'Settings', 'Help'] as const)
		await openPanel(page, panel);
	const loaded = () =>
		files.filter((path) => /\/(snake|stage|snake_bg)-[^/]*\.(js|css|wasm)$/.test(path));
	expect(loaded()).toEqual([]);
	await openPanel(page, 'New');
	await page.getByRole('radio', { name: 'Snake cube' }).check();
	await page.locator('[data-preset=standard]').click();
	await expect(count(page)).toBeVisible();
	expect(loaded().some((path) => /snake-/.test(path))).toBe(true);
	expect(loaded().some((path) => /stage-/.test(path))).toBe(false);
	await fold(page);
	await expect(page.locator('.stage')).toHaveAttribute('data-drawn', 'yes');
	expect(loaded().some((path) => /stage-/.test(path))).toBe(true);
});

for (const [locale, colorScheme, width, height] of [
	['en-GB', 'light', 1280, 800],
	['de-DE', 'dark', 360, 740],
	['fr-FR', 'light', 360, 740],
] as const) {
	test.describe(`${locale}, ${colorScheme}, ${width} wide`, () => {
		// The page's own policy would refuse axe's script.
		test.use({
			locale,
			colorScheme,
			bypassCSP: true,
			viewport: { width, height },
			contextOptions: { reducedMotion: 'reduce' },
		});

		test('axe finds nothing, and nothing is wider than the screen', async ({ page }) => {
			const narrow = () => page.evaluate(() => document.documentElement.scrollWidth);
			await open(page, './#snake');
			expect(await axeFindings(page)).toEqual([]);
			expect(await narrow()).toBe(width);
			await page.locator('[data-command=fold]').click();
			await expect(page.locator('.stage')).toHaveAttribute('data-drawn', 'yes');
			await page.locator('[data-step="8"]').click();
			expect(await axeFindings(page)).toEqual([]);
			expect(await narrow()).toBe(width);
			await eachPanel(page, async (title) =>
				expect(await axeFindings(page, undefined, '#panel'), title).toEqual([]),
			);
			await page.locator('input[name=desk][value=write]').check();
			await page.locator('[data-bead="4"]').click();
			await page.keyboard.press('Control+Enter');
			await expect(page.locator('[data-repair]').first()).toBeVisible();
			expect(await axeFindings(page)).toEqual([]);
			expect(await narrow()).toBe(width);
		});
	});
}
