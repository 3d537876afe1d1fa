/* Pictures of boards: exported, without their link, and chosen as a photo. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openPanel, press } from './page';

export async function exported(page: Page): Promise<Buffer> {
	await openPanel(page, 'Share');
	await page.getByText('As a picture').click();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.locator('[data-picture=save-png]').click(),
	]);
	await page.locator('.panel-head button').click();
	return readFileSync(await download.path());
}

/** The same picture without the link that its file contains. */
export function plain(png: Buffer): Buffer {
	const start = png.indexOf('iTXtGridfold') - 4;
	expect(start, 'a file with a link').toBeGreaterThan(0);
	const end = start + 12 + png.readUInt32BE(start);
	return Buffer.concat([png.subarray(0, start), png.subarray(end)]);
}

export async function choose(page: Page, buffer: Buffer): Promise<void> {
	await openPanel(page, 'New');
	await press(page, 'panel-photo');
	const isPng = buffer.subarray(1, 4).toString() === 'PNG';
	const [name, mimeType] = isPng ? ['board.png', 'image/png'] : ['board.jpg', 'image/jpeg'];
	const file = { name, mimeType, buffer };
	await page.locator('#panel input[type=file]').last().setInputFiles(file);
}
