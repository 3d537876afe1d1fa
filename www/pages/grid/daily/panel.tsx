/*
 * The puzzles of the day: the three of the selected day, how many days in a row
 * something was solved, and the calendar of earlier days.
 */
import { useEffect } from 'preact/hooks';
import type { DailyPuzzle } from '../../../engine/types';
import { calendarDay, t } from '../../../language';
import { gridTitle } from '../../../pictures/grid/titles';
import { KindPicture } from '../../../pictures/kinds';
import { Icon } from '../../../widgets/icons';
import { Making, useIsMaking } from '../../../widgets/making';
import { levelOf } from '../card/origin-words';
import { clockText } from '../state/clock';
import { slots } from '../state/slots';
import { Calendar } from './calendar';
import { type Day, streak, timeOf } from './days';
import { playDaily } from './open';
import { type Progress, progressOf, puzzles, puzzlesOf, shownDay } from './puzzles';
import { solvedDays } from './record';
import { today, watchClock } from './today';

export function Daily() {
	const day = shownDay.value;
	const lasts = useIsMaking();
	useEffect(watchClock, []);
	useEffect(() => void slots.ready(), []);
	useEffect(() => void puzzlesOf(day), [day]);
	return (
		<div class="stack">
			<section class="stack tight" aria-labelledby="daily-title">
				<h3 id="daily-title">{dayWords(day)}</h3>
				{lasts ? <Making /> : null}
				<ul class="puzzles daily-puzzles">
					{puzzles.value.map((one) => (
						<Puzzle key={one.id} day={day} puzzle={one} />
					))}
				</ul>
				<Streak />
			</section>
			<Calendar />
		</div>
	);
}

/** "Today, Sunday, 22 November 2026" */
function dayWords(day: Day): string {
	const date = calendarDay(timeOf(day), { dateStyle: 'full' });
	return day === today.value ? t('daily.today', { date }) : date;
}

function Puzzle({ day, puzzle }: { day: Day; puzzle: DailyPuzzle }) {
	const { id, request } = puzzle;
	const progress = progressOf(day, id);
	const level = levelOf(request);
	return (
		<li>
			<button
				type="button"
				class="puzzle"
				data-daily={id}
				data-progress={progress.is}
				onClick={() => void playDaily(day, puzzle)}
			>
				<KindPicture kind={request.kind} />
				<span class="puzzle-title">{gridTitle(request)}</span>
				<span class="puzzle-about">
					{level === '' ? null : <span>{level}</span>}
					<span>{progressWords(progress)}</span>
				</span>
				{progress.is === 'solved' ? <Icon name="check" /> : null}
			</button>
		</li>
	);
}

/** "Solved · 3:12 · 1 hint" */
function progressWords(progress: Progress): string {
	if (progress.is === 'begun') return t('daily.begun');
	if (progress.is === 'unplayed') return t('kept.unplayed');
	const { hints, seconds } = progress.how;
	const time = seconds > 0 ? [clockText(seconds)] : [];
	const help = hints > 0 ? [t('finished.hints', { count: hints })] : [];
	return [t('kept.solved'), ...time, ...help].join(' · ');
}

function Streak() {
	const count = streak(Object.keys(solvedDays()), today.value);
	return count > 1 ? <p class="hint">{t('daily.streak', { count })}</p> : null;
}
