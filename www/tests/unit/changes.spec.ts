/* What counts as a change of the puzzle: every part of a draft except how its heights are shown. */
import { expect, test } from '@playwright/test';
import type { Draft } from '../../engine/types';
import { emptyDraft, samePuzzle } from '../../pages/grid/state/draft';

test('whatever a draft holds is a part of the puzzle, but for the unit of its heights', () => {
	const draft = emptyDraft('mixed', 4);
	expect(samePuzzle(draft, { ...draft })).toBe(true);
	const others = Object.keys(draft).filter((part) => {
		// A copy, because edits share the parts that they do not change.
		const changed = { ...draft, [part]: structuredClone([draft[part as keyof Draft]]) };
		return samePuzzle(draft, changed as Draft);
	});
	expect(others).toEqual(['unit']);
});
