/* Odd and even cells without a browser: how they are typed, named and shown. */
import { expect, test } from '@playwright/test';
import { emptyDraft, withMark } from '../../pages/grid/state/draft';
import { wishable } from '../../pages/grid/state/variant';
import { intentOf } from '../../pictures/grid/board/keys';
import { specialsOf, VARIANTS } from '../../pictures/grid/variants';
import { printed, viewOf } from '../../pictures/grid/view';

test('a grid has odd and even cells as soon as one is marked, and a wish where it asks for some', () => {
	const plain = emptyDraft('latin', 3);
	expect(specialsOf(plain)).toEqual([]);
	const odd = withMark(plain, 4, 'odd');
	expect(specialsOf(odd)).toEqual(['odd-even']);
	expect(specialsOf({ features: ['odd-even', 'parks'], marks: null })).toEqual([
		'parks',
		'odd-even',
	]);
	expect(viewOf(printed(odd)).cells.map(({ mark }) => mark)[4]).toBe('odd');
	expect(withMark(odd, 4, 'odd')).toBe(odd);
	const its = { id: 'x', prefix: 'x', clues: false, signs: false, features: [...VARIANTS] };
	expect(wishable(its, 5)).not.toContain('odd-even');
	expect(wishable({ ...its, features: [...VARIANTS, 'odd-even'] }, 5)).toContain('odd-even');
	expect(wishable(its, 5)).not.toContain('boxes');
});

test('O and E ask for a circle and a square where they are no numbers', () => {
	const press = (key: string) => ({ key, code: '', ctrlKey: false, metaKey: false, altKey: false });
	expect(intentOf(press('o'), 9)).toEqual({ do: 'shape', mark: 'odd' });
	expect(intentOf(press('E'), 9)).toEqual({ do: 'shape', mark: 'even' });
	expect(intentOf(press('e'), 16)).toEqual({ do: 'number', number: 14 });
	expect(intentOf(press('o'), 16)).toEqual({ do: 'shape', mark: 'odd' });
});
