/*
 * How long the page is busy at a time while a puzzle is played, from 9x9 to 16x16, with the processor slowed down
 * by a factor of four. Moving, digits, marks, undo, redo and taps are each measured in three fresh pages. The
 * quickest of the three counts, because other work on the machine only slows them down. Nothing may move on the
 * page meanwhile. `npm run test:long` runs it.
 */
import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { cell, open } from '../e2e/page';
import { stretch } from './stretch';
import { type Tasks, tasksOf } from './tasks';

const SIZES = [9, 10, 11, 12, 13, 14, 16];
const SLOWER = 4;
const ROUNDS = 3;
/** The pace of a quick player, in milliseconds. */
const PACE = 150;

/** In milliseconds of processor time, on an idle machine. */
const most = (size: number) => (size <= 12 ? 50 : 80);

const linkOf = (size: number) => {
	const set = new URL(`../../../bench/sets/sky-${size}.txt`, import.meta.url);
	const [link] = readFileSync(set, 'utf8').match(/^sky\S+/m) ?? [];
	if (!link) throw new Error(`no puzzle of size ${size}`);
	return link;
};

interface Deed {
	readonly name: string;
	readonly act: (page: Page) => Promise<unknown>;
}

const key = (name: string, pressed: string): Deed => ({
	name,
	act: (page) => page.keyboard.press(pressed),
});
const tap = (row: number, column: number): Deed => ({
	name: 'tap',
	act: (page) => cell(page, row, column).click(),
});

/** Each action begins with one press; a modifier is a separate press. */
const DEEDS: readonly Deed[] = [
	tap(3, 3),
	key('digit', '1'),
	key('move', 'ArrowRight'),
	key('digit', '2'),
	key('digit again', '3'),
	key('move', 'ArrowDown'),
	key('mark', 'Shift+1'),
	key('mark', 'Shift+4'),
	key('move', 'ArrowDown'),
	key('digit', '5'),
	key('erase', 'Delete'),
	key('undo', 'Control+z'),
	key('undo', 'Control+z'),
	key('redo', 'Control+y'),
	tap(5, 6),
	key('digit', '4'),
	tap(2, 8),
	key('mark', 'Shift+2'),
	key('undo', 'Control+z'),
	key('undo', 'Control+z'),
];

interface Shift {
	readonly value: number;
	readonly hadRecentInput: boolean;
}

interface Round {
	/** For each action, the longest task after it. */
	readonly longest: readonly number[];
	/** The layout shift of the page. */
	readonly shift: number;
	/** How much slower than usual the machine was. */
	readonly slower: number;
}

async function round(browser: Browser, size: number): Promise<Round> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
	const page = await context.newPage();
	await page.addInitScript(() => {
		Object.assign(window, { shift: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value, hadRecentInput } = entry as unknown as Shift;
				if (!hadRecentInput) (window as unknown as { shift: number }).shift += value;
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await open(page, `./#${linkOf(size)}`);
	await cell(page, 1, 1).click();
	await page.evaluate(() => Object.assign(window, { shift: 0 }));
	const before = await stretch(page);
	const slow = await context.newCDPSession(page);
	await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	const begins: number[] = [];
	let presses = 0;
	const tasks = await tasksOf(browser, page, async () => {
		for (const { name, act } of DEEDS) {
			begins.push(presses);
			presses += ['mark', 'undo', 'redo'].includes(name) ? 2 : 1;
			await act(page);
			await page.waitForTimeout(PACE);
		}
	});
	const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
	await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
	const slower = Math.max(1, before, await stretch(page));
	await context.close();
	expect(tasks.pressed.length).toBe(presses);
	return { longest: longestOf(tasks, begins), shift, slower };
}

/** The longest task between the first press of an action and that of the next. */
function longestOf({ all, pressed }: Tasks, begins: readonly number[]): number[] {
	return begins.map((first, index) => {
		const from = pressed[first] ?? 0;
		const to = pressed[begins[index + 1] ?? -1] ?? Number.POSITIVE_INFINITY;
		const its = all.filter(({ end }) => end >= from && end < to);
		return Math.max(0, ...its.map(({ millis }) => millis));
	});
}

for (const size of SIZES) {
	test(`playing a ${size}x${size} never keeps the page busy for long, and nothing moves`, async ({
		browser,
	}) => {
		const rounds: Round[] = [];
		for (let turn = 0; turn < ROUNDS; turn++) rounds.push(await round(browser, size));
		const quickest = DEEDS.map((_, deed) =>
			Math.min(...rounds.map(({ longest }) => longest[deed] ?? 0)),
		);
		const told = DEEDS.map(({ name }, deed) => `${name} ${quickest[deed]}`).join(', ');
		const shift = Math.max(...rounds.map((one) => one.shift));
		const slower = Math.min(...rounds.map((one) => one.slower));
		const longest = Math.max(...quickest);
		console.info(
			`${size}x${size}: longest ${longest} ms, machine ${slower.toFixed(1)} times slow; shift ${shift}; ${told}`,
		);
		expect(longest, told).toBeLessThan(most(size) * slower);
		expect(shift).toBe(0);
	});
}
