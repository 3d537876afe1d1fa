/* Which numbers can be in a cell by the rules alone and, for each other number, the rule that forbids it. Pure. */
import type { Draft } from '../../../engine/types';
import { beside, gapsOf, signAt } from '../../../pictures/grid/draft';
import { groupsOf, readingOf } from '../../../pictures/grid/variants';
import type { Fit } from './boards';

type Answer =
	| { readonly says: 'fits' | 'row' | 'column' | 'group' | 'odd' | 'even' }
	/** The number on the other side of the sign or gap, with which the chosen number conflicts. */
	| { readonly says: 'less' | 'greater' | 'bar' | 'no-bar'; readonly other: number };

export function answerTo({ draft, cell }: Fit, value: number): Answer {
	const { size, givens } = draft;
	const stands = (others: (other: number) => boolean) =>
		givens.some((given, other) => given === value && other !== cell && others(other));
	const row = (of: number) => Math.floor(of / size);
	if (stands((other) => row(other) === row(cell))) return { says: 'row' };
	if (stands((other) => other % size === cell % size)) return { says: 'column' };
	const isTogether = groupsOf(draft).some((group) => {
		const mine = group(row(cell), cell % size);
		return mine >= 0 && stands((other) => group(row(other), other % size) === mine);
	});
	if (isTogether) return { says: 'group' };
	const mark = draft.marks[cell] ?? 'none';
	const isParity = mark === 'odd' || mark === 'even';
	if (isParity && (mark === 'odd') !== (value % 2 === 1)) return { says: mark };
	return besideGaps(draft, cell, value) ?? { says: 'fits' };
}

/** Why a sign, or a gap without a bar, excludes a number. */
function besideGaps(draft: Draft, cell: number, value: number): Answer | undefined {
	const isBarred = readingOf(draft).gaps === 'bars';
	for (const gap of gapsOf(draft.size)) {
		const [first, second] = beside(draft.size, gap);
		const other = draft.givens[first === cell ? second : first] ?? 0;
		if ((first !== cell && second !== cell) || other === 0) continue;
		const sign = signAt(draft, gap);
		const isNext = Math.abs(value - other) === 1;
		if (isBarred && (sign === 'bar') !== isNext)
			return { says: sign === 'bar' ? 'bar' : 'no-bar', other };
		const wants = first === cell ? sign : { less: 'greater', greater: 'less' }[sign as 'less'];
		if (wants === 'less' && value >= other) return { says: 'less', other };
		if (wants === 'greater' && value <= other) return { says: 'greater', other };
	}
	return undefined;
}

/** All numbers that can be in the cell. */
export const fitting = (fit: Fit): number[] =>
	fit.draft.givens
		.slice(0, fit.draft.size)
		.map((_, at) => at + 1)
		.filter((value) => answerTo(fit, value).says === 'fits');
