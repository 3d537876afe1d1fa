/* Looking along a full line: which of its buildings are visible, and the answer when one is tapped. Pure. */
import { isPark, scaleOf } from '../../../pictures/grid/draft';
import { type ClueSlot, lineFrom } from '../../../pictures/grid/places';
import { MEANINGS, readingOf } from '../../../pictures/grid/variants';
import type { Look } from './boards';

type Answer =
	| { readonly says: 'seen' | 'park' | 'elsewhere' }
	/** The height of the building that hides it. */
	| { readonly says: 'hidden'; readonly by: number };

/** The visible cells of a line, starting at the clue. */
export function seenFrom({ draft }: Look, from: ClueSlot): number[] {
	let highest = scaleOf(draft).parks ? 1 : 0;
	return lineFrom(draft.size, from).filter((cell) => {
		const value = draft.givens[cell] ?? 0;
		const isSeen = value > highest;
		highest = Math.max(highest, value);
		return isSeen;
	});
}

/** The value of a clue at this place. */
export function clueFrom(look: Look, from: ClueSlot): number {
	const ground = scaleOf(look.draft).parks ? 1 : 0;
	const heights = seenFrom(look, from).map((cell) => (look.draft.givens[cell] ?? 0) - ground);
	return MEANINGS[readingOf(look.draft).clues].told(heights);
}

/** The answer about a cell that somebody takes to be visible. */
export function tapped(look: Look, from: ClueSlot, cell: number): Answer {
	const { givens, size } = look.draft;
	const line = lineFrom(size, from);
	const value = givens[cell] ?? 0;
	if (!line.includes(cell)) return { says: 'elsewhere' };
	if (isPark(value, scaleOf(look.draft))) return { says: 'park' };
	if (seenFrom(look, from).includes(cell)) return { says: 'seen' };
	const before = line.slice(0, line.indexOf(cell)).map((one) => givens[one] ?? 0);
	return { says: 'hidden', by: Math.max(...before) };
}
