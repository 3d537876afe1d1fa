/*
 * `<gridfold-puzzle link="..." mode="play|solve|show" lang theme hints title>`: the board of the page, with its
 * pad, hints and check, as an element. The board is in a frame of the same origin inside the element. Styles do not
 * cross in either direction, the board is as wide as the element, and a page can hold any number of boards. This
 * file creates the frame; `board.ts` runs in it.
 */

import type { EmbedMessage, EmbedState } from '../shell/embed/messages';
import { EMBED_MODES, type EmbedMode, oneOf } from '../shell/embed/modes';
import type { Board, Checked, Host, HostFrame, Look, Solved } from './bridge';
import { errorOf, GridfoldError } from './errors';
import type { Heard } from './events';
import { type Later, later } from './later';

export type { EmbedState as PuzzleState } from '../shell/embed/messages';
export type { Checked, Solved } from './bridge';
export { type ErrorCode, GridfoldError } from './errors';
export type { GridfoldPuzzleEventMap } from './events';

const EMPTY: EmbedState = { link: '', position: '', cells: [], filled: 0, solved: false };

/** Without a document, as in Node, the class can be imported but not used. */
const Base = (globalThis.HTMLElement ?? class {}) as new () => Heard & HTMLElement;

/** The address of this file, and thus of the others. */
const OWN = import.meta.url;

/**
 * Events: `ready`, `change` and `solved`, whose `detail` is a `PuzzleState`; `error`, whose `detail` is a
 * `GridfoldError`.
 */
export class GridfoldPuzzle extends Base {
	static readonly observedAttributes = ['link', 'mode', 'lang', 'theme', 'hints', 'title'];

	/**
	 * The address of the folder with the package's files, needed if a bundler has moved this file elsewhere. A
	 * relative address is resolved against that of the page, as in a link.
	 */
	static files: string | URL = OWN;

	#frame: HostFrame | null = null;
	#state = EMPTY;
	#begun: Later<Board> = later();

	/** The link of the puzzle, or the puzzle in any other format. Setting a new one starts over. */
	get link(): string {
		return this.getAttribute('link') ?? '';
	}

	set link(link: string) {
		this.setAttribute('link', link);
	}

	/** `play` to play; `solve` to show the solution; `show` to show only the puzzle. */
	get mode(): EmbedMode {
		return oneOf(EMBED_MODES, this.getAttribute('mode'));
	}

	set mode(mode: EmbedMode) {
		this.setAttribute('mode', mode);
	}

	/** Whether hints and checks are offered; the attribute `hints="off"` switches them off. */
	get hints(): boolean {
		return this.getAttribute('hints') !== 'off';
	}

	set hints(hints: boolean) {
		this.setAttribute('hints', hints ? 'on' : 'off');
	}

	/** `light` or `dark`; any other value follows the reader's system. */
	get theme(): string {
		return this.getAttribute('theme') ?? 'system';
	}

	set theme(theme: string) {
		this.setAttribute('theme', theme);
	}

	/**
	 * The link of the puzzle with the player's numbers, marks and colours; given as `link` to another element, it
	 * continues from here.
	 */
	get position(): string {
		return this.#state.position;
	}

	/** The numbers of all cells row by row, counted from 1; 0 if a cell is open. */
	get cells(): readonly number[] {
		return this.#state.cells;
	}

	/** The number of filled cells, including the printed ones. */
	get filled(): number {
		return this.#state.filled;
	}

	/** Whether all cells have a number, and nothing is wrong. */
	get solved(): boolean {
		return this.#state.solved;
	}

	/**
	 * Resolves when the board is ready; rejects with a `GridfoldError` if it cannot start, and `error` is then fired
	 * too.
	 */
	get ready(): Promise<void> {
		return this.#begun.promise.then(() => undefined);
	}

