/* Who may change what: a page's puzzle and the findings about it change only in its own `state`. */
import { expect, test } from '@playwright/test';
import { setOutside } from '../sources';

test('puzzle, digits and answers are changed by nothing outside a page’s `state`', () => {
	const grid = ['history', 'boards', 'check', 'answer', 'shown'];
	const found = ['candidates', 'conflict', 'redundant', 'review', 'possible'];
	const snake = ['snakeHistory', 'snakes', 'snakeCheck', 'folds', 'repairs', 'doubt'];
	expect(setOutside([...grid, ...found, ...snake], /^pages\/\w+\/state\//)).toEqual([]);
	// The check itself does find something: commands set the mode.
	expect(setOutside(['mode'], /^pages\/\w+\/state\//).length).toBeGreaterThan(0);
});

test('a search and its failure are changed by the engine alone, but for a check that fails', () => {
	expect(setOutside(['running'], /^engine\//)).toEqual([]);
	expect(setOutside(['failure'], /^engine\/|^pages\/\w+\/state\//)).toEqual([]);
});
