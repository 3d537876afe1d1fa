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
	/** The puzzle's title; empty for its kind and size. */
	readonly title: string;
}

/** The result of a search for solutions. */
export interface Solved {
	readonly verdict: 'unique' | 'several' | 'none' | 'unknown';
	/** The first solutions, row by row. */
	readonly solutions: readonly (readonly number[])[];
}

/** The result of a check: `together` means that each number is right, but not with the others. */
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

/** The element, as its board knows it. */
export interface Host {
	begun(board: Board): void;
	/** The board could not begin: one of its files is missing, unless it says something else. */
	failed(error: unknown, code?: ErrorCode): void;
	tell(message: EmbedMessage): void;
}

/** The frame of a board. */
export interface HostFrame extends HTMLIFrameElement {
	host: Host;
}
