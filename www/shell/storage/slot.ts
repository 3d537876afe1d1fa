/*
 * The records of boards, checked when read: they may come from an older or a newer version of the page, a broken
 * disk or a curious visitor. A page defines its positions (`Shape`); this file has the common part of every record.
 * `docs/recipes/saved-field.md` says how to add a field to positions.
 */
import * as v from 'valibot';
import type { History, Named } from '../history';
import { NEWER, TIME } from './bounds';
import { stepText, stepTo } from './steps';

export interface Slot<Kept extends Named> {
	readonly board: string;
	/** Empty while the puzzle has faults, and until the core has named its link. */
	readonly link: string;
	readonly when: number;
	readonly history: History<Kept>;
}

/** A position of an earlier version; nothing about it is certain. */
export type Old = Readonly<Record<string, unknown>>;

/** The saved format of a position. */
export interface Shape<Kept extends Named> {
	readonly position: v.GenericSchema<unknown, Kept>;
	/**
	 * Step `i` turns a position of version `i` into one of version `i + 1`; the last one yields the current version.
	 */
	readonly migrations: readonly ((old: Old) => Old)[];
}

export type Read<Value> =
	| { readonly is: 'whole'; readonly value: Value }
	/** The position is readable, but something around it is not. */
	| { readonly is: 'damaged'; readonly value: Value }
	| { readonly is: 'newer' | 'unreadable' };

const TEXT = v.string();
/** Records of the first version had no number; they are version 0. */
const VERSION = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

/** The version of records written today. */
export const versionOf = <Kept extends Named>({ migrations }: Shape<Kept>) => migrations.length;

/** The record of a board with its whole history. */
export function slotRecord<Kept extends Named>(shape: Shape<Kept>, slot: Slot<Kept>): object {
	const { past, present, future } = slot.history;
	const back = past.map((one, at) => stepText(past[at + 1] ?? present, one));
	const on = future.map((one, at) => stepText(future[at - 1] ?? present, one));
	const history = { past: back, present, future: on, stroke: '' };
	return { ...slot, version: versionOf(shape), history };
}

/** Reads a record with its whole history, saved under this key. */
export function readSlot<Kept extends Named>(
	shape: Shape<Kept>,
	key: unknown,
	value: unknown,
): Read<Slot<Kept>> {
	const left = readLeft(shape, key, value);
	if (!('value' in left)) return left;
	const { present, ...around } = left.value;
	const { version, history: kept } = part(value);
	const { past, present: from, future } = part(kept);
	const before = readSteps(shape, from, reversed(past), version);
	const after = readSteps(shape, from, future, version);
	const whole = left.is === 'whole' && before.whole && after.whole;
	const history = { past: before.list.reverse(), present, future: after.list, stroke: '' };
	return { is: whole ? 'whole' : 'damaged', value: { ...around, history } };
}

/** A board in its last state, without its history. */
export interface Left<Kept extends Named> extends Omit<Slot<Kept>, 'history'> {
	readonly present: Kept;
}

/** Reads the part of a record that identifies its board, without its past and future. */
export function readLeft<Kept extends Named>(
	shape: Shape<Kept>,
	key: unknown,
	value: unknown,
): Read<Left<Kept>> {
	const { past, present, future, stroke } = part(part(value).history);
	const read = readPresent(shape, key, value, present);
	const isHistory = Array.isArray(past) && Array.isArray(future) && v.is(TEXT, stroke);
	return read.is === 'whole' && !isHistory ? { ...read, is: 'damaged' } : read;
}

/** Reads the short record of a tab: a board in its last state. */
export function readMoment<Kept extends Named>(
	shape: Shape<Kept>,
	value: unknown,
): Read<Left<Kept>> {
	return readPresent(shape, part(value).board, value, part(value).present);
}

function readPresent<Kept extends Named>(
	shape: Shape<Kept>,
	key: unknown,
	value: unknown,
	kept: unknown,
): Read<Left<Kept>> {
	const { version, link, when, board } = part(value);
	const present = readPosition(shape, kept, version);
	if (typeof present === 'string') return { is: present };
	if (!v.is(TEXT, key)) return { is: 'unreadable' };
	const whole = v.is(TEXT, link) && v.is(TIME, when) && board === key;
	const known = { link: v.is(TEXT, link) ? link : '', when: v.is(TIME, when) ? when : 0 };
	return { is: whole ? 'whole' : 'damaged', value: { board: key, ...known, present } };
}

const reversed = (list: unknown) => (Array.isArray(list) ? list.slice().reverse() : list);

/**
 * The readable positions of a list, as many as possible, those nearest to the present first. Each is stored as
 * a step away from the one before it; records of earlier versions contain the positions themselves.
 */
function readSteps<Kept extends Named>(
	shape: Shape<Kept>,
	present: unknown,
	list: unknown,
	version: unknown,
) {
	if (!Array.isArray(list)) return { list: [], whole: false };
	const read: Kept[] = [];
	let last = present;
	for (const step of list) {
		last = typeof step === 'string' ? stepTo(last, step) : step;
		const one = readPosition(shape, last, version);
		if (typeof one !== 'string') read.push(one);
	}
	return { list: read, whole: read.length === list.length };
}

/** A value that is already in the current format is returned as it is: positions of a history share their parts. */
function readPosition<Kept extends Named>(
	shape: Shape<Kept>,
	value: unknown,
	version: unknown,
): Kept | 'newer' | 'unreadable' {
	const known = v.safeParse(VERSION, version);
	if (!known.success) return 'unreadable';
	if (known.output > shape.migrations.length) return 'newer';
	const today = migrated(shape, value, known.output);
	const { success, issues } = v.safeParse(shape.position, today);
	if (success) return today as Kept;
	return issues.every(({ message }) => message === NEWER) ? 'newer' : 'unreadable';
}

function migrated<Kept extends Named>(shape: Shape<Kept>, value: unknown, from: number): unknown {
	if (typeof value !== 'object' || value === null) return value;
	return shape.migrations.slice(from).reduce((old, step) => step(old), value as Old);
}

/** The fields of a value that may not be an object. */
const part = (value: unknown): Old => Object(value) as Old;
