// Draws the pictures of the prebuilt pages in `dist/p`: the boards of each, as the page itself draws them, beside its
// title. `cargo run -p xtask -- build` runs this if Chromium is installed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { preview } from 'vite';

const FOLDER = new URL('../../dist/p/', import.meta.url);
const MARK = readFileSync(new URL('../public/mark.svg', import.meta.url), 'utf8');
/** The picture that other sites show; `html.ts` refers to it. */
const SIZE = { width: 1200, height: 630 };
const LOOK = `
	body { margin: 0; height: 100vh; display: grid; grid-template-columns: auto 1fr; align-items: center;
		background: #f6f4ef; color: #1b1f24; font-family: system-ui, sans-serif; }
	.boards { display: flex; gap: 24px; padding: 0 48px; }
	.boards:has(:nth-child(2)) { grid-column: 1 / -1; justify-content: center; }
	img { max-height: 510px; max-width: 510px; }
	.boards:has(:nth-child(2)) img { max-width: 336px; }
	.words { padding-right: 48px; }
	.boards:has(:nth-child(2)) + .words { grid-column: 1 / -1; padding: 0 48px 32px; text-align: center; }
	h1 { margin: 0 0 20px; font-size: 50px; line-height: 1.15; text-wrap: balance; }
	p { margin: 0; display: inline-flex; align-items: center; gap: 14px; font-size: 34px; }
	svg { width: 44px; }`;

const server = await preview({ preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM || undefined,
	args: ['--no-sandbox'],
});
try {
	const [address] = server.resolvedUrls.local;
	const app = await browser.newPage({
		viewport: { width: 1000, height: 1000 },
		deviceScaleFactor: 2,
		colorScheme: 'light',
		locale: 'en-GB',
		serviceWorkers: 'block',
	});
	const sheet = await browser.newPage({ viewport: SIZE });
	for (const name of namesOf(FOLDER)) await draw(app, sheet, address, name);
} finally {
	await browser.close();
	await server.close();
}

function namesOf(folder) {
	const entries = readdirSync(folder, { withFileTypes: true });
	return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** The page itself says which puzzles it has. */
async function draw(app, sheet, address, name) {
	await app.goto(`${address}p/${name}/`);
	const title = await app.locator('h1').innerText();
	const links = await app.locator('.way').evaluateAll((ways) => ways.map(({ href }) => href));
	const boards = [];
	for (const link of links) boards.push(await boardOf(app, link));
	const images = boards.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
	const words = title.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
	await sheet.setContent(
		`<style>${LOOK}</style><div class="boards">${images.join('')}</div>
		<div class="words"><h1>${words}</h1><p>${MARK} Gridfold</p></div>`,
	);
	writeFileSync(new URL(`${name}/picture.png`, FOLDER), await sheet.screenshot());
}

/** A board by itself, before anything has been clicked. */
async function boardOf(app, link) {
	// An open page would first ask about replacing its puzzle.
	await app.goto('about:blank');
	await app.goto(link);
	await app.locator('#app[data-ready]').waitFor();
	// The ring around the cell with the caret is only meant for visitors.
	await app.locator('.drawing .focus').evaluateAll((rings) => rings.map((ring) => ring.remove()));
	return app.locator('.board > .drawing').screenshot();
}
