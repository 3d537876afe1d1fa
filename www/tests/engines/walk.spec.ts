/*
 * What a visitor does, once in Firefox and once in WebKitGTK (and, among the long tests, in Chromium). A grid is
 * entered, played, marked, reloaded, linked and pasted; the lab, a snake, and working without a network follow.
 * Details are tested in Chromium.
 */
import { expect, test } from '@playwright/test';
import { serve } from '../e2e/host';
import { exampleSites } from '../e2e/site';
import { chromium, firefox, until, type Visitor, webkit } from './visitor';

const READY = `document.querySelector('#app[data-ready=yes]')`;
const ENGINES = { chromium, firefox, webkit };
const name = () => test.info().project.name as keyof typeof ENGINES;

/** Opens the page on a separate host, and always closes both. */
async function visit(
	walk: (visitor: Visitor, address: string, unplug: () => void) => Promise<void>,
): Promise<void> {
	const host = await serve();
	const visitor = await ENGINES[name()]();
	try {
		await walk(visitor, host.address, host.close);
	} finally {
		await visitor.leave();
		host.close();
	}
}

/** The accessible name of the first cell. */
const FIRST = `document.querySelector('[role=gridcell]').getAttribute('aria-label')`;

const command = (id: string) => `[data-command="${id}"]`;

/** Clicks an element that may not be there yet. */
async function press(visitor: Visitor, selector: string): Promise<void> {
	await until(visitor, `document.querySelector(${JSON.stringify(selector)})`);
	await visitor.click(selector);
}

/** While a puzzle is played, Solve asks once whether the solution is to be shown. */
async function solve(visitor: Visitor): Promise<void> {
	await press(visitor, '.more');
	await press(visitor, command('solve'));
	await press(visitor, command('solve-now'));
}

const text = (selector: string) => `document.querySelector('${selector}')?.textContent`;

async function open(visitor: Visitor, address: string): Promise<void> {
	await visitor.goto('about:blank');
	await visitor.goto(address);
	await until(visitor, READY);
}

test('a grid is entered, played, marked, solved, reloaded, linked and pasted', async () => {
	await visit(async (visitor, address) => {
		await open(visitor, `${address}?lang=en#lat4`);
		await press(visitor, '[data-place="0,0"]');
		await visitor.type('12');
		await until(visitor, `location.hash.startsWith('#lat4')`);
		await press(visitor, command('undo'));
		await press(visitor, command('redo'));
		await press(visitor, command('solve'));
		await until(visitor, text('[data-verdict]'));
		const verdict = await visitor.ask<string>(text('[data-verdict]'));
		expect(verdict).toMatch(/\d+ solutions/);

		await open(visitor, `${address}?lang=en#sky4.1332.2122.3213.1423`);
		await press(visitor, '[data-place="0,0"]');
		await visitor.type('4');
		await until(visitor, `${FIRST}.startsWith('4')`);
		await press(visitor, '[data-place="1,1"]');
		await press(visitor, command('corner'));
		await visitor.type('23');
		await press(visitor, command('corner'));
		const marked = `document.querySelector('[data-place="1,1"]').ariaLabel.endsWith('marks 2 3')`;
		await until(visitor, marked);
		const drawn = `document.querySelectorAll('.pencil-mark text').length === 2`;
		await until(visitor, drawn);
		await press(visitor, command('undo'));
		await press(visitor, command('redo'));
		const before = await visitor.ask<string>('location.hash');
		await visitor.reload();
		await until(visitor, READY);
		await until(visitor, `${FIRST}.startsWith('4')`);
		await until(visitor, `${marked} && ${drawn}`);
		expect(await visitor.ask<string>('location.hash')).toBe(before);
		await solve(visitor);
		await until(visitor, `${text('[data-verdict]')} === 'Exactly one solution'`);

		await press(visitor, '.bar [data-command=menu]');
		await until(visitor, `document.querySelector('.menu .way')`);
		await press(visitor, '.menu [data-command=panel-paste]');
		await until(visitor, `document.querySelector('textarea.paste')`);
		await visitor.fill('textarea.paste', '4:0,0,0,0,0,4,0,0,0,0,0,0,0,0,0,0,');
		await press(visitor, '.finding button');
		await until(visitor, `location.hash.startsWith('#fut4')`);
	});
});

/** Intercepts the next file that is saved, and reports its type and its first bytes. */
const CATCH = `(() => {
	const make = URL.createObjectURL;
	HTMLAnchorElement.prototype.click = () => {};
	URL.createObjectURL = (blob) => {
		void blob.slice(0, 24).arrayBuffer().then((bytes) => {
			document.body.dataset.saved = blob.type + ' ' + [...new Uint8Array(bytes)].slice(1, 4).map((one) => String.fromCharCode(one)).join('');
			document.body.dataset.wide = String(new DataView(bytes).getUint32(16));
		});
		return make.call(URL, blob);
	};
})()`;

