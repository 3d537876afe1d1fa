/* Locks as a text: everything written is read again, and unknown places are ignored. */
import { expect, test } from '@playwright/test';
import { emptyDraft } from '../../pages/grid/state/draft';
import { about, editDraft, editText } from '../../pages/grid/state/game';
import { lockOnly, lockPlaces, locks, readLocks } from '../../pages/grid/state/locks';
import { PATTERNS, patternPlaces } from '../../pages/grid/state/patterns';

test('places are named by side, row and column, and words say what is fixed', () => {
	const read = readLocks('t1 keep r4 some r2c3 none r1c1r1c2 r1c4r2c1 t5 x', 4);
	expect([...read.values()]).toEqual([
		{ type: 'clue', side: 'top', index: 0, lock: 'kept' },
		{ type: 'clue', side: 'right', index: 3, lock: 'kept' },
		{ type: 'cell', cell: 6, lock: 'filled' },
		{ type: 'sign', first: 0, second: 1, lock: 'empty' },
	]);
});

test('locks are set, changed and opened, and written as a text', () => {
	editDraft(emptyDraft('mixed', 4));
	lockPlaces([{ type: 'clue', side: 'left', index: 1 }], 'kept');
	lockPlaces([{ type: 'sign', first: 4, second: 0 }], 'empty');
	expect(about.value.locks).toBe('keep l2 none r1c1r2c1');
	lockPlaces([{ type: 'clue', side: 'left', index: 1 }], 'filled');
	lockOnly([{ type: 'cell', cell: 5 }], 'filled');
	expect(about.value.locks).toBe('some r2c2 none r1c1r2c1');
	lockPlaces([{ type: 'cell', cell: 5 }], 'open');
	expect(locks.value.size).toBe(1);
	editText('locks', '');
	expect(locks.value.size).toBe(0);
});

test('ready patterns turn into themselves and leave places free', () => {
	for (const pattern of PATTERNS)
		for (const clues of [true, false]) {
			const places = patternPlaces(pattern, 6, clues);
			expect(places.length).toBeGreaterThan(3);
			const cells = places.flatMap((one) => (one.type === 'cell' ? [one.cell] : []));
			if (pattern !== 'letter') expect(cells.map((one) => 35 - one).sort()).toEqual(cells.sort());
		}
});
