/*
 * Edits of a chain of cubelets, as pure functions, and the reading of typed
 * lengths. This file does not judge whether a chain folds; the core does.
 */
import { chainOf } from '../../../pictures/snake/chain';

export const SHORTEST = 2;
export const LONGEST = 128;
export const LONGEST_SIDE = 8;

/** A stick without any corner. */
export function stick(cubelets: number): string {
	return chainOf([within(cubelets)]);
}

export function withPiece(chain: string, index: number, piece: 'S' | 'C'): string {
	if (isEnd(chain, index)) return chain;
	return chain.slice(0, index) + piece + chain.slice(index + 1);
}

export function toggled(chain: string, index: number): string {
	return withPiece(chain, index, chain[index] === 'C' ? 'S' : 'C');
}

/** The chain with one more straight cubelet, behind the given one. */
export function inserted(chain: string, index: number): string {
	const at = Math.min(Math.max(index + 1, 1), chain.length - 1);
	return chain.length < LONGEST ? `${chain.slice(0, at)}S${chain.slice(at)}` : chain;
}

/** The chain with one cubelet removed; if it was an end, its neighbour becomes the end. */
export function removed(chain: string, index: number): string {
	if (chain.length <= SHORTEST) return chain;
	const rest = chain.slice(0, index) + chain.slice(index + 1);
	return `E${rest.slice(1, -1)}E`;
}

/** The chain with its far end cut, or extended by straight cubelets, to this length. */
export function ofLength(chain: string, cubelets: number): string {
	const wanted = within(cubelets);
	const inside = chain.slice(1, -1).padEnd(wanted - 2, 'S');
	return `E${inside.slice(0, wanted - 2)}E`;
}

export const reversed = (chain: string): string => [...chain].reverse().join('');

export const isEnd = (chain: string, index: number): boolean =>
	index <= 0 || index >= chain.length - 1;

const within = (cubelets: number) => Math.min(Math.max(cubelets, SHORTEST), LONGEST);

/** Typed lengths: separate numbers, or a row of digits. Null for anything else. */
export function typedRuns(text: string): number[] | null {
	const words = text
		.trim()
		.split(/[\s,;]+/)
		.filter(Boolean);
	const digits = words.length === 1 && (words[0]?.length ?? 0) > 2 ? [...(words[0] ?? '')] : words;
	if (digits.length === 0 || !digits.every((word) => /^\d{1,3}$/.test(word))) return null;
	const runs = digits.map(Number);
	const cubelets = runs.reduce((sum, run) => sum + run - 1, 1);
	return runs.every((run) => run >= 2) && cubelets <= LONGEST ? runs : null;
}
