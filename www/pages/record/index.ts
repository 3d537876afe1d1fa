/* The record of what was solved, before it is loaded. */
import type { PageEntry } from '../../shell/page';
import { LINK, PAGE } from './id';

export const RECORD: PageEntry = {
	id: PAGE,
	owns: (link) => link === LINK,
	kinds: () => [],
	takes: () => false,
	place: {
		link: LINK,
		name: 'place.record',
		icon: 'record',
		group: 'play',
		about: 'place.record.about',
	},
	load: async () => (await import('./record')).RECORD_PAGE,
};
