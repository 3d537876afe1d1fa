/*
 * What the end-to-end tests do over and over: open the page, paste a puzzle,
 * solve it, and read the board as a screen reader would.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

export interface Seed {
	id: string;
	text: string;
	size: number;
	unit?: number;
	solutions: number;
	solution?: number[][];
}

interface Seeds {
	skyscrapers: Partial<Seed>[];
	futoshiki: Partial<Seed>[];
}

const seeds = JSON.parse(
	readFileSync(new URL('../../../crates/core/tests/data/seeds.json', import.meta.url), 'utf8'),
) as Seeds;

/** Every whole puzzle of the seeds; single lines and snakes are none. */
export const PUZZLES = [...seeds.skyscrapers, ...seeds.futoshiki].filter(
	(one): one is Seed => one.text !== undefined,
);

export function seed(id: string): Seed {
	const found = PUZZLES.find((one) => one.id === id);
	if (!found) throw new Error(`no seed ${id}`);
	return found;
}

export async function open(page: Page, address = './'): Promise<void> {
	await page.goto(address);
	await expect(page.locator('#app[data-ready=yes]')).toBeVisible();
}

/** The address bar's fragment, once it holds the puzzle that is on the board. */
export async function fragment(page: Page, kind: RegExp = /./): Promise<string> {
	await expect.poll(() => new URL(page.url()).hash).toMatch(kind);
	return new URL(page.url()).hash;
}

export async function paste(page: Page, text: string): Promise<void> {
	await page.getByRole('button', { name: 'Paste', exact: true }).click();
	await page.getByRole('textbox', { name: 'Puzzle as text' }).fill(text);
	await page.getByRole('button', { name: 'Open this puzzle' }).click();
}

export async function solve(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Solve', exact: true }).click();
	await expect(page.locator('[data-verdict]')).toBeVisible();
}

export const verdict = (page: Page) => page.locator('[data-verdict]');

export const cell = (page: Page, row: number, column: number) =>
	page.locator(`[data-place="${row - 1},${column - 1}"]`);

export const press = (page: Page, name: string) => page.locator(`[data-command="${name}"]`).click();

/** The board as rows of shown values, 0 where a cell is open, read from the accessible names. */
export async function board(page: Page): Promise<number[][]> {
	const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
	return rows.evaluateAll((elements) =>
		elements.map((row) =>
			[...row.querySelectorAll('[role=gridcell]')].map((cell) => {
				const name = cell.getAttribute('aria-label') ?? '';
				return name.startsWith('empty') ? 0 : Number.parseInt(name, 10);
			}),
		),
	);
}

/** The clues around the board by side, as their names give them. */
export async function clues(page: Page): Promise<string[]> {
	const headers = page.locator('.twin th');
	return headers.evaluateAll((elements) =>
		elements.map((one) => one.getAttribute('aria-label') ?? ''),
	);
}

/** Waits until the board shows a solution, in whichever unit it shows heights. */
export async function expectSolved(page: Page, solution: number[][]): Promise<void> {
	const heights = async () => {
		const shown = await board(page);
		const unit = Math.max(...shown.flat()) > solution.length ? 10 : 1;
		return shown.map((row) => row.map((value) => value / unit));
	};
	await expect.poll(heights).toEqual(solution);
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Finding {
	id: string;
	impact: string;
	nodes: { target: string[] }[];
}

/** What axe finds serious or critical on the page as it is now. */
export async function seriousFindings(page: Page): Promise<string[]> {
	await page.addScriptTag({ path: AXE });
	const violations = await page.evaluate(async () => {
		const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
		return (await axe.run()).violations;
	});
	return violations
		.filter(({ impact }) => impact === 'serious' || impact === 'critical')
		.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
