/* The events of `<gridfold-puzzle>` for TypeScript: their names, and the types of `detail`. */
import type { EmbedState } from '../shell/embed/messages';
import type { GridfoldError } from './errors';

/** The events that bubble and that no other element has. */
interface OwnEvents {
	/** The board is ready. */
	ready: CustomEvent<EmbedState>;
	/** Fired when the last number was entered and everything is right. */
	solved: CustomEvent<EmbedState>;
}

/** The events of an element of the page. */
export interface GridfoldPuzzleEventMap
	extends Omit<HTMLElementEventMap, 'change' | 'error'>,
		OwnEvents {
	/** Fired when the player has changed something. */
	change: CustomEvent<EmbedState>;
	/** Fired when something could not be loaded or read. */
	error: CustomEvent<GridfoldError>;
}

type Listener<Name extends keyof GridfoldPuzzleEventMap> = (
	event: GridfoldPuzzleEventMap[Name],
) => unknown;

type Listen<Options> = {
	<Name extends keyof GridfoldPuzzleEventMap>(
		name: Name,
		listener: Listener<Name>,
		options?: boolean | Options,
	): void;
	(name: string, listener: EventListenerOrEventListenerObject, options?: boolean | Options): void;
};

/**
 * The listeners of an element of the page. They take precedence over the listeners of HTML elements, which have other
 * events.
 */
export interface Heard {
	addEventListener: Listen<AddEventListenerOptions>;
	removeEventListener: Listen<EventListenerOptions>;
}

declare global {
	// `change` and `error` already exist for all elements.
	interface HTMLElementEventMap extends OwnEvents {}
}
