/* The open branch: its number in its colour, and the two ways to leave it, in place of the mode switch. */
import { t } from '../../../language';
import { Action } from '../../../shell/commands';
import { present } from '../state/game';
import { mode } from '../state/screen';

/** The number of the current branch; 0 if there is none. */
export const openBranch = (): number => (mode.value === 'play' ? present.value.branches.length : 0);

export function BranchBar() {
	const number = openBranch();
	return (
		<section class={`open-branch branch-${number}`} aria-label={t('playing.branch', { number })}>
			<p>{t('playing.branch', { number })}</p>
			<Action of="branch-back" />
			<Action of="branch-keep" />
		</section>
	);
}
