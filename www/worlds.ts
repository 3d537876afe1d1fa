/*
 * The sorts of puzzles that are no grids, each a page of its own in this app,
 * loaded when it is first wanted. To add one: its name in `WorldId`, its line
 * in WORLDS, its picture and its text `kind.<id>`.
 */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Command } from './commands';
import { type PanelId, type WorldId, world } from './state/ui';

/** A page that stands where the board and its answer stand otherwise. */
export interface World {
	/** What it is called in the window's title. */
	title: () => string;
	/** The large thing at the left, and the card at the right. */
	Table: ComponentType;
	Card: ComponentType;
	/** What its panels say in place of the grids' own. */
	panels: Partial<Record<PanelId, ComponentType>>;
	/** What `New` says when this kind is chosen. */
	Begin: ComponentType;
	/** What a text is to it that was typed into the paste box. */
	Pasted: ComponentType<{ text: string }>;
	commands: readonly Command[];
	/** Opens what a link holds; without one, what was worked on last. */
	open: (link: string) => Promise<void>;
	/** Whether a text is one of its puzzles. */
	reads: (text: string) => Promise<boolean>;
	/** Opens a text if it is beyond doubt; else it is one for the paste box. */
	take: (text: string) => Promise<boolean>;
}

interface Guest {
	id: Exclude<WorldId, 'grids'>;
	/** How its links begin. */
	prefix: string;
	load: () => Promise<World>;
}

export const WORLDS: readonly Guest[] = [
	{
		id: 'snake',
		prefix: 'snake',
		load: async () => (await import('./cube')).SNAKE,
	},
];

/** Those that were loaded. */
const loaded = signal<Partial<Record<WorldId, World>>>({});

/** The page that is open, where it is not the grids. */
export const guest = (): World | undefined => loaded.value[world.value];

export async function load(id: WorldId): Promise<World | undefined> {
	const known = loaded.peek()[id];
	if (known) return known;
	const found = await WORLDS.find((one) => one.id === id)?.load();
	if (found) loaded.value = { ...loaded.peek(), [id]: found };
	return found;
}

export const loadedWorld = (id: WorldId): World | undefined => loaded.value[id];

/** The page that a link belongs to. */
export function worldOf(link: string): WorldId {
	return WORLDS.find(({ prefix }) => link.startsWith(prefix))?.id ?? 'grids';
}
