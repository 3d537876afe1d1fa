/*
 * By keys alone: from Home to the end of one of today's puzzles and on to the next; a new puzzle, one from paper,
 * and every place. The focused element is always in view and visibly focused.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { sent } from '../../engine/packed';
import * as grid from '../../generated/grid.js';
import { scaleOf, shownValue } from '../../pictures/grid/draft';
import { fragment, open } from './page';

test.beforeAll(() => {
	const wasm = new URL('../../generated/grid_bg.wasm', import.meta.url);
	grid.initSync({ module: readFileSync(wasm) });
});

/** The focused element; a fault is added if its focus is not visible. */
const focused = (page: Page) =>
	page.evaluate(() => {
		const one = document.activeElement as HTMLElement;
		const { top, bottom, left, right } = one.getBoundingClientRect();
		const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
		// For a choice, the frame is around its label; for a place on a board, in the drawing.
		const looks = [one, one.closest('label'), one.nextElementSibling]
			.filter((part) => part !== null)
			.map((part) => getComputedStyle(part));
		const isFramed = looks.some(
			({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
		);
		const isPlace = one.dataset.place !== undefined && document.querySelector('.drawing .focus');
		const name = `${one.tagName} ${one.dataset.command ?? ''} ${one.ariaLabel ?? one.textContent}`;
		const fault = isInView && (isFramed || isPlace) ? '' : 'not to be seen: ';
		return one === document.body ? '' : `${fault}${name.slice(0, 60)}`;
	});

/** Presses Tab until this element has the focus; the focus is visible at every stop on the way. */
async function tabTo(page: Page, selector: string): Promise<void> {
	const wanted = page.locator(selector).first();
	await wanted.waitFor();
	for (let left = 60; left > 0; left--) {
		await page.keyboard.press('Tab');
		expect(await focused(page)).not.toContain('not to be seen');
		if (await wanted.evaluate((one) => one === document.activeElement)) return;
	}
	throw new Error(`Tab does not lead to ${selector}`);
}

/** Opens the menu, moves to an entry, and chooses it. */
async function choose(page: Page, selector: string): Promise<void> {
	await page.keyboard.press('F10');
	const wanted = page.locator(`.menu ${selector}`);
	await wanted.waitFor();
	for (let left = 30; left > 0; left--) {
		await page.keyboard.press('ArrowDown');
		if (await wanted.evaluate((one) => one === document.activeElement)) break;
	}
	expect(await focused(page)).not.toContain('not to be seen');
	await page.keyboard.press('Enter');
	await expect(page.locator('.menu')).toHaveCount(0);
}

async function walkTo(page: Page, row: number, column: number): Promise<void> {
	const place = async () =>
		page.evaluate(() =>
			((document.activeElement as HTMLElement).dataset.place ?? '').split(',').map(Number),
		);
	for (let left = 40; left > 0; left--) {
		const [down = 0, right = 0] = await place();
		if (down === row && right === column) return;
		const [more, less] = down === row ? ['Right', 'Left'] : ['Down', 'Up'];
		const isLess = down === row ? right < column : down < row;
		await page.keyboard.press(`Arrow${isLess ? more : less}`);
	}
	throw new Error(`arrows do not lead to ${row}, ${column}`);
}

async function solveByKeys(page: Page): Promise<void> {
	const found = grid.readLink(new URL(page.url()).hash.slice(1));
	if (found.type !== 'grid') throw new Error('no grid');
	const { draft } = found;
	const asked = { draft, entries: null, limit: 1, nodes: null };
	const [solution = []] = grid.solve(sent(asked), () => undefined).solutions;
	for (const [cell, value] of solution.entries()) {
		if (draft.givens[cell]) continue;
		await walkTo(page, Math.floor(cell / draft.size), cell % draft.size);
		await page.keyboard.type(shownValue(value, scaleOf(draft)));
	}
}

test('by keys alone: a puzzle of today to its end, the next, a new one, from paper, and every place', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(page, './?lang=en');
	await test.step('today', async () => {
		await tabTo(page, '[data-daily=small]');
		await page.keyboard.press('Enter');
		await fragment(page, /\.\w$/);
		await tabTo(page, '.board [tabindex="0"]');
		await solveByKeys(page);
		await expect(page.locator('[data-finished-card]')).toBeVisible();
		await tabTo(page, '[data-command=next-puzzle]');
		await page.keyboard.press('Enter');
		await expect(page.locator('[data-finished-card]')).toHaveCount(0);
		await expect(page.locator('.board')).toBeVisible();
	});
	await test.step('a new one', async () => {
		await choose(page, '[data-command=panel-new]');
		await expect(page.locator('#panel-title')).toBeFocused();
		await tabTo(page, '#panel .primary');
		await page.keyboard.press('Enter');
		await expect(page.locator('#panel')).toHaveCount(0);
		await expect(page.locator('.board')).toBeVisible();
	});
	await test.step('from paper', async () => {
		await choose(page, '[data-command=panel-type]');
		await tabTo(page, '#panel button[type=submit]');
		await page.keyboard.press('Enter');
		await expect(page.locator('[data-step=around][aria-current=step]')).toBeVisible();
		await expect(page.locator('.board :focus')).toHaveCount(1);
		await page.keyboard.type('3');
		for (const step of ['inside', 'own']) {
			await tabTo(page, '.paper-way .primary');
			await page.keyboard.press('Enter');
			await expect(page.locator(`[data-step=${step}][aria-current=step]`)).toBeVisible();
		}
		await tabTo(page, '[data-command=copy-done]');
		await page.keyboard.press('Enter');
		await expect(page.locator('.paper-way')).toHaveCount(0);
	});
	for (const [link, heading, last] of [
		['#learn', 'Learn', '.tries a, .tries button'],
		['#record', 'Statistics', '.record a, .record button'],
		['#snake', /^Snake cube/, '[data-command=fold]'],
		['/study', 'Algorithm lab', '[data-command=study-all]'],
	] as const) {
		await test.step(link, async () => {
			await choose(page, `a[href*="${link}"]`);
			await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading);
			await tabTo(page, last);
		});
	}
});
