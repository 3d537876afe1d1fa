/*
 * The state of the screen, as opposed to the game: the mode, the focused place,
 * a sign waiting for its arrow, and the size of the board. This state is not
 * saved, and undo does not affect it.
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
/** The cells selected together, by number; none if there is only the caret. */
export const selection = signal<readonly number[]>([]);
/** What a digit does in Play. */
export const tool = signal<Tool>('digit');
/** The number that goes into tapped cells, if numbers come first; 0 for none. */
export const picked = signal(0);
/** The clue under the pointer. */
export const pointed = signal<Place | null>(null);
/** The cells of the highlighted chain of signs, and of the one under the pointer. */
export const chain = signal<readonly number[]>([]);
export const pointedChain = signal<readonly number[]>([]);
/** The cell whose name in a hint is under the pointer. */
export const namedCell = signal<number | null>(null);
/** More text about a place on the board, spoken after its name; it comes from a part that is fetched later. */
export const placeWords = signal<((place: Place) => string) | undefined>(undefined);
/** The `<` or `>` that was typed and is waiting for its arrow. */
export const pendingSign = signal<Sign>('none');
/** Whether the question key was pressed and its subject is awaited. */
export const asking = signal(false);
/** Whether the player asks why the next number cannot be here. */
export const asksWhy = signal(false);
/** How far the board is enlarged beyond the size that fits. */
export const zoom = signal(1);

/** How many quarter turns the city has been rotated. */
export const cityTurn = signal(0);
/** Whether the board of a finished puzzle is shown as a city. */
export const skyline = signal(true);
/** The name of the board whose street is shown; empty while the board is seen from above. */
export const street = signal('');

/** Whether the setter's desk was opened; it stays open from puzzle to puzzle. */
export const wantsDesk = signal(false);

/** The symmetry kept when a puzzle is thinned out. */
export const symmetry = signal<Symmetry>('none');

/** From this size up, a board may be too fine for a small screen. */
export const LARGE = 10;

/** The names of the boards in Play whose solution may be shown without asking, and of the one that is asking now. */
export const spoilt = signal<readonly string[]>([]);
export const asksToSpoil = signal('');
