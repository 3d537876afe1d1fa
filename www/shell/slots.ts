/*
 * The data saved on this device: each board has one slot in IndexedDB, with its whole history. A slot belongs to
 * the board that made it, through all its edits and even while it has no link; no other board and no other tab ever
 * overwrites it. The store is read once; then memory has a small index of it, and a history is fetched when its
 * board is opened. Unreadable records are set aside (`storage/`), and the page continues without them. An embedded
 * page saves nothing: it neither reads nor writes the store.
 */
import type { ReadonlySignal } from '@preact/signals';
import { del, entries, get, getMany, set } from 'idb-keyval';
import { isEmbedded } from './embedding';
import { begin, type History, type Named, newName } from './history';
import type { Sort } from './storage/aside';
import { eachInTurn, putAll, type Watch } from './storage/batch';
import { type Alike, Listed } from './storage/listed';
import { Moment } from './storage/moment';
import { tellNewer } from './storage/newer';
import { setAllAside, setAside } from './storage/set-aside';
import {
	type Left,
	readLeft,
	readMoment,
	readSlot,
	type Shape,
	type Slot,
	slotRecord,
	versionOf,
} from './storage/slot';
import { Sorted } from './storage/sorted';
import { LATE, Store } from './storage/store';
import { Tabs } from './storage/tabs';
import { arrivedSlot, isSame, leftOf, takeUp } from './storage/taken-up';

export type { Left } from './storage/slot';

interface Names {
	/** The database of this page's slots, and the store in it. */
	database: string;
	store: string;
	/** The key of the session record that holds the last change. */
	moment: string;
	/** The channel on which tabs tell one another what they have written. */
	channel: string;
	/** What a slot is called when it is set aside. */
	sort: Sort;
}

/** The result of importing records from a file. */
export interface TakenIn {
	taken: number;
	/** Boards already here, in the same or a later state. */
	known: number;
	/** Records that only a newer version of the page can read. */
	newer: number;
	unread: number;
}

export class Slots<Kept extends Named> {
	readonly #index: Listed<Kept>;
	/** The boards worked on before, the latest first, without those that need not be offered. */
	readonly recent: ReadonlySignal<readonly Left<Kept>[]>;
	/** Boards whose slot belongs to another tab too, or cannot be written, with the new names of this tab's games. */
	readonly #parted = new Map<string, string>();
	/** Boards that other tabs have written since they were last read here. */
	readonly #stale = new Set<string>();
	/** For each board being written, what to write next; null if nothing has changed since. */
	readonly #next = new Map<string, Slot<Kept> | null>();
	/** Boards that this tab has written, so that no older state may replace them. */
	readonly #written = new Set<IDBValidKey>();
	readonly #tabs: Tabs;
	readonly #store: Store;
	readonly #moment: Moment<Kept>;
	#reading: Promise<void> | null = null;
	/** Boards that were changed in this tab, not just opened. */
	readonly #changed = new Set<string>();
	/**
	 * Gives the game on the table a new name if it belongs to this board; its slot is written at once, or with the next
	 * change.
	 */
	#part: (board: string, atOnce: boolean) => void = () => undefined;

	constructor(
		readonly names: Names,
		private readonly shape: Shape<Kept>,
		alike: Alike<Kept>,
	) {
		this.#index = new Listed(alike);
		this.recent = this.#index.offered;
		this.#store = new Store(names.database, names.store);
		this.#moment = new Moment(names.moment, shape);
		this.#tabs = new Tabs(names.channel);
		this.#tabs.listen((board) => this.#stale.add(board));
	}

