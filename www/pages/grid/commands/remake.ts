/*
 * The setter's wishes: completing, thinning out, varying, easier and harder. Each
 * is one step that undo takes back, and a notice says what was changed, or why
 * nothing was.
 */

import '../panels/texts';
import type { MadeGrade } from '../../../engine/types';
import type { Words } from '../../../language';
import { notice, tell } from '../../../shell/notices';
import { ratingWords } from '../card/grade-words';
import { typeOf } from '../card/titles';
import type { Difference } from '../state/difference';
import { type Proposal, takeProposal } from '../state/proposals';
import { type Remade, regrade, thinOut, vary } from '../state/remake';

export function acceptProposal(one: Proposal): void {
	takeProposal(one);
	tell({ key: 'notice.completed', args: { count: one.added.length } });
}

/** By the ids of their commands. */
export const REMAKES = {
	'thin-out': () => remake(thinOut(), 'thinned'),
	vary: () => remake(vary(), 'varied'),
	easier: () => remake(regrade('down'), 'regraded'),
	harder: () => remake(regrade('up'), 'regraded'),
};

type Done = 'thinned' | 'varied' | 'regraded';

async function remake(asked: Promise<Remade>, done: Done): Promise<void> {
	const came = await asked;
	if (!came) return;
	if (came.is === 'none') tell({ key: 'notice.thin-none' });
	else if (came.is === 'missed') tellMissed(came);
	else tell(doneWords(done, came.difference, came.grade));
}

function doneWords(done: Done, { added, removed }: Difference, grade: MadeGrade | null): Words {
	const args = {
		added: added.length,
		removed: removed.length,
		type: typeOf(removed),
		band: grade ? `@band.${grade.band}` : 'none',
		rating: grade ? ratingWords(grade.rating) : '',
	};
	return { key: `notice.${done}`, args };
}

/** Says why nothing was found, and offers what came nearest. */
function tellMissed({ message, takeNearest }: Extract<Remade, { is: 'missed' }>): void {
	const take = () => {
		notice.value = null;
		takeNearest?.();
	};
	notice.value = {
		tone: 'warning',
		words: message,
		...(takeNearest ? { action: { key: 'remake.nearest', run: take } } : {}),
	};
}
