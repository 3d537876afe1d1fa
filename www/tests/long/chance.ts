/* Random numbers from a fixed seed (mulberry32): the same session every time. */

/** A whole number from 0 up to but not including the argument. */
export type Below = (most: number) => number;

export function chance(seed: number): Below {
	let state = seed;
	return (below) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
	};
}

/** A random item of a list. */
export function oneOf<Item>(below: Below, list: readonly Item[]): Item {
	const item = list[below(list.length)];
	if (item === undefined) throw new Error('an empty list');
	return item;
}
