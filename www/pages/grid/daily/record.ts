/* The record of the puzzles of the day that were solved on this device. */
import * as v from 'valibot';
import type { Beside } from '../../../shell/page';
import { Remembered } from '../../../shell/storage/remembered';
import type { Day } from './days';
import { DAYS, joined, MEMORY, type Solved, type SolvedDays } from './solved';

const solved = new Remembered(MEMORY);

/** The record so far; it reads a signal. */
export const solvedDays = (): SolvedDays => solved.value;

export function noteSolved(day: Day, id: string, how: Solved): void {
	if (solved.peek()[day]?.[id]) return;
	solved.change((now) => joined(now, { [day]: { [id]: how } }));
}

/** The record as a part of the file of all saved data. */
export const KEPT_DAYS: Beside = {
	name: 'daily',
	value: (): unknown => solved.peek(),
	take: (value: unknown): boolean => {
		const read = v.safeParse(DAYS, value);
		if (read.success) solved.change((now) => joined(now, read.output));
		return read.success;
	},
};