test('a board is a city, its street is looked along, and it is saved as a picture', async () => {
	await visit(async (visitor, address) => {
		await open(visitor, `${address}?lang=en#sky4.1332.2122.3213.1423`);
		await press(visitor, '.more');
		await press(visitor, command('city'));
		await until(visitor, `document.querySelectorAll('.city .lot').length === 16`);
		await press(visitor, '[data-place="0,0"]');
		await visitor.type('4');
		await until(visitor, `document.querySelectorAll('.lot.built').length === 1`);
		await press(visitor, '[data-place="0,-1"]');
		await until(visitor, `document.querySelectorAll('.house.seen .roof-tick').length === 1`);
		expect(await visitor.ask<string>(text('.street-words'))).toBe('4: 1 of 1 visible');
		await press(visitor, command('street-back'));

		await press(visitor, '.bar [data-command=panel-share]');
		// Not by pointer: the content above may still grow.
		const opener = `document.querySelector('#panel .panel-body > .stack > .opener > summary')`;
		await until(visitor, opener);
		await visitor.ask(`${opener}.click()`);
		await until(visitor, `document.querySelectorAll('.picture-preview text').length > 16`);
		await visitor.ask(CATCH);
		await press(visitor, '[data-picture=save-png]');
		await until(visitor, `document.body.dataset.saved === 'image/png PNG'`);
		const wide = `document.querySelector('.picture-preview svg').width.baseVal.value * 3`;
		await until(visitor, `Math.abs(Number(document.body.dataset.wide) - ${wide}) <= 1`);
	});
});

test('the lab steps through a run and races', async () => {
	await visit(async (visitor, address) => {
		await open(visitor, `${address}?lang=en#sky4.1332.2122.3213.1423/study.early-checks.5`);
		const event = `document.querySelector('[data-testid=reason]')?.dataset.event`;
		await until(visitor, `${event} === '5'`);
		await press(visitor, command('study-on'));
		await until(visitor, `${event} === '6'`);
		await press(visitor, command('race'));
		await until(
			visitor,
			`document.querySelectorAll('[data-strategy][data-state=ended]').length === 4`,
		);
	});
});

test('a snake is folded and stepped through', async () => {
	await visit(async (visitor, address) => {
		await open(visitor, `${address}?lang=en#snake`);
		await press(visitor, command('fold'));
		await until(visitor, text('[data-verdict]'));
		await until(visitor, `document.querySelectorAll('[data-step]').length === 18`);
	});
});

test('the element plays a puzzle of a package on another origin', async () => {
	const { news, pack } = await exampleSites();
	const visitor = await ENGINES[name()]();
	const puzzle = `document.querySelector('#week')`;
	try {
		await visitor.goto(news.address);
		await until(visitor, `${puzzle}.cells.length === 16`);
		const frame = `${puzzle}.shadowRoot.querySelector('iframe')`;
		const app = `${frame}.contentDocument.querySelector('#app')`;
		await until(
			visitor,
			`Math.ceil(${app}.getBoundingClientRect().height) === ${frame}.clientHeight`,
		);
		await visitor.click('#hint');
		await until(visitor, `document.querySelector('#said').textContent.includes('settles')`);
		await visitor.ask(`${puzzle}.solve().then(({ solutions }) => { window.found = solutions })`);
		await until(visitor, `window.found?.[0].length === 16`);
	} finally {
		await visitor.leave();
		news.close();
		pack.close();
	}
});

test('after a first visit the page works without a network', async () => {
	await visit(async (visitor, address, unplug) => {
		await open(visitor, `${address}?lang=en`);
		const stored = `caches.keys().then(async (all) => {
			for (const one of all) if (await (await caches.open(one)).match('./')) return true;
			return false;
		})`;
		const hasWorker = await visitor.ask<boolean>(`'serviceWorker' in navigator`);
		expect(hasWorker, 'service workers').toBe(true);
		await until(
			visitor,
			`window.stored ?? (${stored}.then((is) => { window.stored = is || undefined; }), false)`,
		);
		await visitor.reload();
		await until(visitor, READY);
		unplug();
		await open(visitor, `${address}?lang=en#sky4.1332.2122.3213.1423`);
		await solve(visitor);
		await until(visitor, `${text('[data-verdict]')} === 'Exactly one solution'`);
	});
});
