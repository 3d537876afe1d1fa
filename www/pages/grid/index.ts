/*
 * The page of the grids, before it is loaded: it opens every link that no other
 * page claims, and provides most of Home.
 */
import { KINDS } from '../../engine/grids';
import { fetchPageTexts, language } from '../../language';
import { BOARD_LINK } from '../../shell/open';
import type { PageEntry } from '../../shell/page';
import { HOME, Record } from './home';
import { PAGE } from './id';

export const GRID: PageEntry = {
	id: PAGE,
	owns: () => true,
	family: 'grid',
	provides: ['Daily', 'Photo', 'Type'],
	isTerse: true,
	takes: ({ type }) => type === 'grid',
	kinds: () => KINDS.map(({ id }) => id),
	home: HOME,
	place: { link: BOARD_LINK, name: 'place.board', icon: 'play', isInBar: true },
	Record,
	prepare: async () => (await parts()).prepare(),
	load: async () => {
		const { page, watchBoard } = await parts();
		watchBoard();
		return page;
	},
};

/** The page with its texts; if the file is missing, English is used. */
async function parts() {
	const its = (await import('./grid')).PARTS;
	await fetchPageTexts(language.peek()).catch(() => undefined);
	return its;
}
