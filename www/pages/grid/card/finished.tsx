/*
 * A puzzle that is finished: its city rises, what it took is said, and from here
 * the result can be given away without the solution, or the next one begun.
 */
import { t } from '../../../language';
import { layoutOf } from '../../../pictures/grid/layout';
import { printed, viewOf } from '../../../pictures/grid/view';
import { Action } from '../../../shell/commands';
import { fetched } from '../../../shell/fetched';
import { clock } from '../../../shell/settings';
import { Icon } from '../../../widgets/icons';
import { Lead } from '../../../widgets/lead';
import { nextOfDay } from '../daily/puzzles';
import { clockText, seconds } from '../state/clock';
import { draft, entries, present } from '../state/game';
import { origin } from '../state/next';

/** Above this size the towers would be needles. */
const LARGEST_CITY = 12;

const City = fetched(async () => (await import('../../../pictures/grid/city/city')).City);

export function Finished() {
	const { size } = draft.value;
	return (
		<div class="actions" data-finished-card>
			<Lead look="good" finished>
				<Icon name="check" />
				{t('ready.done')}
			</Lead>
			{size <= LARGEST_CITY ? <Skyline /> : null}
			<p class="hint figures">{taken()}</p>
			<div class="buttons">
				<Action
					of="next-puzzle"
					look="primary"
					{...(nextOfDay() === null ? {} : { label: 'finished.next-of-day' })}
				/>
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

/** The city without what was printed around it. */
function Skyline() {
	const { size } = draft.value;
	return (
		<div class="skyline">
			<City
				view={viewOf({ ...printed(draft.value), entries: entries.value })}
				layout={layoutOf(size, false, false)}
				turn={0}
				focus={null}
				setting={false}
				name={noName}
				rising
			/>
		</div>
	);
}

const noName = () => '';

/** "12:34 · 2 checks · 1 hint" */
export function taken(): string {
	const { checks, hints } = present.value.tally;
	const time = clock.value ? [clockText(seconds.value)] : [];
	const help = [t('finished.checks', { count: checks }), t('finished.hints', { count: hints })];
	return [...time, ...help].join(' · ');
}
