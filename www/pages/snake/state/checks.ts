/*
 * The core's checks of the snake while it is typed: why it cannot fold, if that is clear without a search, and its
 * link. Late answers about an earlier snake are dropped.
 */
import { effect, signal } from '@preact/signals';
import { quick } from '../../../engine/client';
import { failure } from '../../../engine/search';
import type { Message } from '../../../engine/types';
import { activeId } from '../../../shell/pages';
import { PAGE } from '../id';
import { type SnakePosition, snake } from './snake';

interface SnakeCheck {
	readonly of: SnakePosition;
	/** The fragment without `#`. */
	readonly link: string;
	readonly refusals: readonly Message[];
}

export const snakeCheck = signal<SnakeCheck | null>(null);

/** The link of the open snake; empty while it has none, or is not known yet. */
export const snakeLink = (): string => {
	const known = snakeCheck.value;
	return known?.of === snake.value ? known.link : '';
};

/** Checks the snake while it is shown. */
export function watchChecks(): void {
	effect(() => {
		const now = snake.value;
		if (activeId.value === PAGE && snakeCheck.peek()?.of !== now) void look(now);
	});
}

async function look(of: SnakePosition): Promise<void> {
	const { chain, box } = of;
	try {
		const { link, refusals } = await quick.ask('snakeCheck', [chain, [...box]]);
		if (snake.peek() === of) snakeCheck.value = { of, link, refusals };
	} catch (error) {
		if (snake.peek() === of) failure.value = error instanceof Error ? error.message : String(error);
	}
}
