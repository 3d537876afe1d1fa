/*
 * What a page provides: the links that it opens, a main area with a card beside it, commands, and its sections of
 * the panels. The shell knows nothing else about pages; `places.ts` lists them. To add a page, copy the folder of a
 * page, and list its entry there.
 */
import type { ComponentChildren, ComponentType } from 'preact';
import type { Family, Recognised } from '../engine/types';
import type { Key } from '../language/keys';
import type { Command } from '../widgets/command';
import type { IconName } from '../widgets/icons';
import type { EmbedState } from './embed/messages';
import type { TakenIn } from './slots';
import type { Sort } from './storage/aside';
import type { Watch } from './storage/batch';

/** Panels for the puzzles of the day, photos, and typing puzzles in from paper. */
export type Provided = 'Daily' | 'Photo' | 'Type';

/** A page as the shell knows it before it is loaded. */
export interface PageEntry {
	readonly id: string;
	/** Whether a link opens this page. If several pages claim it, the last in the list gets it. */
	readonly owns: (link: string) => boolean;
	/** The family of puzzles that can be begun there, for pages that begin puzzles. */
	readonly family?: Family;
	/** The kinds of this family, with their texts `kind.<id>` and `rules.<id>`. */
	readonly kinds: () => readonly string[];
	/** The panels that it provides for all pages. */
	readonly provides?: readonly Provided[];
	/**
	 * Whether it is self-contained: its first picture needs nothing from other pages, and does not fail when they do.
	 */
	readonly isAlone?: true;
	/**
	 * Whether it opens most links without a sentence of the core, and fetches the core's texts itself if it needs them.
	 */
	readonly isTerse?: true;
	/** Its part of the record; for pages whose puzzles are solved. */
	readonly Record?: ComponentType;
	/** Its part of Learn, below the rules. */
	readonly Course?: ComponentType;
	readonly home?: HomePart;
	/** How it is listed in the title bar, the menu and on Home. */
	readonly place?: Place;
	/** The page under whose place this page is listed, if it has no separate place. */
	readonly within?: string;
	/** Whether the page takes what was found in a text. */
	readonly takes: (found: Recognised) => boolean;
	/** Fetches what is needed right after the first picture, only once however often it is called. */
	readonly prepare?: () => Promise<void>;
	/** Loads the page when it is first wanted, and starts its watchers. */
	readonly load: () => Promise<Page>;
}

/** The parts of a page on Home, in order. All of them are drawn without the core. */
export interface HomePart {
	/** Unfinished games; shown if the last visit left any. */
	readonly Underway?: ComponentType;
	/** The puzzles of the day. */
	readonly Today?: ComponentType;
	/** A new puzzle with the last wish. */
	readonly NewOne?: ComponentType;
}

/** A place of the site that has a name and a link. */
export interface Place {
	readonly link: string;
	readonly name: Key;
	readonly icon: IconName;
	/** The group of the menu that lists it; without one it is only in the title bar. */
	readonly group?: 'play' | 'more';
	/** Whether a wide title bar shows it by name. */
	readonly isInBar?: true;
	/** What it is for, in a sentence. */
	readonly about?: Key;
	/** The picture of its card on Home; without one it has no card. */
	readonly Picture?: ComponentType;
}

