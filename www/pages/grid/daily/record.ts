/* The record of the puzzles of the day that were solved on this device. */
import { Remembered } from '../../../shell/storage/remembered';
import type { Day } from './days';
import { joined, MEMORY, type Solved, type SolvedDays } from './solved';

const solved = new Remembered(MEMORY);

/** The record so far; it reads a signal. */
export const solvedDays = (): SolvedDays => solved.value;

export function noteSolved(day: Day, id: string, how: Solved): void {
	if (solved.peek()[day]?.[id]) return;
	solved.change((now) => joined(now, { [day]: { [id]: how } }));
}

export const KEPT_DAYS = solved.beside(joined);
