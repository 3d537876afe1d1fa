/* The page for trying out the rules, before it is loaded. */
import type { PageEntry } from '../../shell/page';
import { PAGE } from './id';
import { learnLink, readLearnLink } from './link';
import { Lines } from './place';

export const LEARN: PageEntry = {
	id: PAGE,
	owns: (link) => readLearnLink(link) !== null,
	kinds: () => [],
	takes: () => false,
	place: {
		link: learnLink(''),
		name: 'place.learn',
		icon: 'learn',
		group: 'more',
		isInBar: true,
		about: 'place.learn.about',
		Picture: Lines,
	},
	load: async () => (await import('./learn')).LEARN_PAGE,
};
