/*
 * A common interface to different browsers: Firefox through WebDriver BiDi, Chromium through its
 * own protocol, WebKitGTK through WebDriver. A visitor clicks, types and reads, and waits by
 * polling.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { type LaunchOptions, launch } from 'puppeteer-core';
import { Builder, By } from 'selenium-webdriver';

export interface Visitor {
	goto(address: string): Promise<void>;
	reload(): Promise<void>;
	/** Clicks the first element that matches a selector; it must exist already. */
	click(selector: string): Promise<void>;
	/** Types into the focused element. */
	type(text: string): Promise<void>;
	/** Empties a text box and types into it. */
	fill(selector: string, text: string): Promise<void>;
	/** The value of an expression in the page. */
	ask<T>(expression: string): Promise<T>;
	leave(): Promise<void>;
}

/** Waits until an expression is true in the page. */
export async function until(visitor: Visitor, expression: string): Promise<void> {
	const holds = () => visitor.ask<boolean>(`Boolean(${expression})`);
	await expect.poll(holds, { message: expression }).toBe(true);
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const CHROMIUM = [
	process.env.CHROMIUM ?? '',
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
];

const there = (places: readonly string[]) => places.find((place) => existsSync(place)) ?? '';

export const firefox = () => driven({ browser: 'firefox', executablePath: there(FIREFOX) });

/** Chromium shows that the walk fits the page if neither of the other browsers is installed. */
export const chromium = () =>
	driven({ browser: 'chrome', executablePath: there(CHROMIUM), args: ['--no-sandbox'] });

async function driven(how: LaunchOptions): Promise<Visitor> {
	const browser = await launch({ ...how, headless: true });
	const page = await browser.newPage();
	await page.setViewport({ width: 1280, height: 800 });
	return {
		goto: async (address) => void (await page.goto(address)),
		reload: async () => void (await page.reload()),
		click: (selector) => page.click(selector),
		type: (text) => page.keyboard.type(text),
		fill: async (selector, text) => {
			await page.$eval(selector, (box) => (box as HTMLTextAreaElement).select());
			await page.type(selector, text);
		},
		ask: async <T>(expression: string) => (await page.evaluate(expression)) as T,
		leave: () => browser.close(),
	};
}

/** Debian puts MiniBrowser below a folder named after the machine's architecture. */
function miniBrowser(): string {
	const found = readdirSync('/usr/lib')
		.map((kind) => `/usr/lib/${kind}/webkit2gtk-4.1/MiniBrowser`)
		.find((place) => existsSync(place));
	if (!found) throw new Error('MiniBrowser of webkit2gtk-4.1 is not installed.');
	return found;
}

/** WebKitGTK needs a display; `Xvfb` is one that shows nothing. */
export async function webkit(): Promise<Visitor> {
	const display = await virtualDisplay();
	const port = await freePort();
	const environment = { ...process.env, DISPLAY: display.name };
	const server = spawn('WebKitWebDriver', [`--port=${port}`], { env: environment });
	await answering(port);
	const driver = await new Builder()
		.usingServer(`http://127.0.0.1:${port}`)
		.withCapabilities({
			browserName: 'MiniBrowser',
			'webkitgtk:browserOptions': {
				binary: miniBrowser(),
				args: ['--automation', '--geometry=1280x800'],
			},
		})
		.build();
	return {
		goto: (address) => driver.get(address),
		reload: () => driver.navigate().refresh(),
		click: (selector) => driver.findElement(By.css(selector)).click(),
		type: (text) => driver.actions().sendKeys(text).perform(),
		fill: async (selector, text) => {
			const box = driver.findElement(By.css(selector));
			await box.clear();
			await box.sendKeys(text);
		},
		ask: <T>(expression: string) => driver.executeScript<T>(`return (${expression});`),
		leave: async () => {
			await driver.quit();
			await ended(server);
			await ended(display.server);
		},
	};
}

async function virtualDisplay(): Promise<{ name: string; server: ChildProcess }> {
	// The server chooses a free number, and writes it to the given file descriptor.
	const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	const [number] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
	return { name: `:${number.toString().trim()}`, server };
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const at = server.address();
	server.close();
	await once(server, 'close');
	return typeof at === 'object' && at ? at.port : 0;
}

/** Waits until a WebDriver accepts requests. */
async function answering(port: number): Promise<void> {
	const answers = () =>
		fetch(`http://127.0.0.1:${port}/status`).then(
			({ ok }) => ok,
			() => false,
		);
	await expect.poll(answers, { message: 'WebKitWebDriver answers' }).toBe(true);
}

async function ended(server: ChildProcess): Promise<void> {
	const end = once(server, 'exit');
	server.kill();
	await end;
}
