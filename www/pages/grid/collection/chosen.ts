/*
 * Which of one's own puzzles make the collection, in which order, and what it is called: as they were chosen since the page
 * was opened; before that all of them, the latest first.
 */
import { computed, signal } from '@preact/signals';
import { ownPuzzles } from '../state/own';
import type { LeftBoard } from '../state/slots';

export const listTitle = signal('');

/** The boards in their order. */
const order = signal<readonly string[]>([]);
const left = signal<ReadonlySet<string>>(new Set());

/** All of one's own in the order of the collection; those that came later stand at its end. */
export const sorted = computed<readonly LeftBoard[]>(() => {
	const place = (board: string) => {
		const at = order.value.indexOf(board);
		return at < 0 ? order.value.length : at;
	};
	return [...ownPuzzles.value].sort((one, other) => place(one.board) - place(other.board));
});

export const isChosen = ({ board }: LeftBoard): boolean => !left.value.has(board);

/** What the collection holds. */
export const chosen = computed<readonly LeftBoard[]>(() => sorted.value.filter(isChosen));

export function choose({ board }: LeftBoard, on: boolean): void {
	const now = new Set(left.peek());
	if (on) now.delete(board);
	else now.add(board);
	left.value = now;
}

/** Moves a puzzle by so many places. */
export function move({ board }: LeftBoard, by: -1 | 1): void {
	const now = sorted.peek().map((one) => one.board);
	const at = now.indexOf(board);
	const other = now[at + by];
	if (other === undefined) return;
	now[at] = other;
	now[at + by] = board;
	order.value = now;
}

/** The place of a board in the collection; the last where it is none of it. */
export function placeOf(board: string): number {
	const at = chosen.value.findIndex((one) => one.board === board);
	return at < 0 ? chosen.value.length : at;
}
