/* The strategy lab, before it is loaded. Its links are those of puzzles with `/study` behind them. */
import type { PageEntry } from '../../shell/page';
import { PAGE } from './id';
import { readLabLink } from './link';

export const LAB: PageEntry = {
	id: PAGE,
	owns: (link) => readLabLink(link) !== null,
	kinds: () => [],
	takes: () => false,
	load: async () => (await import('./lab')).LAB_PAGE,
};
