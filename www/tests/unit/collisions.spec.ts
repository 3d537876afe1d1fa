/*
 * The published snakes, folded by the built core and shown by the page. Every step has the position given by the
 * solver, no cell is used twice, and folding begins at the end where the rest is least in the way.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { SnakeSolveAnswer } from '../../engine/types';
import * as core from '../../generated/snake.js';
import {
	foldingOf,
	fromBetterEnd,
	otherEnd,
	placedAt,
	poseAfter,
} from '../../pages/snake/fold/folding';
import { PRESETS, type Preset } from '../../pages/snake/panels/presets';
import { runsOf } from '../../pictures/snake/chain';
import type { Vector } from '../../pictures/snake/space';

test.beforeAll(() => {
	const module = readFileSync(new URL('../../generated/snake_bg.wasm', import.meta.url));
	core.initSync({ module });
});

function foldsOf({ chain, box }: Preset): SnakeSolveAnswer['solutions'] {
	const request = { chain, box: [...box] as [number, number, number], keep: 20, nodes: null };
	return core.snakeSolve({ ...request, corner: false }, () => undefined).solutions;
}

const preset = (id: string): Preset => {
	const found = PRESETS.find((one) => one.id === id);
	if (!found) throw new Error(`no snake ${id}`);
	return found;
};

const keys = (cells: readonly Vector[]) => cells.map(String);

for (const one of PRESETS.filter(({ id }) => id !== 'king-a')) {
	test(`${one.id}: each step has the solver’s cells, and uses none twice`, () => {
		const solutions = foldsOf(one);
		expect(solutions.length).toBeGreaterThan(0);
		for (const { cells } of solutions) {
			const { folding, reversed } = fromBetterEnd(foldingOf(runsOf(one.chain), cells));
			const solved = keys(reversed ? [...cells].reverse() : cells);
			for (let step = 0; step <= folding.runs.length; step++) {
				const placed = keys(poseAfter(folding, step).slice(0, placedAt(folding, step)));
				expect(placed).toEqual(solved.slice(0, placed.length));
				expect(new Set(placed).size).toBe(placed.length);
			}
			expect(placedAt(folding, folding.runs.length)).toBe(one.chain.length);
		}
	});
}

test('King B runs through itself from the one end and not from the other, which is chosen', () => {
	for (const { cells } of foldsOf(preset('king-b'))) {
		const forward = foldingOf(runsOf(preset('king-b').chain), cells);
		const chosen = fromBetterEnd(forward);
		expect(forward.collisions).toBeGreaterThan(0);
		expect(otherEnd(forward).collisions).toBe(0);
		expect(chosen.reversed).toBe(true);
		expect(chosen.folding.collisions).toBe(0);
	}
});

test('King A cannot but run through itself at one step, from its better end', () => {
	const solutions = foldsOf(preset('king-a'));
	expect(solutions.length).toBe(4);
	for (const { cells } of solutions) {
		const { folding } = fromBetterEnd(foldingOf(runsOf(preset('king-a').chain), cells));
		expect(folding.collisions).toBe(1);
	}
});

test('a step that collides is counted, and what was counted does collide', () => {
	const [{ cells } = { cells: [] as Vector[] }] = foldsOf(preset('king-a'));
	const forward = foldingOf(runsOf(preset('king-a').chain), cells);
	for (const folding of [forward, otherEnd(forward)]) {
		const steps = Array.from({ length: folding.runs.length - 1 }, (_, at) => at + 1);
		const meet = steps.filter((step) => new Set(keys(poseAfter(folding, step))).size < 64);
		expect(meet.length).toBe(folding.collisions);
	}
});
