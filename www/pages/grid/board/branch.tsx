/* The branch that is open, along the board: its number in its colour, and the two ways out of it. */
import { t } from '../../../language';
import { Action } from '../../../shell/commands';
import { present } from '../state/game';
import { mode } from '../state/screen';

export function BranchBar() {
	const number = present.value.branches.length;
	if (number === 0 || mode.value !== 'play') return null;
	return (
		<section class={`open-branch branch-${number}`} aria-label={t('playing.branch', { number })}>
			<p>{t('playing.branch', { number })}</p>
			<Action of="branch-back" look="secondary" />
			<Action of="branch-keep" look="secondary" />
		</section>
	);
}
