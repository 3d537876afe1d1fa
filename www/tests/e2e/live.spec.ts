/*
 * The camera's own view: asked for only when it is wanted, the outline found, the photo
 * taken by itself, and a way out where it is refused. The camera is Chromium's, fed with a photo.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import config from '../../../playwright.config';
import { axeFindingsInBoth, fragment, open, openPanel, press } from './page';

const PHOTO = new URL('../../../crates/photo/tests/data/begun/image1.jpg', import.meta.url);

/** A film of one photo. */
function film(): string {
	const file = join(mkdtempSync(join(tmpdir(), 'camera-')), 'photo.mjpeg');
	writeFileSync(file, readFileSync(PHOTO));
	return file;
}

test.use({
	launchOptions: {
		...config.use?.launchOptions,
		args: ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film()}`],
	},
});

async function openPhotoPanel(page: Page): Promise<void> {
	await open(page, './#fut4.L4E.lgDggF.GlF');
	await fragment(page, /^#fut4/);
	await openPanel(page, 'New');
	await press(page, 'panel-photo');
	await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
}

test('pointed at a puzzle: the photo is taken by itself once the grid stands still', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['camera']);
	await page.addInitScript(() => {
		const { mediaDevices } = navigator;
		const ask = mediaDevices.getUserMedia.bind(mediaDevices);
		mediaDevices.getUserMedia = (wish) => {
			document.body.dataset.asked = 'yes';
			return ask(wish);
		};
		// The outline is there for less than a second.
		new MutationObserver(() => {
			if (document.querySelector('[data-live=found] polygon'))
				document.body.dataset.outlined = 'yes';
		}).observe(document, { subtree: true, childList: true });
	});
	await openPhotoPanel(page);
	expect(await page.evaluate(() => document.body.dataset.asked)).toBeUndefined();
	await page.getByRole('button', { name: 'Point the camera at it' }).click();
	await expect(page.locator('body')).toHaveAttribute('data-outlined', 'yes');
	await expect(page.locator('[data-photo]')).toHaveAttribute('data-photo', 'unique');
	await expect(page.locator('.photo-outline[data-hand=true]')).toHaveCount(55);
	await expect(page.locator('video')).toHaveCount(0);
	await page.getByRole('button', { name: 'Put it on the board' }).click();
	await fragment(page, /^#lat9/);
});

test('where the camera is refused, a picture can be chosen', async ({ page }) => {
	await openPhotoPanel(page);
	await page.getByRole('button', { name: 'Point the camera at it' }).click();
	await expect(page.locator('[data-trouble=refused]')).toContainText('does not let this page');
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await page.getByRole('button', { name: 'Choose a picture instead' }).click();
	await expect(page.getByRole('button', { name: 'Choose a picture', exact: true })).toBeVisible();
});
