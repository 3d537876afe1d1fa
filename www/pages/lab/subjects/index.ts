/*
 * The puzzles of the lab, by the id of their page. To add one, add its folder, and its line here.
 */
import type { Subject } from './subject';

export const SUBJECTS: Readonly<Record<string, () => Promise<Subject>>> = {
	grid: async () => (await import('./grid')).GRID,
	snake: async () => (await import('./snake')).SNAKE,
};
