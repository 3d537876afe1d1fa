/*
 * Exported pictures. The file of a board is self-contained, looks like the page, and shows the chosen parts. It
 * goes to the clipboard, to a file and to the device's own sheet.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings, axeFindingsInBoth, open, openAnew, openPanel, press, soon } from './page';
import { blankPage, sizeOf } from './pixels';

const SKY = './#sky5.32341.12324.14224.32321';

const way = (page: Page, id: string) => page.locator(`[data-picture=${id}]`);
const toggle = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });

async function saved(page: Page, id: string): Promise<Buffer> {
	const [download] = await Promise.all([page.waitForEvent('download'), way(page, id).click()]);
	return readFileSync(await download.path());
}

const svgOf = async (page: Page) => (await saved(page, 'save-svg')).toString();

const textsIn = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

/** The number of pixels in which two pictures differ by more than a shade. */
async function differing(page: Page, one: Buffer, other: Buffer): Promise<number> {
	const blank = await blankPage(page);
	const count = await blank.evaluate(
		async (pictures) => {
			const [first, second] = await Promise.all(pictures.map(window.pixelsOf));
			if (!first || first.data.length !== second?.data.length) return Number.NaN;
			const { data } = second;
			return first.data.filter((value, at) => Math.abs(value - (data[at] ?? 0)) > 24).length;
		},
		[one, other].map((picture) => picture.toString('base64')),
	);
	await blank.close();
	return count;
}

/** The drawing in the file, without the margin. */
async function asFile(page: Page, svg: string): Promise<Buffer> {
	const path = test.info().outputPath('board.svg');
	writeFileSync(path, svg);
	const alone = await page.context().newPage();
	await alone.goto(`file://${path}`);
	const picture = await alone.screenshot({ clip: { x: 12, y: 12, width: 330, height: 330 } });
	await alone.close();
	return picture;
}

/** The size of a picture in the clipboard. */
const copied = (page: Page) =>
	page.evaluate(async () => {
		const [item] = await navigator.clipboard.read();
		const bytes = await (await item?.getType('image/png'))?.arrayBuffer();
		const view = bytes ? new DataView(bytes) : null;
		return [view?.getUint32(16), view?.getUint32(20)];
	});

/** The board of the page in the size of the picture, without caret, on the picture's background. */
async function boardOfPage(page: Page): Promise<Buffer> {
	await page.evaluate(() => {
		for (const one of document.querySelectorAll<SVGElement>('.board :is(.focus, .sight)'))
			one.style.display = 'none';
		const board = document.querySelector<SVGElement>('.board .drawing');
		const style = { position: 'fixed', left: '12px', top: '12px', width: '330px', height: '330px' };
		Object.assign(board?.style ?? {}, style, { background: '#fff', zIndex: '9' });
		for (const dialog of document.querySelectorAll('dialog')) dialog.style.display = 'none';
	});
	return await page.screenshot({ clip: { x: 12, y: 12, width: 330, height: 330 } });
}

test('the file of a board stands alone, looks like the page, and shows what was chosen', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.addInitScript(() => {
		Object.assign(navigator, {
			canShare: () => true,
			share: async ({ files: [file] }: { files: File[] }) => {
				document.body.dataset.shared = `${file?.name} ${file?.type} ${(file?.size ?? 0) > 1000}`;
			},
		});
	});
	await open(page, SKY);
	await page.locator('[data-place="0,0"]').click();
	for (const key of ['3', 'ArrowRight', '2', 'ArrowDown', 'Shift+4', 'Shift+5'])
		await page.keyboard.press(key);
	await openPanel(page, 'Share');
	await page.getByText('As a picture').click();
	await expect(page.locator('.picture-preview svg')).toBeVisible();
	expect(await axeFindingsInBoth(page)).toEqual([]);

	await toggle(page, 'Title').uncheck();
	await toggle(page, 'My marks and colours').check();
	const svg = await svgOf(page);
	expect(svg).not.toMatch(/<image|<style|class=|style=|href|url\(|var\(/);
	// The clues, and the player's two digits and two marks.
	expect(textsIn(svg)).toHaveLength(20 + 2 + 2);
	const png = await saved(page, 'save-png');
	expect(sizeOf(png)).toEqual([354 * 3, 354 * 3]);
	await way(page, 'copy').click();
	await expect(page.getByRole('status')).toContainText('Picture copied.');
	expect(await copied(page)).toEqual([354 * 3, 354 * 3]);
	await way(page, 'share').click();
	await expect(page.locator('body')).toHaveAttribute(
		'data-shared',
		'gridfold-skyscrapers-5.png image/png true',
	);

	await toggle(page, 'My numbers').uncheck();
	await toggle(page, 'My marks and colours').uncheck();
	expect(textsIn(await svgOf(page))).toHaveLength(20);
	await toggle(page, 'The solution').check();
	await soon(async () => textsIn(await svgOf(page)).length).toBe(45);
	await toggle(page, 'The solution').uncheck();
	await toggle(page, 'All candidates').check();
	expect(textsIn(await svgOf(page))).toHaveLength(20 + 125);
	await toggle(page, 'All candidates').uncheck();
	await toggle(page, /Digits as shapes/).check();
	const light = await svgOf(page);
	expect(textsIn(light)).toHaveLength(0);
	await page.getByRole('radio', { name: 'Dark' }).check();
	const dark = await svgOf(page);
	expect(dark.replace(/#[0-9a-f]{6}/g, '')).toBe(light.replace(/#[0-9a-f]{6}/g, ''));
	expect(dark).not.toBe(light);

	await toggle(page, 'My numbers').check();
	await toggle(page, 'My marks and colours').check();
	await toggle(page, /Digits as shapes/).uncheck();
	await page.getByRole('radio', { name: 'Light' }).check();
	expect(await svgOf(page)).toBe(svg);
	// Letters may start a fraction of a pixel apart; a ring around one cell would make three times the
	// difference.
	const [file, board] = [await asFile(page, svg), await boardOfPage(page)];
	expect(await differing(page, file, board)).toBeLessThan(1000);
});

test('the steps of a puzzle and those of a folding are pictures in a row', async ({ page }) => {
	await open(page, SKY);
	await press(page, 'all-steps');
	await page.getByText('Steps as a picture').click();
	const range = page.getByRole('combobox', { name: 'Steps' });
	await range.selectOption('25 to 35');
	const strip = textsIn(await svgOf(page)).join(' ');
	expect(strip).toMatch(/25\. .*: r\dc\d [=≠] \d.* 35\. .*: r\dc\d = \d/);
	expect(strip).not.toContain('36.');
	expect(await axeFindings(page)).toEqual([]);

	await openAnew(page, './#snake3.3223232233D3333.2');
	await press(page, 'fold');
	await openPanel(page, 'Share');
	await page.getByText('As a picture').click();
	const whole = await svgOf(page);
	await page.getByRole('radio', { name: 'All steps' }).check();
	const steps = await svgOf(page);
	expect(textsIn(steps).join(' ')).toMatch(/ 12\. Segment 12 \(\d more cubelets?\): \w+/);
	expect(steps.match(/<path/g)?.length).toBeGreaterThan((whole.match(/<path/g)?.length ?? 0) * 2);
	const png = await saved(page, 'save-png');
	const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(steps) ?? [];
	expect(sizeOf(png)).toEqual([width, height].map((one) => Math.round(Number(one) * 3)));
});
