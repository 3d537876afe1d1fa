/*
 * The state of the screen apart from the game: the mode, the place that has the
 * focus, a sign that waits for its arrow, and how large the board is drawn.
 * None of it is stored and none of it is undone.
 */
import { signal } from '@preact/signals';
import type { Sign, Symmetry } from '../../../engine/types';
import type { Tool } from '../../../pictures/grid/board/keys';
import type { Place } from '../../../pictures/grid/places';
import { isEmbedded } from '../../../shell/embedding';

/** Play enters the player's digits; Set edits clues, givens and signs. */
export type Mode = 'play' | 'set';

/** A page of another site shows boards that are never set up. */
export const mode = signal<Mode>(isEmbedded ? 'play' : 'set');
export const focus = signal<Place>({ row: 0, column: 0 });
/** The cells that are selected together, by number; none if the caret is alone. */
export const selection = signal<readonly number[]>([]);
/** What a digit does in Play. */
export const tool = signal<Tool>('digit');
/** The number that cells get when they are tapped, where numbers come first; 0 for none. */
export const picked = signal(0);
/** The clue that is pointed at. */
export const pointed = signal<Place | null>(null);
/** The cells of the chain of signs that is looked at, and of the one that is pointed at. */
export const chain = signal<readonly number[]>([]);
export const pointedChain = signal<readonly number[]>([]);
/** The cell whose name is pointed at in the words of a hint. */
export const namedCell = signal<number | null>(null);
/** A `<` or `>` was typed and waits for its arrow. */
export const pendingSign = signal<Sign>('none');
/** The key that asks was typed and waits for what it asks about. */
export const asking = signal(false);
/** The next number is asked about: why not here? */
export const asksWhy = signal(false);
/** How much larger than its fitting size the board is drawn. */
export const zoom = signal(1);

/** By how many quarter turns the city is turned. */
export const cityTurn = signal(0);
/** Whether the board of a finished puzzle is its city. */
export const skyline = signal(true);
/** The board, by name, that is seen from the street; empty above the roofs. */
export const street = signal('');

/** Whether the setter's desk was opened or closed by hand; null while it is as the room beside the board says. */
export const deskChoice = signal<boolean | null>(null);

/** How what is printed is to be arranged when a puzzle is thinned out. */
export const symmetry = signal<Symmetry>('none');

/** From this size on a board may be too fine for a small screen. */
export const LARGE = 10;

/** The boards that are played, by name, whose solution may be shown without asking; and the one that asks now. */
export const spoilt = signal<readonly string[]>([]);
export const asksToSpoil = signal('');
