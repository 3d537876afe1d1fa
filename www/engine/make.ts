/* Makes a new puzzle as the one search in progress. */
import { run } from './search';
import type { MakeAnswer, MakeRequest, Progress } from './types';
import { LOOKS } from './wish';

/** The number of puzzles examined so far and the limit, as the progress of the search. */
export const looksOf =
	(most = Number.POSITIVE_INFINITY) =>
	({ looks }: { looks: number }): Progress => ({ nodes: looks, solutions: 0, share: looks / most });

/** Makes a puzzle while the caller waits; null if that was stopped or failed. */
export async function make(request: MakeRequest): Promise<MakeAnswer | null> {
	const outcome = await run({
		question: 'make',
		withEntries: false,
		call: 'generate',
		request,
		report: looksOf(request.looks ?? LOOKS),
	});
	return outcome && 'answer' in outcome ? outcome.answer : null;
}
