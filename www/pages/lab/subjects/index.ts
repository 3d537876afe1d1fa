/*
 * The puzzles that the lab looks at, by the id of the page that they belong
 * to. To add one: its folder, and its line here.
 */
import type { Subject } from './subject';

export const SUBJECTS: Readonly<Record<string, () => Promise<Subject>>> = {
	grid: async () => (await import('./grid')).GRID,
	snake: async () => (await import('./snake')).SNAKE,
};
