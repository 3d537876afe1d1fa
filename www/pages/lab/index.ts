/* The strategy lab, before it is loaded. The lab's links are those of puzzles followed by `/study`. */
import type { PageEntry } from '../../shell/page';
import { PAGE } from './id';
import { readLabLink } from './link';
import { Tree } from './place';

/** A puzzle worth a race, for visitors without one. */
const LAB_LINK = 'sky6.5-53-1.----24.-4--3-.42332-.r/study';

export const LAB: PageEntry = {
	id: PAGE,
	owns: (link) => readLabLink(link) !== null,
	kinds: () => [],
	takes: () => false,
	place: {
		link: LAB_LINK,
		name: 'place.lab',
		icon: 'lab',
		group: 'more',
		isInBar: true,
		about: 'place.lab.about',
		Picture: Tree,
	},
	load: async () => (await import('./lab')).LAB_PAGE,
};
