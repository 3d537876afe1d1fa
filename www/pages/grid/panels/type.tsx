/* A puzzle from paper: its kind of grid is chosen, and then that grid opens, empty and ready to type into. */
import { useState } from 'preact/hooks';
import { KINDS, kindAmong } from '../../../engine/grids';
import { plainWish, type Wish } from '../../../engine/wish';
import { t } from '../../../language';
import { specialsOf, variantsOf } from '../../../pictures/grid/variants';
import { KindChoice } from '../../../shell/kind-choice';
import { Button } from '../../../widgets/button';
import { VariantSwitches } from '../card/variants';
import { openToCopy } from '../commands/open';
import { fitting } from '../state/fitting';
import { possible } from '../state/wishable';
import { FIRST_AIM, lastKind } from '../state/wished';
import { SizeChoice, turned } from './size';

/** The most common size in newspapers. */
const USUAL = 6;

export function Type() {
	const [wish, setWish] = useState<Wish>(first);
	const its = kindAmong(KINDS, wish.kind);
	const change = (to: Partial<Wish>) => {
		const next = { ...wish, ...to };
		setWish(fitting(next, kindAmong(KINDS, next.kind)));
	};
	return (
		<form
			class="stack"
			onSubmit={(event) => {
				event.preventDefault();
				openToCopy(wish.kind, wish.size, variantsOf(wish));
			}}
		>
			<p class="hint">{t('type.how')}</p>
			<KindChoice
				name="type-kind"
				ids={KINDS.map(({ id }) => id)}
				kind={wish.kind}
				choose={(kind) => change({ kind })}
			/>
			<SizeChoice name="type-size" size={wish.size} choose={(size) => change({ size })} />
			<VariantSwitches
				offered={possible(its, wish.size)}
				on={specialsOf(wish)}
				turn={(one, on) => change({ features: turned(specialsOf(wish), one, on) })}
			/>
			<Button
				words={t('new.start', { kind: t(`kind.${its.id}`), size: wish.size })}
				look="primary wide"
				type="submit"
			/>
		</form>
	);
}

function first(): Wish {
	const known = KINDS.find(({ id }) => id === lastKind());
	const kind = known?.id ?? 'skyscrapers';
	return plainWish({ kind, size: USUAL, features: [], aim: FIRST_AIM });
}
