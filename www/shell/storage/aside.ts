/*
 * Unreadable records of the storage are set aside: stored in a separate
 * database, named in a notice, and offered as a file. Nothing is deleted until
 * the visitor says so.
 */
import { clear, setMany, values } from 'idb-keyval';
import type { Words } from '../../language';
import { newName } from '../history';
import { dismiss, stand } from '../notices';
import { saveFile } from '../save-file';
import { asText } from './as-text';
import { LATE, Store } from './store';

/** What the record is called in a sentence. */
export type Sort =
	| 'puzzle'
	| 'snake'
	| 'settings'
	| 'moment'
	| 'wish'
	| 'print'
	| 'daily'
	| 'lessons'
	| 'list'
	| 'solved';

interface Aside {
	readonly sort: Sort;
	/** Its key in its original place. */
	readonly key: unknown;
	readonly value: unknown;
	readonly when: number;
}

const store = new Store('gridfold-aside', 'records');

/** The records set aside since the page was opened, and those of them that the store refused. */
const fresh: Aside[] = [];
const unkept = new Set<Aside>();

/** Sets a record aside. False if it is only in memory, so that the record must stay in its place. */
export const setAside = (sort: Sort, key: unknown, value: unknown): Promise<boolean> =>
	setAllAside(sort, key, [value]);

/** The same for many records from one place. */
export async function setAllAside(
	sort: Sort,
	key: unknown,
	records: readonly unknown[],
): Promise<boolean> {
	if (records.length === 0) return true;
	const when = Date.now();
	const all = records.map((value): Aside => ({ sort, key, value, when }));
	for (const one of all) {
		fresh.push(one);
		unkept.add(one);
	}
	stand('aside', {
		tone: 'warning',
		words: { key: 'aside.title' },
		more: named(),
		action: { key: 'aside.save', run: () => void saveAside() },
	});
	try {
		await store.write((use) =>
			setMany(
				all.map((one) => [newName(), one]),
				use,
			),
		);
		for (const one of all) unkept.delete(one);
		return true;
	} catch {
		return false;
	}
}

/** The number of records of each sort, in words. */
function named(): Words[] {
	const sorts = [...new Set(fresh.map(({ sort }) => sort))];
	return sorts.map((sort) => {
		const count = fresh.filter((one) => one.sort === sort).length;
		return { key: `aside.${sort}`, args: { count } };
	});
}

/** Everything that was ever set aside on this device. */
export async function allAside(): Promise<readonly Aside[]> {
	const asked = store.read((use) => values<Aside>(use)).catch(() => []);
	const kept = await store.inTime(asked);
	return kept === LATE ? fresh : [...kept, ...unkept];
}

export async function saveAside(): Promise<void> {
	saveFile('gridfold-set-aside.json', 'application/json', asText(await allAside()));
}

/** Deletes the records set aside, at the visitor's request. */
export async function forgetAside(): Promise<void> {
	fresh.length = 0;
	unkept.clear();
	dismiss('aside');
	await store.write((use) => clear(use)).catch(() => undefined);
}
