/*
 * A player's commands besides writing numbers: marks for all cells, a branch, a
 * question.
 */
import { t } from '../../../language';
import { Action } from '../../../shell/commands';
import { hint } from '../state/hint';

export function Playing() {
	if (hint.value) return null;
	return (
		<section class="playing" aria-label={t('playing.name')}>
			<div class="buttons">
				<Action of="fill-marks" look="quiet" />
				<Action of="tidy-marks" look="quiet" />
				<Action of="branch" look="quiet" />
				<Action of="why-not" look="quiet" />
			</div>
		</section>
	);
}
