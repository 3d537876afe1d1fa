/*
 * Home, at the address without a `#` part: the ways to everything on the site. Home comes with the first script and
 * does not need the core; the other pages provide its parts (`home` of their entries). The build draws it into
 * `index.html` too (`site/still.ts`), so that it appears before the script.
 */
import './texts';
import { t } from '../../language';
import { fetched } from '../../shell/fetched';
import type { Page, PageEntry } from '../../shell/page';
import { homes, loadedPage } from '../../shell/pages';
import { COMMANDS } from './commands';
import { PAGE } from './id';
import { open } from './open';
import { Table } from './table';

const HOME_PAGE: Page = {
	title: () => t('home.title'),
	Table,
	Share: fetched(async () => (await import('./panels')).PANELS.Share),
	Help: fetched(async () => (await import('./panels')).PANELS.Help),
	commands: COMMANDS,
	kind: () => 'skyscrapers',
	begins: () => homes().flatMap((one) => loadedPage(one)?.begins?.() ?? [])[0],
	open,
};

export const HOME: PageEntry = {
	id: PAGE,
	owns: (link) => link === '',
	kinds: () => [],
	takes: () => false,
	isAlone: true,
	load: async () => HOME_PAGE,
};
