/*
 * The Vite project in `examples/vite`: type-checked and built against the built package, as in a user's own project,
 * and opened from a folder on a host.
 */
import { execFileSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { board } from './page';
import { site } from './site';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The project after copying it and installing its dependencies. */
function installed(): string {
	const place = mkdtempSync(join(tmpdir(), 'vite-example-'));
	cpSync(join(root, 'examples/vite'), place, { recursive: true });
	mkdirSync(join(place, 'node_modules'));
	symlinkSync(join(root, 'dist-package'), join(place, 'node_modules/gridfold'), 'dir');
	symlinkSync(join(root, 'node_modules/vite'), join(place, 'node_modules/vite'), 'dir');
	return place;
}

/** Does what `npm run build` does in the project. */
function build(place: string): void {
	const run = (program: string, ...words: string[]) =>
		execFileSync('node', [join(root, 'node_modules', program), ...words], { cwd: place });
	run('typescript/bin/tsc');
	run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
}

test('the Vite project is built, and plays, rates and folds', async ({ page }) => {
	const place = installed();
	build(place);
	const file = (path: string) => {
		const name = join(place, 'dist', path.replace(/^blog\//, '') || 'index.html');
		return existsSync(name) ? readFileSync(name) : undefined;
	};
	const { address, close } = await site(file);
	const failures: string[] = [];
	page.on('pageerror', (error) => failures.push(String(error)));
	await page.goto(`${address}blog/`);

	const frame = page.frameLocator('gridfold-puzzle iframe');
	await expect(frame.locator('.board')).toBeVisible();
	await expect(page.locator('#rating')).toHaveText(/^\d\.\d \(easy\)$/);
	await expect(page.locator('#snake')).toHaveText('1');
	await frame.locator('[data-place="0,0"]').focus();
	await page.keyboard.press('4');
	await expect(page.locator('#played')).toHaveText('1 of 16');
	expect((await board(frame))[0]?.[0]).toBe(4);
	expect(failures).toEqual([]);
	close();
	rmSync(place, { recursive: true });
});
