/*
 * The view of the live camera in Chromium, whose camera shows a photo: how often per second the page looks for the grid
 * while the page and its worker are slowed down four times, and that the photo is taken by itself. The test measures
 * time, so it is not part of the gate.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type LaunchOptions, type Page, test } from '@playwright/test';
import { open, openPanel, press } from '../e2e/page';
import { stretch } from './stretch';

const PHOTO = new URL('../../../crates/photo/tests/data/begun/image1.jpg', import.meta.url);
/** The looks per second that are wanted on a slow phone, and how many times slower it is. */
const LOOKS = 5;
const SLOWER = 4;

/** A film that shows one photo. */
function film(): string {
	const file = join(tmpdir(), `gridfold-${process.pid}.mjpeg`);
	writeFileSync(file, readFileSync(PHOTO));
	return file;
}

/** A page whose camera shows this film. */
async function filmed(file: string, launch: LaunchOptions, baseURL = ''): Promise<Page> {
	const args = [
		'--use-fake-device-for-media-stream',
		'--use-fake-ui-for-media-stream',
		`--use-file-for-fake-video-capture=${file}`,
	];
	const browser = await chromium.launch({ ...launch, args });
	return browser.newPage({ baseURL, serviceWorkers: 'block', locale: 'en-GB' });
}

/**
 * Opens the camera's view. The page is slowed down, and each answer of its worker, which Chromium cannot slow down,
 * arrives after so many times as long as it took.
 */
async function point(page: Page, slower: number): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
	await page.addInitScript((slower) => {
		const looks: number[] = [];
		const took: number[] = [];
		const { postMessage } = Worker.prototype;
		let asked = 0;
		Worker.prototype.postMessage = function (this: Worker, message: { call?: string }) {
			asked = message.call === 'findGrid' ? performance.now() : 0;
			if (asked > 0) looks.push(asked);
			postMessage.call(this, message);
		};
		const heard = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
		Object.defineProperty(Worker.prototype, 'onmessage', {
			set(this: Worker, hear: (event: MessageEvent) => void) {
				heard?.set?.call(this, (event: MessageEvent) => {
					const time = asked > 0 ? performance.now() - asked : 0;
					if (asked > 0) took.push(time);
					setTimeout(() => hear(event), (slower - 1) * time);
				});
			},
		});
		Object.assign(window, { looks, took });
	}, slower);
	await open(page, './#fut4.L4E.lgDggF.GlF');
	await openPanel(page, 'New');
	await press(page, 'panel-photo');
	await page.getByRole('button', { name: 'Point the camera at it' }).click();
}

const noted = (page: Page, name: 'looks' | 'took') =>
	page.evaluate((name) => Reflect.get(window, name) as number[], name);

test('the page looks for the grid often enough, and takes the photo', async ({
	launchOptions,
	baseURL,
}) => {
	const page = await filmed(film(), launchOptions, baseURL);
	await point(page, SLOWER);
	await expect(page.locator('[data-photo]')).toHaveAttribute('data-photo', 'unique');
	await expect(page.locator('.photo-outline[data-hand=true]')).toHaveCount(55);
	await expect(page.locator('video')).toHaveCount(0);
	// The first look fetches the reader.
	const [, first = 0, ...looks] = await noted(page, 'looks');
	const took = (await noted(page, 'took')).slice(1).sort((one, other) => one - other);
	const rate = (1000 * looks.length) / ((looks.at(-1) ?? 0) - first);
	const busy = Math.max(1, await stretch(page));
	const told = `${rate.toFixed(1)} looks a second; each took ${took[0]?.toFixed()} to ${took.at(-1)?.toFixed()} ms before it was slowed down; a machine ${busy.toFixed(1)} times slow`;
	process.stdout.write(`${told}\n`);
	expect(rate * busy, told).toBeGreaterThan(LOOKS);
	await page.context().browser()?.close();
});
