/*
 * The camera's own view: it is requested only on demand, the outline is found, the
 * photo is taken automatically, and there is an alternative if the camera is refused.
 * The camera sees one photo.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { axeFindingsInBoth, fragment, open, openPanel, press } from './page';

const PHOTO = new URL('../../../crates/photo/tests/data/begun/image1.jpg', import.meta.url);

/** A camera that sees one photo, or a camera that the page must not use. The headless browser has no camera. */
async function camera(page: Page, sees: 'photo' | 'refused'): Promise<void> {
	const photo = sees === 'photo' ? readFileSync(PHOTO).toString('base64') : '';
	await page.addInitScript((seen) => {
		const film = async () => {
			document.body.dataset.asked = 'yes';
			if (seen === '') throw new DOMException('no', 'NotAllowedError');
			const bytes = Uint8Array.from(atob(seen), (one) => one.charCodeAt(0));
			const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
			const canvas = document.createElement('canvas');
			[canvas.width, canvas.height] = [picture.width, picture.height];
			const draw = () => canvas.getContext('2d')?.drawImage(picture, 0, 0);
			draw();
			setInterval(draw, 100);
			return canvas.captureStream(10);
		};
		Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: film } });
	}, photo);
}

async function openPhotoPanel(page: Page): Promise<void> {
	await open(page, './#fut4.L4E.lgDggF.GlF');
	await fragment(page, /^#fut4/);
	await openPanel(page, 'New');
	await press(page, 'panel-photo');
	await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
}

test('pointed at a puzzle: the photo is taken by itself once the grid stands still', async ({
	page,
}) => {
	await camera(page, 'photo');
	await page.addInitScript(() => {
		// The outline is visible for less than a second.
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
	await camera(page, 'refused');
	await openPhotoPanel(page);
	await page.getByRole('button', { name: 'Point the camera at it' }).click();
	await expect(page.locator('[data-trouble=refused]')).toContainText('does not let this page');
	expect(await axeFindingsInBoth(page)).toEqual([]);
	await page.getByRole('button', { name: 'Choose a picture instead' }).click();
	await expect(page.getByRole('button', { name: 'Choose a picture', exact: true })).toBeVisible();
});
