/*
 * What a player may do beside writing numbers: marks for all cells, and the
 * branch that is open, with the two ways out of it.
 */
import { t } from '../../../language';
import { Action } from '../../../shell/commands';
import { present } from '../state/game';

export function Playing() {
	return (
		<section class="playing" aria-label={t('playing.name')}>
			<OpenBranch />
			<div class="buttons">
				<Action of="fill-marks" look="quiet" />
				<Action of="tidy-marks" look="quiet" />
				<Action of="branch" look="quiet" />
				<Action of="why-not" look="quiet" />
			</div>
		</section>
	);
}

function OpenBranch() {
	const number = present.value.branches.length;
	if (number === 0) return null;
	return (
		<div class={`open-branch branch-${number}`}>
			<p>{t('playing.branch', { number })}</p>
			<div class="buttons">
				<Action of="branch-back" look="secondary" />
				<Action of="branch-keep" look="secondary" />
			</div>
		</div>
	);
}
