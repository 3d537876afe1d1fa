/*
 * The memory of a page that is used for a long time without a reload: after a
 * few rounds through all links and panels, it stops growing. Each round saves
 * the same history of a board. A round runs inside the page, because each step
 * of a test from outside leaves some bytes.
 */
import { expect, type Page, test } from '@playwright/test';
import { open } from '../../e2e/page';
import { LINKS } from './places';
import { arrange } from './world';

const ROUNDS = Number(process.env.ROUNDS ?? 20);
/** By then all chunks are fetched, code is compiled, and caches are full. */
const SETTLED = 10;
/** A round of a hundred openings leaves 50 KB, mostly compiled code; a leaked board leaves more than this. */
const MOST = 150_000;
/** The tolerance in DOM nodes; a panel that is just closing may still have some. */
const MOST_NODES = 500;

test('rounds through all pages and panels leave nothing behind', async ({ page }) => {
	test.setTimeout(ROUNDS * 60_000);
	await page.addInitScript(arrange, { ahead: 0, isFull: false });
	await open(page);
	const heaps: number[] = [];
	const nodes: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		await page.evaluate(lookAround, LINKS);
		const used = await usage(page);
		heaps.push(used.bytes);
		nodes.push(used.nodes);
	}
	console.info(`heap in KB: ${heaps.map((bytes) => Math.round(bytes / 1024)).join(' ')}`);
	console.info(`nodes: ${nodes.join(' ')}`);
	expect(growth(heaps)).toBeLessThan(MOST);
	expect(growth(nodes) * (ROUNDS - SETTLED)).toBeLessThan(MOST_NODES);
});

/** The mean growth of the last rounds. */
function growth(all: readonly number[]): number {
	const settled = all.slice(SETTLED);
	return ((settled.at(-1) ?? 0) - (settled[0] ?? 0)) / (settled.length - 1);
}

/** Opens each link, and each panel that its page has; it runs in the page. */
async function lookAround(links: readonly string[]): Promise<void> {
	const pictures = async (count: number) => {
		for (let left = count; left > 0; left--)
			await new Promise((resolve) => requestAnimationFrame(resolve));
	};
	const find = (selector: string) => document.querySelector<HTMLElement>(selector);
	const openMenu = async () => {
		find('.bar [data-command=menu]')?.click();
		await pictures(4);
		return [...document.querySelectorAll<HTMLElement>('.menu [data-command^=panel-]')];
	};
	for (const link of links) {
		location.hash = link;
		await pictures(20);
		find('.bar [data-command=panel-share]')?.click();
		await pictures(4);
		for (const { dataset } of await openMenu()) {
			if (!find('.menu')) await openMenu();
			find(`.menu [data-command=${dataset.command}]`)?.click();
			await pictures(4);
		}
	}
}

/** The memory in use after garbage collection. */
async function usage(page: Page): Promise<{ bytes: number; nodes: number }> {
	const session = await page.context().newCDPSession(page);
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	const { nodes } = await session.send('Memory.getDOMCounters');
	await session.detach();
	return { bytes: usedSize, nodes };
}
