/* The book of the techniques, before it is loaded. */
import type { PageEntry } from '../../shell/page';
import { PAGE } from './id';
import { bookLink, readBookLink } from './link';
import { Lines } from './place';

export const TECHNIQUES: PageEntry = {
	id: PAGE,
	owns: (link) => readBookLink(link) !== null,
	kinds: () => [],
	takes: () => false,
	home: {
		place: {
			link: bookLink(''),
			name: 'place.learn',
			about: 'place.learn.about',
			Picture: Lines,
		},
	},
	load: async () => (await import('./techniques')).TECHNIQUES_PAGE,
};
