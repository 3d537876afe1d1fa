/* The variants that a kind and a size can have; Home asks for them before there is a board. */
import type { Kind } from '../../../engine/types';
import {
	fitsSize,
	isPrinted,
	SPECIALS,
	type Special,
	VARIANTS,
	type Variant,
} from '../../../pictures/grid/variants';

/** The variants that can be switched on. */
export const possible = ({ features }: Kind, size: number): Variant[] =>
	VARIANTS.filter((one) => features.includes(one) && fitsSize(one, size));

/** The variants and the marks that a wish may contain. */
export const wishable = (its: Kind, size: number): Special[] => {
	const variants: readonly Special[] = possible(its, size);
	return SPECIALS.filter(
		(one) => variants.includes(one) || (isPrinted(one) && its.features.includes(one)),
	);
};
