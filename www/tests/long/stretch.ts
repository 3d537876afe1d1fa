/* How slow this machine is at the moment, for tests that measure time. */
import type { Page } from '@playwright/test';

/**
 * How many times longer than necessary a task takes on this machine at the moment: repeats a few milliseconds of work,
 * and divides the 95th percentile by the quickest. About 1 if nothing else runs.
 */
export function stretch(page: Page): Promise<number> {
	return page.evaluate(async () => {
		const took: number[] = [];
		let sum = 0;
		for (let turn = 0; turn < 120; turn++) {
			const begun = performance.now();
			for (let index = 0; index < 1_500_000; index++) sum += Math.sqrt(index ^ turn);
			took.push(performance.now() - begun);
			await new Promise((done) => setTimeout(done, sum < 0 ? 1 : 0));
		}
		took.sort((one, other) => one - other);
		return (took[114] ?? 0) / (took[0] ?? 1);
	});
}
