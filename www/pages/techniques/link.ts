/*
 * The links of the book: `techniques` is its table of contents, and
 * `techniques/four-corners` the card of a rule, by the id of the rule. Pure.
 */
const LINK = /^techniques(?:\/([a-z0-9-]*))?$/;

/** The id of the card that a link opens; empty for the contents, null if it is not a link of the book. */
export function readBookLink(link: string): string | null {
	const found = LINK.exec(link);
	return found && (found[1] ?? '');
}

export const bookLink = (id: string): string => (id === '' ? 'techniques' : `techniques/${id}`);
