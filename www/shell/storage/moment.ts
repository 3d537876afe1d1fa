/*
 * The last change of this tab, in session storage. It is written at once, so that closing a tab loses no keystroke,
 * even though slots are written more slowly.
 */
import type { Named } from '../history';
import { parsed, putText, textIn } from './json';
import { setAside } from './set-aside';
import { type Left, readMoment, type Shape, versionOf } from './slot';

export class Moment<Kept extends Named> {
	/** The record as read when the page was opened, and then as last written. */
	#known: Left<Kept> | null | undefined;

	constructor(
		private readonly key: string,
		private readonly shape: Shape<Kept>,
	) {}

	read(): Left<Kept> | null {
		if (this.#known === undefined) this.#readFirst();
		return this.#known ?? null;
	}

	write(left: Left<Kept>): void {
		this.#known = left;
		const record = { ...left, version: versionOf(this.shape) };
		// Without session storage, only the slot contains the change.
		putText(() => sessionStorage, this.key, JSON.stringify(record));
	}

	/** Removes the record if it is about this board. */
	forget(board: string): void {
		if (this.read()?.board !== board) return;
		this.#known = null;
		forget(this.key);
	}

	#readFirst(): void {
		this.#known = null;
		const text = textIn(() => sessionStorage, this.key);
		if (text === null) return;
		const read = readMoment(this.shape, parsed(text));
		if (read.is === 'whole') this.#known = read.value;
		else void this.#moveAside(text);
		if (read.is === 'damaged') this.write(read.value);
	}

	async #moveAside(text: string): Promise<void> {
		const isKept = await setAside('moment', this.key, text);
		if (isKept && this.#known === null) forget(this.key);
	}
}

function forget(key: string): void {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// The record disappears with the tab anyway.
	}
}
