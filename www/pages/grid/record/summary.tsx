/*
 * The record in words, numbers and bars: how many puzzles were solved, of which kinds and levels, and in what
 * time. Each bar is beside its number, so that nobody depends on seeing the bar.
 */
import './texts';
import './record.css';
import type { ComponentChildren } from 'preact';
import { calendarDay, number, t } from '../../../language';
import { gridTitle } from '../../../pictures/grid/titles';
import { KindTile } from '../../../pictures/kinds';
import { notice } from '../../../shell/notices';
import { Button } from '../../../widgets/button';
import { Icon } from '../../../widgets/icons';
import { streak, timeOf } from '../daily/days';
import { solvedDays } from '../daily/record';
import { today } from '../daily/today';
import { clockText } from '../state/clock';
import { allSolved, forgetSolved } from './record';
import { groupsOf, isAlone, levelsOf, type Solved, weeksOf } from './solved';

const WEEKS = 12;

export function Summary() {
	const all = Object.values(allSolved());
	return all.length > 0 ? <Told all={all} /> : <Nothing />;
}

function Nothing() {
	return (
		<div class="record-empty">
			<KindTile kind="skyscrapers" />
			<p>{t('record.empty')}</p>
			<a class="button primary" href="#daily/today/small">
				{t('record.begin')}
			</a>
		</div>
	);
}

function Told({ all }: { all: readonly Solved[] }) {
	const days = streak(Object.keys(solvedDays()), today.value);
	return (
		<>
			<ul class="record-sums">
				<Sum value={all.length} words={t('record.sum', { count: all.length })} />
				<Sum value={all.filter(isAlone).length} words={t('record.alone')} />
				{days > 1 ? <Sum value={days} words={t('record.days', { count: days })} /> : null}
			</ul>
			<Groups all={all} />
			<Bars title={t('record.levels')}>
				{levelsOf(all).map(({ band, count }) => (
					<Bar
						key={band}
						name={band ? t(`band.${band}`) : t('record.unrated')}
						count={count}
						of={all.length}
					/>
				))}
			</Bars>
			<Weeks all={all} />
			<p class="hint">{t('record.how')}</p>
			<Button words={t('record.forget')} look="quiet" data-forget onClick={forget} />
		</>
	);
}

const Sum = ({ value, words }: { value: number; words: string }) => (
	<li>
		<strong>{number(value)}</strong> <span>{words}</span>
	</li>
);

function Groups({ all }: { all: readonly Solved[] }) {
	return (
		<div class="record-kinds">
			<table>
				<caption>{t('record.kinds')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('record.puzzle')}</th>
						<th scope="col">{t('record.solved')}</th>
						<th scope="col">{t('record.alone')}</th>
						<th scope="col">{t('record.best')}</th>
						<th scope="col">{t('record.median')}</th>
					</tr>
				</thead>
				<tbody>
					{groupsOf(all).map(({ kind, size, count, alone, best, median }) => (
						<tr key={`${kind} ${size}`}>
							<th scope="row">{gridTitle({ kind, size, features: [] })}</th>
							<td>{number(count)}</td>
							<td>{number(alone)}</td>
							<td>{timeText(best)}</td>
							<td>{timeText(median)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

const timeText = (seconds: number | null) => (seconds === null ? '–' : clockText(seconds));

function Bars({ title, children }: { title: string; children: ComponentChildren }) {
	return (
		<section class="record-bars">
			<h2>{title}</h2>
			<ul>{children}</ul>
		</section>
	);
}

const Bar = ({ name, count, of }: { name: string; count: number; of: number }) => (
	<li style={{ '--share': count / Math.max(of, 1) }}>
		<span>{name}</span>
		<span class="record-bar" aria-hidden="true" />
		<span>{number(count)}</span>
	</li>
);

function Weeks({ all }: { all: readonly Solved[] }) {
	const weeks = weeksOf(all, today.value, WEEKS);
	const most = Math.max(1, ...weeks.map(({ count }) => count));
	return (
		<section class="record-weeks">
			<h2>{t('record.weeks')}</h2>
			<ol>
				{weeks.map(({ monday, count }) => (
					<li key={monday} style={{ '--share': count / most }}>
						<span class="record-count" aria-hidden="true">
							{count > 0 ? number(count) : ''}
						</span>
						<span class="record-bar" aria-hidden="true" />
						<span class="unseen">{t('record.week', { monday: dayText(monday), count })}</span>
					</li>
				))}
			</ol>
			<p class="record-span" aria-hidden="true">
				<span>{dayText(weeks[0]?.monday ?? '')}</span>
				<Icon name="next" />
				<span>{t('record.this-week')}</span>
			</p>
		</section>
	);
}

const dayText = (day: string) => calendarDay(timeOf(day), { day: 'numeric', month: 'short' });

function forget(): void {
	const bringBack = forgetSolved();
	notice.value = {
		tone: 'info',
		words: { key: 'record.forgotten' },
		action: {
			key: 'mine.undo',
			run: () => {
				bringBack();
				notice.value = null;
			},
		},
	};
}
