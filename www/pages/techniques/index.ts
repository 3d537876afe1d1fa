/* The book of techniques, before it is loaded. */
import { fetched } from '../../shell/fetched';
import type { PageEntry } from '../../shell/page';
import { PAGE } from './id';
import { readBookLink } from './link';

export const TECHNIQUES: PageEntry = {
	id: PAGE,
	owns: (link) => readBookLink(link) !== null,
	kinds: () => [],
	takes: () => false,
	within: 'learn',
	Course: fetched(async () => (await import('./course')).Course),
	load: async () => (await import('./techniques')).TECHNIQUES_PAGE,
};
