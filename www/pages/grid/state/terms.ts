/*
 * The terms of the setter's operations: one wish for completing, thinning out,
 * varying, making easier or harder, and building around what is printed. The
 * wish is kept while the page is open.
 */
import { signal } from '@preact/signals';
import type { Aim, Band, Draft, Locks } from '../../../engine/types';
import { plainWish, type Wish } from '../../../engine/wish';
import { locks, printedPlaces } from './locks';
import { symmetry } from './screen';

type Added = 'any' | 'clues' | 'signs';

/** What may be added: anything, only clues, only signs. */
export const ADDED: readonly Added[] = ['any', 'clues', 'signs'];

interface Terms {
	/** The easiest and the hardest level; null for any. */
	readonly from: Band | null;
	readonly to: Band | null;
	readonly added: Added;
	readonly minimal: boolean;
	/** Whether each thing must also be needed by itself, even if a symmetry pairs it with another. */
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

/** The wish for a puzzle like this one, with nothing fixed. */
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

/**
 * The locks for building around what is printed, which stays unchanged; or for putting other numbers into exactly
 * the same places.
 */
export const locksOf = (puzzle: Draft, around: boolean): Locks => {
	const printed = printedPlaces(puzzle).map(
		(at) => ({ ...at, lock: around ? 'kept' : 'filled' }) as const,
	);
	// The first lock of a place applies.
	return {
		draft: puzzle,
		places: [...locks.peek().values(), ...printed],
		elsewhere: around ? 'open' : 'empty',
	};
};
