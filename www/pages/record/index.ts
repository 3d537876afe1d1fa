/* The record of what was solved, before it is loaded. */
import type { PageEntry } from '../../shell/page';
import { LINK, PAGE } from './id';
import { Bars } from './place';

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
		card: { about: 'place.record.about', Picture: Bars },
	},
	load: async () => (await import('./record')).RECORD_PAGE,
};
