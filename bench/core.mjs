/* The wasm that the build made, called as a page calls it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import * as grid from '../www/generated/grid.js';
import * as snake from '../www/generated/snake.js';
import * as text from '../www/generated/text.js';

const load = (core, name) =>
	core.initSync({
		module: readFileSync(new URL(`../www/generated/${name}_bg.wasm`, import.meta.url)),
	});
load(grid, 'grid');
load(snake, 'snake');
load(text, 'text');

// What the page does with a request before it reaches the core counts as part of the call.
const packed = fileURLToPath(new URL('../www/engine/packed.ts', import.meta.url));
const { sent } = (await runnerImport(packed, { configFile: false })).module;

/** The draft of a link. */
export function draftOf(link) {
	const found = grid.readLink(link);
	if (found.type !== 'grid') throw new Error(JSON.stringify(found));
	return found.draft;
}

/** Solves a draft, looking for at most this many solutions. */
export const solve = (draft, limit) =>
	grid.solve(sent({ draft, entries: null, limit, nodes: null }), () => {});

/** A draft in a format; undefined if the format cannot store it. */
export const write = (draft, form) => text.write(sent(draft), form, {}).text;

/** A function that folds the snake of a link. */
export function folding(link) {
	const found = snake.snakeReadLink(link);
	if (found.type !== 'snake') throw new Error(JSON.stringify(found));
	const { chain, box } = found.readings[0];
	const request = { chain, box, keep: 0, nodes: null, corner: false };
	return () => snake.snakeSolve(request, () => {});
}
