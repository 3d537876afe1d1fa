/*
 * The monkey notices a lost digit, an error, and a part that could not be drawn; otherwise its silence would mean
 * nothing.
 */
import { expect, test } from '@playwright/test';
import { cell, open } from '../../e2e/page';
import { entered, expectKept } from './ledger';
import { broken, watch } from './watch';

test('a lost digit is noticed, and one that is kept is none', async ({ page }) => {
	await open(page, './#sky4.1332.2122.3213.1423');
	await cell(page, 2, 3).focus();
	await page.keyboard.press('4');
	await expect.poll(() => entered(page)).toBe('. . . . . . 4 . . . . . . . . .');
	await expectKept(page, () => page.reload());
	const origin = new URL(page.url()).origin;
	const session = await page.context().newCDPSession(page);
	const forget = async () => {
		await page.goto('about:blank');
		await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
		await page.goto('./#sky4.1332.2122.3213.1423');
		await page.evaluate(() => sessionStorage.clear());
		await page.reload();
	};
	await cell(page, 2, 3).waitFor();
	await expect(expectKept(page, forget)).rejects.toThrow('what was entered is there again');
});

test('an error anywhere and a part that is broken are noticed', async ({ page, context }) => {
	const { heard } = watch(context);
	await open(page);
	await page.evaluate(() => {
		setTimeout(() => {
			throw new Error('thrown');
		});
		void Promise.reject(new Error('rejected'));
		console.error('complained');
		document.body.append(Object.assign(document.createElement('p'), { className: 'start-failed' }));
	});
	for (const word of ['thrown', 'rejected', 'complained'])
		await expect.poll(() => heard.join()).toContain(word);
	expect(await broken(page)).toHaveLength(1);
});
