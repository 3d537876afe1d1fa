/* Which paragraphs the rules of a puzzle need, in their order. Pure. */
import type { Draft } from '../../../engine/types';
import { contentOf } from '../../../pictures/grid/draft';
import { specialsOf } from '../../../pictures/grid/variants';

/** Those with a paragraph of their own, after the others. */
const VARIANTS = ['parks', 'diagonals', 'boxes', 'odd-even'] as const;

export function partsOf(draft: Draft): string[] {
	const { clues, signs } = contentOf(draft);
	const specials: readonly string[] = specialsOf(draft);
	const between = specials.includes('adjacent') ? ['adjacent'] : signs > 0 ? ['signs'] : [];
	return [
		draft.unit === 10 ? 'fill-tens' : 'fill',
		...(clues > 0 ? [specials.includes('sums') ? 'sums' : 'clues'] : []),
		...between,
		...VARIANTS.filter((one) => specials.includes(one)),
	];
}
