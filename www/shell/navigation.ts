/*
 * The one list of all entries of the site's navigation. The menu shows all of it, the title bar shows the places,
 * Home shows the places and the ways from paper, and Help shows the places and the keys. A new place is a field of
 * its page's entry; a new panel is listed here, in its group.
 */
import type { Command } from '../widgets/command';
import { command } from './commands';
import type { Place, Provided } from './page';
import { activePage, places, providerOf } from './pages';

/** The groups in order: panels by their commands, the places of the group, and what a page offers for its puzzle. */
const GROUPS = {
	play: ['panel-new', 'panel-daily', 'panel-puzzles', 'places'],
	paper: ['panel-photo', 'panel-type', 'panel-paste'],
	puzzle: ['puzzle'],
	more: ['places', 'panel-settings', 'panel-help'],
} as const;

type Group = keyof typeof GROUPS;

export const GROUP_IDS = Object.keys(GROUPS) as Group[];

/** An entry that leads somewhere: a command or a place. */
type Way = { readonly command: Command } | { readonly place: Place; readonly isHere: boolean };

/** Panels that one page provides for all; a site without the page has none of them. */
const NEEDS: Record<string, Provided> = {
	'panel-daily': 'Daily',
	'panel-photo': 'Photo',
	'panel-type': 'Type',
};

/** The current entries of a group; it reads signals. */
export function waysOf(group: Group): readonly Way[] {
	return GROUPS[group].flatMap((one): readonly Way[] => {
		if (one === 'places') return places().filter(({ place }) => place.group === group);
		if (one === 'puzzle') return (activePage.value?.menu?.() ?? []).map(asWay);
		const needed = NEEDS[one];
		return !needed || providerOf(needed) ? [asWay(one)] : [];
	});
}

const asWay = (id: Command['id']): Way => ({ command: command(id) });
