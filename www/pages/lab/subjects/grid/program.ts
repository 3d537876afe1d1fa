/* A grid as read by the programs that can be copied. The programs support givens, clues and inequality signs. Pure. */
import type { Draft } from '../../../../engine/types';
import { beside, gapsOf, signAt } from '../../../../pictures/grid/draft';
import { specialsOf } from '../../../../pictures/grid/variants';
import type { ProgramData } from '../../programs/compose';

/** Null if the puzzle has something that the programs cannot handle. */
export function programData(draft: Draft): ProgramData | null {
	const { size, givens, clues } = draft;
	const signs = gapsOf(size).map((gap) => ({ sign: signAt(draft, gap), cells: beside(size, gap) }));
	if (specialsOf(draft).length > 0 || signs.some(({ sign }) => sign === 'bar')) return null;
	const less = signs.flatMap(({ sign, cells: [first, second] }): [number, number][] =>
		sign === 'less' ? [[first, second]] : sign === 'greater' ? [[second, first]] : [],
	);
	const { top, right, bottom, left } = clues;
	return { size, givens, top, right, bottom, left, less };
}
