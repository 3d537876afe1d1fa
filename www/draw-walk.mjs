// The animated picture in the README: a puzzle, its hints with their reasons, the city and the solution, frame by
// frame. `draw-icons.mjs` runs this. Frames become one animated PNG, which browsers play and everything else shows as
// its first frame.
import { crc32 } from 'node:zlib';

const LINK = '#sky5.---4-.33---.-12-3.-233-';
const SIZE = { width: 960, height: 640 };

/** What is clicked before each frame, and how many milliseconds the frame is shown. */
const WALK = [
	{ shown: 1500 },
	{ press: ['hint'], shown: 1800 },
	{ press: ['hint'], shown: 3200 },
	{ press: ['hint', 'hint'], shown: 3200 },
	{ press: ['close-hint', 'city'], shown: 2200 },
	{ press: ['solve', 'solve-now'], shown: 2600 },
];

/** Walks through the page at this address and returns the animated PNG. */
export async function walk(browser, address) {
	const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light', locale: 'en-GB' });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(`${address}${LINK}`);
	await page.locator('#app[data-ready]').waitFor();
	const frames = [];
	for (const { press = [], shown } of WALK) {
		for (const command of press) {
			const button = page.locator(`[data-command=${command}]:visible`).first();
			// Commands without a button are in the menu More.
			if (!(await button.isVisible())) await page.locator('.more').click();
			await button.click();
			await page.waitForTimeout(400);
		}
		frames.push({ png: await page.screenshot(), shown });
	}
	await page.close();
	return animated(frames);
}

/** Combines PNGs of the same size as the frames of one. */
function animated(frames) {
	const [first] = frames.map(({ png }) => chunks(png));
	const head = first.find(({ type }) => type === 'IHDR');
	const parts = [chunk('IHDR', head.data), chunk('acTL', numbers(frames.length, 0))];
	let order = 0;
	for (const [index, { png, shown }] of frames.entries()) {
		const control = Buffer.alloc(26);
		control.writeUInt32BE(order++, 0);
		head.data.copy(control, 4, 0, 8);
		control.writeUInt16BE(shown, 20);
		control.writeUInt16BE(1000, 22);
		parts.push(chunk('fcTL', control));
		for (const { type, data } of chunks(png).filter((one) => one.type === 'IDAT'))
			parts.push(
				index === 0 ? chunk(type, data) : chunk('fdAT', Buffer.concat([numbers(order++), data])),
			);
	}
	return Buffer.concat([frames[0].png.subarray(0, 8), ...parts, chunk('IEND', Buffer.alloc(0))]);
}

function chunks(png) {
	const all = [];
	for (let at = 8; at < png.length; ) {
		const length = png.readUInt32BE(at);
		const type = png.toString('latin1', at + 4, at + 8);
		all.push({ type, data: png.subarray(at + 8, at + 8 + length) });
		at += length + 12;
	}
	return all;
}

function chunk(type, data) {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	return Buffer.concat([numbers(data.length), body, numbers(crc32(body))]);
}

function numbers(...values) {
	const bytes = Buffer.alloc(4 * values.length);
	for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
	return bytes;
}
