/* The differences of two drafts, without a browser. */
import { expect, test } from '@playwright/test';
import { withoutCondition } from '../../pages/grid/state/conditions';
import { difference } from '../../pages/grid/state/difference';
import { emptyDraft, withClue, withGiven, withSign } from '../../pages/grid/state/draft';

const START = withSign(
	withGiven(withClue(emptyDraft('mixed', 4), 'left', 2, 3), 5, 2),
	{ across: true, row: 0, column: 1 },
	'greater',
);

test('what is printed besides, and what is no more, a new value being both', () => {
	expect(difference(START, START)).toEqual({ added: [], removed: [] });
	const other = withGiven(withClue(withGiven(START, 5, 0), 'left', 2, 1), 15, 4);
	expect(difference(START, other)).toEqual({
		added: [
			{ type: 'clue', side: 'left', index: 2, value: 1 },
			{ type: 'given', cell: 15, value: 4, own: false },
		],
		removed: [
			{ type: 'clue', side: 'left', index: 2, value: 3 },
			{ type: 'given', cell: 5, value: 2, own: false },
		],
	});
	const down = withSign(START, { across: false, row: 1, column: 3 }, 'less');
	expect(difference(START, down).added).toEqual([{ type: 'sign', lesser: 7, greater: 11 }]);
	expect(difference(down, { ...START, features: ['boxes', 'parks'] })).toEqual({
		added: [{ type: 'variant', variant: 'boxes' }],
		removed: [{ type: 'sign', lesser: 7, greater: 11 }],
	});
});

test('without all that was added the draft is as it was', () => {
	const full = Array.from({ length: 16 }, (_, cell) => cell).reduce(
		(draft, cell) => withGiven(draft, cell, (cell % 4) + 1),
		START,
	);
	const { added, removed } = difference(START, full);
	const back = [...added].reduce(withoutCondition, full);
	expect(difference(back, START).added).toEqual(removed);
	expect(difference(START, back).added).toEqual([]);
});
