/* The grids that are kept, as My puzzles shows them. */
import { useEffect, useState } from 'preact/hooks';
import { quick } from '../../../engine/client';
import { t } from '../../../language';
import { Miniature } from '../../../pictures/grid/miniature';
import { gridTitle } from '../../../pictures/grid/titles';
import type { KeptBoard, Shelf } from '../../../shell/page';
import { activeId } from '../../../shell/pages';
import { openRecent } from '../commands/open';
import { PAGE } from '../id';
import { present } from '../state/game';
import { isPlayed, type Position } from '../state/position';
import { type LeftBoard, slots } from '../state/slots';

export const SHELF: Shelf = { slots, boards: () => slots.recent.value.map(kept) };

function kept(left: LeftBoard): KeptBoard {
	const { board, when, present: its } = left;
	return {
		board,
		when,
		title: gridTitle(its.draft),
		picture: <Miniature draft={its.draft} entries={its.entries} />,
		progress: <Progress its={its} />,
		isOpen: activeId.value === PAGE && board === slots.slotOf(present.value.board),
		open: () => void openRecent(left),
	};
}

/** "12 of 25 filled"; only the core can say of a full board that it is solved. */
function Progress({ its }: { its: Position }) {
	const { draft, entries } = its;
	const open = draft.givens.flatMap((given, cell) => (given > 0 ? [] : [cell]));
	const filled = open.filter((cell) => (entries[cell] ?? 0) > 0).length;
	const isFull = filled > 0 && filled === open.length;
	const [isSolved, setSolved] = useState(false);
	useEffect(() => {
		setSolved(false);
		if (isFull) void isRight(its).then(setSolved);
	}, [draft, entries]);
	if (isSolved) return <span>{t('kept.solved')}</span>;
	if (!isPlayed(its)) return <span>{t('kept.unplayed')}</span>;
	return <span>{t('kept.progress', { filled, open: open.length })}</span>;
}

async function isRight({ draft, entries }: Position): Promise<boolean> {
	const said = await quick.ask('check', [draft, [...entries]]).catch(() => null);
	return said !== null && said.faults.length + said.contradictions.length === 0;
}