	/** Solves the puzzle, and shows its solution. */
	async solve(): Promise<Solved> {
		return (await this.#begun.promise).solve();
	}

	/** Shows the next level of a hint, like the button; returns its words, which are empty if there is none. */
	async hint(): Promise<string> {
		return (await this.#begun.promise).hint();
	}

	/** Checks whether the player's numbers are right; null if that could not be decided. */
	async check(): Promise<Checked | null> {
		return (await this.#begun.promise).check();
	}

	/** Removes everything the player has entered; the player can undo this. */
	async reset(): Promise<void> {
		(await this.#begun.promise).reset();
	}

	connectedCallback(): void {
		this.#begin(this.position || this.link);
	}

	disconnectedCallback(): void {
		this.#end();
	}

	attributeChangedCallback(name: string, before: string | null, now: string | null): void {
		if (!this.#frame || before === now) return;
		if (name === 'link') {
			this.#end();
			this.#state = EMPTY;
			this.#begin(this.link);
			return;
		}
		this.#frame.title = this.#name();
		this.#begun.promise.then((board) => board.look(this.#look()), heardAlready);
	}

	#look(): Look {
		const { mode, hints, theme, lang, title } = this;
		return { mode, hints, theme, lang, title };
	}

	/** The frame's name for screen readers. */
	#name(): string {
		return this.title || 'Gridfold';
	}

	#begin(link: string): void {
		const frame = document.createElement('iframe') as HostFrame;
		frame.host = this.#host(frame);
		const root = this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true });
		this.style.display ||= 'block';
		frame.title = this.#name();
		frame.srcdoc = '<!doctype html>';
		Object.assign(frame.style, { display: 'block', width: '100%', border: '0' });
		// The event also fires when the reader reloads the frame of a board that could not start.
		frame.addEventListener('load', () => furnish(frame, this.#look(), link));
		this.#frame = frame;
		root.replaceChildren(frame);
	}

	/** Ends the board. A promise that was waiting for it then waits for the next board. */
	#end(): void {
		this.#frame?.remove();
		this.#frame = null;
		if (this.#begun.isSettled) this.#begun = later();
	}

	/** Messages from a frame count only while its board is shown. */
	#host(frame: HostFrame): Host {
		const shown = (does: () => void) => {
			if (frame === this.#frame) does();
		};
		return {
			begun: (board) => shown(() => this.#start(board)),
			failed: (error, code = 'not-loaded') => shown(() => this.#fail(errorOf(code, error))),
			tell: (message) => shown(() => this.#hear(message)),
		};
	}

	/** The reader may have tried again after a failure. */
	#start(board: Board): void {
		if (this.#begun.isSettled) this.#begun = later();
		this.#state = board.state();
		this.#begun.resolve(board);
		this.#dispatch('ready', this.#state);
	}

	#fail(error: GridfoldError): void {
		this.#begun.reject(error);
		this.#dispatch('error', error);
	}

	#hear(message: EmbedMessage): void {
		if (message.type === 'gridfold:height') {
			if (this.#frame) this.#frame.style.height = `${message.height}px`;
			return;
		}
		if (message.type === 'gridfold:error') {
			this.#fail(new GridfoldError('not-loaded', message.message));
			return;
		}
		const { type, ...state } = message;
		this.#state = state;
		this.#dispatch(type === 'gridfold:solved' ? 'solved' : 'change', state);
	}

	#dispatch(type: string, detail: unknown): void {
		this.dispatchEvent(new CustomEvent(type, { detail, bubbles: type !== 'error' }));
	}
}

/** Puts the styles, the script and the options into the frame's empty document. */
function furnish(frame: HostFrame, look: Look, link: string): void {
	const its = frame.contentDocument;
	if (!its) return;
	try {
		const { hints, ...rest } = look;
		const asked = { embed: '', ...rest, hints: hints ? 'on' : 'off', link };
		its.documentElement.dataset.embed = String(new URLSearchParams(asked));
		its.body.append(Object.assign(its.createElement('div'), { id: 'app' }));
		its.head.append(...parts(frame, its));
	} catch (error) {
		frame.host.failed(error);
	}
}

function parts(frame: HostFrame, its: Document): HTMLElement[] {
	const style = its.createElement('link');
	Object.assign(style, { rel: 'stylesheet', href: file('board.css') });
	const script = its.createElement('script');
	Object.assign(script, { type: 'module', src: file('board.js') });
	const missing = () => frame.host.failed(new Error(`${script.src} could not be loaded`));
	script.addEventListener('error', missing);
	return [style, script];
}

/** The full address of a file of the package. */
const file = (name: string) => new URL(name, folder()).href;

function folder(): URL {
	const { files } = GridfoldPuzzle;
	// A folder may be given without its trailing slash; an empty address is the page's own folder.
	const named = files === OWN ? OWN : `${files || '.'}`.replace(/\/*$/, '/');
	return new URL(named, document.baseURI);
}

/** The event `error` has already reported the failure. */
const heardAlready = () => undefined;

declare global {
	interface HTMLElementTagNameMap {
		'gridfold-puzzle': GridfoldPuzzle;
	}
}

if (globalThis.customElements && !customElements.get('gridfold-puzzle'))
	customElements.define('gridfold-puzzle', GridfoldPuzzle);
