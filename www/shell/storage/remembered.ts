/*
 * A small saved value: one text in localStorage, checked as boards are.
 * Unreadable text is set aside, and a newer page's text stays unchanged. All
 * tabs share it: each change is applied to the current value, and the other
 * tabs are notified.
 */
import { type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import type { Beside } from '../page';
import type { Sort } from './aside';
import { parsed, putText, textIn } from './json';
import { tellNewer } from './newer';
import { setAside } from './set-aside';
import type { Old } from './slot';

export interface Memory<Value> {
	/** Its name in localStorage. */
	readonly name: string;
	/** What it is called when it is set aside. */
	readonly sort: Sort;
	readonly schema: v.GenericSchema<unknown, Value>;
	/** Step `i` turns a value of version `i` into one of version `i + 1`; the last one yields the current version. */
	readonly migrations: readonly ((old: Old) => Old)[];
	/** The value before anything has been written. */
	readonly first: Value;
}

type Read<Value> = { readonly value: Value } | 'newer' | 'unreadable';

const RECORD = v.object({
	version: v.pipe(v.number(), v.integer(), v.minValue(0)),
	value: v.any(),
});

/** Reads the text of a record as a value of the current version. */
export function readRecord<Value>(memory: Memory<Value>, text: string): Read<Value> {
	const record = v.safeParse(RECORD, parsed(text));
	if (!record.success) return 'unreadable';
	const { version, value } = record.output;
	if (version > memory.migrations.length) return 'newer';
	const steps = memory.migrations.slice(version);
	const today = v.safeParse(
		memory.schema,
		steps.reduce((old, step) => step(old), value as Old),
	);
	return today.success ? { value: today.output } : 'unreadable';
}

export class Remembered<Value> {
	readonly #value: Signal<Value>;
	/** A newer page's record is not overwritten; changes then last as long as the page. */
	#isNewer = false;

	constructor(private readonly memory: Memory<Value>) {
		this.#value = signal(this.#read() ?? memory.first);
		addEventListener('storage', ({ key }) => {
			const now = key === memory.name ? this.#read() : null;
			if (now !== null) this.#value.value = now;
		});
	}

	/** The current value; it reads a signal. */
	get value(): Value {
		return this.#value.value;
	}

	peek(): Value {
		return this.#value.peek();
	}

	/** Changes the current value, whichever tab wrote it last. */
	change(change: (now: Value) => Value): void {
		const next = change(this.#read() ?? this.#value.peek());
		this.#value.value = next;
		if (!this.#isNewer) this.#write(next);
	}

	/** The value as a part of the file of all saved data; `joined` adds what a file has to what is here. */
	beside(joined: (here: Value, other: Value) => Value): Beside {
		const take = (value: unknown): boolean => {
			const read = v.safeParse(this.memory.schema, value);
			if (read.success) this.change((now) => joined(now, read.output));
			return read.success;
		};
		return { name: this.memory.sort, value: () => this.peek(), take };
	}

	#read(): Value | null {
		const text = textIn(() => localStorage, this.memory.name);
		if (text === null) return null;
		const read = readRecord(this.memory, text);
		this.#isNewer = read === 'newer';
		if (read === 'newer') tellNewer();
		if (read === 'unreadable') void this.#moveAside(text);
		return typeof read === 'object' ? read.value : null;
	}

	#write(value: Value): void {
		const text = JSON.stringify({ version: this.memory.migrations.length, value });
		putText(() => localStorage, this.memory.name, text);
	}

	/** The text stays in its place until it has been set aside. */
	async #moveAside(text: string): Promise<void> {
		const { name, sort } = this.memory;
		const isKept = await setAside(sort, name, text);
		const isStill = textIn(() => localStorage, name) === text;
		if (isKept && isStill) this.#write(this.#value.peek());
	}
}
