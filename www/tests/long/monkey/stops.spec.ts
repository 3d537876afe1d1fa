/*
 * Presses Stop in all long work, at a moment chosen by the seed. The work ends at once, the page reports no error
 * and continues, and the same work can be started again. ROUNDS and SEED choose other moments.
 */
import { expect, type Page, test } from '@playwright/test';
import { openAnew } from '../../e2e/page';
import { chance } from '../chance';
import { LONG_WORK, type LongWork } from './long-work';
import { broken, watch } from './watch';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SEED = Number(process.env.SEED ?? 1);
/** How long to wait for Stop to appear, in milliseconds; quick work ends without it. */
const PATIENCE = 20_000;

/** Presses Stop once the button has been there for this many frames; returns how many frames later it was gone. */
const stopAfter = (page: Page, selector: string, pictures: number) =>
	page.evaluate(
		async ([selector, pictures, patience]) => {
			const picture = () => new Promise((resolve) => requestAnimationFrame(resolve));
			const isText = selector.includes(':text-is');
			const all = () => [
				...document.querySelectorAll<HTMLElement>(selector.split(':text-is')[0] ?? ''),
			];
			const button = () => all().find((one) => !isText || one.textContent === 'Stop');
			const until = performance.now() + patience;
			while (!button() && performance.now() < until) await picture();
			for (let left = pictures; left > 0 && button(); left--) await picture();
			const pressed = button();
			pressed?.click();
			while (button()) await picture();
			return pressed !== undefined;
		},
		[selector, pictures, PATIENCE] as const,
	);

/** Starts the work and stops it; returns whether it lasted long enough. */
async function stopped(page: Page, work: LongWork, pictures: number): Promise<boolean> {
	await openAnew(page, `./?lang=en#${work.link}`);
	await work.prepare?.(page);
	const pressed = stopAfter(page, work.stop ?? '[data-command=stop]', pictures);
	await work.begin(page);
	return pressed;
}

for (const work of LONG_WORK) {
	test(`${work.name} is stopped ${ROUNDS} times (seed ${SEED})`, async ({ page, context }) => {
		test.setTimeout(ROUNDS * 60_000 + 60_000);
		const { heard } = watch(context);
		const below = chance(SEED);
		let pressed = 0;
		for (let round = 0; round < ROUNDS; round++) {
			// The first press comes as soon as possible, because a quick machine may otherwise finish the work.
			if (await stopped(page, work, round === 0 ? 0 : below(30))) pressed++;
			expect([...heard, ...(await broken(page))]).toEqual([]);
			await page.keyboard.press('F1');
			await expect(page.locator('#app')).toBeVisible();
		}
		expect(pressed).toBeGreaterThan(0);
	});
}
