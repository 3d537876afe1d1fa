/*
 * Draws random sentences for somebody who judges them as an editor would: node tools/words/sample.mjs 20261125 Prints
 * 80 English sentences (28 from documents, 26 from comments, 26 texts of core and page), 40 German and 40 French
 * texts. The same seed and the same sources give the same sentences.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const seed = Number(process.argv[2] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const read = (path) => readFileSync(path, 'utf8');

/** Mulberry32: 32 bits of state, numbers from 0 to 1. */
function generator(from) {
	let state = from >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

const random = generator(seed);

/** This many items of a list, each at most once. */
function picked(all, count) {
	const left = [...all];
	const chosen = [];
	while (chosen.length < count && left.length > 0)
		chosen.push(...left.splice(Math.floor(random() * left.length), 1));
	return chosen;
}

/** The sentences of a text that have at least three words, each with its place. */
const sentences = (place, text) =>
	text
		.replaceAll(/\s+/g, ' ')
		.split(/(?<=[.!?]) (?=[A-Z`"(])/)
		.map((one) => one.trim())
		.filter((one) => one.split(' ').length > 2)
		.map((one) => `${place}: ${one}`);

const GENERATED = /^(CHANGELOG|docs\/techniques)\.md$/;
const documents = files
	.filter((path) => path.endsWith('.md') && !GENERATED.test(path))
	.flatMap((path) =>
		read(path)
			.replaceAll(/^\s*```[\s\S]*?^\s*```/gm, '\n\n')
			.split(/\n\n+|\n(?=\* |- |\d+\. )/)
			.filter((one) => !/^\s*[|#<]/.test(one))
			.flatMap((one) => sentences(path, one.replace(/^(\* |- |\d+\. )/, ''))),
	);

/** The comments in the order of their lines; comments on successive lines count as one. */
function commentsOf(path) {
	const all = [];
	let now = '';
	for (const line of [...read(path).split('\n'), '']) {
		const found = /^\s*(?:\/\/[/!]?|\/?\*{1,2})\s+(.*?)(?:\s*\*\/)?$/.exec(line);
		if (found) now += ` ${found[1]}`;
		if (!found || line.endsWith('*/')) {
			if (now !== '') all.push(now);
			now = '';
		}
	}
	return all;
}
const comments = files
	.filter((path) => /^(crates|www|fuzz)\/.*\.(rs|tsx?|css|mjs)$/.test(path))
	.flatMap((path) => commentsOf(path).flatMap((one) => sentences(path, one)));

const texts = (language) =>
	files
		.filter((path) => path.startsWith(`www/language/texts/${language}/`))
		.flatMap((path) =>
			Object.entries(JSON.parse(read(path))).map(([key, text]) => `${key}: ${text}`),
		);
const core = files
	.filter((path) => /^crates\/core\/src\/message\/english.*\.rs$/.test(path))
	.flatMap((path) => [...read(path).matchAll(/\(\s*"([a-z.-]+)",\s*"((?:[^"\\]|\\.)*)",?\s*\)/g)])
	.map(([, key, text]) => `${key}: ${text}`);

const parts = {
	'English: documents': picked(documents, 28),
	'English: comments': picked(comments, 26),
	'English: texts': picked([...core, ...texts('en')], 26),
	German: picked(texts('de'), 40),
	French: picked(texts('fr'), 40),
};
for (const [name, lines] of Object.entries(parts))
	console.log(`\n${name}\n${lines.map((line, at) => `${at + 1}. ${line}`).join('\n')}`);
