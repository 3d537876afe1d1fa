/* Who may change what: a page's puzzle and what is known of it change in its own `state` alone. */
import { expect, test } from '@playwright/test';
import { setOutside } from '../sources';

test('puzzle, digits and answers are changed by nothing outside a page’s `state`', () => {
	const grid = ['history', 'boards', 'check', 'answer', 'shown'];
	const found = ['candidates', 'conflict', 'redundant', 'review', 'possible'];
	const snake = ['snakeHistory', 'snakes', 'snakeCheck', 'folds', 'repairs', 'doubt'];
	expect(setOutside([...grid, ...found, ...snake], /^pages\/\w+\/state\//)).toEqual([]);
	// The search itself works: the mode is set by commands.
	expect(setOutside(['mode'], /^pages\/\w+\/state\//).length).toBeGreaterThan(0);
});

test('a search and its failure are changed by the engine alone, but for a check that fails', () => {
	expect(setOutside(['running'], /^engine\//)).toEqual([]);
	expect(setOutside(['failure'], /^engine\/|^pages\/\w+\/state\//)).toEqual([]);
});
