/*
 * New > From a photo. A sheet of ours is printed, scanned with tilt and noise, and read as the same puzzle and
 * code. The reading is corrected by taps and keys, checked by the solver with all three verdicts, and put on the
 * board. `unit/photo-symbols.spec.ts` tests which misreadings are offered and where arrow keys lead.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { axeFindingsInBoth, follow, fragment, open, openPanel, press } from './page';
import { fileOf, scanned } from './paper';

const SKY = 'sky5.32341.12324.14224.32321';
const FUTOSHIKI = 'fut4.L4E.lgDggF.GlF';

const symbol = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const photoVerdict = (page: Page) => page.locator('[data-photo]');

async function openPhotoPanel(page: Page): Promise<void> {
	await openPanel(page, 'New');
	await press(page, 'panel-photo');
	await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
}

/**
 * Prints the puzzle on the table with its code, and scans the sheet. The level is left out, because on a slow machine
 * it appears later, and every run should have the same picture. With the level and a tilt of 3 degrees, the reader
 * takes the signs of this Futoshiki for bars.
 */
async function scanOf(page: Page, degrees: number) {
	await press(page, 'panel-print');
	await page.getByRole('checkbox', { name: 'Level', exact: true }).uncheck();
	await page.locator('.preview .qr').waitFor();
	const picture = await scanned(page, degrees);
	await page.locator('.panel-head button').click();
	return picture;
}

async function choosePicture(page: Page, buffer: Buffer, mimeType = 'image/bmp'): Promise<void> {
	const file = { name: 'scan.bmp', mimeType, buffer };
	await page.locator('#panel input[type=file]').last().setInputFiles(file);
}

/** A white picture of this size, made in the page. */
const white = (page: Page, side: number) =>
	page.evaluate(async (side) => {
		const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
		const drawing = canvas.getContext('2d');
		if (drawing) drawing.fillStyle = '#fff';
		drawing?.fillRect(0, 0, side, side);
		return canvas.toDataURL().split(',')[1] ?? '';
	}, side);

