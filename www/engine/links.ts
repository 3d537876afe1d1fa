/* A link as it was before the browser escaped it. */
export function decoded(link: string): string {
	try {
		return decodeURIComponent(link);
	} catch {
		return link;
	}
}
