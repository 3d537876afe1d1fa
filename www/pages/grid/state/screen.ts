/*
 * What is on the screen and is not the game: the mode, the place that has the
 * focus, a sign that waits for its arrow, and how large the board is drawn.
 * None of it is stored and none of it is undone.
 */
import { signal } from '@preact/signals';
import type { Sign } from '../../../engine/types';
import type { Place } from '../../../pictures/grid/places';

/** Play enters the player's digits; Set edits clues, givens and signs. */
export type Mode = 'play' | 'set';

export const mode = signal<Mode>('set');
export const focus = signal<Place>({ row: 0, column: 0 });
/** A `<` or `>` was typed and waits for its arrow. */
export const pendingSign = signal<Sign>('none');
/** How much larger than its fitting size the board is drawn. */
export const zoom = signal(1);

/** From this size on a board may be too fine for a small screen. */
export const LARGE = 10;
