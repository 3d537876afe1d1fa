/*
 * The state of the screen apart from the game: the mode, the focused place, a
 * sign that waits for its arrow, and the size of the board. None of it is saved
 * or undone.
 */
import { signal } from '@preact/signals';
import type { Sign, Symmetry } from '../../../engine/types';
import type { Tool } from '../../../pictures/grid/board/keys';
import type { Place } from '../../../pictures/grid/places';
import { isEmbedded } from '../../../shell/embedding';

/** Play enters the player's digits; Set up edits clues, givens and signs. */
export type Mode = 'play' | 'set';

/** Embedded boards are never set up. */
export const mode = signal<Mode>(isEmbedded ? 'play' : 'set');
export const focus = signal<Place>({ row: 0, column: 0 });
/** The cells selected together, by number; none if the caret is alone. */
export const selection = signal<readonly number[]>([]);
/** The effect of a digit in Play. */
export const tool = signal<Tool>('digit');
/** The number for tapped cells, if numbers come first; 0 for none. */
export const picked = signal(0);
/** The clue under the pointer. */
export const pointed = signal<Place | null>(null);
/** The cells of the highlighted chain of signs, and of the one under the pointer. */
export const chain = signal<readonly number[]>([]);
export const pointedChain = signal<readonly number[]>([]);
/** The cell whose name in a hint is under the pointer. */
export const namedCell = signal<number | null>(null);
/** Further words about a place of the board, after its name, from a part that is fetched. */
export const placeWords = signal<((place: Place) => string) | undefined>(undefined);
/** A `<` or `>` was typed and waits for its arrow. */
export const pendingSign = signal<Sign>('none');
/** The asking key was typed and waits for its subject. */
export const asking = signal(false);
/** The next number is asked about: why not here? */
export const asksWhy = signal(false);
/** The enlargement of the board beyond its fitting size. */
export const zoom = signal(1);

/** The quarter turns of the city. */
export const cityTurn = signal(0);
/** Whether the board of a finished puzzle is its city. */
export const skyline = signal(true);
/** The board, by name, whose street is shown; empty above the roofs. */
export const street = signal('');

/** Whether the setter's desk was opened: it stays open from puzzle to puzzle. */
export const wantsDesk = signal(false);

/** The symmetry of what is left when a puzzle is thinned out. */
export const symmetry = signal<Symmetry>('none');

/** From this size on a board may be too fine for a small screen. */
export const LARGE = 10;

/** The boards in Play, by name, whose solution may be shown without asking; and the one that asks now. */
export const spoilt = signal<readonly string[]>([]);
export const asksToSpoil = signal('');
