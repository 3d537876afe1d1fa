/*
 * What outlives the page of a snake: its link in the address bar, and in
 * IndexedDB one slot per snake with its whole history. A visit that finds a
 * snake by its link goes on in a slot of its own, so that no tab ever writes
 * over another's.
 */
import { effect, signal } from '@preact/signals';
import { createStore, del, entries as everything, get, set, type UseStore } from 'idb-keyval';
import type { History } from '../../../shell/history';
import { world } from '../../../shell/screen';
import { newName } from '../../grid/state/game';
import { addressLink } from '../../grid/state/slots';
import { snakeCheck } from './checks';
import { type SnakePosition, snake, snakeHistory, snakes } from './snake';

interface Slot {
	board: string;
	link: string;
	when: number;
	history: History<SnakePosition>;
}

/** A snake that can be taken up again. */
export interface RecentSnake extends SnakePosition {
	readonly link: string;
	readonly when: number;
}

export const recentSnakes = signal<readonly RecentSnake[]>([]);

/** As many steps back as are worth writing at every tap. */
const KEPT = 300;
const MOMENT = 'gridfold.last-snake';

let store: UseStore | null = null;

/** Runs a request on the store; where there is none (private windows), nothing is kept. */
async function kept<Value>(
	request: (store: UseStore) => Promise<Value>,
): Promise<Value | undefined> {
	try {
		store ??= createStore('gridfold-snakes', 'snakes');
		return await request(store);
	} catch {
		return undefined;
	}
}

async function slots(): Promise<Slot[]> {
	const all = (await kept((store) => everything<string, Slot>(store))) ?? [];
	return all.map(([, slot]) => slot).sort((a, b) => b.when - a.when);
}

/** The snakes worked on before, the latest first; of alike ones only the latest. */
export async function readRecentSnakes(): Promise<readonly RecentSnake[]> {
	const all = await slots();
	const alike = (one: Slot, other: Slot) =>
		one.history.present.chain === other.history.present.chain && one.link === other.link;
	const spare = all.filter((slot, at) => all.findIndex((one) => alike(one, slot)) < at);
	for (const { board } of spare) void kept((store) => del(board, store));
	recentSnakes.value = all
		.filter((slot) => !spare.includes(slot))
		.map(({ board, link, when, history }) => ({ ...history.present, board, link, when }));
	return recentSnakes.value;
}

/** The history of a snake by its name, with what this tab had not finished writing when it was left. */
export async function storedSnake(board: string): Promise<Slot | undefined> {
	if (board === '') return undefined;
	const slot = await kept((store) => get<Slot>(board, store));
	const last = lastMoment();
	return last?.board === board && last.when > (slot?.when ?? 0) ? last : slot;
}

/** The snake worked on last, or the last one with a link, under a new name. */
export async function storedBefore(link?: string): Promise<History<SnakePosition> | undefined> {
	const found = (await slots()).find((slot) => link === undefined || slot.link === link);
	if (!found) return undefined;
	const { history } = found;
	return { ...history, present: { ...history.present, board: newName() } };
}

/** The snake that this entry of the tab's history belongs to. */
export function entrySnake(): string {
	const state = window.history.state as { snake?: string } | null;
	return state?.snake ?? '';
}

/** Keeps address bar and slot up to date from now on. */
export function watchSnakeSlots(): void {
	let opened = -1;
	effect(() => {
		const known = snakeCheck.value;
		const now = snakeHistory.value;
		if (world.value !== 'snake') opened = -1;
		if (world.value !== 'snake' || known?.of !== now.present) return;
		showAddress(known.link, now.present.board, snakes.peek() !== opened);
		opened = snakes.peek();
		void save(known.link, now);
	});
}

/** A new snake is a step that the browser's Back takes back; an edit is none. */
function showAddress(link: string, board: string, another: boolean): void {
	const shown = link === '' ? 'snake' : link;
	if (addressLink() === shown && entrySnake() === board) return;
	const same = addressLink() === shown || addressLink() === 'snake';
	const address = `${location.pathname}${location.search}#${shown}`;
	window.history[another && !same ? 'pushState' : 'replaceState']({ snake: board }, '', address);
}

async function save(link: string, whole: History<SnakePosition>): Promise<void> {
	const { board } = snake.peek();
	const history = { ...whole, past: whole.past.slice(-KEPT), stroke: '' };
	const slot: Slot = { board, link, when: Date.now(), history };
	try {
		sessionStorage.setItem(MOMENT, JSON.stringify(slot));
	} catch {
		// Without storage there is only the slot.
	}
	await kept((store) => set(board, slot, store));
}

function lastMoment(): Slot | null {
	try {
		return JSON.parse(sessionStorage.getItem(MOMENT) ?? 'null') as Slot | null;
	} catch {
		return null;
	}
}
