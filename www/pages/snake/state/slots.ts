/*
 * The snakes that are kept on this device, and the address of the one that is
 * open: both follow every change of it.
 */
import { effect } from '@preact/signals';
import { addressLink, showAddress } from '../../../shell/address';
import type { History } from '../../../shell/history';
import { activeId } from '../../../shell/pages';
import { type Left, Slots } from '../../../shell/slots';
import { PAGE } from '../id';
import { snakeCheck } from './checks';
import { type SnakePosition, snake, snakeHistory, snakes } from './snake';

export type LeftSnake = Left<SnakePosition>;

/** The link of the page alone, for a snake that has none. */
export const BARE = 'snake';

/** Only the latest of several alike snakes is worth keeping. */
export const slots = new Slots<SnakePosition>(
	{
		database: 'gridfold-snakes',
		store: 'snakes',
		moment: 'gridfold.last-snake',
		channel: 'gridfold-snakes',
	},
	(one, at, all) => all.findIndex((other) => isAlike(other, one)) < at,
);

const isAlike = (one: LeftSnake, other: LeftSnake) =>
	one.present.chain === other.present.chain && one.link === other.link;

/** Keeps address bar and slot up to date from now on. */
export function watchSlots(): void {
	let opened = -1;
	let saved: History<SnakePosition> | null = null;
	effect(() => {
		const known = snakeCheck.value;
		const now = snakeHistory.value;
		if (activeId.value !== PAGE) opened = -1;
		if (activeId.value !== PAGE || known?.of !== now.present) return;
		const another = snakes.peek() !== opened && addressLink() !== BARE;
		opened = snakes.peek();
		showAddress(known.link || BARE, now.present.board, another);
		if (now !== saved) void slots.keep(known.link, now);
		saved = now;
	});
	slots.onParting(
		() => snake.peek().board,
		() => void slots.keep(snakeCheck.peek()?.link ?? '', snakeHistory.peek()),
	);
}
