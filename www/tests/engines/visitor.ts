/*
 * A common interface to different browsers: Chromium through Playwright, Firefox through WebDriver BiDi, which it speaks
 * without a driver, WebKitGTK through WebDriver. A visitor clicks, types and reads, and waits by polling.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, chromium as ofPlaywright } from '@playwright/test';
import { Builder, By } from 'selenium-webdriver';
import * as bidi from 'selenium-webdriver/bidi/index.js';

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

const VIEWPORT = { width: 1280, height: 800 };

/** Chromium shows that the walk fits the page if neither of the other browsers is installed. */
export async function chromium(): Promise<Visitor> {
	const browser = await ofPlaywright.launch({ executablePath: there(CHROMIUM) });
	const page = await browser.newPage({ viewport: VIEWPORT, serviceWorkers: 'allow' });
	return {
		goto: async (address) => void (await page.goto(address)),
		reload: async () => void (await page.reload()),
		click: (selector) => page.click(selector),
		type: (text) => page.keyboard.type(text),
		fill: (selector, text) => page.fill(selector, text),
		ask: <T>(expression: string) => page.evaluate<T>(expression),
		leave: () => browser.close(),
	};
}

/** Its types say that it is a named export. */
const Bidi = (bidi as unknown as { default: typeof bidi.Index }).default;

/** Firefox, in a new profile. Playwright would send it a command that Firefox ESR 153 does not know. */
export async function firefox(): Promise<Visitor> {
	const port = await freePort();
	const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
	const switches = ['--headless', '--no-remote', '--profile', profile];
	const browser = spawn(there(FIREFOX), [...switches, `--remote-debugging-port=${port}`], {
		stdio: 'ignore',
	});
	await answering(`http://127.0.0.1:${port}`);
	const socket = new Bidi(`ws://127.0.0.1:${port}/session`);
	const send = async <T>(method: string, params: object): Promise<T> => {
		const { result, message } = (await socket.send({ method, params })) as Said<T>;
		if (message !== undefined) throw new Error(`${method}: ${message}`);
		return result;
	};
	await send('session.new', { capabilities: {} });
	const { contexts } = await send<Tree>('browsingContext.getTree', {});
	const context = contexts[0]?.context;
	await send('browsingContext.setViewport', { context, viewport: VIEWPORT });
	const ask = async <T>(expression: string): Promise<T> => {
		const asked = { expression: `JSON.stringify(${expression})`, target: { context } };
		const { result } = await send<Result>('script.evaluate', { ...asked, awaitPromise: true });
		return (result.value === undefined ? undefined : JSON.parse(result.value)) as T;
	};
	const act = (source: { type: string; actions: object[] }) =>
		send<void>('input.performActions', { context, actions: [{ id: source.type, ...source }] });
	const type = (text: string) => {
		const keys = [...text].flatMap((value) => [
			{ type: 'keyDown', value },
			{ type: 'keyUp', value },
		]);
		return act({ type: 'key', actions: keys });
	};
	return {
		goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
		reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
		click: async (selector) => {
			const [x, y] = await ask<[number, number]>(`(${middle})(${JSON.stringify(selector)})`);
			const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
			await act({ type: 'pointer', actions: [{ type: 'pointerMove', x, y }, ...press] });
		},
		type,
		fill: async (selector, text) => {
			await ask(`document.querySelector(${JSON.stringify(selector)}).select()`);
			await type(text);
		},
		ask,
		leave: async () => {
			const end = once(browser, 'exit');
			await send('browser.close', {});
			await end;
			rmSync(profile, { recursive: true });
		},
	};
}

/** An answer of Firefox; one with a message is an error. */
interface Said<T> {
	result: T;
	message?: string;
}

interface Tree {
	contexts: readonly { context: string }[];
}

interface Result {
	result: { value?: string };
}

/** Runs in the page: the middle of the first element that matches a selector. */
function middle(selector: string): [number, number] {
	const element = document.querySelector(selector) as Element;
	element.scrollIntoView({ block: 'center', behavior: 'instant' });
	const { left, right, top, bottom } = element.getBoundingClientRect();
	return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
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
	await answering(`http://127.0.0.1:${port}/status`);
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

/** Waits until a browser or its driver accepts requests. */
async function answering(address: string): Promise<void> {
	const answers = () =>
		fetch(address).then(
			() => true,
			() => false,
		);
	await expect.poll(answers, { message: `${address} answers` }).toBe(true);
}

async function ended(server: ChildProcess): Promise<void> {
	const end = once(server, 'exit');
	server.kill();
	await end;
}
