/* Gridfold as an installed app: what stores ask for, texts that are shared with it, files that are opened with it. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { open } from './page';
import { sizeOf } from './pixels';

const PUBLIC = new URL('../../public/', import.meta.url);
const PUZZLE = 'sky4.1332.2122.3213.1423';

/** The width and height of a picture that lies beside the page. */
const publicSize = (name: string): string => sizeOf(readFileSync(new URL(name, PUBLIC))).join('x');

test('the manifest is clean, and its pictures have the sizes that it names', async ({ page }) => {
	await open(page);
	const session = await page.context().newCDPSession(page);
	const { errors, data } = await session.send('Page.getAppManifest');
	expect(errors).toEqual([]);
	const manifest = JSON.parse(data ?? '{}');
	for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots])
		if (sizes !== 'any') expect(publicSize(src), src).toBe(sizes);
	expect(publicSize('icon-180.png')).toBe('180x180');
	expect(publicSize('picture.png')).toBe('1200x630');
	const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
	// A window without a profile keeps no apps.
	const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
	expect(others).toEqual([]);
});

test('a shared text is opened once, and a file is opened with the page', async ({ page }) => {
	await page.addInitScript(() => {
		const launchQueue = { setConsumer: (take: unknown) => Object.assign(window, { take }) };
		Object.defineProperty(window, 'launchQueue', { value: launchQueue });
	});
	await open(page, `./?url=${encodeURIComponent(`https://elsewhere.example/#${PUZZLE}`)}`);
	await expect(page).toHaveURL(new RegExp(`/#${PUZZLE.replaceAll('.', '\\.')}`));
	expect(new URL(page.url()).search).toBe('');
	await page.evaluate((text) => {
		const file = { getFile: async () => new File([text], 'puzzle.txt') };
		Reflect.get(window, 'take')({ files: [file] });
	}, 'fut4.L4E.lgDggF.GlF');
	await expect(page).toHaveURL(/#fut4\.L4E/);
	await page.evaluate(() => {
		const photo = new File(['no picture'], 'photo.jpg', { type: 'image/jpeg' });
		Reflect.get(window, 'take')({ files: [{ getFile: async () => photo }] });
	});
	await expect(page.locator('[data-trouble=no-picture]')).toBeVisible();
});
