/* Who may change what: the board and what is known of it change in `state` alone. */
import { expect, test } from '@playwright/test';
import { setOutside } from '../sources';

test('puzzle, digits and answers are changed by nothing outside `state`', () => {
	const board = ['history', 'boards', 'check', 'running', 'failure', 'recent'];
	const answers = ['shown', 'survivors', 'conflict', 'redundant'];
	const snakes = [
		'snakeHistory',
		'snakes',
		'snakeCheck',
		'folds',
		'repairs',
		'doubt',
		'recentSnakes',
	];
	expect(setOutside([...board, ...answers, ...snakes])).toEqual([]);
	// The search itself works: the mode is set by commands.
	expect(setOutside(['mode']).length).toBeGreaterThan(0);
});
