/*
 * The part of a link that goes to the core: the text before the browser escaped
 * it and, of a very long one, only the beginning.
 */

/** Longer than any puzzle; the core reports the limit for a longer text. */
const LONGEST = 1 << 18;

export const linkText = (link: string): string => decoded(link.slice(0, LONGEST));

function decoded(link: string): string {
	try {
		return decodeURIComponent(link);
	} catch {
		return link;
	}
}
