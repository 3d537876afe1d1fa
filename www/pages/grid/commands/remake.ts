/*
 * The setter's desk at work: proposals that complete a puzzle, and puzzles made from it. Only setters need this
 * file, so it is fetched on first use.
 */

import '../panels/texts';
import { tell } from '../../../shell/notices';
import { make, type Way } from '../state/offer';
import { askProposals, type Proposal, takeProposal } from '../state/proposals';

export function acceptProposal(one: Proposal): void {
	takeProposal(one);
	tell({ key: 'notice.completed', args: { count: one.difference.added.length } });
}

export const remake = (way: Way | 'complete'): Promise<void> =>
	way === 'complete' ? askProposals() : make(way);
