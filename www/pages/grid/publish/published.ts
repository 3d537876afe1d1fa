/*
 * The facts published with a puzzle: the setter's words, the rules in the visitor's language if the setter wrote none,
 * and the solution if it is unique and quickly found.
 */
import { quick } from '../../../engine/client';
import type { Draft, About as Said } from '../../../engine/types';
import { language } from '../../../language';
import type { About } from '../state/about';
import { rulesText } from './rules-text';

/** Publishing does not wait for a search that takes more nodes. */
const NODES = 20_000;

export async function published(draft: Draft, about: About): Promise<Said> {
	const { title, author, note, locks } = about;
	const rules = about.rules.trim() || rulesText(draft, language.peek());
	return { title, author, rules, note, locks, solution: [...(await solutionOf(draft))] };
}

const solutions = new WeakMap<Draft, Promise<readonly number[]>>();

/** The only solution; empty if there are several, or none was found in time. */
function solutionOf(draft: Draft): Promise<readonly number[]> {
	const known = solutions.get(draft);
	if (known) return known;
	const request = { draft, entries: null, limit: 2, nodes: NODES };
	const asked = quick.ask('solve', [request]).then(
		({ verdict, solutions: [only] }) => (verdict === 'unique' && only ? only : []),
		() => [],
	);
	solutions.set(draft, asked);
	return asked;
}
