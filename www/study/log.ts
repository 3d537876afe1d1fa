/*
 * What a search did, as plain numbers: one entry for each event, in typed
 * arrays that grow as the events come. Nothing is kept twice: the board at an
 * event is found by walking back over what still stands there, and an undo
 * knows how far to jump. Pure; `crates/wasm/src/lab/words.rs` writes the words.
 */
import { NodeTable } from './nodes';

/** The sorts of events, by the number that they have on the way from the core. */
export const TRY = 0;
export const PLACE = 1;
export const REMOVE = 2;
export const DEAD_END = 3;
export const NONE_LEFT = 4;
export const UNDO = 5;
export const SOLUTION = 6;

/** The candidates of all cells, value v as bit v - 1. */
export type Masks = Uint32Array;

export class EventLog {
	length = 0;
	readonly nodes = new NodeTable();
	#heads = new Uint32Array(1024);
	#values = new Uint32Array(1024);
	/** For each event the try that stands behind it, as a node; for an undo also where it leads back to. */
	#stands = new Int32Array(1024);
	#undone = new Int32Array(1024);

	/** Takes up further events, two words each. */
	append(words: Uint32Array): void {
		const more = words.length / 2;
		this.#makeRoom(this.length + more);
		for (let index = 0; index < more; index++) {
			this.#heads[this.length] = words[2 * index] ?? 0;
			this.#values[this.length] = words[2 * index + 1] ?? 0;
			this.#follow(this.length++);
		}
	}

	#makeRoom(length: number): void {
		if (length <= this.#heads.length) return;
		const room = Math.max(length, 2 * this.#heads.length);
		this.#heads = grown(this.#heads, new Uint32Array(room));
		this.#values = grown(this.#values, new Uint32Array(room));
		this.#stands = grown(this.#stands, new Int32Array(room));
		this.#undone = grown(this.#undone, new Int32Array(room));
	}

	#follow(at: number): void {
		const { nodes } = this;
		const sort = this.sort(at);
		if (sort === TRY) nodes.open(at);
		else if (sort === DEAD_END) nodes.fail(at);
		else if (sort === SOLUTION) nodes.solve(at);
		else if (sort === UNDO) this.#undone[at] = nodes.close(at);
		this.#stands[at] = nodes.current;
	}

	sort(at: number): number {
		return (this.#heads[at] ?? 0) & 15;
	}

	/** The line of the pseudo-code that did it, from 0. */
	line(at: number): number {
		return ((this.#heads[at] ?? 0) >>> 4) & 255;
	}

	cell(at: number): number {
		return (this.#heads[at] ?? 0) >>> 12;
	}

	values(at: number): number {
		return this.#values[at] ?? 0;
	}

	/** The one value of a try or a placement. */
	value(at: number): number {
		return 32 - Math.clz32(this.values(at));
	}

	/** The node that stands when so many events have passed. */
	nodeAt(passed: number): number {
		return passed === 0 ? 0 : (this.#stands[passed - 1] ?? 0);
	}

	/** The events that still stand when so many have passed, in order. */
	standing(passed: number): number[] {
		const found: number[] = [];
		for (let at = passed - 1; at >= 0; at--) {
			if (this.sort(at) === UNDO) at = this.#undone[at] ?? 0;
			else found.push(at);
		}
		return found.reverse();
	}

	/** What each cell may be when so many events have passed. */
	boardAt(start: Masks, passed: number): Masks {
		const cells = start.slice();
		for (const at of this.standing(passed)) {
			const cell = this.cell(at);
			const sort = this.sort(at);
			if (sort === TRY || sort === PLACE) cells[cell] = this.values(at);
			else if (sort === REMOVE) cells[cell] = (cells[cell] ?? 0) & ~this.values(at);
		}
		return cells;
	}
}

function grown<Numbers extends Uint32Array | Int32Array>(old: Numbers, room: Numbers): Numbers {
	room.set(old);
	return room;
}

/** The values of a set, smallest first. */
export function valuesOf(mask: number): number[] {
	const values: number[] = [];
	for (let value = 1, rest = mask; rest !== 0; value++, rest >>>= 1)
		if (rest & 1) values.push(value);
	return values;
}
