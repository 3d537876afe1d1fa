/* The history: one step per change, one step for strokes that belong together, and nothing lost. */
import { expect, test } from '@playwright/test';
import { emptyDraft, withClue, withGiven, withSign } from '../../pages/grid/state/draft';
import { withDigit } from '../../pages/grid/state/edits';
import { type Position, position } from '../../pages/grid/state/position';
import { contentOf } from '../../pictures/grid/draft';
import { arrivedAt, begin, commit, type History, redo, undo } from '../../shell/history';

const start = () => begin(position(emptyDraft('mixed', 4), 'first'));

function give(
	history: History<Position>,
	cell: number,
	value: number,
	stroke = '',
): History<Position> {
	const { present } = history;
	return commit(history, { ...present, draft: withGiven(present.draft, cell, value) }, stroke);
}

test('undo goes back step by step and redo forward again', () => {
	const one = give(start(), 0, 1);
	const two = give(one, 5, 2);
	expect(undo(two).present).toBe(one.present);
	expect(undo(undo(two)).present.draft.givens[0]).toBe(0);
	expect(redo(redo(undo(undo(two)))).present).toBe(two.present);
});

test('where the board was left is a step back, a step on, or one further', () => {
	const older = give(give(give(start(), 0, 1), 5, 2), 6, 3);
	// The kept entry is read from a different text from the one that was left.
	const left = (history: History<Position>): Position =>
		JSON.parse(JSON.stringify(history.present));
	expect(arrivedAt(older, left(older))).toBe(older);
	const back = undo(undo(older));
	expect(arrivedAt(older, left(back))).toEqual(back);
	expect(arrivedAt(back, left(older))).toEqual(older);
	const further = give(back, 7, 4);
	const arrived = arrivedAt(back, left(further));
	expect(arrived).toEqual(further);
	expect(undo(arrived).present).toEqual(back.present);
});

test('the ends of the history are not steps', () => {
	const history = start();
	expect(undo(history)).toBe(history);
	expect(redo(history)).toBe(history);
});

test('a new step ends the future', () => {
	const history = give(undo(give(start(), 0, 1)), 0, 3);
	expect(redo(history)).toBe(history);
	expect(history.present.draft.givens[0]).toBe(3);
});

test('writing what stands there already is not a step', () => {
	const history = give(start(), 0, 1);
	expect(give(history, 0, 1)).toBe(history);
	const { draft } = history.present;
	expect(commit(history, { ...history.present, draft: withClue(draft, 'top', 0, 0) })).toBe(
		history,
	);
	expect(withDigit(history.present, [3], 0, 'tidy')).toBe(history.present);
});

test('the digits of one number are one step', () => {
	const history = give(give(start(), 0, 1, 'here'), 0, 12, 'here');
	expect(history.present.draft.givens[0]).toBe(12);
	expect(undo(history).present.draft.givens[0]).toBe(0);
	const apart = give(give(start(), 0, 1, 'here'), 0, 12, 'later');
	expect(undo(apart).present.draft.givens[0]).toBe(1);
});

test('a whole new puzzle is one step as well', () => {
	const played = give(start(), 0, 1);
	const opened = commit(played, position(emptyDraft('latin', 9), 'second'));
	expect(opened.present.draft.size).toBe(9);
	expect(undo(opened).present).toBe(played.present);
});

test('an edit shares what it did not touch', () => {
	const before = emptyDraft('mixed', 4);
	const after = withSign(before, { across: false, row: 2, column: 3 }, 'less');
	expect(after.givens).toBe(before.givens);
	expect(after.across).toBe(before.across);
	expect(before.down[11]).toBe('none');
	expect(after.down[11]).toBe('less');
	expect(contentOf(withClue(after, 'left', 3, 2))).toEqual({
		clues: 1,
		signs: 1,
		givens: 0,
		marks: 0,
	});
});
