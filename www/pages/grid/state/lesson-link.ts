/* A link that ends with the technique of its exercise: "sky4.…/needs.edge-limit". Pure. */

export function splitLesson(link: string): { link: string; rule: string | null } {
	const found = /^(.*)\/needs\.([a-z0-9-]+)$/s.exec(link);
	return { link: found?.[1] ?? link, rule: found?.[2] ?? null };
}
