/*
 * What the setter's operations hold to: one wish for completing, thinning out,
 * varying, easier and harder, and for a puzzle around what is printed. It is
 * kept as long as the page is open.
 */
import { signal } from '@preact/signals';
import type { Aim, Band, Draft, Lock, Locked, Locks } from '../../../engine/types';
import { plainWish, type Wish } from '../../../engine/wish';
import type { Condition } from './conditions';
import { difference } from './difference';
import { emptyDraft } from './draft';
import { symmetry } from './screen';

type Added = 'any' | 'clues' | 'signs';

/** What may be added: anything, clues only, signs only. */
export const ADDED: readonly Added[] = ['any', 'clues', 'signs'];

interface Terms {
	/** The easiest and the hardest level; null for any. */
	readonly from: Band | null;
	readonly to: Band | null;
	readonly added: Added;
	readonly minimal: boolean;
}

export const terms = signal<Terms>({ from: null, to: null, added: 'any', minimal: false });

export function hold(change: Partial<Terms>): void {
	terms.value = { ...terms.peek(), ...change };
}

const aimOf = ({ from, to }: Terms): Aim =>
	from || to ? { type: 'bands', from: from ?? 'gentle', to: to ?? 'trial' } : { type: 'any' };

/** The wish for a puzzle like this one, in which nothing is fixed. */
export function deskWish(puzzle: Draft): Wish {
	const { added, minimal } = terms.peek();
	const none = (sort: Added) => (added === 'any' || added === sort ? null : 0);
	return {
		...plainWish({ ...puzzle, aim: aimOf(terms.peek()) }),
		symmetry: symmetry.peek(),
		minimal,
		clues: none('clues'),
		signs: none('signs'),
		givens: added === 'any' ? null : 0,
		locks: { draft: puzzle, places: [], elsewhere: 'open' },
	};
}

/** Everything printed stays as it is, or has other numbers and nothing beside it. */
type How = 'around' | 'places';

export const locksOf = (puzzle: Draft, how: How): Locks => ({
	draft: puzzle,
	places: places(puzzle, how === 'around' ? 'kept' : 'filled'),
	elsewhere: how === 'around' ? 'open' : 'empty',
});

function places(puzzle: Draft, lock: Lock): Locked[] {
	const { kind, size, unit } = puzzle;
	const printed = difference(emptyDraft(kind, size, unit), puzzle).added;
	return printed.flatMap((one) => {
		const at = placeOf(one);
		return at ? [{ ...at, lock }] : [];
	});
}

function placeOf(one: Condition) {
	switch (one.type) {
		case 'given':
		case 'mark':
			return { type: 'cell', cell: one.cell } as const;
		case 'clue':
			return { type: 'clue', side: one.side, index: one.index } as const;
		case 'sign':
			return { type: 'sign', first: one.lesser, second: one.greater } as const;
		case 'bar':
		case 'no-bar':
			return { type: 'sign', first: one.first, second: one.second } as const;
		case 'variant':
			return null;
	}
}
