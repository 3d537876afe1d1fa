/*
 * What is on the screen and is not the game: the mode, the place that has the
 * focus, the panel that is open, a notice, and the sentence that a screen
 * reader is to speak. None of it is stored and none of it is undone.
 */
import { effect, signal } from '@preact/signals';
import type { Message, Sign } from '../engine/types';
import type { Place } from '../pictures/grid/places';

/** Play enters the player's digits; Set edits clues, givens and signs. */
export type Mode = 'play' | 'set';

/** What is on the table: the grids, another sort of puzzle that has a page of its own in this app, or the lab. */
export type WorldId = 'grids' | 'snake' | 'study';

/** A sort of puzzle; the lab looks at one of them. */
export type SortId = Exclude<WorldId, 'study'>;

export const world = signal<WorldId>('grids');

export type PanelId = 'new' | 'paste' | 'share' | 'settings' | 'help';

/** A sentence of the page, by its key, or one of the core. */
export type Words = { key: string; args?: Record<string, string | number> } | Message;

export interface Notice {
	tone: 'info' | 'warning' | 'error';
	words: Words;
	/** More sentences, shown below the first. */
	more?: readonly Words[];
	/** A button beside the words, with the text of its key. */
	action?: { key: string; run: () => void };
	/** Plain text that is not ours to translate, such as the words of a failure. */
	raw?: string;
}

export const mode = signal<Mode>('set');
export const focus = signal<Place>({ row: 0, column: 0 });
export const panel = signal<PanelId | null>(null);
export const notice = signal<Notice | null>(null);
/** A `<` or `>` was typed and waits for its arrow. */
export const pendingSign = signal<Sign>('none');
/** How much larger than its fitting size the board is drawn. */
export const zoom = signal(1);

/** From this size on a board may be too fine for a small screen. */
export const LARGE = 10;

/** The live region's sentence; the number makes a repeated sentence new. */
export const spoken = signal<{ words: string; turn: number }>({ words: '', turn: 0 });

/** Sentences said within this time of one another are said together, or the first would be lost. */
const BREATH = 400;
let last = { words: '', when: 0 };

export function speak(words: string): void {
	const when = performance.now();
	const together = when - last.when < BREATH && last.words !== words;
	spoken.value = {
		words: together ? `${last.words}. ${words}` : words,
		turn: spoken.peek().turn + 1,
	};
	last = { words, when };
}

/** What was merely said goes by itself; warnings wait to be closed. */
const LINGER = 8000;

effect(() => {
	const now = notice.value;
	if (now?.tone !== 'info' || now.action) return;
	const timer = setTimeout(() => {
		if (notice.peek() === now) notice.value = null;
	}, LINGER);
	return () => clearTimeout(timer);
});

/** What was said of the last keystroke is over when the next one does what it should. */
export function untell(...keys: readonly string[]): void {
	const now = notice.peek();
	if (now && 'key' in now.words && keys.includes(now.words.key)) notice.value = null;
}

export function tell(words: Words, tone: Notice['tone'] = 'info'): void {
	notice.value = { tone, words };
}
