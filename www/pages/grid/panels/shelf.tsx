/* The saved grids, as My puzzles shows them. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../language';
import { fetched, fetchedSoon } from '../../../shell/fetched';
import type { KeptBoard, Shelf } from '../../../shell/page';
import { activeId } from '../../../shell/pages';
import { madeTitle } from '../card/origin-words';
import { openRecent } from '../commands/open';
import { KEPT_DAYS } from '../daily/record';
import { PAGE } from '../id';
import { KEPT_SOLVED } from '../record/record';
import { isSolved } from '../state/checks';
import { present } from '../state/game';
import { sameLink } from '../state/origin';
import { filling, isPlayed, type Position } from '../state/position';
import { type LeftBoard, slots } from '../state/slots';

const Miniature = fetchedSoon(
	async () => (await import('../../../pictures/grid/miniature')).Miniature,
);

const Own = fetched(async () => (await import('../desk/own')).Own);

export const SHELF: Shelf = {
	slots,
	boards: () => slots.recent.value.map(kept),
	beside: [KEPT_DAYS, KEPT_SOLVED],
	Own,
};

function kept(left: LeftBoard): KeptBoard {
	const { board, when, link, present: its } = left;
	const isAsMade = its.origin !== null && sameLink(its.origin.link, link);
	return {
		board,
		when,
		title: () => madeTitle(its, isAsMade ? its.origin : null),
		picture: <Miniature draft={its.draft} entries={its.entries} />,
		progress: <Progress its={its} />,
		isOwn: its.about.own,
		isOpen: activeId.value === PAGE && board === slots.slotOf(present.value.board),
		open: () => void openRecent(left),
	};
}

/** The progress as "12 of 25 filled"; only the core can tell whether a full board is solved. */
function Progress({ its }: { its: Position }) {
	const { draft, entries } = its;
	const [solved, setSolved] = useState(false);
	useEffect(() => {
		setSolved(false);
		void isSolved(its).then(setSolved);
	}, [draft, entries]);
	if (solved) return <span>{t('kept.solved')}</span>;
	if (!isPlayed(its)) return <span>{t('kept.unplayed')}</span>;
	return <span>{t('kept.progress', { ...filling(its) })}</span>;
}
