/*
 * A random visitor, determined by a seed, makes one visit after another in all
 * sorts of environments, for MINUTES. Nothing may fail, and no entry may be
 * lost. `SEED=17 MINUTES=0 npx playwright test --project=long monkey.spec`
 * repeats one visit. A fault that a seed finds gets its own test.
 */
import { expect, test } from '@playwright/test';
import { visit } from './visit';

const MINUTES = Number(process.env.MINUTES ?? 30);
const SEED = Number(process.env.SEED ?? 1);
/** Actions of a visit: enough to get somewhere, few enough to review. */
const DEEDS = Number(process.env.DEEDS ?? 150);

// A failed visit is repeated by its seed; that shows more than screenshots of all tabs.
test.use({ screenshot: 'off' });

test(`${MINUTES} minutes of a monkey, from seed ${SEED} on`, async ({ browser }) => {
	test.setTimeout(MINUTES * 60_000 + 600_000);
	const end = Date.now() + MINUTES * 60_000;
	const wrong: string[] = [];
	let seed = SEED;
	do {
		const told = await visit(browser, seed, DEEDS);
		console.info(`seed ${seed}: ${told.world}; ${JSON.stringify(told.deeds)}`);
		if (told.wrong.length > 0) wrong.push(`seed ${seed} (${told.world}): ${told.wrong.join('\n')}`);
		seed++;
	} while (Date.now() < end);
	expect(wrong).toEqual([]);
});
