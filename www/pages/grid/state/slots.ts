/*
 * What outlives the page: the puzzle's link in the address bar, and in
 * IndexedDB one slot per board with its whole history. A slot belongs to the
 * board that made it, through all its edits and even while it has no link; no
 * other board, and no other tab, ever writes over it.
 */
import { effect, signal } from '@preact/signals';
import { createStore, del, entries as everything, get, set, type UseStore } from 'idb-keyval';
import type { Draft } from '../../../engine/types';
import type { History, Position } from '../../../shell/history';
import { world } from '../../../shell/screen';
import { check } from './checks';
import { contentOf } from './draft';
import { boards, history, newName } from './game';

interface Slot {
	board: string;
	/** Empty while faults stand. */
	link: string;
	when: number;
	history: History;
}

/** A board that can be taken up again. */
export interface Recent {
	readonly board: string;
	readonly link: string;
	readonly when: number;
	readonly draft: Draft;
	readonly entries: readonly number[];
}

export const recent = signal<readonly Recent[]>([]);

/** As many steps back as are worth writing at every keystroke. */
const KEPT = 300;

let store: UseStore | null = null;

/** Runs a request on the store; where there is none (private windows), nothing is kept. */
async function kept<Value>(
	request: (store: UseStore) => Promise<Value>,
): Promise<Value | undefined> {
	try {
		store ??= createStore('gridfold', 'puzzles');
		return await request(store);
	} catch {
		return undefined;
	}
}

/** All slots, the one written last first. */
async function slots(): Promise<Slot[]> {
	const all = (await kept((store) => everything<string, Slot>(store))) ?? [];
	return all.map(([, slot]) => slot).sort((a, b) => b.when - a.when);
}

/**
 * A slot may bear another name than its positions, if it was parted from another tab's; and the other boards in its
 * past may have been played on since. Undo must not write over those, so they get new names.
 */
function takeUp(slot: Slot | undefined): History | undefined {
	if (!slot) return undefined;
	const { past, present, future } = slot.history;
	const names = new Map([[present.board, slot.board]]);
	const name = (one: Position): Position => {
		const board = names.get(one.board) ?? newName();
		names.set(one.board, board);
		return { ...one, board };
	};
	return {
		...slot.history,
		past: past.map(name),
		present: name(present),
		future: future.map(name),
	};
}

/** The board worked on last that has this link. */
export async function storedHistory(link: string): Promise<History | undefined> {
	return takeUp((await slots()).find((slot) => slot.link === link));
}

export async function storedBoard(board: string): Promise<History | undefined> {
	return takeUp(await slotOf(board));
}

/** The slot of a board, with what this tab had not finished writing when it was left. */
async function slotOf(board: string): Promise<Slot | undefined> {
	const slot = await kept((store) => get<Slot>(board, store));
	const last = lastMoment();
	if (last?.board !== board || (slot && slot.when >= last.when)) return slot;
	const { present, ...rest } = last;
	const past = slot ? [...slot.history.past, slot.history.present] : [];
	return { ...rest, history: { past, present, future: [], stroke: '' } };
}

/** The board of this tab at its last change. The slots are written in the background; this is there at once. */
interface Moment extends Omit<Slot, 'history'> {
	present: Position;
}

const MOMENT = 'gridfold.last';

function keepMoment({ history, ...slot }: Slot): void {
	try {
		sessionStorage.setItem(MOMENT, JSON.stringify({ ...slot, present: history.present }));
	} catch {
		// Without storage there is only the slot.
	}
}

function lastMoment(): Moment | null {
	try {
		return JSON.parse(sessionStorage.getItem(MOMENT) ?? 'null') as Moment | null;
	} catch {
		return null;
	}
}

/** The board of this entry of the tab's history, if its slot still has the link of the address. */
export async function boardOfEntry(): Promise<History | undefined> {
	const board = entryBoard();
	const slot = board === '' ? undefined : await slotOf(board);
	return slot?.link === addressLink() ? takeUp(slot) : undefined;
}

export function entryBoard(): string {
	const state = window.history.state as { board?: string } | null;
	return state?.board ?? '';
}

/** The boards worked on before, the latest first; of one puzzle only the last without digits. */
export async function readRecent(): Promise<readonly Recent[]> {
	const all = await slots();
	const spare = all.filter(
		(slot, at) => !played(slot) && all.findIndex((one) => samePuzzle(one, slot)) < at,
	);
	for (const { board } of spare) void kept((store) => del(board, store));
	recent.value = all
		.filter((slot) => !spare.includes(slot))
		.map(({ board, link, when, history: { present } }) => ({ ...present, board, link, when }));
	return recent.value;
}

const samePuzzle = (one: Slot, other: Slot) =>
	one === other || (one.link !== '' && one.link === other.link);

const played = ({ history }: Slot) => history.present.entries.some((value) => value > 0);

/** The link of the address that is open, without `#`; a query may follow it. */
export function addressLink(): string {
	return location.hash.replace(/^#/, '');
}

/** Keeps address bar and slot up to date from now on. */
export function watchPersistence(): void {
	let opened = boards.peek();
	let away = world.peek() !== 'grids';
	effect(() => {
		const known = check.value;
		const now = history.value;
		const elsewhere = world.value !== 'grids';
		if (known?.draft !== now.present.draft) return;
		const another = boards.peek() !== opened || away;
		opened = boards.peek();
		away = elsewhere;
		if (!elsewhere) showAddress(known.link, now.present.board, another);
		void save(known.link, now);
	});
	watchTabs();
}

/** The slots of boards that turned out to be open in another tab too. */
const parted = new Map<string, string>();
const tabs = new BroadcastChannel('gridfold');

/** Another tab has written the slot of this tab's board: both games stay, each in a slot of its own. */
function watchTabs(): void {
	tabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
		const { board } = history.peek().present;
		if ((parted.get(board) ?? board) !== data) return;
		parted.set(board, newName());
		void save(check.peek()?.link ?? '', history.peek());
	});
}

/** A new puzzle is a step that the browser's Back takes back; an edit is none. */
function showAddress(link: string, board: string, another: boolean): void {
	if (addressLink() === link && entryBoard() === board) return;
	const fresh = another && addressLink() !== link;
	window.history[fresh ? 'pushState' : 'replaceState']({ board }, '', addressOf(link));
}

const addressOf = (link: string) =>
	`${location.pathname}${location.search}${link === '' ? '' : `#${link}`}`;

/** Writes the puzzle's own link over one that was typed or followed. */
export function correctAddress(link: string): void {
	window.history.replaceState({ board: history.peek().present.board }, '', addressOf(link));
}

async function save(link: string, whole: History): Promise<void> {
	const { draft, entries } = whole.present;
	if (worth(draft, entries) === 0) return;
	const history = { ...whole, past: whole.past.slice(-KEPT), stroke: '' };
	const board = parted.get(whole.present.board) ?? whole.present.board;
	const slot: Slot = { board, link, when: Date.now(), history };
	keepMoment(slot);
	await kept((store) => set(board, slot, store));
	tabs.postMessage(board);
}

function worth(draft: Draft, entries: readonly number[]): number {
	const { clues, signs, givens } = contentOf(draft);
	return clues + signs + givens + entries.filter((value) => value > 0).length;
}
