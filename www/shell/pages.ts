/*
 * All pages, the loaded ones, and the open one.
 */
import { computed, signal } from '@preact/signals';
import type { Recognised } from '../engine/types';
import type { HomePart, Page, PageEntry, Place, Provided } from './page';

const list = signal<readonly PageEntry[]>([]);
const loaded = signal<Readonly<Record<string, Page>>>({});

/** The id of the open page; empty before the first page is open. */
export const activeId = signal('');

export const activePage = computed<Page | undefined>(() => loaded.value[activeId.value]);

/** Sets the list of pages, once, at the start. */
export function installPages(pages: readonly PageEntry[]): void {
	list.value = pages;
}

/** The page that a link opens. */
export function ownerOf(link: string): PageEntry {
	const owner = list.peek().findLast(({ owns }) => owns(link));
	if (!owner) throw new Error(`no page owns "${link}"`);
	return owner;
}

/** The pages on which puzzles can be begun. */
export const homes = (): readonly PageEntry[] => list.value.filter(({ family }) => family);

/** Every kind of puzzle that can be begun. */
export const allKinds = (): readonly string[] => list.value.flatMap(({ kinds }) => kinds());

export const homeOf = (kind: string): PageEntry | undefined =>
	list.value.find(({ kinds }) => kinds().includes(kind));

export const providerOf = (panel: Provided): PageEntry | undefined =>
	list.value.find(({ provides }) => provides?.includes(panel));

/** The parts of Home from all pages, in order. */
export const homeParts = (): readonly HomePart[] => list.value.flatMap(({ home }) => home ?? []);

/** The parts of Learn from all pages, in order. */
export const courses = () =>
	list.value.flatMap(({ id, Course }) => (Course ? [{ id, Course }] : []));

interface PlacedPage {
	readonly place: Place;
	/** Whether this place, or a page that belongs to it, is open. */
	readonly isHere: boolean;
	readonly isOpen: boolean;
}

/** The places, in order; it reads signals. */
export function places(): readonly PlacedPage[] {
	const here = list.value.find(({ id }) => id === activeId.value);
	const open = here?.place ? here.id : here?.within;
	return list.value.flatMap(({ id, place }) =>
		place ? [{ place, isHere: id === open, isOpen: id === here?.id }] : [],
	);
}

/** The page that takes something found in a text. */
export const takerOf = (found: Recognised): PageEntry | undefined =>
	list.peek().find(({ takes }) => takes(found));

export async function load(entry: PageEntry): Promise<Page> {
	const known = loaded.peek()[entry.id];
	if (known) return known;
	const page = await entry.load();
	loaded.value = { ...loaded.peek(), [entry.id]: page };
	return page;
}

export const loadedPage = (entry: PageEntry): Page | undefined => loaded.value[entry.id];