export interface Page {
	/** Its name in the window's title. */
	readonly title: () => string;
	/** The main area on the left, and the card on the right. */
	readonly Table: ComponentType;
	/** Without a card, the main area fills the page. */
	readonly Card?: ComponentType;
	/** Its part of the panel Share. */
	readonly Share: ComponentType;
	readonly Help: ComponentType;
	/** The settings of the puzzle on the table. */
	readonly Settings?: ComponentType;
	/** The puzzles of the day; for the page that has them. */
	readonly Daily?: ComponentType;
	/** The way from a photo to a puzzle; for the page that reads photos. */
	readonly Photo?: ComponentType;
	/** The choice of an empty puzzle to type into; for the page with puzzles from paper. */
	readonly Type?: ComponentType;
	/** The choices for printing; for pages that print more than they show. */
	readonly Print?: ComponentType;
	/** The choices of the panel New for one of its kinds; for pages that have kinds. */
	readonly New?: ComponentType<{ kind: string }>;
	readonly commands: readonly Command[];
	/** The commands and panels that the menu offers for the open puzzle. */
	readonly menu?: () => readonly Command['id'][];
	/**
	 * The kinds and variants whose rules apply to the puzzle on the table, by the ids of their texts; for pages with
	 * puzzles.
	 */
	readonly rules?: () => readonly string[];
	/** Other text about the puzzle, besides its rules. */
	readonly About?: ComponentType;
	/** The kind of the puzzle on the table. */
	readonly kind: () => string;
	/** The kind that New begins with, if there is a choice. */
	readonly begins?: () => string | undefined;
	/**
	 * Opens the content of a link; without one, the last puzzle worked on. `board` names the board of an entry of
	 * the tab's history that this page wrote, else it is empty.
	 */
	readonly open: (link: string, board: string) => Promise<void>;
	/** Takes puzzles found in a text; for pages that take any. */
	readonly texts?: Texts;
	/** Its form inside a page of another site; without it, the table and the card are one below the other there. */
	readonly embedded?: () => Promise<Embedded>;
	/** The boards that it saves on this device; for pages that save any. */
	readonly shelf?: Shelf;
	/** Handles a key that is not a command's. `typing` says whether arrows belong to the focused element. */
	readonly takeKey?: (event: KeyboardEvent, typing: boolean) => void;
	/** Handles a pasted text that belongs where the focus is; false if it does not belong there. */
	readonly takeText?: (text: string) => boolean;
}

/** How a page works when embedded in another site. */
export interface Embedded {
	readonly View: ComponentType;
	/** The commands that keys can run there. */
	readonly keys: readonly string[];
	/** The state reported to the page outside; reads signals. */
	readonly state: () => EmbedState;
}

/** A page's saved boards, as listed in My puzzles and contained in a file. */
export interface Shelf {
	readonly slots: {
		readonly names: { readonly sort: Sort };
		ready(): Promise<void>;
		remove(board: string): Promise<() => Promise<void>>;
		records(): readonly { readonly board: string }[];
		takeIn(records: readonly unknown[], watch: Watch): Promise<TakenIn | null>;
	};
	/** The latest first. */
	readonly boards: () => readonly KeptBoard[];
	readonly beside?: readonly Beside[];
	/** The commands for all the visitor's own boards; for pages on which puzzles are made. */
	readonly Own?: ComponentType;
}

/** A record that a page saves alongside its boards, and that a file contains as well. */
export interface Beside {
	readonly name: Sort;
	value(): unknown;
	/** Adds the contents of a file to what is saved here; returns false if they cannot be read. */
	take(value: unknown): boolean;
}

export interface KeptBoard {
	readonly board: string;
	readonly when: number;
	/** Its name, computed while drawing: a board without a readable name does not block the list. */
	readonly title: () => string;
	readonly picture: ComponentChildren;
	/** How far the puzzle has been played. */
	readonly progress: ComponentChildren;
	/** Whether it was made here, or is marked as one of the visitor's own. */
	readonly isOwn: boolean;
	/** Whether it is on the table now. */
	readonly isOpen: boolean;
	readonly open: () => void;
}

/** How a page handles a puzzle found in a text. */
interface Texts {
	/** Opens what was found in this text; false if it could be taken in several ways. */
	readonly open: (found: Recognised, text: string) => boolean;
	/** Its announcement. */
	readonly words: (found: Recognised) => string;
	/** How it is shown in the paste box. */
	readonly Found: ComponentType<{ found: Recognised; text: string }>;
	/** What the page offers for a text with several of its puzzles; for pages that take several together. */
	readonly Several?: ComponentType<{ text: string }>;
}
