/*
 * What outlives the page, on this device: in IndexedDB one slot per board with
 * its whole history. A slot belongs to the board that made it, through all its
 * edits and even while it has no link; no other board, and no other tab, ever
 * writes over it. The store is read once; from then on a small index of it is
 * kept in memory, and a history is fetched when its board is taken up.
 */
import { computed, signal } from '@preact/signals';
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { type History, type Named, newName } from './history';

interface Slot<Kept extends Named> {
	readonly board: string;
	/** Empty while the puzzle has faults. */
	readonly link: string;
	readonly when: number;
	readonly history: History<Kept>;
}

/** A board that can be taken up again, as it was left. */
export interface Left<Kept extends Named> extends Omit<Slot<Kept>, 'history'> {
	readonly present: Kept;
}

interface Names {
	/** The database of this page's slots, and the store in it. */
	database: string;
	store: string;
	/** The key of the session's record of the last change. */
	moment: string;
	/** The channel on which tabs tell one another what they wrote. */
	channel: string;
}

/** As many steps back as are worth writing at every keystroke. */
const KEPT = 300;

/** Whether a board of the index need not be offered, because an earlier one of the list says the same. */
type IsSpare<Kept extends Named> = (
	one: Left<Kept>,
	at: number,
	all: readonly Left<Kept>[],
) => boolean;

export class Slots<Kept extends Named> {
	/** All boards that are kept, the latest first. */
	readonly #index = signal<readonly Left<Kept>[]>([]);
	/** The boards worked on before, the latest first, without spare ones. */
	readonly recent = computed(() =>
		this.#index.value.filter((one, at, all) => !this.isSpare(one, at, all)),
	);
	/** Boards that turned out to be open in another tab too, with the names that this tab's games go on under. */
	readonly #parted = new Map<string, string>();
	/** Boards that other tabs have written since they were read. */
	readonly #stale = new Set<string>();
	readonly #tabs: BroadcastChannel;
	#store: UseStore | null = null;
	#reading: Promise<void> | null = null;

	constructor(
		private readonly names: Names,
		private readonly isSpare: IsSpare<Kept>,
	) {
		this.#tabs = new BroadcastChannel(names.channel);
		this.#tabs.addEventListener('message', ({ data }) => this.#stale.add(data as string));
	}

	/** Brings the index up to date: reads the store the first time, later what other tabs have written. */
	async ready(): Promise<void> {
		this.#reading ??= this.#readAll();
		await this.#reading;
		for (const board of [...this.#stale]) {
			this.#stale.delete(board);
			const slot = await this.#read(board);
			if (slot) this.#note(leftOf(slot));
		}
	}

	async #readAll(): Promise<void> {
		const all = (await this.#ask((store) => entries<string, Slot<Kept>>(store))) ?? [];
		this.#index.value = all.map(([, slot]) => leftOf(slot)).sort((a, b) => b.when - a.when);
		const last = this.#lastMoment();
		const known = this.#index.peek().find(({ board }) => board === last?.board);
		if (last && (known?.when ?? 0) < last.when) this.#note(last);
		for (const spare of this.#index.peek().filter(this.isSpare)) void this.#drop(spare.board);
	}

	/** Puts a board into the index, in the place of what was known of it. */
	#note(left: Left<Kept>): void {
		const others = this.#index.peek().filter(({ board }) => board !== left.board);
		this.#index.value = [left, ...others].sort((a, b) => b.when - a.when);
	}

	async #drop(board: string): Promise<void> {
		await this.#ask((store) => del(board, store));
	}

	#read(board: string): Promise<Slot<Kept> | undefined> {
		return this.#ask((store) => get<Slot<Kept>>(board, store));
	}

	/** The history of a board, with what this tab had not finished writing when it was left. */
	async history(board: string): Promise<History<Kept> | undefined> {
		if (board === '') return undefined;
		const slot = await this.#read(board);
		const last = this.#lastMoment();
		if (last?.board !== board || (slot && slot.when >= last.when)) return slot && takeUp(slot);
		const past = slot ? [...slot.history.past, slot.history.present] : [];
		return takeUp({ ...last, history: { past, present: last.present, future: [], stroke: '' } });
	}

	/** The board worked on last for which this holds. */
	find(holds: (one: Left<Kept>) => boolean): Left<Kept> | undefined {
		return this.#index.peek().find(holds);
	}

	/** Writes a board as it is now. */
	async keep(link: string, whole: History<Kept>): Promise<void> {
		const board = this.#parted.get(whole.present.board) ?? whole.present.board;
		const history = { ...whole, past: whole.past.slice(-KEPT), stroke: '' };
		const slot: Slot<Kept> = { board, link, when: Date.now(), history };
		this.#note(leftOf(slot));
		this.#keepMoment(slot);
		await this.#ask((store) => set(board, slot, store));
		this.#tabs.postMessage(board);
	}

	/** Calls back when another tab has written this tab's board: both games stay, each in a slot of its own. */
	onParting(present: () => string, keepAgain: () => void): void {
		this.#tabs.addEventListener('message', ({ data }) => {
			const board = present();
			if ((this.#parted.get(board) ?? board) !== data) return;
			this.#parted.set(board, newName());
			keepAgain();
		});
	}

	/** Runs a request on the store; where there is none (private windows), nothing is kept. */
	async #ask<Value>(request: (store: UseStore) => Promise<Value>): Promise<Value | undefined> {
		try {
			this.#store ??= createStore(this.names.database, this.names.store);
			return await request(this.#store);
		} catch {
			return undefined;
		}
	}

	/** The slots are written in the background; the session's record is there at once. */
	#keepMoment(slot: Slot<Kept>): void {
		try {
			sessionStorage.setItem(this.names.moment, JSON.stringify(leftOf(slot)));
		} catch {
			// Without storage there is only the slot.
		}
	}

	#lastMoment(): Left<Kept> | null {
		try {
			const last = JSON.parse(sessionStorage.getItem(this.names.moment) ?? 'null');
			return last?.present ? (last as Left<Kept>) : null;
		} catch {
			return null;
		}
	}
}

function leftOf<Kept extends Named>({ board, link, when, history }: Slot<Kept>): Left<Kept> {
	return { board, link, when, present: history.present };
}

/**
 * A slot may bear another name than its positions, if it was parted from another tab's; and the other boards in its
 * past may have been played on since. Undo must not write over those, so they get new names.
 */
function takeUp<Kept extends Named>({ board, history }: Slot<Kept>): History<Kept> {
	const { past, present, future } = history;
	const names = new Map([[present.board, board]]);
	return {
		...history,
		past: past.map((one) => named(one, names)),
		present: named(present, names),
		future: future.map((one) => named(one, names)),
	};
}

function named<Kept extends Named>(one: Kept, names: Map<string, string>): Kept {
	const board = names.get(one.board) ?? newName();
	names.set(one.board, board);
	return { ...one, board };
}
