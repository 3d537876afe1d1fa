/*
 * What outlives the page: the puzzle's link in the address bar, and in
 * IndexedDB one slot per puzzle with its whole history. A slot follows its
 * puzzle while it is being edited; taking up another puzzle leaves it alone,
 * so that opening a link never destroys another game.
 */
import { effect, signal } from '@preact/signals';
import { createStore, del, entries as everything, get, set, type UseStore } from 'idb-keyval';
import type { Draft } from '../engine/types';
import { check } from './checks';
import { contentOf } from './draft';
import { history } from './game';
import type { History } from './history';

interface Slot {
	link: string;
	kind: string;
	size: number;
	when: number;
	history: History;
}

/** A puzzle that can be taken up again. */
export type Recent = Pick<Slot, 'link' | 'kind' | 'size' | 'when'>;

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

export async function storedHistory(link: string): Promise<History | undefined> {
	const slot = await kept((store) => get<Slot>(link, store));
	return slot?.history;
}

/** The puzzles worked on before, the latest first. */
export async function readRecent(): Promise<readonly Recent[]> {
	const slots = (await kept((store) => everything<string, Slot>(store))) ?? [];
	recent.value = slots.map(([, slot]) => slot).sort((a, b) => b.when - a.when);
	return recent.value;
}

/** The link of the address that is open, without `#`; a query may follow it. */
export function addressLink(): string {
	return location.hash.replace(/^#/, '');
}

/** Keeps address bar and slot up to date from now on. */
export function watchPersistence(): void {
	let link = addressLink();
	let before = history.peek().present.draft;
	effect(() => {
		const known = check.value;
		const now = history.value;
		const { draft } = now.present;
		if (!known?.link || known.draft !== draft) return;
		const left = known.link !== link && edited(before, draft) ? link : null;
		link = known.link;
		before = draft;
		showAddress(link);
		void save(link, now).then(() => (left === null ? undefined : forget(left)));
	});
}

/** Whether one draft is the other one edited: an edit shares what it left alone, another puzzle nothing. */
function edited(before: Draft, now: Draft): boolean {
	return (['clues', 'givens', 'across', 'down'] as const).some(
		(part) => before[part] === now[part],
	);
}

function showAddress(link: string): void {
	if (addressLink() === link) return;
	window.history.replaceState(null, '', `${location.pathname}${location.search}#${link}`);
}

async function save(link: string, whole: History): Promise<void> {
	const { draft, entries } = whole.present;
	if (worth(draft, entries) === 0) return;
	const history = { ...whole, past: whole.past.slice(-KEPT), stroke: '' };
	const slot: Slot = { link, kind: draft.kind, size: draft.size, when: Date.now(), history };
	await kept((store) => set(link, slot, store));
}

async function forget(link: string): Promise<void> {
	await kept((store) => del(link, store));
}

function worth(draft: Draft, entries: readonly number[]): number {
	const { clues, signs, givens } = contentOf(draft);
	return clues + signs + givens + entries.filter((value) => value > 0).length;
}
