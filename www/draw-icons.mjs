// Redraws the pictures in `www/public` and in the README: icons from `mark.svg`, and views of the built page.
// `cargo run -p xtask -- icons` builds the page and runs this.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { walk } from './draw-walk.mjs';

const FOLDER = new URL('./public/', import.meta.url);
const PORT = 4179;
const PAGE = `http://127.0.0.1:${PORT}/`;
const PUZZLE = `${PAGE}#sky6.223416.234221.222241.312322`;

/**
 * Square icons: the side in pixels, and the fraction of it that the mark takes up. Masks cut off a tenth on each side.
 */
const ICONS = [
	{ name: 'icon-180.png', side: 180, part: 0.8, ground: '#f6f4ef' },
	{ name: 'icon-192.png', side: 192, part: 1, ground: 'transparent' },
	{ name: 'icon-512.png', side: 512, part: 1, ground: 'transparent' },
	{ name: 'icon-maskable-512.png', side: 512, part: 0.6, ground: '#f6f4ef' },
];

/** Views of the page. `picture.png` is what other sites show beside a link to it. */
const SCREENS = [
	{ name: 'screen-wide.png', width: 1280, height: 800 },
	{ name: 'screen-narrow.png', width: 360, height: 740 },
	{ name: 'picture.png', width: 1200, height: 630 },
];

const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM || undefined,
	args: ['--no-sandbox'],
});
const server = spawn(
	process.execPath,
	['node_modules/vite/bin/vite.js', 'preview', '--port', `${PORT}`, '--strictPort'],
	{ stdio: 'ignore' },
);
try {
	for (const icon of ICONS) await drawIcon(icon);
	await served();
	for (const screen of SCREENS) await drawScreen(screen);
	save('../../docs/picture.png', await walk(browser, PAGE));
} finally {
	await browser.close();
	server.kill();
}

async function drawIcon({ name, side, part, ground }) {
	const page = await browser.newPage({ viewport: { width: side, height: side } });
	const mark = readFileSync(new URL('mark.svg', FOLDER), 'utf8');
	await page.setContent(
		`<style>html { background: ${ground} } body { margin: 0; display: grid; place-items: center; height: 100vh }
		svg { width: ${part * 100}vmin }</style>${mark}`,
	);
	save(name, await page.screenshot({ omitBackground: true }));
	await page.close();
}

async function drawScreen({ name, width, height }) {
	const page = await browser.newPage({
		viewport: { width, height },
		colorScheme: 'light',
		locale: 'en-GB',
	});
	await page.goto(PUZZLE);
	await page.locator('#app[data-ready]').waitFor();
	// The grade appears beside the board once it is known.
	await wait(3000);
	save(name, await page.screenshot());
	await page.close();
}

async function served() {
	for (let left = 100; left > 0; left--) {
		if (
			await fetch(PAGE).then(
				({ ok }) => ok,
				() => false,
			)
		)
			return;
		await wait(100);
	}
	throw new Error(`nothing answers at ${PAGE}`);
}

function save(name, png) {
	writeFileSync(new URL(name, FOLDER), png);
	console.log(`${name}: ${png.length} bytes`);
}
