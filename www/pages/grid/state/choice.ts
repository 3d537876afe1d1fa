/*
 * What New asks for: kind, size, variants, level and whatever else was chosen
 * there last, on this device. Before anything was chosen it is like the puzzle
 * on the table.
 */
import { computed, signal } from '@preact/signals';
import * as v from 'valibot';
import type { Aim } from '../../../engine/types';
import { plainWish, type Wish } from '../../../engine/wish';
import { type Memory, Remembered } from '../../../shell/storage/remembered';
import { draft } from './game';
import { WISH } from './origin';

const MEMORY: Memory<Wish | null> = {
	name: 'gridfold.play',
	sort: 'wish',
	schema: v.nullable(WISH),
	migrations: [],
	first: null,
};

const remembered = new Remembered(MEMORY);

const FIRST_AIM: Aim = { type: 'band', band: 'easy' };

/** What was changed there since. */
const changes = signal<Partial<Wish>>({});

/** The kind that was played or begun last, if any. */
export const lastKind = (): string | undefined => remembered.value?.kind;

/** What stands in New now. */
export const choice = computed<Wish>(() => ({
	...(remembered.value ?? plainWish({ ...draft.value, aim: FIRST_AIM })),
	...changes.value,
}));

export function choose(change: Partial<Wish>): void {
	changes.value = { ...changes.peek(), ...change };
}

/** Takes up a choice as the one that New begins with from now on. */
export function remember(wish: Wish): void {
	remembered.change(() => wish);
	changes.value = {};
}