	/**
	 * Updates the index as far as the store answers: all of it the first time, later only what other tabs have written.
	 */
	async ready(): Promise<void> {
		if (isEmbedded) return;
		this.#reading ??= this.#readAll().catch(() => {
			// The next attempt may succeed.
			this.#reading = null;
		});
		await this.#store.inTime(this.#reading);
		await this.#readStale([...this.#stale]);
	}

	/** Reads the changes that other tabs have made since, all at once. */
	async #readStale(boards: readonly string[]): Promise<void> {
		if (boards.length === 0) return;
		for (const board of boards) this.#stale.delete(board);
		const slots = await this.#readMany(boards);
		if (slots === LATE) return;
		this.#index.note(slots.flatMap((slot) => (slot ? [leftOf(slot)] : [])));
		const gone = new Set(boards.filter((_, at) => !slots[at]));
		if (gone.size > 0) this.#index.drop(gone);
	}

	async #readAll(): Promise<void> {
		this.#noteLast();
		const all = await this.#store.read((use) => entries<IDBValidKey, unknown>(use));
		this.#index.noteOlder(all.flatMap(([key, value]) => this.#take(key, value)));
		await this.#finishLast();
		for (const { board } of this.#index.spare()) void this.#drop(board);
	}

	/**
	 * Writes what this tab had not finished writing when it was left, before the session record is overwritten by the
	 * next board.
	 */
	async #finishLast(): Promise<void> {
		const last = this.#moment.read();
		const slot = last && (await this.#read(last.board));
		if (!last || slot === LATE || (slot && slot.when >= last.when)) return;
		// Records of a newer page stay, and so does everything written meanwhile.
		if (this.#parted.has(last.board) || this.#written.has(last.board)) return;
		this.#written.add(last.board);
		await this.#writeInTurn(arrivedSlot(slot, last));
	}

	/** Reads a board of the store for the index; unreadable parts are repaired. */
	#take(key: IDBValidKey, value: unknown): Left<Kept>[] {
		const read = readLeft(this.shape, key, value);
		if (read.is === 'damaged') void this.#mend(key, value);
		if (read.is === 'newer') this.#leaveAlone(key);
		if (read.is === 'unreadable') void this.#moveAside(key, value);
		return 'value' in read ? [read.value] : [];
	}

	#noteLast(): void {
		const last = this.#moment.read();
		if (last) this.#index.noteOlder([last]);
	}

	/** A record of a newer page stays in place and is not overwritten. */
	#leaveAlone(key: unknown): void {
		if (typeof key === 'string') this.#parted.set(key, newName());
		tellNewer();
	}

	async #moveAside(key: IDBValidKey, value: unknown): Promise<void> {
		const isKept = await setAside(this.names.sort, key, value);
		if (isKept && !this.#written.has(key)) await this.#drop(key);
	}

	/** Sets a copy aside, and replaces the record by its readable part. */
	async #mend(key: IDBValidKey, value: unknown): Promise<void> {
		const read = readSlot(this.shape, key, value);
		const isKept = await setAside(this.names.sort, key, value);
		if (!isKept || !('value' in read) || this.#written.has(key)) return;
		await this.#write(read.value).catch(() => undefined);
	}

	#write(slot: Slot<Kept>): Promise<void> {
		const record = slotRecord(this.shape, slot);
		return this.#store.write((use) => set(slot.board, record, use));
	}

	async #drop(key: IDBValidKey): Promise<void> {
		await this.#store.write((use) => del(key, use)).catch(() => undefined);
	}

	/** Reads the readable part of a slot. */
	async #read(board: string): Promise<Slot<Kept> | undefined | typeof LATE> {
		const asked = this.#store.read((use) => get<unknown>(board, use)).catch(() => undefined);
		const value = await this.#store.inTime(asked);
		return value === LATE ? value : this.#asSlot(board, value);
	}

	/** Reads several slots in one transaction. */
	async #readMany(
		boards: readonly string[],
	): Promise<readonly (Slot<Kept> | undefined)[] | typeof LATE> {
		const asked = this.#store
			.read((use) => getMany<unknown>([...boards], use))
			.catch((): unknown[] => []);
		const values = await this.#store.inTime(asked);
		if (values === LATE) return LATE;
		return Promise.all(boards.map((board, at) => this.#asSlot(board, values[at])));
	}

	async #asSlot(board: string, value: unknown): Promise<Slot<Kept> | undefined> {
		if (value === undefined) return undefined;
		const read = readSlot(this.shape, board, value);
		if (read.is === 'damaged') await this.#mend(board, value);
		return 'value' in read ? read.value : undefined;
	}

	/** The history of a board, with what this tab had not finished writing when it was left. */
	async history(board: string): Promise<History<Kept> | undefined> {
		return board === '' ? undefined : this.#historyOf(board, await this.#read(board));
	}

	#historyOf(
		board: string,
		found: Slot<Kept> | undefined | typeof LATE,
	): History<Kept> | undefined {
		// The slot may exist, and must not be overwritten.
		if (found === LATE) this.#parted.set(board, newName());
		const slot = found === LATE ? undefined : found;
		const last = this.#moment.read();
		if (last?.board !== board || (slot && slot.when >= last.when)) return slot && takeUp(slot);
		return takeUp(arrivedSlot(slot, last));
	}

	/** All saved boards, the latest first. */
	all(): readonly Left<Kept>[] {
		return this.#index.all();
	}

	/** The last board that meets a condition. */
	find(holds: (one: Left<Kept>) => boolean): Left<Kept> | undefined {
		return this.all().find(holds);
	}

	/**
	 * The board named by an entry of this tab's history. The board's slot may have been renamed since this tab showed
	 * it. The address may also lag behind: a page that is being left can still write here when it can no longer change
	 * the address.
	 */
	named(board: string): Left<Kept> | undefined {
		if (board === '') return undefined;
		const last = this.#moment.read();
		return last?.present.board === board ? last : this.find((one) => one.board === board);
	}

	/** The name of a board's slot. */
	slotOf(board: string): string {
		return this.#parted.get(board) ?? board;
	}

	/** Writes the present state of a board. */
	async keep(link: string, history: History<Kept>): Promise<void> {
		if (isEmbedded) return;
		const name = history.present.board;
		const board = this.slotOf(name);
		const slot: Slot<Kept> = { board, link, when: Date.now(), history };
		const asIn = (kept: string) =>
			isSame(
				this.find((one) => one.board === kept),
				leftOf(slot),
			);
		// Another tab has continued this game since this one opened it.
		if (board !== name && !this.#written.has(name) && asIn(name)) return;
		if (!asIn(board)) this.#changed.add(board);
		this.#index.note([leftOf(slot)]);
		this.#moment.write(leftOf(slot));
		this.#written.add(board);
		await this.#writeInTurn(slot);
	}

	/** Writes the states of a board one after another, skipping all but the latest of those that arrived meanwhile. */
	async #writeInTurn(slot: Slot<Kept>): Promise<void> {
		const { board } = slot;
		const isBusy = this.#next.has(board);
		this.#next.set(board, slot);
		if (isBusy) return;
		for (let next = this.#next.get(board); next; next = this.#next.get(board)) {
			this.#next.set(board, null);
			try {
				await this.#write(next);
				// Other tabs need not know that a board was only opened here.
				if (this.#changed.has(board)) this.#tabs.tell(board);
			} catch {
				// The visitor has been told, and the session's record exists.
			}
		}
		this.#next.delete(board);
	}

	/**
	 * Calls back when another tab, or a file, has written the board on this tab's table: both games stay, each in
	 * its own slot. A game that was only opened here gets its slot with its first change.
	 */
	onParting(present: () => string, keepAgain: () => void): void {
		this.#part = (written, atOnce) => {
			const board = present();
			if (this.slotOf(board) !== written) return;
			const name = newName();
			this.#parted.set(board, name);
			const last = this.#moment.read();
			if (atOnce) keepAgain();
			else if (last?.board === written) void this.#lookOn(last, name);
		};
		this.#tabs.listen((board) => this.#part(board, this.#changed.has(board)));
	}

	/**
	 * A game that was only opened here, and that another tab has continued, is still one game when this tab
	 * starts again. If the other tab has changed its puzzle, this one is kept alongside it.
	 */
	async #lookOn(last: Left<Kept>, name: string): Promise<void> {
		const slot = await this.#read(last.board);
		const isPlayedOn = slot !== LATE && slot?.link === last.link;
		if (isPlayedOn || this.#moment.read()?.board !== last.board) return;
		this.#moment.write({ ...last, board: name });
	}

	/** Deletes a board; returns the way to restore it. */
	async remove(board: string): Promise<() => Promise<void>> {
		const left = this.find((one) => one.board === board);
		const asked = this.#store.read((use) => get<unknown>(board, use)).catch(() => undefined);
		const value = await this.#store.inTime(asked);
		this.#moment.forget(board);
		// Once the board is off the list, leaving the page does not bring it back.
		await this.#store.inTime(this.#drop(board));
		this.#index.drop(new Set([board]));
		this.#tabs.tell(board);
		return async () => {
			if (left) this.#index.noteOlder([left]);
			if (value === undefined || value === LATE) return;
			await this.#store.write((use) => set(board, value, use)).catch(() => undefined);
			this.#tabs.tell(board);
		};
	}

	/** All boards in their current state, without their histories, for a file. */
	records(): readonly Left<Kept>[] {
		return this.recent.peek().map((left) => ({ ...left, version: versionOf(this.shape) }));
	}

	/**
	 * Reads the records of a file, in one transaction and one change of the index; null if that was stopped, in which
	 * case nothing has changed. Unreadable records are set aside; later states of boards here are kept.
	 */
	async takeIn(records: readonly unknown[], watch: Watch): Promise<TakenIn | null> {
		await this.ready();
		const sorted = new Sorted<Kept>(this.#index.known());
		/** Reading is the first half of the work, writing the second. */
		const half = (before: number): Watch => ({
			...watch,
			progress: (done) => watch.progress(Math.floor((before + done) / 2)),
		});
		const isRead = await eachInTurn(records, half(0), (record) =>
			sorted.add(record, readMoment(this.shape, record)),
		);
		if (!isRead) return null;
		const taken = [...sorted.fresh.values()];
		if (!(await this.#putIn(taken, half(records.length)))) return null;
		await setAllAside(this.names.sort, 'file', sorted.aside);
		const { known, newer, unread } = sorted;
		return { taken: taken.length, known, newer, unread };
	}

	/** Adds the boards of a file, except where the state here is later; false if that was stopped. */
	async #putIn(boards: readonly Left<Kept>[], watch: Watch): Promise<boolean> {
		if (boards.length === 0) return true;
		const slots = await this.#besideTheirs(boards);
		if (watch.signal.aborted) return false;
		const records = slots.map((slot) => [slot.board, slotRecord(this.shape, slot)] as const);
		const isWritten = await this.#store
			.write((use) => use('readwrite', (objects) => putAll(objects, records, watch)))
			.catch(() => true);
		if (!isWritten) return false;
		for (const { board } of boards) this.#part(board, true);
		for (const { board } of slots) this.#written.add(board);
		this.#index.note(slots.map(leftOf));
		this.#tabs.tell(slots.map(({ board }) => board));
		return true;
	}

	/** The boards of a file as slots, each with the past it has here. */
	async #besideTheirs(boards: readonly Left<Kept>[]): Promise<Slot<Kept>[]> {
		const known = this.#index.known();
		const here = boards.filter(({ board }) => known.has(board)).map(({ board }) => board);
		const found = here.length > 0 ? await this.#readMany(here) : [];
		const pasts = new Map(
			here.map((board, at) => [board, this.#historyOf(board, found === LATE ? LATE : found[at])]),
		);
		return boards.map((left) => {
			const history = pasts.get(left.board);
			const past = history ? [...history.past, history.present] : [];
			// The old name belongs to another game now.
			const board = this.#parted.has(left.board) && !history ? newName() : left.board;
			return { ...left, board, history: { ...begin(left.present), past } };
		});
	}
}
