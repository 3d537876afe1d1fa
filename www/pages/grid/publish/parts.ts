/* Which paragraphs the rules of a puzzle need, in order. Pure. */
import type { Draft } from '../../../engine/types';
import { contentOf } from '../../../pictures/grid/draft';
import { addedTo, readingOf, rereading } from '../../../pictures/grid/variants';

export function partsOf(draft: Draft): string[] {
	const { clues, signs } = contentOf(draft);
	// A gap without a bar has a meaning too.
	const between = signs > 0 || readingOf(draft).gaps === 'bars';
	return [
		draft.unit === 10 ? 'fill-tens' : 'fill',
		...(clues > 0 ? [rereading(draft, 'clues') ?? 'clues'] : []),
		...(between ? [rereading(draft, 'gaps') ?? 'signs'] : []),
		...addedTo(draft),
	];
}
