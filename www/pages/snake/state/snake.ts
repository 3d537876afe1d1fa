/*
 * The open snake: its chain, the box to fill, and the undoable history of both.
 * Every change goes through here. Saving, checking and folding watch from
 * outside.
 */
import { computed, signal } from '@preact/signals';
import { type Box, jointsOf, runsOf, volume } from '../../../pictures/snake/chain';
import {
	begin,
	commit,
	type History,
	type Named,
	newName,
	redo,
	undo,
} from '../../../shell/history';
import { stick } from './edits';

export interface SnakePosition extends Named {
	readonly chain: string;
	readonly box: Box;
}

const CUBE: Box = [3, 3, 3];

export const snakeHistory = signal<History<SnakePosition>>(
	begin({ chain: stick(volume(CUBE)), box: CUBE, board: newName() }),
);

export const snake = computed<SnakePosition>(() => snakeHistory.value.present);
export const chain = computed(() => snake.value.chain);
export const box = computed(() => snake.value.box);
export const runs = computed(() => runsOf(chain.value));
export const joints = computed(() => jointsOf(chain.value));
export const wanted = computed(() => volume(box.value));
export const canUndo = computed(() => snakeHistory.value.past.length > 0);
export const canRedo = computed(() => snakeHistory.value.future.length > 0);

/** Counts the snakes opened, so that other code can tell an edit from a new snake. */
export const snakes = signal(0);

/** The cubelet that has the editor's focus. */
export const focused = signal(0);

export function editChain(next: string, stroke = ''): void {
	snakeHistory.value = commit(snakeHistory.peek(), { ...snake.peek(), chain: next }, stroke);
}

export function editBox(next: Box): void {
	if (next.join() === box.peek().join()) return;
	snakeHistory.value = commit(snakeHistory.peek(), { ...snake.peek(), box: next });
}

/** Opens another snake; undo brings the old one back. */
export function openSnake(next: Omit<SnakePosition, 'board'>, board = newName()): void {
	snakes.value++;
	snakeHistory.value = commit(snakeHistory.peek(), { ...next, board });
}

/** Continues a stored history in place of the current one. */
export function resumeSnake(stored: History<SnakePosition>): void {
	snakes.value++;
	snakeHistory.value = stored;
}

export function snakeBack(): void {
	snakeHistory.value = undo(snakeHistory.peek());
}

export function snakeForward(): void {
	snakeHistory.value = redo(snakeHistory.peek());
}

/** Replaces the chain and box of the current snake, as one step that undo takes back. */
export function adopt(next: Omit<SnakePosition, 'board'>): void {
	snakeHistory.value = commit(snakeHistory.peek(), { ...snake.peek(), ...next });
}
