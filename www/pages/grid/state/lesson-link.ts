/* A link with the technique that its puzzle is an exercise for at its end: "sky4.…/needs.edge-limit". Pure. */

export function splitLesson(link: string): { link: string; rule: string | null } {
	const found = /^(.*)\/needs\.([a-z0-9-]+)$/s.exec(link);
	return { link: found?.[1] ?? link, rule: found?.[2] ?? null };
}
