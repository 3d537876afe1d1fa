/*
 * The days of a month, each with its solved puzzles. One of the days takes the
 * keyboard focus, and arrows move from day to day; future days cannot be
 * reached.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { calendarDay, t } from '../../../language';
import { Square } from '../../../widgets/button';
import {
	type Day,
	FIRST_DAY,
	hasPuzzles,
	monthOf,
	partsOf,
	plusDays,
	plusMonths,
	timeOf,
	weeksOf,
} from './days';
import { showDay, shownDay, shownMonth } from './puzzles';
import { solvedDays } from './record';
import { today } from './today';

export function Calendar() {
	const table = useRef<HTMLTableElement>(null);
	const day = shownDay.value;
	const byKey = useRef(false);
	useLayoutEffect(() => {
		// After a change of month the focus moves to a day of the new one.
		if (byKey.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
		byKey.current = false;
	}, [day]);
	const weeks = weeksOf(shownMonth.value);
	return (
		<section class="stack tight calendar" aria-labelledby="calendar-title">
			<MonthLine />
			<table
				role="grid"
				aria-labelledby="calendar-title"
				ref={table}
				onKeyDown={(event) => {
					byKey.current = onKey(event);
				}}
			>
				<thead>
					<tr>
						{weekdays().map(({ long, narrow }) => (
							<th key={long} scope="col">
								<span class="unseen">{long}</span>
								<span aria-hidden="true">{narrow}</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeks.map((week, at) => (
						<tr key={at}>
							{week.map((one, weekday) => (
								<DayCell key={one ?? weekday} day={one} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** The month, with buttons for its neighbours. */
function MonthLine() {
	const month = shownMonth.value;
	const title = calendarDay(timeOf(`${month}-01`), { month: 'long', year: 'numeric' });
	return (
		<div class="stepper">
			<MonthButton by={-1} isThere={month > monthOf(FIRST_DAY)} />
			<h3 id="calendar-title" class="stepper-place" aria-live="polite">
				{title}
			</h3>
			<MonthButton by={1} isThere={month < monthOf(today.value)} />
		</div>
	);
}

/** A focused button keeps the focus when it becomes disabled. */
function MonthButton({ by, isThere }: { by: 1 | -1; isThere: boolean }) {
	const name = by < 0 ? 'previous' : 'next';
	const go = () => {
		if (isThere) shownMonth.value = plusMonths(shownMonth.peek(), by);
	};
	return (
		<Square
			words={t(`daily.${name}-month`)}
			icon={name}
			aria-disabled={isThere ? undefined : true}
			onClick={go}
		/>
	);
}

/** The weekdays from Monday on, as "Monday" and "M". */
function weekdays(): { long: string; narrow: string }[] {
	const monday = timeOf('2026-01-05');
	return Array.from({ length: 7 }, (_, at) => {
		const time = monday + at * 86_400_000;
		return {
			long: calendarDay(time, { weekday: 'long' }),
			narrow: calendarDay(time, { weekday: 'narrow' }),
		};
	});
}

function DayCell({ day }: { day: Day | null }) {
	if (day === null) return <td />;
	const count = Object.keys(solvedDays()[day] ?? {}).length;
	const isShown = day === shownDay.value;
	const isThere = hasPuzzles(day, today.value);
	const date = calendarDay(timeOf(day), { dateStyle: 'long' });
	return (
		<td>
			<button
				type="button"
				class="day"
				data-day={day}
				data-solved={count}
				disabled={!isThere}
				tabIndex={day === focusDay() ? 0 : -1}
				aria-label={count > 0 ? t('daily.day-solved', { date, count }) : date}
				aria-pressed={isShown}
				aria-current={day === today.value ? 'date' : undefined}
				onClick={() => showDay(day)}
			>
				<span>{partsOf(day).day}</span>
				<span class="dots" aria-hidden="true">
					{'•'.repeat(Math.min(count, 3))}
				</span>
			</button>
		</td>
	);
}

/** The day that takes the keyboard focus: the one shown, or the first of another month. */
function focusDay(): Day {
	const month = shownMonth.value;
	if (monthOf(shownDay.value) === month) return shownDay.value;
	const first = `${month}-01`;
	return first < FIRST_DAY ? FIRST_DAY : first;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Moves to the day that a key leads to; false if there is no such day. */
function onKey(event: KeyboardEvent): boolean {
	if (event.ctrlKey || event.metaKey || event.altKey) return false;
	const to = goal(event.key, focusDay());
	if (to === null) return false;
	event.preventDefault();
	event.stopPropagation();
	const isThere = to !== shownDay.peek() && hasPuzzles(to, today.peek());
	if (isThere) showDay(to);
	return isThere;
}

/** The day that a key leads to: a neighbour, an end of its week, or a day in a neighbouring month. */
function goal(key: string, from: Day): Day | null {
	const step = STEPS[key];
	if (step !== undefined) return plusDays(from, step);
	const weekday = (new Date(timeOf(from)).getUTCDay() + 6) % 7;
	if (key === 'Home') return plusDays(from, -weekday);
	if (key === 'End') return plusDays(from, 6 - weekday);
	if (key === 'PageUp' || key === 'PageDown') return inMonth(from, key === 'PageUp' ? -1 : 1);
	return null;
}

/** The same date in a neighbouring month, or that month's last day, but never a future one. */
function inMonth(day: Day, by: 1 | -1): Day {
	const month = plusMonths(monthOf(day), by);
	const last = plusDays(`${plusMonths(month, 1)}-01`, -1);
	const same = `${month}-${day.slice(8)}`;
	return [same, last, today.peek()].sort()[0] ?? day;
}
