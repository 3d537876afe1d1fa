/*
 * The log of a search as plain numbers: one entry per event, in lists that grow as events arrive. Nothing is stored
 * twice: walking back from an event finds what is still in force there, and an undo stores how far to jump. Pure;
 * `crates/wasm/src/lab/packed_event.rs` writes the numbers.
 */
import { NodeTable } from './nodes';
import { Numbers } from './numbers';

/** The kinds of events, by their number in the core's stream. */
export const TRY = 0;
export const PLACE = 1;
export const REMOVE = 2;
export const DEAD_END = 3;
export const NONE_LEFT = 4;
export const UNDO = 5;
export const SOLUTION = 6;
/** A number that a rule found: a node of the tree, but not a try. */
export const FOUND = 7;

export class EventLog {
	readonly nodes = new NodeTable();
	#heads = new Numbers();
	#values = new Numbers();
	/** For each event, the node in force after it. */
	#stands = new Numbers();
	/** For an undo, the event of the try that it takes back. */
	#undone = new Numbers();

	get length(): number {
		return this.#heads.length;
	}

	/** Appends events of two words each. */
	append(words: Uint32Array): void {
		for (let at = 0; at + 1 < words.length; at += 2) {
			this.#heads.push(words[at] ?? 0);
			this.#values.push(words[at + 1] ?? 0);
			this.#follow(this.length - 1);
		}
	}

	#follow(at: number): void {
		const { nodes } = this;
		const kind = this.kind(at);
		if (kind === TRY || kind === FOUND) nodes.open(at, kind === TRY);
		else if (kind === DEAD_END) nodes.fail(at);
		else if (kind === SOLUTION) nodes.solve(at);
		this.#undone.push(kind === UNDO ? nodes.close(at) : 0);
		this.#stands.push(nodes.current);
	}

	kind(at: number): number {
		return this.#heads.get(at) & 15;
	}

	/** The line of the pseudo-code that did it, from 0. */
	line(at: number): number {
		return (this.#heads.get(at) >>> 4) & 255;
	}

	/** The cell of a grid, or the segment of a snake. */
	place(at: number): number {
		return this.#heads.get(at) >>> 12;
	}

	/** What a try, a number found, a placement or a removal is about: values as bits, or how a segment is laid. */
	values(at: number): number {
		return this.#values.get(at) >>> 0;
	}

	/** The node in force after this many events. */
	nodeAt(passed: number): number {
		return passed === 0 ? 0 : this.#stands.get(passed - 1);
	}

	/** The events in force after this many, in order. */
	standing(passed: number): number[] {
		const found: number[] = [];
		for (let at = passed - 1; at >= 0; at--) {
			if (this.kind(at) === UNDO) at = this.#undone.get(at);
			else found.push(at);
		}
		return found.reverse();
	}
}
