/* The messages between the element and its board, which is in a separate frame of the same origin. */
import type { EmbedMessage, EmbedState } from '../shell/embed/messages';
import type { EmbedMode } from '../shell/embed/modes';
import type { ErrorCode } from './errors';

/** A board's state, which may be reported at any time. */
export interface Look {
	readonly mode: EmbedMode;
	readonly hints: boolean;
	readonly lang: string;
	readonly theme: string;
	/** The puzzle's title; if empty, the board shows its kind and size. */
	readonly title: string;
}

/** The result of a search for solutions. */
export interface Solved {
	readonly verdict: 'unique' | 'several' | 'none' | 'unknown';
	/** The first solutions, row by row. */
	readonly solutions: readonly (readonly number[])[];
}

/**
 * The result of a check: `together` means that each number is right by itself, but they cannot all be right together.
 */
export interface Checked {
	readonly says: 'right' | 'wrong' | 'together' | 'impossible';
	/** The cells whose number no solution has, counted from 0 row by row. */
	readonly wrong: readonly number[];
}

export interface Board {
	look(look: Look): Promise<void>;
	state(): EmbedState;
	solve(): Promise<Solved>;
	hint(): Promise<string>;
	check(): Promise<Checked | null>;
	reset(): void;
}

/** The element, as its board sees it. */
export interface Host {
	begun(board: Board): void;
	/** Called if the board could not start: one of its files is missing, unless the code says otherwise. */
	failed(error: unknown, code?: ErrorCode): void;
	tell(message: EmbedMessage): void;
}

/** The frame of a board. */
export interface HostFrame extends HTMLIFrameElement {
	host: Host;
}
