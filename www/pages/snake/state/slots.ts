/*
 * The snakes saved on this device, and the address of the open one: both follow
 * every change.
 */
import { effect } from '@preact/signals';
import { addressLink, showAddress } from '../../../shell/address';
import { watchHistory } from '../../../shell/keeping';
import { isOpening } from '../../../shell/open';
import { activeId } from '../../../shell/pages';
import { type Left, Slots } from '../../../shell/slots';
import { PAGE } from '../id';
import { snakeCheck } from './checks';
import { KEPT } from './kept';
import { type SnakePosition, snake, snakeHistory, snakes } from './snake';

export type LeftSnake = Left<SnakePosition>;

/** The link of the page itself, for a snake that has none. */
export const BARE = 'snake';

/** Only the latest of several equal snakes is worth saving. */
export const slots = new Slots<SnakePosition>(
	{
		database: 'gridfold-snakes',
		store: 'snakes',
		moment: 'gridfold.last-snake',
		channel: 'gridfold-snakes',
		sort: 'snake',
	},
	KEPT,
	{ key: ({ present, link }) => `${present.chain} ${link}`, isWorked: () => false },
);

/** Keeps the address bar and the slot up to date from now on. */
export function watchSlots(): void {
	watchAddress();
	watchHistory(
		{ history: () => snakeHistory.value, taken: () => snakes.peek(), link: linkNow },
		(link, whole) => void slots.keep(link, whole),
	);
	slots.onParting(
		() => snake.peek().board,
		() => void slots.keep(linkNow() ?? '', snakeHistory.peek()),
	);
}

/** The link of the snake on the table; null while it is unknown. */
function linkNow(): string | null {
	const known = snakeCheck.value;
	return known?.of === snake.value ? known.link : null;
}

function watchAddress(): void {
	let opened = -1;
	effect(() => {
		const known = snakeCheck.value;
		const now = snake.value;
		if (activeId.value !== PAGE) opened = -1;
		if (activeId.value !== PAGE || known?.of !== now || isOpening.value) return;
		const another = snakes.peek() !== opened && addressLink() !== BARE;
		opened = snakes.peek();
		showAddress(known.link || BARE, now.board, another);
	});
}
