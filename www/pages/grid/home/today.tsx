/*
 * The puzzles of the day on Home: what each is, and which are solved. Each is a
 * link, so that it works before the script has loaded.
 */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Wish } from '../../../engine/wish';
import { calendarDay, t } from '../../../language';
import { kindName, specialNames } from '../../../pictures/grid/titles';
import { KindTile } from '../../../pictures/kinds';
import { Skyline } from '../../../pictures/skyline';
import { places } from '../../../shell/pages';
import { Icon } from '../../../widgets/icons';
import { streak, timeOf } from '../daily/days';
import { solvedDays } from '../daily/record';
import { plansOf, today, watchClock } from '../daily/today';

interface TodayProps {
	/** How far a puzzle of the day has been played. */
	Played: ComponentType<{ day: string; id: string }>;
}

interface PuzzleProps extends TodayProps {
	/** Empty in the prebuilt page, whose links contain no day. */
	day: string;
	id: (typeof IDS)[number];
	isLeading: boolean;
}

/** Reserves the line. */
const NOTHING = '\u00a0';

const IDS = ['small', 'medium', 'hard'] as const;

export function TodaysPuzzles({ Played }: TodayProps) {
	const day = today.value;
	/** The puzzle to play next. */
	const leading = IDS.find((id) => solvedDays()[day]?.[id] === undefined);
	useEffect(watchClock, []);
	useEffect(writeDate, []);
	return (
		<section class="home-today" aria-labelledby="home-today">
			<header class="home-hero">
				<Skyline />
				<h2 id="home-today">{t('home.today')}</h2>
				{places().map(({ place: { link, name, group } }) =>
					group === 'play' ? (
						<a key={link} class="home-beside" href={`#${link}`}>
							{t(name)}
						</a>
					) : null,
				)}
				<p>{day === '' || !hasDate.value ? t('home.today-how') : dayWords(day)}</p>
			</header>
			<ul class="home-days">
				{IDS.map((id) => (
					<li key={id}>
						<Puzzle day={day} id={id} isLeading={id === leading} Played={Played} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** Formatting the first date keeps a slow phone busy for 90 ms, so it is done after the first picture. */
const hasDate = signal(false);

function writeDate() {
	const timer = setTimeout(() => {
		hasDate.value = true;
	});
	return () => clearTimeout(timer);
}

/** "Sunday 22 November · 4 days in a row" */
function dayWords(day: string): string {
	const date = calendarDay(timeOf(day), { weekday: 'long', day: 'numeric', month: 'long' });
	const count = streak(Object.keys(solvedDays()), day);
	return count > 1 ? `${date} · ${t('daily.streak', { count })}` : date;
}

/** For example "6 × 6 · Medium · Diagonals"; a dot never ends a line. */
const detailsOf = (wish: Wish): string =>
	[
		`${wish.size}\u00a0×\u00a0${wish.size}`,
		...(wish.aim.type === 'band' ? [t(`band.${wish.aim.band}`)] : []),
		...specialNames(wish),
	].join(' ·\u00a0');

function Puzzle({ day, id, isLeading, Played }: PuzzleProps) {
	const wish = day === '' ? undefined : plansOf(day).find((one) => one.id === id)?.wish;
	const isSolved = solvedDays()[day]?.[id] !== undefined;
	return (
		<a class="home-card todays" href={`#daily/${day || 'today'}/${id}`} data-daily={id}>
			<KindTile kind={wish?.kind ?? ''} />
			<span class="home-words">
				<strong>{wish ? kindName(wish) : t(`home.daily.${id}`)}</strong>
				<span class="home-about">
					{wish ? detailsOf(wish) : NOTHING}
					{day === '' || isSolved ? null : <Played day={day} id={id} />}
				</span>
			</span>
			{isSolved ? (
				<span class="home-done">
					<Icon name="check" />
					<span class="unseen">{t('kept.solved')}</span>
				</span>
			) : isLeading ? (
				<span class="home-play" aria-hidden="true">
					{t('play.play')}
				</span>
			) : (
				<Icon name="next" />
			)}
		</a>
	);
}
