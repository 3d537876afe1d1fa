/*
 * How long puzzles take in wasm: the other half of `npm run bench`, through
 * the same bindings as the page. What goes in and out, and how a time is
 * taken, is as in crates/core/examples/measure.rs, except that nothing is
 * given up: whoever asks leaves out what takes too long.
 */
import { readFileSync } from 'node:fs';
import { initSync, read, solve } from '../www/generated/grid.js';

const RUNS = 9;
const ENOUGH = 100_000;
const SHORT = 10_000;
/** Microseconds of solving before the first time counts: the engine compiles twice. */
const WARM = 300_000;

initSync({
	module: readFileSync(new URL('../www/generated/grid_bg.wasm', import.meta.url)),
});
const limit = Number(process.argv[2]);
const { puzzles, errors } = read(readFileSync(0, 'utf8'));
if (errors.length > 0) throw new Error(JSON.stringify(errors[0]));

/** The answer, and the search's time: by the clock, or computed where that is less, as on a busy machine. */
function run(draft) {
	const before = process.cpuUsage();
	const answer = solve({ draft, entries: null, limit, nodes: null }, () => {});
	const { user, system } = process.cpuUsage(before);
	return { ...answer, micros: Math.min(answer.micros, user + system) };
}

function measure(draft) {
	const first = run(draft);
	const times = first.micros >= SHORT ? [first.micros] : [];
	for (let spent = first.micros; times.length === 0 || (times.length < RUNS && spent < ENOUGH); ) {
		times.push(run(draft).micros);
		spent += times.at(-1);
	}
	times.sort((one, other) => one - other);
	return { ...first, micros: times[Math.floor(times.length / 2)] };
}

const end = performance.now() + WARM / 1000;
for (let turn = 0; performance.now() < end && puzzles.length > 0; turn++)
	run(puzzles[turn % puzzles.length].draft);
for (const { draft } of puzzles) {
	const { micros, nodes, verdict } = measure(draft);
	console.log(`${micros} ${nodes} ${verdict}`);
}