test('on a phone: from the first page to a puzzle that is played from a photo, in at most 6 taps', async ({
	page,
	browser,
}) => {
	await open(page, `./#${SKY}`);
	await fragment(page, /^#sky5/);
	const buffer = fileOf(await scanOf(page, 2));
	const viewport = { width: 360, height: 740 };
	const hand = await browser.newPage({ viewport, hasTouch: true, isMobile: true, locale: 'en-GB' });
	await open(hand, './');
	let taps = 0;
	const tap = async (selector: string) => {
		taps++;
		await hand.locator(selector).first().tap();
	};
	await tap('.home [data-command=panel-photo]');
	const chooser = hand.waitForEvent('filechooser');
	await tap('#panel button:has-text("Choose a picture")');
	await (await chooser).setFiles({ name: 'scan.bmp', mimeType: 'image/bmp', buffer });
	await expect(photoVerdict(hand)).toHaveAttribute('data-photo', 'unique');
	await tap('#panel button:has-text("Put it on the board")');
	await tap('[data-command=copy-done]');
	await fragment(hand, /^#sky5/);
	await tap('.pad-key');
	await expect(hand.locator('.board [aria-label*="yours"]')).toHaveCount(1);
	expect(taps).toBeLessThanOrEqual(6);
	await hand.close();
});

test('printed, scanned and read: corrected, judged in all three ways, and put onto the board', async ({
	page,
}) => {
	await open(page, `./#${SKY}`);
	await fragment(page, /^#sky5/);
	const link = page.url();
	const sheet = await scanOf(page, 2);
	expect(decodeQR(sheet)).toBe(link);
	await follow(page, FUTOSHIKI);
	const other = page.url();

	await test.step('read as it was printed, with a name for every place', async () => {
		await openPhotoPanel(page);
		await choosePicture(page, fileOf(sheet));
		await expect(photoVerdict(page)).toHaveAttribute('data-photo', 'unique');
		await expect(photoVerdict(page)).toContainText('very likely everything was read correctly');
		await expect(page.locator('.photo-place')).toHaveCount(25 + 20);
		await expect(symbol(page, 'Right clue of row 3: 3')).toBeVisible();
		expect(await axeFindingsInBoth(page)).toEqual([]);
	});

	await test.step('a misread clue: no solution, a conflict, and what mends it with one tap', async () => {
		await symbol(page, 'Row 1, column 1: nothing').focus();
		await page.keyboard.press('ArrowUp');
		await expect(symbol(page, 'Top clue of column 1: 3')).toBeFocused();
		await page.keyboard.press('5');
		await expect(symbol(page, 'Top clue of column 1: 5, corrected')).toBeFocused();
		await expect(photoVerdict(page)).toHaveAttribute('data-photo', 'none');
		await expect(page.locator('.photo-outline[data-mark="!"]').first()).toBeVisible();
		const repair = page.getByRole('button', { name: 'Top clue of column 1: is this 5 a 3?' });
		await repair.click();
		await expect(photoVerdict(page)).toHaveAttribute('data-photo', 'unique');
		await expect(symbol(page, 'Top clue of column 1: 3, corrected')).toBeVisible();
	});

	await test.step('clues that were missed: several solutions, and the cells that differ', async () => {
		for (const row of [1, 2, 3, 4, 5]) {
			await symbol(page, new RegExp(`^Right clue of row ${row}:`)).click();
			await page.locator('.photo-keys').last().getByRole('button', { name: 'nothing' }).click();
			await symbol(page, new RegExp(`^Bottom clue of column ${row}:`)).focus();
			await page.keyboard.press('Delete');
			await symbol(page, new RegExp(`^Top clue of column ${row}:`)).focus();
			await page.keyboard.press('.');
		}
		await expect(photoVerdict(page)).toHaveAttribute('data-photo', 'several');
		await expect(page.locator('.photo-outline[data-mark="≠"]').first()).toBeVisible();
		await expect(photoVerdict(page)).toContainText(/\d+ cells differ/);
		expect(await axeFindingsInBoth(page)).toEqual([]);
	});

	await test.step('a turn is read anew; the corners are set by the keyboard and the pointer', async () => {
		await page.getByText('Kind, size, corners, rotation').click();
		const turn = page.getByRole('button', { name: 'Rotate by a quarter turn' });
		await turn.click();
		// Corrections belong to the places of the previous reading.
		await expect(page.locator('[aria-label$=corrected]')).toHaveCount(0);
		await turn.click({ clickCount: 3 });
		await expect(photoVerdict(page)).toHaveAttribute('data-photo', 'unique');
		await page.getByRole('button', { name: 'Set the corners' }).click();
		const corner = page.getByRole('button', { name: 'Corner 1 of 4' });
		const before = await corner.boundingBox();
		await corner.press('ArrowLeft');
		await corner.press('ArrowRight');
		expect(await corner.boundingBox()).toEqual(before);
		const { x, y } = before ?? { x: 0, y: 0 };
		await page.mouse.move(x + 22, y + 22);
		await page.mouse.down();
		await page.mouse.move(x + 52, y + 52);
		await expect
			.poll(async () => Math.round((await corner.boundingBox())?.x ?? 0))
			.toBe(Math.round(x + 30));
		await page.mouse.move(x + 22, y + 22);
		await page.mouse.up();
		expect(await axeFindingsInBoth(page)).toEqual([]);
		await page.getByRole('button', { name: 'Read with these corners' }).click();
		await expect(photoVerdict(page)).toHaveAttribute('data-photo', 'unique');
	});

	await test.step('taken, and what lay there before comes back with Undo', async () => {
		await page.getByRole('button', { name: 'Put it on the board', exact: true }).click();
		await fragment(page, /^#sky5/);
		expect(page.url()).toBe(link);
		await expect(page.locator('#panel')).toHaveCount(0);
		await expect(page.locator('[data-copied=unique]')).toBeVisible();
		await press(page, 'undo');
		await fragment(page, /^#fut4/);
		expect(page.url()).toBe(other);
	});
});

test('pasted and dropped pictures are read, and what cannot be read is said with a way on', async ({
	page,
}) => {
	await open(page, `./#${FUTOSHIKI}`);
	await fragment(page, /^#fut4/);
	const link = page.url();
	const file = fileOf(await scanOf(page, -3)).toString('base64');

	/** Passes a picture to the page as the browser does when it is pasted or dropped. */
	const hand = (type: 'paste' | 'drop', base64: string) =>
		page.evaluate(
			([type, base64]) => {
				const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
				const data = new DataTransfer();
				data.items.add(new File([bytes], 'scan', { type: 'image/bmp' }));
				const more = { bubbles: true, cancelable: true };
				document.body.dispatchEvent(
					type === 'paste'
						? new ClipboardEvent('paste', { ...more, clipboardData: data })
						: new DragEvent('drop', { ...more, dataTransfer: data }),
				);
			},
			[type, base64] as const,
		);
	const trouble = (why: string) => page.locator(`[data-trouble=${why}]`);

	// First the reader is not available, then it does not arrive: the page reports the first
	// case, and the second one can be stopped.
	const reader = '**/photo_bg-*.wasm';
	await page.route(reader, (route) => route.abort());
	await hand('drop', file);
	await expect(trouble('failed')).toBeVisible();
	await page.unroute(reader);
	await page.route(reader, () => undefined);
	await hand('drop', file);
	await page.getByRole('button', { name: 'Stop', exact: true }).click();
	await expect(trouble('stopped')).toBeVisible();
	await page.unroute(reader);

	await hand('drop', await white(page, 20));
	await expect(trouble('too-small')).toBeVisible();
	await hand('paste', await white(page, 600));
	await expect(trouble('no-grid')).toContainText('Set its corners by hand');
	await expect(page.getByRole('button', { name: 'Set the corners' })).toBeVisible();
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await hand('drop', Buffer.from('no picture').toString('base64'));
	await expect(trouble('no-picture')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Type the puzzle in instead' })).toBeVisible();
	await hand('paste', file);
	await expect(photoVerdict(page)).toHaveAttribute('data-photo', 'unique');
	await expect(symbol(page, 'Right of row 1, column 1: <')).toBeVisible();

	await page.getByText('Kind, size, corners, rotation').click();
	await page.getByRole('combobox', { name: 'Kind of puzzle' }).selectOption('Latin square');
	await expect(photoVerdict(page)).toHaveAttribute('data-photo', 'several');
	await page.getByRole('combobox', { name: 'Kind of puzzle' }).selectOption('Futoshiki');
	await expect(photoVerdict(page)).toHaveAttribute('data-photo', 'unique');
	await page.getByRole('button', { name: 'Put it on the board' }).click();
	await expect(page).toHaveURL(link);

	// A newspaper puzzle that no net was trained on.
	await openPhotoPanel(page);
	const newspaper = new URL('../../../crates/photo/tests/data/image1.jpg', import.meta.url);
	await choosePicture(page, readFileSync(newspaper), 'image/jpeg');
	await expect(photoVerdict(page)).toHaveAttribute('data-photo', 'unique');
	await expect(page.locator('.photo-place')).toHaveCount(81);
	await page.getByRole('button', { name: 'Put it on the board' }).click();
	await fragment(page, /^#lat9/);

	await openPhotoPanel(page);
	await page.locator('#panel input[type=file]').last().dispatchEvent('cancel', { bubbles: true });
	await expect(page.getByText('There is no picture yet.')).toBeVisible();
	await page.getByRole('button', { name: 'Type the puzzle in instead' }).click();
	await expect(page.locator('#panel')).toHaveCount(0);
});

test('a photo that lies on its side is shown upright', async ({ page }) => {
	await open(page, `./#${FUTOSHIKI}`);
	await fragment(page, /^#fut4/);
	await openPhotoPanel(page);
	const begun = new URL('../../../crates/photo/tests/data/begun/image1.jpg', import.meta.url);
	const sideways = await page.evaluate(async (jpeg) => {
		const bytes = Uint8Array.from(atob(jpeg), (one) => one.charCodeAt(0));
		const whole = await createImageBitmap(new Blob([bytes]));
		const canvas = document.createElement('canvas');
		Object.assign(canvas, { width: whole.height, height: whole.width });
		const drawing = canvas.getContext('2d');
		drawing?.translate(whole.height, 0);
		drawing?.rotate(Math.PI / 2);
		drawing?.drawImage(whole, 0, 0);
		return canvas.toDataURL().split(',')[1] ?? '';
	}, readFileSync(begun).toString('base64'));
	await choosePicture(page, Buffer.from(sideways, 'base64'), 'image/png');
	await expect(photoVerdict(page)).toHaveAttribute('data-photo', 'unique');
	const first = await symbol(page, /^Row 1, column 4/).boundingBox();
	const last = await symbol(page, /^Row 9, column 4/).boundingBox();
	expect((last?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(100);
});

test('a puzzle that somebody has begun: both kinds apart, one tap swaps, and what is written is checked', async ({
	page,
}) => {
	await open(page, `./#${FUTOSHIKI}`);
	await fragment(page, /^#fut4/);
	await openPhotoPanel(page);
	const begun = new URL('../../../crates/photo/tests/data/begun/image1.jpg', import.meta.url);
	await choosePicture(page, readFileSync(begun), 'image/jpeg');
	await expect(photoVerdict(page)).toHaveAttribute('data-photo', 'unique');
	await expect(page.locator('.photo-outline[data-hand=true]')).toHaveCount(55);
	await expect(page.getByText('55 numbers were written by hand')).toBeVisible();
	expect(await axeFindingsInBoth(page)).toEqual([]);

	await page.getByRole('checkbox', { name: 'Tap to switch between printed' }).check();
	await symbol(page, 'Row 1, column 4: 7').click();
	await expect(symbol(page, 'Row 1, column 4: 7, written by hand, corrected')).toBeVisible();
	await expect(page.getByText('56 numbers were written by hand')).toBeVisible();
	await page.keyboard.press('h');
	await expect(symbol(page, 'Row 1, column 4: 7, corrected')).toBeVisible();
	await page.getByRole('checkbox', { name: 'Tap to switch between printed' }).uncheck();

	// One of the handwritten numbers is changed to a wrong one: the board counts it, and shows it only on request.
	await symbol(page, 'Row 1, column 1: 2, written by hand').focus();
	await page.keyboard.press('5');
	await expect(photoVerdict(page)).toHaveAttribute('data-photo', 'unique');
	await page.getByRole('button', { name: 'Put it on the board' }).click();
	await fragment(page, /^#lat9/);
	await expect(page.locator('[data-review=wrong]')).toContainText(
		'1 of your 55 numbers cannot be right',
	);
	await expect(page.locator('[data-copied]')).toHaveCount(0);
});
