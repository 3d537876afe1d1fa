/*
 * Which of the player's own puzzles make up the collection, in which order, and its title, saved on this device.
 * Until the player makes a choice, the collection contains all of them, the latest first.
 */
import { computed } from '@preact/signals';
import * as v from 'valibot';
import { type Memory, Remembered } from '../../../shell/storage/remembered';
import { ownPuzzles } from '../state/own';
import type { LeftBoard } from '../state/slots';

const CHOICE = v.object({
	title: v.string(),
	/** The boards in their order. */
	order: v.array(v.string()),
	/** The boards that are left out. */
	without: v.array(v.string()),
});

const MEMORY: Memory<v.InferOutput<typeof CHOICE>> = {
	name: 'gridfold.collection',
	sort: 'list',
	schema: CHOICE,
	migrations: [],
	first: { title: '', order: [], without: [] },
};

const remembered = new Remembered(MEMORY);

/** The title; it reads a signal. */
export const listTitle = (): string => remembered.value.title;

export function nameList(title: string): void {
	remembered.change((now) => ({ ...now, title }));
}

/** All own puzzles in the order of the collection; later ones come at the end. */
export const sorted = computed<readonly LeftBoard[]>(() => {
	const { order } = remembered.value;
	const place = ({ board }: LeftBoard) => {
		const at = order.indexOf(board);
		return at < 0 ? order.length : at;
	};
	return [...ownPuzzles.value].sort((one, other) => place(one) - place(other));
});

export const isChosen = ({ board }: LeftBoard): boolean =>
	!remembered.value.without.includes(board);

/** The puzzles of the collection. */
export const chosen = computed<readonly LeftBoard[]>(() => sorted.value.filter(isChosen));

export function choose({ board }: LeftBoard, on: boolean): void {
	remembered.change((now) => {
		const others = now.without.filter((one) => one !== board);
		return { ...now, without: on ? others : [...others, board] };
	});
}

/** Moves a puzzle by one place. */
export function move({ board }: LeftBoard, by: -1 | 1): void {
	const order = sorted.peek().map((one) => one.board);
	const at = order.indexOf(board);
	const other = order[at + by];
	if (other === undefined) return;
	order[at] = other;
	order[at + by] = board;
	remembered.change((now) => ({ ...now, order }));
}

/** The position of a board in the collection; at the end if the board is not in the collection. */
export function placeOf(board: string): number {
	const at = chosen.value.findIndex((one) => one.board === board);
	return at < 0 ? chosen.value.length : at;
}
