/*
 * How soon the page can be used on a slow phone: `npm run bench page`, over the built `dist/`.
 *
 * Chromium, with the processor slowed down by a factor of four and a fast 3G connection (150 ms round trip, 1.6
 * Mbit/s), makes several first visits to the page, at its plain address and at a board's link. The quickest visit
 * counts, because other work on the machine only slows the visits down. Then Lighthouse audits the page as on a phone.
 * One line is added to bench/page.jsonl to show the trend.
 */
import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const DIST = new URL('../dist/', import.meta.url);
const TREND = new URL('page.jsonl', import.meta.url);
const CHROMIUM = process.env.CHROMIUM;
const RUNS = 7;
/** The targets in milliseconds: for Home, and for a board opened by its link. */
const AIM = { home: 700, board: 1000 };
const LINK = '#sky5.-----.2-22-.-3--2.3----';
/**
 * Lighthouse brings 200 packages, more than the rest of the project; so it is fetched only for this and is not in the
 * lock file.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const HUNDRED = ['accessibility', 'best-practices', 'seo'];
const LINE = {
	offline: false,
	latency: 150,
	downloadThroughput: 1_600_000 / 8,
	uploadThroughput: 768_000 / 8,
};
const TYPES = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.json': 'application/json',
	'.wasm': 'application/wasm',
	'.webmanifest': 'application/manifest+json',
};

const server = createServer(serve).listen(0, '127.0.0.1');
await new Promise((done) => server.once('listening', done));
const address = `http://127.0.0.1:${server.address().port}/`;
const visits = await visited('');
const boards = await visited(LINK);
const quickest = (all) => all.toSorted((one, other) => one.usable - other.usable)[0];
const lighthouse = await audited();
server.close();

const row = {
	date: new Date().toISOString().slice(0, 10),
	commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
	load: Number(loadavg()[0].toFixed(1)),
	...quickest(visits),
	board: quickest(boards).usable,
	lighthouse,
};
appendFileSync(TREND, `${JSON.stringify(row)}\n`);
tell(row);
const missed = HUNDRED.filter((name) => lighthouse[name] !== 100);
if (missed.length) {
	console.error(`\nLighthouse finds something to mend in: ${missed.join(', ')}.`);
	process.exit(1);
}

/** Compresses its answers, as a host does. */
function serve({ url }, response) {
	const path = normalize(decodeURIComponent(new URL(url, 'http://host').pathname)).slice(1);
	const name = path === '' ? 'index.html' : path;
	try {
		const body = gzipSync(readFileSync(new URL(name, DIST)), { level: 9 });
		const type = TYPES[extname(name)] ?? 'text/plain';
		response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' });
		response.end(body);
	} catch {
		response.writeHead(404).end();
	}
}

async function visited(link) {
	const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
	const all = [];
	for (let run = 0; run < RUNS; run++) all.push(await visit(browser, link));
	await browser.close();
	return all;
}

/** A first visit: milliseconds from the click on the link, and bytes transferred until the page could be used. */
async function visit(browser, link) {
	const context = await browser.newContext({
		viewport: { width: 360, height: 740 },
		deviceScaleFactor: 3,
		isMobile: true,
		hasTouch: true,
		serviceWorkers: 'block',
	});
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', LINE);
	await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	await page.addInitScript(watch);
	await page.goto(address + link, { waitUntil: 'commit' });
	await page.waitForFunction(() => window.seen?.usable && window.seen.paint);
	const seen = await page.evaluate(() => ({ ...window.seen, bytes: window.seen.bytes() }));
	await context.close();
	return {
		usable: Math.round(seen.usable),
		paint: Math.round(seen.paint),
		shift: Number(seen.shift.toFixed(3)),
		kilobytes: Math.round(seen.bytes / 1000),
	};
}

/** Runs in the page before the page's own scripts. */
function watch() {
	const bytes = () => {
		const parts = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
		const needed = parts.filter(({ responseEnd }) => responseEnd <= seen.usable);
		return needed.reduce((sum, { transferSize }) => sum + transferSize, 0);
	};
	const seen = { usable: 0, paint: 0, shift: 0, bytes };
	window.seen = seen;
	const ready = new MutationObserver(() => {
		if (seen.usable || !document.querySelector('#app[data-ready=yes]')) return;
		if (location.hash && !document.querySelector('.board [data-place]')) return;
		seen.usable = performance.now();
	});
	ready.observe(document, { subtree: true, childList: true, attributes: true });
	const entries = (type, take) =>
		new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
			type,
			buffered: true,
		});
	entries('largest-contentful-paint', ({ startTime }) => {
		seen.paint = startTime;
	});
	entries('layout-shift', ({ value }) => {
		seen.shift += value;
	});
}

async function audited() {
	const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
	const file = join(folder, 'report.json');
	const options = ['--quiet', '--output=json', `--output-path=${file}`];
	const flags = '--chrome-flags=--headless=new --no-sandbox';
	await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...options, flags], {
		env: { ...process.env, CHROME_PATH: CHROMIUM },
	});
	const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
	rmSync(folder, { recursive: true });
	const points = Object.entries(categories).map(([name, { score }]) => [name, 100 * score]);
	const paint = Math.round(audits['largest-contentful-paint'].numericValue);
	const shift = Number(audits['cumulative-layout-shift'].numericValue.toFixed(3));
	return { ...Object.fromEntries(points), paint, shift };
}

function tell({ usable, board, paint, shift, kilobytes, load }) {
	const all = (some) => some.map((one) => one.usable).join(', ');
	console.log(
		`Home usable after ${usable} ms (aim: ${AIM.home}), largest paint ${paint} ms, shift ${shift},`,
	);
	console.log(`${kilobytes} KB until then; quickest of ${RUNS}: ${all(visits)}.`);
	console.log(`A board by its link after ${board} ms (aim: ${AIM.board}): ${all(boards)}.`);
	console.log(`Lighthouse: ${JSON.stringify(lighthouse)}. Load of the machine: ${load}.`);
	const before = readFileSync(TREND, 'utf8')
		.trim()
		.split('\n')
		.slice(-6, -1)
		.map((line) => JSON.parse(line));
	for (const { date, commit, usable, load } of before)
		console.log(`  before: ${date} ${commit} ${usable} ms, load ${load}`);
}
