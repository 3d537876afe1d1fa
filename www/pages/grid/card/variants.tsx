/*
 * Switches for the variants that a kind and a size allow: for a new puzzle, and
 * for the one on the board, where each switch can be undone.
 */
import { t } from '../../../language';
import { readingOf, type Special, type Variant, variantsOf } from '../../../pictures/grid/variants';
import { tell } from '../../../shell/notices';
import { Tick } from '../../../widgets/switch';
import { madeOwn } from '../state/about';
import { draft, edit, kind, present } from '../state/game';
import { positionWithVariant } from '../state/variant';
import { possible } from '../state/wishable';

interface SwitchesProps<One extends Special> {
	offered: readonly One[];
	on: readonly One[];
	turn: (which: One, on: boolean) => void;
}

export function VariantSwitches<One extends Special>({ offered, on, turn }: SwitchesProps<One>) {
	if (offered.length === 0) return null;
	return (
		<fieldset class="sizes variants">
			<legend>{t('feature.legend')}</legend>
			{offered.map((one) => (
				<Tick
					key={one}
					look="chip"
					title={t(`rules.${one}`)}
					on={on.includes(one)}
					set={(now) => turn(one, now)}
					data-variant={one}
				>
					<span>{t(`feature.${one}`)}</span>
				</Tick>
			))}
		</fieldset>
	);
}

/** The variants of the puzzle on the board, including those that its kind or size does not allow. */
export function BoardVariants() {
	const on = variantsOf(draft.value);
	const fitting = possible(kind.value, draft.value.size);
	const offered = [...fitting, ...on.filter((one) => !fitting.includes(one))];
	return <VariantSwitches offered={offered} on={on} turn={turnOnBoard} />;
}

function turnOnBoard(variant: Variant, on: boolean): void {
	const before = present.peek();
	edit({ ...positionWithVariant(before, variant, on), about: madeOwn(before.about) });
	const hadSigns = [...before.draft.across, ...before.draft.down].some((sign) => sign !== 'none');
	const isOther = readingOf(before.draft).gaps !== readingOf(draft.peek()).gaps;
	if (isOther && hadSigns) tell({ key: 'notice.signs-gone' });
}
