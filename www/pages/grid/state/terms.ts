/*
 * The terms of the setter's operations: one wish for completing, thinning out,
 * varying, easier and harder, and for a puzzle around what is printed. It is
 * kept as long as the page is open.
 */
import { signal } from '@preact/signals';
import type { Aim, Band, Draft, Locks } from '../../../engine/types';
import { plainWish, type Wish } from '../../../engine/wish';
import { locks, printedPlaces } from './locks';
import { symmetry } from './screen';

type Added = 'any' | 'clues' | 'signs';

/** The additions allowed: anything, clues only, signs only. */
export const ADDED: readonly Added[] = ['any', 'clues', 'signs'];

interface Terms {
	/** The easiest and the hardest level; null for any. */
	readonly from: Band | null;
	readonly to: Band | null;
	readonly added: Added;
	readonly minimal: boolean;
	/** Each thing alone too, where a symmetry puts them in pairs. */
	readonly singly: boolean;
}

export const terms = signal<Terms>({
	from: null,
	to: null,
	added: 'any',
	minimal: false,
	singly: false,
});

export function hold(change: Partial<Terms>): void {
	terms.value = { ...terms.peek(), ...change };
}

const aimOf = ({ from, to }: Terms): Aim =>
	from || to ? { type: 'bands', from: from ?? 'gentle', to: to ?? 'trial' } : { type: 'any' };

/** The wish for a puzzle like this one, in which nothing is fixed. */
export function deskWish(puzzle: Draft): Wish {
	const { added, minimal, singly } = terms.peek();
	const none = (sort: Added) => (added === 'any' || added === sort ? null : 0);
	return {
		...plainWish({ ...puzzle, aim: aimOf(terms.peek()) }),
		symmetry: symmetry.peek(),
		minimal,
		singly,
		clues: none('clues'),
		signs: none('signs'),
		givens: added === 'any' ? null : 0,
		locks: { draft: puzzle, places: [...locks.peek().values()], elsewhere: 'open' },
	};
}

/** Around what is printed, which stays; or in the places that are printed, with other numbers and nothing beside them. */
export const locksOf = (puzzle: Draft, around: boolean): Locks => {
	const printed = printedPlaces(puzzle).map(
		(at) => ({ ...at, lock: around ? 'kept' : 'filled' }) as const,
	);
	// The first lock of a place holds.
	return {
		draft: puzzle,
		places: [...locks.peek().values(), ...printed],
		elsewhere: around ? 'open' : 'empty',
	};
};
