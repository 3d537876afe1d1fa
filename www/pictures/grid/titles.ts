/* The title of a grid: its kind, its size, and the conditions for the whole grid. */

import type { Draft } from '../../engine/types';
import { t } from '../../language';
import type { Key } from '../../language/keys';
import { type Featured, type Special, specialsOf } from './variants';

type Named = Pick<Draft, 'kind' | 'size'> & Featured;

/** Kinds that have a special name for a variant, so that the variant is not mentioned again. */
const NAMES: Partial<Record<Special, Readonly<Record<string, Key>>>> = {
	sums: { skyscrapers: 'title.sum-skyscrapers' },
};

/** For example "Skyscrapers 6 × 6" or "Sum Skyscrapers 6 × 6"; a sign at the end of a name is kept apart from the size. */
const sizedName = (draft: Named): string =>
	t('new.title', { kind: kindName(draft).replace(/>$/, '>,'), size: draft.size });

/** For example "Skyscrapers 6 × 6 · Parks". */
export const gridTitle = (draft: Named): string =>
	[sizedName(draft), ...specialNames(draft)].join('\u00a0· ');

const nameWith = (one: Special, kind: string): Key | undefined => NAMES[one]?.[kind];

/** "Skyscrapers", "Sum Skyscrapers" */
export function kindName(draft: Omit<Named, 'size'>): string {
	const [other] = specialsOf(draft).flatMap((one) => nameWith(one, draft.kind) ?? []);
	return t(other ?? `kind.${draft.kind}`);
}

/** The variants that the name of a grid's kind does not include. */
export const specialNames = (draft: Omit<Named, 'size'>): string[] =>
	specialsOf(draft)
		.filter((one) => !nameWith(one, draft.kind))
		.map((one) => t(`feature.${one}`));
