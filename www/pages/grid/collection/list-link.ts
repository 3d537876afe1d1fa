/*
 * A list of puzzles as a link: "list~Four.towers~sky4.…/title.One~fut4.…", its title and the links of its puzzles, each
 * with its own title and other details. Pure.
 */
import { textInLink, textOfLink } from '../state/told-link';

export interface List {
	readonly title: string;
	/** Fragments of links, in the order in which they are played. */
	readonly links: readonly string[];
}

const NAME = 'list';
const BETWEEN = '~';

/** A list longer than this goes into a file. */
export const MOST = 200;

export const listLink = ({ title, links }: List): string =>
	[NAME, textInLink(title.trim()), ...links].join(BETWEEN);

/** The list in a link; null if the link is not a list. Some programs encode the separators. */
export function readList(link: string): List | null {
	const [name, title, ...links] = link.replace(/%7E/gi, BETWEEN).split(BETWEEN);
	if (name !== NAME || title === undefined) return null;
	const some = links.filter((one) => one !== '').slice(0, MOST);
	return some.length > 0 ? { title: textOfLink(title), links: some } : null;
}

/** What the link of a puzzle shows before the core has read it. */
export function glance(link: string): { title: string; prefix: string; size: number } {
	const [, prefix = '', size = ''] = /^([a-z]+)(\d+)/.exec(link) ?? [];
	const [, title = ''] = /\/title\.([^/]*)/.exec(link) ?? [];
	return { title: textOfLink(title), prefix, size: Number(size) };
}
