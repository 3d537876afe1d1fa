/* All long work of the page: how it is started, at which link, and what the page shows after Stop. */
import type { Page } from '@playwright/test';
import { openPanel, press } from '../../e2e/page';
import { typeLengths } from '../../e2e/snake';

export interface LongWork {
	readonly name: string;
	/** The link at which it is started. */
	readonly link: string;
	/** What has to be done first. */
	prepare?(page: Page): Promise<unknown>;
	begin(page: Page): Promise<unknown>;
	/** The button that stops it; the usual one by default. */
	readonly stop?: string;
}

/** A puzzle with too many solutions to count. */
const LOOSE = 'lat16.WWWWWWWWWWWO';
/** A puzzle that is solved at once, but examining each of its parts takes seconds. */
const PARTS =
	'sky14.-62-3224344653.54-453423--33-.42326-4-43---4.-4-223-4435-3-.J6bI5-16F8G9-b-2a-b3-6--5G4--1D6-97-aF3-4G8--2--3b--495Fb2-7-a-13N6F74cF8--55b-7D6F22Db--873-5E3H9cEcD4F5-';
/** A puzzle whose steps take minutes. */
const STEPS =
	'sky12.-432442-4---.-24-42264-4-.63---44432-1.4-2324-22656.--1-2E8-6HaF7E3F6D35-97G8H2-84I5E1c97E3I7F17I6D3D5aJ2G7--4F';
/** A puzzle whose first hint takes seconds. */
const HINT =
	'fut12.6b--1-3--8M7WP3WWO8G74L9E.Klll--l-gll-gg-lgg-gEl-lgl--lg-g--llgl--l-l-gGg-gg-gDlKl-g-gl-g-glglgHgDlDgHg--ggglDg-.--g--l-g--gDlggElDglElg-l--l--g-g-lElEggFlglg--g-glg--lglDlgl-l--l-gDglggDg-l-lDg--gg--lDll--l-lg-lg--.h';
const DEMO = 'sky5.-----.2-22-.-3--2.3----';

const chip = (page: Page, name: string, value: string | number) =>
	page.locator(`#panel input[name=${name}][value="${value}"]`).check();

async function solved(page: Page): Promise<void> {
	await press(page, 'solve');
	await page.locator('[data-verdict]').waitFor();
}

/** Holds back the reader of photos forever. */
async function photograph(page: Page): Promise<void> {
	await page.route('**/photo_bg-*.wasm', () => undefined);
	await openPanel(page, 'New');
	await press(page, 'panel-photo');
	const picture = { name: 'photo.png', mimeType: 'image/png', buffer: await page.screenshot() };
	await page.locator('#panel input[type=file]').last().setInputFiles(picture);
}

/** To add a kind of long work, add a line here. */
export const LONG_WORK: readonly LongWork[] = [
	{
		name: 'solve',
		link: STEPS,
		begin: (page) => press(page, 'solve'),
	},
	{
		name: 'count',
		link: LOOSE,
		prepare: solved,
		begin: (page) => press(page, 'count'),
	},
	{ name: 'candidates', link: LOOSE, begin: (page) => page.keyboard.press('Control+Shift+Enter') },
	{
		name: 'steps',
		link: STEPS,
		begin: (page) => press(page, 'all-steps'),
		stop: '.steps-card [data-command=stop]',
	},
	{ name: 'hint', link: HINT, begin: (page) => press(page, 'hint') },
	{
		name: 'redundant',
		link: PARTS,
		prepare: solved,
		begin: (page) => press(page, 'redundant'),
	},
	{
		name: 'generate',
		link: DEMO,
		begin: async (page) => {
			await openPanel(page, 'New');
			await page.getByRole('radio', { name: '4', exact: true }).check();
			await page.getByRole('radio', { name: 'Master', exact: true }).check();
			await page.getByRole('button', { name: 'Play', exact: true }).click();
		},
	},
	{
		name: 'book',
		link: DEMO,
		begin: async (page) => {
			await press(page, 'panel-print');
			await chip(page, 'what', 'book');
			await page.getByRole('spinbutton', { name: 'How many puzzles' }).fill('60');
			await page.locator('[data-make-book]').click();
		},
	},
	{
		name: 'lab',
		link: `${DEMO}/study.early-checks.0`,
		begin: async (page) => {
			await page.getByRole('slider', { name: /How many tries/ }).fill('60');
			await page.locator('[data-strategy="naive"]').getByRole('checkbox').check();
			await page.getByLabel('Stop each after').selectOption('0');
			await press(page, 'race');
		},
	},
	{
		name: 'snake',
		link: 'snake',
		begin: async (page) => {
			await page.getByRole('radio', { name: '4 × 4 × 4' }).check();
			await typeLengths(page, '2'.repeat(63));
			await press(page, 'fold');
		},
	},
	{ name: 'photo', link: DEMO, begin: photograph, stop: '#panel button:text-is("Stop")' },
];
