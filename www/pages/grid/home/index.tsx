/*
 * The grids' part of Home. This part is in the page's first script; the details
 * of saved boards are loaded with the grids.
 */
import { fetched } from '../../../shell/fetched';
import type { HomePart } from '../../../shell/page';
import { NewOne } from './new-one';
import { TodaysPuzzles } from './today';

const Known = fetched(async () => (await import('./underway')).Underway);
const Played = fetched(async () => (await import('./played')).Played);

/** The record of solved puzzles; the code that writes it is loaded with the grids. */
export const Record = fetched(async () => (await import('../record/summary')).Summary);

export const HOME: HomePart = {
	Underway: Known,
	Today: () => <TodaysPuzzles Played={Played} />,
	NewOne,
};
