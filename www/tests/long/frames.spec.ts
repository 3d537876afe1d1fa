/*
 * How many frames per second the lab draws while it plays a large board as fast as it can, on a processor slowed
 * down by a factor of four. The test measures time, so it is not part of the gate: `npm run test:long` runs it. An
 * idle machine reached 49 to 51.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openStudy } from '../e2e/lab';
import { press } from '../e2e/page';
import { stretch } from './stretch';

/** Three puzzles of 16x16, one link per line. */
const [LARGE = ''] = readFileSync(
	new URL('../../../bench/sets/sky-16.txt', import.meta.url),
	'utf8',
).match(/sky16\S+/) ?? [''];

const SLOWER = 4;
const SECONDS = 3;
/** Frames per second. */
const REACHED = 30;

for (const strategy of ['early-checks', 'domains', 'fix-point']) {
	test(`${strategy} plays a 16x16 above 30 pictures a second`, async ({ page }) => {
		await openStudy(page, `${LARGE}/study.${strategy}.0`);
		await page.locator('.reading[data-reading=false]').waitFor({ state: 'attached' });
		await page.getByRole('combobox', { name: 'Speed' }).selectOption('1000');
		const before = await stretch(page);
		const session = await page.context().newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
		await press(page, 'study-play');
		const pictures = await page.evaluate(async (seconds) => {
			const begun = performance.now();
			let count = 0;
			while (performance.now() - begun < seconds * 1000) {
				await new Promise(requestAnimationFrame);
				count++;
			}
			return count / ((performance.now() - begun) / 1000);
		}, SECONDS);
		await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
		const slower = Math.max(1, before, await stretch(page));
		console.log(
			`${strategy}: ${pictures.toFixed(1)} a second, machine ${slower.toFixed(1)} times slow`,
		);
		expect(pictures).toBeGreaterThan(REACHED / slower);
	});
}
