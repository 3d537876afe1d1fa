/*
 * A session in which workers are killed and the page is reloaded at any moment,
 * again and again: no entry is lost. ROUNDS sets the length and SEED the
 * actions; `ROUNDS=50 npx playwright test --project=long reload` is a short
 * one.
 */
import { expect, type Page, test } from '@playwright/test';
import { cell, open } from '../e2e/page';
import { type Below, chance } from './chance';

const ROUNDS = Number(process.env.ROUNDS ?? 1000);
const SEED = Number(process.env.SEED ?? 1);

/** The board as the page has it: a digit per cell, with givens marked. */
const board = (page: Page) =>
	page.getByRole('gridcell').evaluateAll((cells) =>
		cells.map((one) => {
			const name = one.getAttribute('aria-label') ?? '';
			const digit = name.startsWith('empty') ? '.' : name.charAt(0);
			return name.includes('given') ? `(${digit})` : digit;
		}),
	);

/** The clues at the top as the page has them. */
const top = (page: Page) =>
	page.locator('.twin th').evaluateAll((all) =>
		all
			.map((one) => one.getAttribute('aria-label') ?? '')
			.filter((name) => name.includes('from the top'))
			.map((name) => (/^\d/.test(name) ? name.charAt(0) : '-')),
	);

declare global {
	interface Window {
		found: string;
		workers: Worker[];
	}
}

/** Records what the page finds when it starts, and its workers, so that they can be killed. */
function note(): void {
	const found = {
		at: location.hash,
		state: history.state,
		last: sessionStorage.getItem('gridfold.last'),
	};
	window.found = JSON.stringify(found);
	const Real = Worker;
	window.workers = [];
	window.Worker = class extends Real {
		constructor(...how: ConstructorParameters<typeof Worker>) {
			super(...how);
			window.workers.push(this);
		}
	};
}

/** Kills all workers, with an error event as after a crash, or silently, as when memory runs out. */
const kill = (page: Page, isTold: boolean) =>
	page.evaluate((told) => {
		for (const worker of window.workers.splice(0)) {
			worker.terminate();
			if (told) worker.dispatchEvent(new ErrorEvent('error', { message: 'killed' }));
		}
	}, isTold);

/** The entries of the session so far, which must all be restored. */
interface Entered {
	cells: string[];
	clues: string[];
}

async function expectThere(page: Page, { cells, clues }: Entered, note: string): Promise<void> {
	await expect.poll(() => board(page), note).toEqual(cells);
	await expect.poll(() => top(page), note).toEqual(clues);
}

/** Moves the focus and types a digit there, without waiting for the result. */
async function type(page: Page, place: string, digit: number): Promise<void> {
	await page.locator(`[data-place="${place}"]`).focus();
	await page.keyboard.press(String(digit));
}

test(`${ROUNDS} reloads and killed workers lose nothing (seed ${SEED})`, async ({ page }) => {
	test.setTimeout(ROUNDS * 10_000 + 60_000);
	const below = chance(SEED);
	const entered: Entered = {
		cells: new Array<string>(16).fill('.'),
		clues: ['1', '3', '3', '2'],
	};
	const done = { digits: 0, clues: 0, told: 0, silent: 0, reloads: 0 };
	await page.addInitScript(note);
	await open(page, './#sky4.1332.2122.3213.1423');
	await expect(cell(page, 1, 1)).toHaveAccessibleName(/^empty/);
	for (let round = 0; round < ROUNDS; round++) {
		for (let step = below(4); step >= 0; step--) await act(page, below, entered, done);
		if (below(2) === 0) await page.reload();
		else {
			await page.goto('about:blank');
			await page.goBack();
		}
		done.reloads++;
		await expect(page.locator('#app[data-ready=yes]')).toBeVisible();
		const found = await page.evaluate(() => window.found);
		await expectThere(page, entered, `round ${round}, which began with ${found}`);
	}
	console.info(JSON.stringify(done));
});

/** One action of a visitor, or an event beyond their control. */
async function act(
	page: Page,
	below: Below,
	entered: Entered,
	done: Record<string, number>,
): Promise<void> {
	const digit = 1 + below(4);
	const count = (what: string) => {
		done[what] = (done[what] ?? 0) + 1;
	};
	const kind = below(10);
	if (kind < 5) {
		const at = below(16);
		await page.keyboard.press('Escape');
		await inMode(page, 'Play');
		await type(page, `${Math.floor(at / 4)},${at % 4}`, digit);
		entered.cells[at] = String(digit);
		count('digits');
	} else if (kind < 8) {
		const at = below(4);
		await inMode(page, 'Set up');
		await type(page, `-1,${at}`, digit);
		entered.clues[at] = String(digit);
		count('clues');
	} else {
		await kill(page, kind === 8);
		count(kind === 8 ? 'told' : 'silent');
	}
}

async function inMode(page: Page, name: string): Promise<void> {
	const radio = page.getByRole('radio', { name });
	if (!(await radio.isChecked())) await page.keyboard.press('F2');
	await expect(radio).toBeChecked();
}
