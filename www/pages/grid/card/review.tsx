/* The result of checking the player's numbers, and what can be asked next. */
import { running } from '../../../engine/search';
import { t } from '../../../language';
import { Action } from '../../../shell/commands';
import { Result } from '../../../widgets/lead';
import { Progress } from '../../../widgets/progress';
import { type Review, review } from '../state/review';

export function Reviewed() {
	const said = review.value;
	if (running.value?.question === 'check') return <Progress figures={t('running.check')} />;
	if (!said) return null;
	return (
		<div class="actions" data-review={said.says}>
			<Result look={said.says === 'right' ? 'good' : 'bad'} words={reviewWords(said)} />
			{said.says === 'wrong' ? (
				<div class="buttons">
					{said.shown ? null : <Action of="check" label="review.which" />}
					<Action of="back-to-right" />
				</div>
			) : null}
		</div>
	);
}

export const reviewWords = ({ says, wrong, all }: Review): string =>
	t(`review.${says}`, { count: wrong.length, all });
