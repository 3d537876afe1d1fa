/* The list being played, saved on this device so that it continues after a reload. */
import * as v from 'valibot';
import { openLink } from '../../../shell/open';
import { panel } from '../../../shell/panel';
import { type Memory, Remembered } from '../../../shell/storage/remembered';
import { isSolved, puzzleLink } from '../state/checks';
import { sameLink } from '../state/origin';
import { slots } from '../state/slots';
import { type List, readList } from './list-link';

const MEMORY: Memory<List> = {
	name: 'gridfold.list',
	sort: 'list',
	schema: v.object({ title: v.string(), links: v.array(v.string()) }),
	migrations: [],
	first: { title: '', links: [] },
};

const remembered = new Remembered(MEMORY);

/** The current list; it reads a signal. */
export const playedList = (): List => remembered.value;

/** The index in the list of the puzzle on the table, from 0; -1 if the puzzle is not in the list. */
export const placeInList = (): number =>
	playedList().links.findIndex((link) => sameLink(link, puzzleLink()));

/** Whether a puzzle of the list was solved on this device. */
export async function isDone(link: string): Promise<boolean> {
	const left = slots.find((one) => sameLink(one.link, link));
	return left ? isSolved(left.present) : false;
}

/** Opens the list of a link, and its first unsolved puzzle. */
export async function openList(link: string): Promise<void> {
	const list = readList(link);
	if (list) await playList(list);
}

export async function playList(list: List): Promise<void> {
	remembered.change(() => list);
	panel.value = null;
	await slots.ready();
	const done = await Promise.all(list.links.map(isDone));
	await openPlace(Math.max(done.indexOf(false), 0));
}

/** Opens the puzzle at an index, as it was left. */
export async function openPlace(at: number): Promise<void> {
	const link = playedList().links[at];
	if (link !== undefined) await openLink(link);
}

/** Stops playing the list. */
export function leaveList(): void {
	remembered.change(() => MEMORY.first);
}
