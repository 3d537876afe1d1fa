/*
 * Switching a variant on or off in a played position. Shown numbers stay the same: with parks every value is one storey
 * lower.
 */
import { readingOf, type Variant } from '../../../pictures/grid/variants';
import { withVariant } from './draft';
import { allDigits } from './peers';
import type { Played, Position } from './position';

export function positionWithVariant(before: Position, variant: Variant, on: boolean): Position {
	const { draft } = withVariant(before, variant, on);
	if (draft === before.draft) return before;
	const all = allDigits(draft.size);
	const [was, is] = [readingOf(before.draft), readingOf(draft)];
	const moved = (bits: number) => (is.parks ? (bits << 1) & all : (bits & all) >>> 1);
	const played = (one: Played) => ({
		...one,
		entries: withVariant({ draft: before.draft, entries: one.entries }, variant, on).entries,
		marks:
			was.parks !== is.parks
				? { corner: one.marks.corner.map(moved), centre: one.marks.centre.map(moved) }
				: one.marks,
	});
	return { ...before, ...played(before), draft, branches: before.branches.map(played) };
}
