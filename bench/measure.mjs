/*
 * How long puzzles take in wasm: the other half of `npm run bench`, through
 * the same bindings as the page. What goes in and out, and how a time is
 * taken, is as in crates/core/examples/measure.rs, except that nothing is
 * given up: whoever asks leaves out what takes too long. A second time stands
 * at the end of each line: that of the whole call, with all that crosses the
 * border.
 */
import { readFileSync } from 'node:fs';
import * as grid from '../www/generated/grid.js';
import * as snake from '../www/generated/snake.js';

const RUNS = 9;
const ENOUGH = 100_000;
const SHORT = 10_000;
/** Microseconds of solving before the first time counts: the engine compiles twice. */
const WARM = 300_000;

const load = (core, name) =>
	core.initSync({
		module: readFileSync(new URL(`../www/generated/${name}_bg.wasm`, import.meta.url)),
	});
const limit = Number(process.argv[2]);
const text = readFileSync(0, 'utf8');
const searches = text.startsWith('snake') ? snakes() : grids();

/** A search for each grid, that gives its time, its nodes and its verdict. */
function grids() {
	load(grid, 'grid');
	return links().map((link) => {
		const found = grid.readLink(link);
		if (found.type !== 'grid') throw new Error(JSON.stringify(found));
		const request = { draft: found.draft, entries: null, limit, nodes: null };
		return () => grid.solve(request, () => {});
	});
}

/** The same for each snake; its verdict is the number of its foldings. */
function snakes() {
	load(snake, 'snake');
	return links().map((link) => {
		const found = snake.snakeReadLink(link);
		if (found.type !== 'snake') throw new Error(JSON.stringify(found));
		const { chain, box } = found.readings[0];
		const request = { chain, box, keep: 0, nodes: null, corner: false };
		return () => {
			const { nodes, count, millis } = snake.snakeSolve(request, () => {});
			return { nodes, verdict: count, micros: millis * 1000 };
		};
	});
}

/** The links of the input, one a line. */
function links() {
	return text.split('\n').filter((line) => line !== '');
}

/** The answer, and the times of the search and of the call: by the clock, or computed where that is less, as on a busy machine. */
function run(search) {
	const before = process.cpuUsage();
	const start = performance.now();
	const answer = search();
	const clock = (performance.now() - start) * 1000;
	const { user, system } = process.cpuUsage(before);
	const computed = user + system;
	const call = Math.min(clock, computed);
	return { ...answer, micros: Math.min(answer.micros, computed), call };
}

function measure(search) {
	const first = run(search);
	const runs = first.call >= SHORT ? [first] : [];
	for (let spent = first.call; runs.length === 0 || (runs.length < RUNS && spent < ENOUGH); ) {
		runs.push(run(search));
		spent += runs.at(-1).call;
	}
	const times = (of) => runs.map(of).sort((one, other) => one - other);
	const middle = Math.floor(runs.length / 2);
	const micros = times((one) => one.micros)[middle];
	return { ...first, micros, call: times((one) => one.call)[middle] };
}

const end = performance.now() + WARM / 1000;
for (let turn = 0; performance.now() < end && searches.length > 0; turn++)
	run(searches[turn % searches.length]);
for (const search of searches) {
	const { micros, nodes, verdict, call } = measure(search);
	console.log(`${micros} ${nodes} ${verdict} ${call}`);
}
