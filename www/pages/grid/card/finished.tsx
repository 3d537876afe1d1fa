/*
 * A puzzle that is finished: its city rises, what it took is said, and from here
 * the result can be given away without the solution, or the next one begun.
 */
import { t } from '../../../language';
import { Skyline } from '../../../pictures/grid/skyline';
import { Action } from '../../../shell/commands';
import { clock } from '../../../shell/settings';
import { Icon } from '../../../widgets/icons';
import { Lead } from '../../../widgets/lead';
import { clockText, seconds } from '../state/clock';
import { draft, entries, present } from '../state/game';
import { origin } from '../state/next';

/** Above this size the towers would be needles. */
const LARGEST_CITY = 12;

export function Finished() {
	const { size, givens } = draft.value;
	const values = givens.map((given, cell) => given || (entries.value[cell] ?? 0));
	return (
		<div class="actions" data-finished-card>
			<Lead look="good" finished>
				<Icon name="check" />
				{t('ready.done')}
			</Lead>
			{size <= LARGEST_CITY ? <Skyline size={size} values={values} /> : null}
			<p class="hint figures">{taken()}</p>
			<div class="buttons">
				<Action of="next-puzzle" look="primary" />
				<Action of="share-result" look="secondary" />
				<Action of="solve" look="secondary" />
			</div>
			{origin.value?.daily ? (
				<p class="way-on">
					<Icon name="daily" />
					<Action of="panel-daily" look="quiet" />
				</p>
			) : null}
		</div>
	);
}

/** "12:34 · 2 checks · 1 hint" */
export function taken(): string {
	const { checks, hints } = present.value.tally;
	const time = clock.value ? [clockText(seconds.value)] : [];
	const help = [t('finished.checks', { count: checks }), t('finished.hints', { count: hints })];
	return [...time, ...help].join(' · ');
}
