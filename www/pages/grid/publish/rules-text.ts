/*
 * The rules of a puzzle in words, complete enough to be published with it. There is one paragraph for what is
 * filled in, one for what is around the grid and between its cells, and one for each variant. In any language of
 * the page.
 */
import type { Draft } from '../../../engine/types';
import type { Language } from '../../../language/languages';
import { scaleOf, shownValue } from '../../../pictures/grid/draft';
import { partsOf } from './parts';
import { PUBLISHED } from './texts';

export function rulesText(draft: Draft, language: Language): string {
	const range = rangeOf(draft);
	return partsOf(draft)
		.map((part) => PUBLISHED[language][`rule-text.${part}`]?.(range) ?? '')
		.join('\n');
}

/** The lowest number, the next one, and the highest. */
function rangeOf(draft: Draft) {
	const scale = scaleOf(draft);
	return {
		least: shownValue(1, scale),
		next: shownValue(2, scale),
		most: shownValue(draft.size, scale),
	};
}
