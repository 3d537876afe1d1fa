// Every screen of the built page in three sizes, light and dark, for comparing side by side before and after a change
// of looks: `cargo run -p xtask -- screens FOLDER [LANGUAGE]`. It judges nothing.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';

const [folder = 'target/screens', language = 'en'] = process.argv.slice(2);
const PORT = Number(process.env.PORT ?? 4178);
const PAGE = `http://127.0.0.1:${PORT}/`;

const SIZES = [
	{ name: 'phone', width: 360, height: 740 },
	{ name: 'tablet', width: 768, height: 1024 },
	{ name: 'desk', width: 1280, height: 800 },
];

const SKY = 'sky5.32341.12324.14224.32321';
const click = (selector) => (page) => page.locator(selector).first().click();
const press =
	(...keys) =>
	async (page) => {
		await page.locator('.board').waitFor();
		for (const key of keys) await page.keyboard.press(key);
	};
const panel = (name) => async (page) => {
	await click('.bar [data-command=menu]')(page);
	await click(`.menu [data-command=panel-${name}]`)(page);
	await page.locator('#panel-title').waitFor();
};

/** To add one: its name, its link, and what is done on it. */
const SCREENS = [
	['home', ''],
	['home-menu', '', click('.bar [data-command=menu]')],
	['play-first', SKY],
	['play', SKY, click('[data-met]')],
	['play-signs', 'daily/2026-11-24/medium'],
	['play-large', 'sky16.----------------.----------------.----------------.----------------'],
	['rules', SKY, click('.rules-title')],
	['more', SKY, click('.more')],
	[
		'hint',
		SKY,
		async (page) => {
			await click('[data-command=hint]')(page);
			await page.locator('[data-hint=where]').waitFor();
			await click('[data-command=hint]')(page);
			await page.locator('[data-hint=why]').waitFor();
		},
	],
	['wrong', SKY, press('4', 'ArrowRight', '4', 'k')],
	['city', SKY, press('4', 'F8')],
	['branch', SKY, press('b', '4')],
	[
		'set-up',
		SKY,
		async (page) => {
			await page.locator('input[name=mode][value=set]').check();
			await page.locator('[data-badge=unique]').waitFor();
		},
	],
	[
		'all-steps',
		SKY,
		async (page) => {
			await click('.more')(page);
			await click('.more-menu [data-command=all-steps]')(page);
		},
	],
	[
		'finished',
		'sky4.1332.2122.3213.1423',
		async (page) => {
			await press('4', 'ArrowRight', '1', 'ArrowRight', '2', 'ArrowRight', '3')(page);
			for (const [row, digits] of ['1234', '3412', '2341'].entries())
				for (const [column, digit] of [...digits].entries()) {
					await page.locator(`.board [data-place="${row + 1},${column}"]`).focus();
					await page.keyboard.press(digit);
				}
			await page.locator('[data-finished-card]').waitFor();
		},
	],
	[
		'from-paper',
		'',
		async (page) => {
			await click('.home [data-command=panel-type]')(page);
			await click('#panel button[type=submit]')(page);
			await page.locator('.paper-way').waitFor();
		},
	],
	['photo', '', click('.home [data-command=panel-photo]')],
	['new', SKY, panel('new')],
	['daily', SKY, panel('daily')],
	['my-puzzles', SKY, panel('puzzles')],
	['paste', SKY, panel('paste')],
	['share', SKY, click('.bar [data-command=panel-share]')],
	['print', SKY, panel('print')],
	['settings', SKY, panel('settings')],
	['help', SKY, panel('help')],
	['learn', 'learn'],
	['techniques', 'techniques'],
	['record', 'record'],
	['snake', 'snake'],
	['snake-folded', 'snake', click('[data-command=fold]')],
	['lab', `${SKY}/study`],
];

const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM || undefined,
	args: ['--no-sandbox'],
});
const server = spawn(
	process.execPath,
	['node_modules/vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--port', `${PORT}`],
	{ stdio: 'ignore' },
);
try {
	mkdirSync(folder, { recursive: true });
	await served();
	for (const size of SIZES) for (const scheme of ['light', 'dark']) await drawAll(size, scheme);
} finally {
	await browser.close();
	server.kill();
}

/** Draws each screen in a separate visit, so that nothing is left over from the previous one. */
async function drawAll({ name, width, height }, colorScheme) {
	for (const [screen, link, reach] of SCREENS) {
		const isPhone = name === 'phone';
		const page = await browser.newPage({
			viewport: { width, height },
			hasTouch: isPhone,
			isMobile: isPhone,
			colorScheme,
			reducedMotion: 'reduce',
			serviceWorkers: 'block',
		});
		page.setDefaultTimeout(20_000);
		try {
			await page.goto(`${PAGE}?lang=${language}${link ? `#${link}` : ''}`);
			await page.locator('#app[data-ready=yes]').waitFor();
			await reach?.(page);
			// Answers that arrive automatically, such as the level, should be visible.
			await wait(800);
			await page.screenshot({ path: `${folder}/${screen}-${name}-${colorScheme}.png` });
		} catch (error) {
			console.error(`${screen}, ${name}, ${colorScheme}: ${error.message.split('\n')[0]}`);
			process.exitCode = 1;
		}
		await page.close();
	}
}

async function served() {
	for (let left = 100; left > 0; left--) {
		const answers = await fetch(PAGE).then(
			({ ok }) => ok,
			() => false,
		);
		if (answers) return;
		await wait(100);
	}
	throw new Error(`nothing answers at ${PAGE}`);
}
