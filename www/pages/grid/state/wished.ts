/*
 * The wishes of New and Home: kind, size, variants, level and all other choices
 * made last on this device. The wishes do not depend on the board.
 */
import { signal } from '@preact/signals';
import * as v from 'valibot';
import type { Aim } from '../../../engine/types';
import { plainWish, type Wish } from '../../../engine/wish';
import { type Memory, Remembered } from '../../../shell/storage/remembered';
import { WISH } from './origin';

const MEMORY: Memory<Wish | null> = {
	name: 'gridfold.play',
	sort: 'wish',
	schema: v.nullable(WISH),
	migrations: [],
	first: null,
};

const remembered = new Remembered(MEMORY);

export const FIRST_AIM: Aim = { type: 'band', band: 'easy' };

/** The wish if nothing was chosen and no puzzle is open. */
export const FIRST_WISH = (): Wish =>
	plainWish({ kind: 'skyscrapers', size: 5, features: [], aim: FIRST_AIM });

/** The changes made to it since. */
const changes = signal<Partial<Wish>>({});

/** The kind that was played or begun last, if any. */
export const lastKind = (): string | undefined => remembered.value?.kind;

/** The current wish; before any choice is made, it resembles `first`. Reads signals. */
export const wished = (first: () => Wish): Wish => ({
	...(remembered.value ?? first()),
	...changes.value,
});

export function choose(change: Partial<Wish>): void {
	changes.value = { ...changes.peek(), ...change };
}

/** Stores a choice, with which New begins the next time. */
export function remember(wish: Wish): void {
	remembered.change(() => wish);
	changes.value = {};
}
