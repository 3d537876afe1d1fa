/*
 * The part of a link that is passed to the core: its text before the browser
 * escaped it, cut short if it is very long.
 */

/** Longer than any puzzle; for a longer text, the core reports its own limit. */
const LONGEST = 1 << 18;

export const linkText = (link: string): string => decoded(link.slice(0, LONGEST));

function decoded(link: string): string {
	try {
		return decodeURIComponent(link);
	} catch {
		return link;
	}
}
