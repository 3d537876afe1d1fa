/* The board of a step: its numbers, and the candidates of every other cell as marks. Pure. */
import type { Draft, HintStep } from '../../engine/types';
import { bitOf } from './marks';
import { type BoardView, printed, viewOf } from './view';

export function boardOfStep(draft: Draft, { placed, candidates }: HintStep['before']): BoardView {
	const none = placed.map(() => 0);
	const marks = { corner: candidates, centre: none };
	const pencil = { marks, taken: none, colours: none, branches: none, done: new Set<string>() };
	return viewOf({ ...printed(draft), entries: placed, pencil });
}

/** The state of the board after a step. */
export function boardAfterStep({ before, placed, removed }: HintStep): HintStep['before'] {
	const numbers = [...before.placed];
	const candidates = [...before.candidates];
	for (const { cell, values } of removed)
		for (const value of values) candidates[cell] = (candidates[cell] ?? 0) & ~bitOf(value);
	for (const { cell, value } of placed) numbers[cell] = value;
	return { placed: numbers, candidates };
}
