/*
 * Many records written in one transaction: all of them, or none if it is
 * stopped or the browser refuses. The caller can watch the progress.
 */

/** How to watch and stop a long piece of work. */
export interface Watch {
	readonly signal: AbortSignal;
	/** Receives how many records are done. */
	readonly progress: (done: number) => void;
}

/** How many go to the browser at a time, so that Stop works in between. */
const PART = 100;

/** Whether they were written; false if that was stopped. */
export function putAll(
	objects: IDBObjectStore,
	records: readonly (readonly [IDBValidKey, object])[],
	{ signal, progress }: Watch,
): Promise<boolean> {
	const { transaction } = objects;
	const putFrom = (from: number): void => {
		progress(from);
		const part = records.slice(from, from + PART);
		const requests = part.map(([key, record]) => objects.put(record, key));
		requests.at(-1)?.addEventListener('success', () => putFrom(from + part.length));
	};
	return new Promise((resolve, reject) => {
		const stop = () => transaction.abort();
		signal.addEventListener('abort', stop);
		transaction.oncomplete = () => {
			signal.removeEventListener('abort', stop);
			resolve(true);
		};
		transaction.onabort = () => (signal.aborted ? resolve(false) : reject(transaction.error));
		putFrom(0);
	});
}

/** How long, in milliseconds, the page may go without drawing while it works through a list. */
const PATIENCE = 30;

/** Handles one item after another, and lets the page draw now and then; false if it was stopped. */
export async function eachInTurn<Item>(
	items: readonly Item[],
	{ signal, progress }: Watch,
	work: (item: Item) => void,
): Promise<boolean> {
	let since = performance.now();
	for (const [at, item] of items.entries()) {
		work(item);
		if (performance.now() - since < PATIENCE) continue;
		progress(at + 1);
		await new Promise((resolve) => setTimeout(resolve));
		since = performance.now();
		if (signal.aborted) return false;
	}
	return !signal.aborted;
}
