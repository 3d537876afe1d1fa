/*
 * The sorts of puzzles that are no grids, each a page of its own in this app,
 * loaded when it is first wanted. To add one: its name in `WorldId`, its line
 * in WORLDS, its picture and its text `kind.<id>`. The lab is a page as well,
 * but no sort of puzzle: it looks at the one that is open.
 */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Command } from '../pages/grid/commands';
import { readStudyLink } from '../pages/lab/link';
import { type PanelId, type SortId, type WorldId, world } from './screen';

/** What stands where the board and its answer stand otherwise. */
export interface Page {
	/** What it is called in the window's title. */
	title: () => string;
	/** The large thing at the left, and the card at the right. */
	Table: ComponentType;
	Card: ComponentType;
	/** What its panels say in place of the grids' own. */
	panels: Partial<Record<PanelId, ComponentType>>;
	commands: readonly Command[];
	/** Opens what a link holds; without one, what was worked on last. */
	open: (link: string) => Promise<void>;
	/** The sort of puzzle that it looks at, where it has none of its own. */
	sort?: () => SortId;
}

/** The page of a sort of puzzle. */
export interface World extends Page {
	/** What `New` says when this kind is chosen. */
	Begin: ComponentType;
	/** What a text is to it that was typed into the paste box. */
	Pasted: ComponentType<{ text: string }>;
	/** Whether a text is one of its puzzles. */
	reads: (text: string) => Promise<boolean>;
	/** Opens a text if it is beyond doubt; else it is one for the paste box. */
	take: (text: string) => Promise<boolean>;
}

interface Guest {
	id: Exclude<SortId, 'grids'>;
	/** How its links begin. */
	prefix: string;
	load: () => Promise<World>;
}

export const WORLDS: readonly Guest[] = [
	{
		id: 'snake',
		prefix: 'snake',
		load: async () => (await import('../pages/snake/snake')).SNAKE,
	},
];

/** Those that were loaded. */
const worlds = signal<Partial<Record<WorldId, World>>>({});
const study = signal<Page | null>(null);

/** The page that is open, where it is not the grids. */
export const guest = (): Page | undefined =>
	world.value === 'study' ? (study.value ?? undefined) : worlds.value[world.value];

export async function load(id: WorldId): Promise<World | undefined> {
	const known = worlds.peek()[id];
	if (known) return known;
	const found = await WORLDS.find((one) => one.id === id)?.load();
	if (found) worlds.value = { ...worlds.peek(), [id]: found };
	return found;
}

/** Any page, the lab too. */
export async function loadPage(id: WorldId): Promise<Page | undefined> {
	if (id !== 'study') return load(id);
	study.value ??= (await import('../pages/lab/lab')).STUDY;
	return study.value;
}

export const loadedWorld = (id: WorldId): World | undefined => worlds.value[id];

/** The page that a link belongs to. */
export function worldOf(link: string): WorldId {
	return readStudyLink(link) ? 'study' : sortOf(link);
}

/** The sort of puzzle that a link holds. */
export const sortOf = (link: string): SortId =>
	WORLDS.find(({ prefix }) => link.startsWith(prefix))?.id ?? 'grids';

/** The sort of puzzle that is on the table, if only to be looked at. */
export const sortOnTable = (): SortId =>
	world.value === 'study' ? (study.value?.sort?.() ?? 'grids') : world.value;
