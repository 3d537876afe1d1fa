/*
 * One object store of IndexedDB that may fail in any way: it throws, answers with an error, or never answers. The page
 * waits for it as long as a visitor would; later answers still count. `trouble.ts` receives the outcome of each
 * request. This file does not look into the records.
 */
import type { UseStore } from 'idb-keyval';
import { report, troubleOf } from './trouble';

/** How long the page waits for the browser's storage, in milliseconds, before it continues without it. */
const PATIENCE = 2000;

/** Represents an answer that has not come in time. */
export const LATE = Symbol('late');

type Request<Value> = (store: UseStore) => Promise<Value>;

export class Store {
	#opening: Promise<IDBDatabase> | null = null;
	/** A store that was too late once is not waited for again until it answers. */
	#patience = PATIENCE;

	constructor(
		private readonly database: string,
		private readonly store: string,
	) {}

	/** Runs a read request, however long it takes; rejects if it cannot be run. */
	read<Value>(request: Request<Value>): Promise<Value> {
		return this.#ask(`reading ${this.database}`, request, () => 'unread');
	}

	/** The same for a write request. */
	write<Value = void>(request: Request<Value>): Promise<Value> {
		return this.#ask(`writing ${this.database}`, request, troubleOf);
	}

	async #ask<Value>(
		what: string,
		request: Request<Value>,
		trouble: typeof troubleOf,
	): Promise<Value> {
		const timer = setTimeout(() => this.#giveUp(what), this.#patience);
		try {
			const value = await request(this.#use);
			this.#patience = PATIENCE;
			report(what, null);
			return value;
		} catch (error) {
			report(what, trouble(error));
			throw error;
		} finally {
			clearTimeout(timer);
		}
	}

	/** The result of a request, if it comes in time. */
	async inTime<Value>(asked: Promise<Value>): Promise<Value | typeof LATE> {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const late = new Promise<typeof LATE>((resolve) => {
			timer = setTimeout(resolve, this.#patience, LATE);
		});
		try {
			return await Promise.race([asked, late]);
		} finally {
			clearTimeout(timer);
		}
	}

	#giveUp(what: string): void {
		this.#patience = 0;
		report(what, 'silent');
	}

	readonly #use: UseStore = async (mode, callback) => {
		const transaction = await this.#begin(mode);
		return callback(transaction.objectStore(this.store));
	};

	/** Browsers close connections on their own, and Safari does not report that; a new one is opened then. */
	async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
		const database = await this.#open();
		try {
			return database.transaction(this.store, mode);
		} catch {
			this.#opening = null;
			return (await this.#open()).transaction(this.store, mode);
		}
	}

	async #open(): Promise<IDBDatabase> {
		this.#opening ??= openWith(this.database, this.store);
		try {
			const database = await this.#opening;
			database.onclose = () => {
				this.#opening = null;
			};
			return database;
		} catch (error) {
			this.#opening = null;
			throw error;
		}
	}
}

/** Opens a database that has this store; if it lacks the store, adds it by a higher version. */
async function openWith(name: string, store: string): Promise<IDBDatabase> {
	const database = await open(name, store);
	if (database.objectStoreNames.contains(store)) return database;
	const { version } = database;
	database.close();
	return open(name, store, version + 1);
}

function open(name: string, store: string, version?: number): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(name, version);
		request.onupgradeneeded = () => request.result.createObjectStore(store);
		request.onsuccess = () => {
			const database = request.result;
			// Closes the connection so that another tab, or a newer page, may change the database.
			database.onversionchange = () => database.close();
			resolve(database);
		};
		request.onerror = () => reject(request.error);
	});
}
