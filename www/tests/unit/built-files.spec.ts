/* The lists that the build writes for the service worker. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publicFiles } from '../../../vite.config';

test('names that hosts keep to themselves are not listed, at any depth', () => {
	const folder = mkdtempSync(join(tmpdir(), 'built-'));
	try {
		for (const inside of ['assets', '_internal', '.well-known'])
			mkdirSync(join(folder, inside), { recursive: true });
		const names = ['index.html', 'assets/page.js', 'assets/_chunk.js', '_headers', '.nojekyll'];
		for (const name of [...names, '_internal/a.js', '.well-known/b.txt'])
			writeFileSync(join(folder, name), '');
		expect(publicFiles(folder)).toEqual(['assets/page.js', 'index.html']);
	} finally {
		rmSync(folder, { recursive: true });
	}
});
