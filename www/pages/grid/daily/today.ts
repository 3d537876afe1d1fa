/*
 * The visitor's current day, and the kinds and sizes of its puzzles. The kinds and sizes follow from the weekday, so
 * they are known without the core, which makes the puzzles.
 */
import { signal } from '@preact/signals';
import type { Wish } from '../../../engine/wish';
import WEEK from '../../../generated/week.json' with { type: 'json' };
import { type Day, dayAt, timeOf } from './days';

/** Empty in the prebuilt page, which cannot know the day. */
export const today = signal<Day>(globalThis.document ? dayAt(new Date()) : '');

/** Whether a puzzle is one of today's. */
export const isToday = ({ day }: { readonly day: Day }): boolean => day === today.value;

/** Updates the day of a page that stays open past midnight. */
export function lookAtClock(): void {
	today.value = dayAt(new Date());
}

interface Plan {
	readonly id: 'small' | 'medium' | 'hard';
	readonly wish: Wish;
}

/** The day may change while the page is open, or hidden. */
export function watchClock() {
	lookAtClock();
	const timer = setInterval(lookAtClock, 60_000);
	return () => clearInterval(timer);
}

/** The kinds and sizes of a day's puzzles, the easiest first. */
export function plansOf(day: Day): readonly Plan[] {
	const weekday = (new Date(timeOf(day)).getUTCDay() + 6) % 7;
	return (WEEK[weekday] ?? []) as unknown as readonly Plan[];
}
