/*
 * The puzzles of a day: which three they are, by the date alone, how far each
 * was played on this device, and the day and month that the panel shows.
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
import { type Day, dayAt, type Month, monthOf, partsOf } from './days';
import { noteSolved, solvedDays } from './record';
import type { Solved } from './solved';

/** The day that it is for the visitor. */
export const today = signal<Day>(dayAt(new Date()));
export const shownDay = signal<Day>(today.peek());
export const shownMonth = signal<Month>(monthOf(today.peek()));

/** Days and their puzzles, as far as they were asked for. */
const known = signal<Readonly<Record<Day, readonly DailyPuzzle[]>>>({});

/** The puzzles of the day that is shown, the easiest first; none while they are not known. */
export const puzzles = computed(() => known.value[shownDay.value] ?? []);

export function showDay(day: Day): void {
	shownDay.value = day;
	shownMonth.value = monthOf(day);
}

/** A page that stays open comes to another day, and so does a panel that shows today. */
export function lookAtClock(): void {
	const now = dayAt(new Date());
	if (now === today.peek()) return;
	if (shownDay.peek() === today.peek()) showDay(now);
	today.value = now;
}

/** Asks once which puzzles a day has. */
export async function askPuzzles(day: Day): Promise<void> {
	if (known.peek()[day]) return;
	const all = await quick.ask('daily', [partsOf(day)]).catch(() => null);
	if (all) known.value = { ...known.peek(), [day]: all };
}

/** How far a puzzle was played. */
export type Progress =
	| { readonly is: 'unplayed' }
	| { readonly is: 'begun' }
	| { readonly is: 'solved'; readonly how: Solved };

/** The board of a puzzle of the day, if it was opened before. */
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

/** Notes each puzzle of a day when it is solved. */
export function watchDaily(): void {
	effect(() => {
		const daily = origin.value?.daily;
		const { draft, tally } = present.value;
		if (!daily || !finished.value || check.value?.draft !== draft) return;
		noteSolved(daily.day, daily.id, { hints: tally.hints, seconds: seconds.peek() });
	});
}
