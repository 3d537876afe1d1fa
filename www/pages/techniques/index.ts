/* The book of the techniques, before it is loaded. */
import type { PageEntry } from '../../shell/page';
import { PAGE } from './id';
import { readBookLink } from './link';

export const TECHNIQUES: PageEntry = {
	id: PAGE,
	owns: (link) => readBookLink(link) !== null,
	kinds: () => [],
	takes: () => false,
	load: async () => (await import('./techniques')).TECHNIQUES_PAGE,
};
