/* What a grid is called: its kind, its size, and what holds for all of it. */
import type { Draft } from '../../engine/types';
import { t } from '../../language';
import { variantsOf } from './variants';

type Named = Pick<Draft, 'kind' | 'size'> & Partial<Pick<Draft, 'features'>>;

/** "Skyscrapers 6 × 6 · Parks" */
export function gridTitle(draft: Named): string {
	const title = t('new.title', { kind: t(`kind.${draft.kind}`), size: draft.size });
	return [title, ...variantNames(draft)].join('\u00a0· ');
}

export const variantNames = (draft: Partial<Pick<Draft, 'features'>>): string[] =>
	variantsOf(draft).map((variant) => t(`feature.${variant}`));
