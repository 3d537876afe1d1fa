/*
 * Which variants there can be, and one switched on or off under a position that is being played. What the
 * player sees stays as it is read: with parks every value is one storey lower.
 */
import type { Kind } from '../../../engine/types';
import { hasBoxes } from '../../../pictures/grid/boxes';
import { VARIANTS, type Variant } from '../../../pictures/grid/draft';
import { withVariant } from './draft';
import { allDigits } from './peers';
import type { Played, Position } from './position';

/** Those that can be switched on. */
export const possible = ({ features }: Kind, size: number): Variant[] =>
	VARIANTS.filter((one) => features.includes(one) && (one !== 'boxes' || hasBoxes(size)));

export function positionWithVariant(before: Position, variant: Variant, on: boolean): Position {
	const { draft } = withVariant(before, variant, on);
	if (draft === before.draft) return before;
	const all = allDigits(draft.size);
	const moved = (bits: number) => (on ? (bits << 1) & all : (bits & all) >>> 1);
	const played = (one: Played) => ({
		...one,
		entries: withVariant({ draft: before.draft, entries: one.entries }, variant, on).entries,
		marks:
			variant === 'parks'
				? { corner: one.marks.corner.map(moved), centre: one.marks.centre.map(moved) }
				: one.marks,
	});
	return { ...before, ...played(before), draft, branches: before.branches.map(played) };
}
