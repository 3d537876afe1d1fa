/*
 * Compares this project's wasm, called as the page calls it, with a checkout of
 * Interactive Sudoku Solver on Skyscrapers, Futoshiki and mixed grids, puzzle by
 * puzzle in one Node process. The README beside this file says what is measured.
 *
 *     node bench/peers/iss.mjs CHECKOUT [--puzzles 20] [--cap 20] [SET...]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { measure, warm } from '../clock.mjs';
import { draftOf, solve, write } from '../core.mjs';

const SETS = new URL('../sets/', import.meta.url);
/** ISS checks its clock every two to the power of this many steps. */
const LOOK = 10;
/** The limit of a search that only warms up, in microseconds. */
const MOMENT = 50_000;

const { values: asked, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		puzzles: { type: 'string', default: '20' },
		cap: { type: 'string', default: '20' },
	},
});
const [checkout, ...named] = positionals;
if (!checkout) throw new Error('where is the checkout of Interactive Sudoku Solver?');
const cap = Number(asked.cap) * 1e6;
const iss = await load(checkout);

/** The parser and the builder of ISS, which expect to run in a worker. */
async function load(folder) {
	Object.assign(globalThis, { self: globalThis, VERSION_PARAM: '' });
	const part = (path) => import(pathToFileURL(resolve(folder, 'js', path)).href);
	const { SudokuParser } = await part('sudoku_parser.js');
	const { SudokuBuilder } = await part('solver/sudoku_builder.js');
	const build = (text) =>
		SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(text)));
	return { build };
}

class TooLong extends Error {}

/** Looks for two solutions within this many microseconds; returns how many it found. */
function search(solver, most = cap) {
	const { user, system } = process.cpuUsage();
	solver.setProgressCallback(() => {
		const spent = process.cpuUsage();
		if (spent.user + spent.system - user - system > most) throw new TooLong();
	}, LOOK);
	return solver.countSolutions(2);
}

/**
 * The times of ISS for a puzzle, in microseconds: of the search alone, and of the search with everything that precedes
 * it.
 */
function theirs({ text, solution, link }) {
	try {
		const solver = iss.build(text);
		const alone = measure(() => ({ count: search(solver), micros: 0 }));
		const [count, found] = [alone.answer.count, [...solver.nthSolution(0)]];
		if (count !== 1 || found.join() !== solution.join())
			throw new Error(`ISS finds ${count} solutions, or another one: ${link}`);
		const whole = measure(() => ({ count: search(iss.build(text)), micros: 0 }));
		return { search: alone.call, whole: whole.call };
	} catch (error) {
		if (error instanceof TooLong) return { search: Infinity, whole: Infinity };
		throw error;
	}
}

/** The text of the constraints in an address of ISS; empty if ISS cannot represent the puzzle. */
function constraints(draft) {
	const address = write(draft, 'iss');
	return address && decodeURIComponent(address.split('?q=').at(-1));
}

/** A puzzle of a set, with its solution; empty if ISS cannot represent it. */
function puzzle(link) {
	const draft = draftOf(link);
	const text = constraints(draft);
	if (!text) return [];
	const { verdict, solutions } = solve(draft, 2);
	if (verdict !== 'unique') throw new Error(`a verdict of ours is ${verdict}: ${link}`);
	return [{ link, draft, text, solution: solutions[0] }];
}

function row(name) {
	const lines = readFileSync(new URL(`${name}.txt`, SETS), 'utf8').split('\n');
	const links = spread(
		lines.filter((line) => line && !line.startsWith('#')),
		Number(asked.puzzles),
	);
	const puzzles = links.flatMap(puzzle);
	if (puzzles.length === 0) return null;
	warm(
		puzzles.map(
			({ draft }) =>
				() =>
					solve(draft, 2),
		),
	);
	warm(
		puzzles.map(
			({ text }) =>
				() =>
					begin(text),
		),
	);
	const times = puzzles.map((one) => {
		const { micros, call } = measure(() => solve(one.draft, 2));
		return { ours: micros, call, ...theirs(one) };
	});
	const cells = ['call', 'ours', 'search', 'whole'].flatMap((of) => shown(times, of));
	const ratios = [ratio(times, 'search', 'call'), ratio(times, 'search', 'ours')].flat();
	return [name, puzzles.length, ...cells, ...ratios].join(' | ');
}

/** Searches for a short time. */
function begin(text) {
	try {
		search(iss.build(text), MOMENT);
	} catch (error) {
		if (!(error instanceof TooLong)) throw error;
	}
}

/** This many of the lines, evenly spread over the whole set, because neighbouring puzzles were made alike. */
const spread = (lines, most) =>
	most < lines.length
		? Array.from({ length: most }, (_, at) => lines[Math.floor((at * lines.length) / most)])
		: lines;

const sorted = (list) => [...list].sort((one, other) => one - other);
const median = (list) => sorted(list)[(list.length - 1) >> 1];

function shown(times, of) {
	const list = times.map((one) => one[of]);
	return [median(list), Math.max(...list)].map(time);
}

function time(micros) {
	if (!Number.isFinite(micros)) return `> ${asked.cap} s`;
	if (micros < 999.5) return `${micros.toFixed(0)} us`;
	return micros < 999_500
		? `${(micros / 1e3).toPrecision(3)} ms`
		: `${(micros / 1e6).toFixed(2)} s`;
}

/** How many times as long ISS takes: the median of the ratios over the puzzles, and the ratio of the worst times. */
function ratio(times, of, against) {
	const worst =
		Math.max(...times.map((one) => one[of])) / Math.max(...times.map((one) => one[against]));
	return [median(times.map((one) => one[of] / one[against])), worst].map((one) =>
		one < 10 ? one.toFixed(1) : one.toFixed(0),
	);
}

const every = readdirSync(SETS).map((file) => file.replace(/\.txt$/, ''));
const grids = every.filter((name) => !/^(snakes|qwh)-/.test(name));
grids.sort(new Intl.Collator('en', { numeric: true }).compare);
console.log(
	'| set | puzzles | call: median | worst | search: median | worst | ISS search: median | worst ' +
		'| ISS with set-up: median | worst | ISS search / call: median | worst | ISS search / search: median | worst |',
);
console.log(`|---|${'--:|'.repeat(13)}`);
for (const name of named.length > 0 ? named : grids) {
	const cells = row(name);
	if (cells) console.log(`| ${cells} |`);
}
