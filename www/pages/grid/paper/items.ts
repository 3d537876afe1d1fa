/*
 * What can be printed: the puzzle on the table, the saved ones, and which of these were chosen.
 */
import { computed, signal } from '@preact/signals';
import type { MadeGrade } from '../../../engine/types';
import { chosen, placeOf } from '../collection/chosen';
import { puzzleLink } from '../state/checks';
import { present } from '../state/game';
import { grade } from '../state/grade';
import { origin } from '../state/next';
import { sameLink } from '../state/origin';
import type { Position } from '../state/position';
import { type LeftBoard, slots } from '../state/slots';

export interface Item {
	readonly its: Position;
	/** The fragment of the puzzle's link; empty if the puzzle has no link. */
	readonly link: string;
	/** The puzzle's level, if it is known without computing. */
	readonly grade: Level | null;
}

export type Level = { readonly band: string; readonly rating: number };

export const onTable = computed<Item>(() => ({
	its: present.value,
	link: puzzleLink(),
	grade: origin.value?.grade ?? (grade.value?.finished ? grade.value : null),
}));

/** A puzzle with faults has no link and cannot be printed. Puzzles of the collection come first, in its order. */
export const keptItems = computed<readonly Item[]>(() =>
	slots.recent.value
		.filter(({ link }) => link !== '')
		.sort((one, other) => placeOf(one.board) - placeOf(other.board))
		.map(itemOf),
);

const itemOf = ({ present, link }: LeftBoard): Item => ({
	its: present,
	link,
	grade: madeGrade(present, link),
});

/** The grade with which a puzzle was made, if it has not been changed since. */
function madeGrade({ origin }: Position, link: string): MadeGrade | null {
	return origin && sameLink(origin.link, link) ? origin.grade : null;
}

/** The boards that were chosen by hand; until then, those of the collection are chosen. */
const picked = signal<ReadonlySet<string> | null>(null);

const own = computed(() => new Set(chosen.value.map(({ board }) => board)));

export const isPicked = ({ its }: Item): boolean => (picked.value ?? own.value).has(its.board);

export function pick(item: Item, on: boolean): void {
	const now = new Set(keptItems.value.filter(isPicked).map(({ its }) => its.board));
	if (on) now.add(item.its.board);
	else now.delete(item.its.board);
	picked.value = now;
}

export function pickAll(on: boolean): void {
	picked.value = new Set(on ? keptItems.value.map(({ its }) => its.board) : []);
}

/** Chooses all of the collection, and nothing else. */
export function pickOwn(): void {
	picked.value = null;
}
