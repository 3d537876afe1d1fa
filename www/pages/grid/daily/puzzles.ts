/*
 * The three puzzles of a day (determined by the date alone), how far each was played on this device, and the day
 * and month shown in the panel.
 */
import { computed, effect, signal } from '@preact/signals';
import { quick } from '../../../engine/client';
import type { DailyPuzzle } from '../../../engine/types';
import { check, finished } from '../state/checks';
import { seconds } from '../state/clock';
import { present } from '../state/game';
import { origin } from '../state/next';
import { isPlayed } from '../state/position';
import { type LeftBoard, slots } from '../state/slots';
import { type Day, type Month, monthOf, partsOf } from './days';
import { noteSolved, solvedDays } from './record';
import type { Solved } from './solved';
import { plansOf, today } from './today';

export const shownDay = signal<Day>(today.peek());
export const shownMonth = signal<Month>(monthOf(today.peek()));

/** The days requested so far, with their puzzles. */
const known = signal<Readonly<Record<Day, readonly DailyPuzzle[]>>>({});

/** The puzzles of the selected day, the easiest first; none while they are unknown. */
export const puzzles = computed(() => known.value[shownDay.value] ?? []);

export function showDay(day: Day): void {
	shownDay.value = day;
	shownMonth.value = monthOf(day);
}

/** A panel that shows today moves on at midnight. */
function watchToday(): void {
	let last = today.peek();
	effect(() => {
		const now = today.value;
		if (shownDay.peek() === last) showDay(now);
		last = now;
	});
}

/** The puzzles of a day, asked for once, the easiest first; none if the core does not answer. */
export async function puzzlesOf(day: Day): Promise<readonly DailyPuzzle[]> {
	const before = known.peek()[day];
	if (before) return before;
	const all = await quick.ask('daily', [partsOf(day)]).catch(() => null);
	if (all) known.value = { ...known.peek(), [day]: all };
	return all ?? [];
}

/** How far a puzzle was played. */
export type Progress =
	| { readonly is: 'unplayed' }
	| { readonly is: 'begun' }
	| { readonly is: 'solved'; readonly how: Solved };

/** The board of a puzzle of the day, if it has been opened before. */
export const boardOf = (day: Day, id: string): LeftBoard | undefined =>
	slots.recent.value.find(({ present: { origin: its } }) => {
		return its?.daily?.day === day && its.daily.id === id;
	});

export function progressOf(day: Day, id: string): Progress {
	const how = solvedDays()[day]?.[id];
	if (how) return { is: 'solved', how };
	const board = boardOf(day, id);
	return { is: board && isPlayed(board.present) ? 'begun' : 'unplayed' };
}

/** Records each puzzle of the day when it is solved. */
export function watchDaily(): void {
	watchToday();
	effect(() => {
		const daily = origin.value?.daily;
		const { draft, tally } = present.value;
		if (!daily || !finished.value || check.value?.draft !== draft) return;
		noteSolved(daily.day, daily.id, { hints: tally.hints, seconds: seconds.peek() });
	});
}

/** The link of the easiest unsolved puzzle of the same day; null if all are solved. */
export function nextOfDay(): string | null {
	const daily = origin.value?.daily;
	if (!daily) return null;
	const { day, id } = daily;
	const open = plansOf(day).find((one) => one.id !== id && progressOf(day, one.id).is !== 'solved');
	return open ? `daily/${day}/${open.id}` : null;
}
