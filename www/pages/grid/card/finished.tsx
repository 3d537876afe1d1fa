/*
 * A finished puzzle, in place of the parts for playing: how long it took, and
 * the next action. The result can be shared without the solution. The board
 * itself becomes the city (`board/plan.ts`).
 */
import { t } from '../../../language';
import type { Key } from '../../../language/keys';
import { Action } from '../../../shell/commands';
import { Result } from '../../../widgets/lead';
import { nextOfDay } from '../daily/puzzles';
import { isToday } from '../daily/today';
import { origin } from '../state/next';
import { More } from './more';
import { taken } from './taken';

export function Finished() {
	const next = nextLabel();
	return (
		<div class="actions" data-finished-card>
			<Result look="good" finished words={t('ready.done')} />
			<p class="hint figures">{taken()}</p>
			<div class="buttons">
				<Action of="next-puzzle" look="primary" {...(next ? { label: next } : {})} />
			</div>
			<div class="buttons">
				<Action of="share-result" />
				{origin.value?.daily ? <Action of="panel-daily" /> : null}
				<More />
			</div>
		</div>
	);
}

/** After a puzzle of a day comes the next one of that day, if one is left. */
function nextLabel(): Key | null {
	if (nextOfDay() === null) return null;
	const daily = origin.value?.daily;
	return daily && isToday(daily) ? 'finished.next-of-today' : 'finished.next-of-day';
}
