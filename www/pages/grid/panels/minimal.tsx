/*
 * Whether nothing superfluous is printed. If there is a symmetry, this applies to pairs or, more strictly, to each
 * thing by itself.
 */

import type { Wish } from '../../../engine/wish';
import { t } from '../../../language';
import { Switch } from '../../../widgets/switch';

type Minimal = Pick<Wish, 'minimal' | 'singly'>;

interface Props extends Minimal {
	symmetry: Wish['symmetry'];
	set: (wished: Minimal) => void;
}

export function MinimalChoice({ symmetry, minimal, singly = false, set }: Props) {
	if (symmetry === 'none')
		return <Switch label={t('play.minimal')} on={minimal} set={(on) => set({ minimal: on })} />;
	return (
		<>
			<Switch
				label={t('play.minimal-pairs')}
				on={minimal}
				set={(on) => set({ minimal: on, singly: false })}
			/>
			<Switch
				label={t('play.minimal')}
				on={minimal && singly}
				set={(on) => set({ minimal: true, singly: on })}
			/>
		</>
	);
}
