/*
 * Puzzles that need the step of a technique: the one that the build made for its
 * card, and further ones on request. The page of the grids plays them; the link
 * says which technique they are for.
 */
import { make } from '../../../engine/make';
import type { Technique } from '../../../engine/types';
import { plainWish, requestOf } from '../../../engine/wish';
import { tell } from '../../../shell/notices';
import { openLink } from '../../../shell/open';

export const exerciseLink = (link: string, { id }: Technique): string => `${link}/needs.${id}`;

/** Makes another puzzle of the same sort, and opens it. */
export async function openAnother(technique: Technique): Promise<void> {
	const { id, puzzle } = technique;
	if (!puzzle) return;
	const wish = plainWish({ ...puzzle, aim: { type: 'rule', rule: id } });
	const answer = await make(requestOf(wish));
	if (answer?.type === 'missed') tell(answer.message, 'warning');
	if (answer?.type === 'made') await openLink(exerciseLink(answer.made.link, technique));
}
