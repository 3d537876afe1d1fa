/*
 * How long puzzles take in wasm: the other half of `npm run bench`, through
 * the same bindings as the page. Input and output are as in
 * crates/core/examples/measure.rs, except that no search is abandoned: the
 * caller must leave out puzzles that take too long. Each line ends with a
 * second time, that of the whole call including all data that crosses the wasm
 * boundary.
 */
import { text } from 'node:stream/consumers';
import { measure, warm } from './clock.mjs';
import { draftOf, folding, solve } from './core.mjs';

const limit = Number(process.argv[2]);
const links = (await text(process.stdin)).split('\n').filter(Boolean);
const searches = links.map((link) => (link.startsWith('snake') ? snake(link) : grid(link)));

function grid(link) {
	const draft = draftOf(link);
	return () => solve(draft, limit);
}

/** The verdict of a snake is the number of its foldings. */
function snake(link) {
	const fold = folding(link);
	return () => {
		const { nodes, count, millis } = fold();
		return { nodes, verdict: count, micros: millis * 1000 };
	};
}

warm(searches);
for (const search of searches) {
	const { micros, call, answer } = measure(search);
	console.log(`${micros} ${answer.nodes} ${answer.verdict} ${call}`);
}
