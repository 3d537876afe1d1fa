/*
 * The part of a link that the core gets: the text as it was before the browser
 * escaped it, and of one of many megabytes only the beginning.
 */

/** More than any puzzle has: the core says of a longer text how long one may be. */
const LONGEST = 1 << 18;

export const linkText = (link: string): string => decoded(link.slice(0, LONGEST));

function decoded(link: string): string {
	try {
		return decodeURIComponent(link);
	} catch {
		return link;
	}
}
