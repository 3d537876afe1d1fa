// All TypeScript tests run here: `unit` in Node alone, from the sources and what `bindings` makes; `built` in Node, of what
// the build left in `dist/` and `dist-package/`; `e2e` in Chromium against `dist/`, served below a sub-path because that is
// where pages hosts put a project; `long` the same for what takes minutes or measures time.
import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

// Another port where two checkouts are tested at the same time.
const port = Number(process.env.PORT ?? 4174);
const address = `http://127.0.0.1:${port}/repo/`;

// The gate names one; the shell without windows needs less than half of the work to open a page.
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium');

/** The projects that are asked for, `--project=unit` or `--project unit built`; none means all. Some need no server. */
const asked = [...process.argv.join(' ').matchAll(/--project(?:=(\S+)| ((?:(?!--)\S+ ?)+))/g)]
	.flatMap(([, one = '', some = '']) => `${one} ${some}`.split(' '))
	.filter((name) => name !== '');
const needsServer = asked.length === 0 || asked.some((name) => !['unit', 'built'].includes(name));

const SERVER = {
	// Not `npx vite`: stopping npx leaves the server behind.
	command: `node_modules/.bin/vite preview --host 127.0.0.1 --port ${port} --strictPort --base /repo/`,
	url: address,
	reuseExistingServer: false,
};

export default defineConfig({
	testDir: 'www/tests',
	outputDir: 'test-results',
	fullyParallel: true,
	workers: 2,
	forbidOnly: Boolean(process.env.CI),
	reporter: [['list']],
	// A machine that does other things too is no failure; what hangs is found all the same.
	timeout: 180_000,
	expect: { timeout: 30_000 },
	use: {
		...devices['Desktop Chrome'],
		baseURL: address,
		locale: 'en-GB',
		// It fetches every file at the first visit, which every test is; those about it allow it.
		serviceWorkers: 'block',
		// What is to be clicked and never comes is named long before the whole test is over.
		actionTimeout: 60_000,
		// A trace makes every test half as long again; the picture of a failure is free.
		trace: process.env.TRACE ? 'retain-on-failure' : 'off',
		screenshot: 'only-on-failure',
		launchOptions: { executablePath: CHROMIUM },
	},
	projects: [
		{ name: 'unit', testMatch: 'unit/**/*.spec.ts' },
		{ name: 'built', testMatch: 'built/**/*.spec.ts' },
		// One that passes at the second try only is listed as flaky: a defect to be mended, but none of the change at hand.
		{ name: 'e2e', testMatch: 'e2e/**/*.spec.ts', retries: 1 },
		{ name: 'long', testMatch: 'long/**/*.spec.ts' },
		{ name: 'chromium', testMatch: 'engines/**/*.spec.ts' },
		{ name: 'firefox', testMatch: 'engines/**/*.spec.ts' },
		{ name: 'webkit', testMatch: 'engines/**/*.spec.ts' },
	],
	...(needsServer ? { webServer: SERVER } : {}),
});
