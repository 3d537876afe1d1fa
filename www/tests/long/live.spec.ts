/*
 * The view of the live camera in Chromium, whose camera shows a film: how often per second the page looks for the grid
 * while the page and its worker are slowed down four times, and that the photo is taken by itself. The test measures
 * time, so it is not part of the gate.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type LaunchOptions, type Page, test } from '@playwright/test';
import { open, openPanel, press } from '../e2e/page';

const FOLDER = new URL('../../../crates/photo/tests/data/', import.meta.url);
const jpeg = (name: string) => readFileSync(new URL(name, FOLDER));
/** How many frames of the film show one photo before the other: too few for the page to take it. */
const FRAMES = 8;
/** The looks per second that are wanted on a slow phone. */
const LOOKS = 5;

/** A film is its pictures one after the other. */
function film(name: string, pictures: readonly Buffer[]): string {
	const file = join(tmpdir(), `gridfold-${process.pid}-${name}.mjpeg`);
	writeFileSync(file, Buffer.concat(pictures));
	return file;
}

const STILL = film('still', [jpeg('begun/image1.jpg')]);
const MOVING = film(
	'moving',
	['begun/image1.jpg', 'image1.jpg'].flatMap((name) => Array<Buffer>(FRAMES).fill(jpeg(name))),
);

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

test('a grid that moves: the page looks for it often enough on a slow phone', async ({
	launchOptions,
	baseURL,
}) => {
	const page = await filmed(MOVING, launchOptions, baseURL);
	await point(page, 4);
	await expect.poll(async () => (await noted(page, 'looks')).length).toBeGreaterThan(40);
	const looks = (await noted(page, 'looks')).slice(5);
	const took = (await noted(page, 'took')).slice(5).sort((one, other) => one - other);
	const rate = (1000 * (looks.length - 1)) / ((looks.at(-1) ?? 0) - (looks[0] ?? 0));
	const median = took[Math.floor(took.length / 2)] ?? 0;
	const told = `${rate.toFixed(1)} looks a second; each took ${median.toFixed()} ms in the median, ${took.at(-1)?.toFixed()} at most, before it was slowed down`;
	process.stdout.write(`${told}\n`);
	expect(rate, told).toBeGreaterThan(LOOKS);
	await expect(page.locator('video')).toBeVisible();
	await page.context().browser()?.close();
});

test('a grid that stands still: the photo is taken and read', async ({
	launchOptions,
	baseURL,
}) => {
	const page = await filmed(STILL, launchOptions, baseURL);
	await point(page, 1);
	await expect(page.locator('[data-photo]')).toHaveAttribute('data-photo', 'unique');
	await expect(page.locator('.photo-outline[data-hand=true]')).toHaveCount(55);
	await expect(page.locator('video')).toHaveCount(0);
	await page.context().browser()?.close();
});
