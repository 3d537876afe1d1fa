/* The saved snakes, as My puzzles shows them. */
import { t } from '../../../language';
import { boxName } from '../../../pictures/snake/chain';
import { Flat } from '../../../pictures/snake/flat';
import type { KeptBoard, Shelf } from '../../../shell/page';
import { activeId } from '../../../shell/pages';
import { PAGE } from '../id';
import { openRecent } from '../open';
import { type LeftSnake, slots } from '../state/slots';
import { type SnakePosition, snake } from '../state/snake';

export const SHELF: Shelf = { slots, boards: () => slots.recent.value.map(kept) };

function kept(left: LeftSnake): KeptBoard {
	const { board, when, present } = left;
	return {
		board,
		when,
		title: () => snakeName(present),
		picture: <Flat chain={present.chain} />,
		progress: null,
		isOwn: false,
		isOpen: activeId.value === PAGE && board === slots.slotOf(snake.value.board),
		open: () => void openRecent(left),
	};
}

/** "27 cubelets, 3 × 3 × 3" */
function snakeName({ chain, box }: SnakePosition): string {
	return t('snake.recent-one', { count: chain.length, box: boxName(box) });
}
