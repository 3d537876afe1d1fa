/*
 * Gridfold as an installed app: the requirements of app stores, content shared with the app, and files opened with it.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { begun, fragment, open } from './page';
import { sizeOf } from './pixels';

const PUBLIC = new URL('../../public/', import.meta.url);
const NEWSPAPER = fileURLToPath(
	new URL('../../../crates/photo/tests/data/image1.jpg', import.meta.url),
);
const PUZZLE = 'sky4.1332.2122.3213.1423';

/** The width and height of a picture beside the page. */
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
	// A window without a profile cannot install apps.
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
	// Some systems pass words besides the address.
	const words = encodeURIComponent('A puzzle for you');
	await open(page, `./?text=${words}&url=${encodeURIComponent('https://else.example/#lat4')}`);
	await expect(page).toHaveURL(/\/#lat4/);
	await page.evaluate((text) => {
		const file = { getFile: async () => new File([text], 'puzzle.txt') };
		Reflect.get(window, 'take')({ files: [file] });
	}, 'fut4.L4E.lgDggF.GlF');
	await expect(page).toHaveURL(/#fut4\.L4E/);
	await page.evaluate((text) => {
		// As Windows saves a text in UTF-16.
		const codes = Uint16Array.from(`\ufeff${text}`, (char) => char.charCodeAt(0));
		const file = { getFile: async () => new File([codes], 'puzzle.txt') };
		Reflect.get(window, 'take')({ files: [file] });
	}, 'lat2.1D');
	await expect(page).toHaveURL(/#lat2\.1D/);
	await page.evaluate(() => {
		const photo = new File(['no picture'], 'photo.jpg', { type: 'image/jpeg' });
		Reflect.get(window, 'take')({ files: [{ getFile: async () => photo }] });
	});
	await expect(page.locator('[data-trouble=no-picture]')).toBeVisible();
});

/** Sends a form to the address of the manifest, as a device does with shared content. */
async function share(page: Page, address: string, fields: string): Promise<void> {
	await page.goto('about:blank');
	await page.setContent(
		`<form method="post" enctype="multipart/form-data" action="${address}">${fields}<button>Share</button></form>`,
	);
	const files = page.locator('input[type=file]');
	if ((await files.count()) > 0) await files.setInputFiles([NEWSPAPER]);
	await page.getByRole('button', { name: 'Share' }).click();
}

test.describe('with the service worker', () => {
	test.use({ serviceWorkers: 'allow' });

	test('a shared picture is read and kept nowhere; a shared text is opened', async ({ page }) => {
		await open(page);
		await page.evaluate(async () => void (await navigator.serviceWorker.ready));
		const manifest = JSON.parse(readFileSync(new URL('gridfold.webmanifest', PUBLIC), 'utf8'));
		const { action, method, params } = manifest.share_target;
		expect(method).toBe('POST');
		const address = new URL(action, page.url()).href;
		const picture = `<input type="file" name="${params.files[0].name}">`;

		await share(page, address, `${picture}<input name="text" value="A photo">`);
		await expect(page.locator('[data-photo]')).toHaveAttribute('data-photo', 'unique');
		await expect(page.locator('.photo-place')).toHaveCount(81);
		expect(new URL(page.url()).search).toBe('');
		expect(await page.evaluate(async () => (await fetch('shared-picture')).status)).toBe(404);
		const names = await page.evaluate(() => caches.keys());
		expect(names.filter((name) => name.endsWith('shared'))).toEqual([]);
		await page.reload();
		await begun(page);
		await expect(page.locator('.photo-part, [data-trouble]')).toHaveCount(0);

		await share(page, address, `<input name="${params.text}" value="see #${PUZZLE}">`);
		await expect(page).toHaveURL(new RegExp(`/#${PUZZLE.replaceAll('.', '\\.')}`));
		expect(new URL(page.url()).search).toBe('');
		await test.step('a text of three megabytes waits as a picture does', async () => {
			const long = `west = [1,3,3,2]\n${'x'.repeat(3_000_000)}`;
			await page.goto('about:blank');
			await page.setContent(
				`<form method="post" enctype="multipart/form-data" action="${address}"><textarea name="${params.text}" hidden></textarea><button>Share</button></form>`,
			);
			await page.evaluate((text) => {
				const field = document.querySelector('textarea');
				if (field) field.value = text;
			}, long);
			await page.getByRole('button', { name: 'Share' }).click();
			await expect(page.locator('#panel-title')).toHaveText('Paste');
			await expect(page.locator('#panel')).toContainText('west = [1,3,3,2]');
			expect(new URL(page.url()).search).toBe('');
			expect(await page.evaluate(async () => (await fetch('shared-text')).status)).toBe(404);
			await open(page, './?long=shared');
			await expect(page.locator('#panel-title')).toHaveText('Paste');
		});
		await test.step('nothing but text and address is passed on from a form of any site', async () => {
			const led: string[] = [];
			page.on('request', (request) => led.push(new URL(request.url()).search));
			const more = ['embed', 'fault', 'picture', 'title', 'long'].map(
				(name) => `<input name="${name}" value="1">`,
			);
			await share(page, address, `${more.join('')}<input name="url" value="#${PUZZLE}">`);
			await fragment(page, /^#sky4\.1332/);
			expect(led.filter((search) => search !== '')).toEqual([`?url=%23${PUZZLE}`]);
			await expect(page.locator('.bar-buttons')).toBeVisible();
		});
		await test.step('what is no form of a share opens the page', async () => {
			await page.goto('about:blank');
			await page.setContent(
				`<form method="post" enctype="text/plain" action="${address}"><input name="text" value="#${PUZZLE}"><button>Share</button></form>`,
			);
			await page.getByRole('button', { name: 'Share' }).click();
			await page.waitForURL(({ href }) => href === new URL('.', address).href);
			await begun(page);
		});
		// A picture for which there was no room: the page asks for one.
		await open(page, './?picture=shared');
		await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
	});
});
