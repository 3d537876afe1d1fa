/*
 * The records of a file, sorted by result: new, known here, of a newer page,
 * unreadable. Nothing is written yet, so that reading can be stopped.
 */
import type { Named } from '../history';
import type { Left, Read } from './slot';

export class Sorted<Kept extends Named> {
	/** The boards to be saved, each once, in its last state. */
	readonly fresh = new Map<string, Left<Kept>>();
	/** Records that could not be read, or not completely. */
	readonly aside: unknown[] = [];
	/** Boards already here, in the same or a later state. */
	known = 0;
	/** Records of a newer page; they stay in their file. */
	newer = 0;
	unread = 0;

	constructor(private readonly here: ReadonlyMap<string, Left<Kept>>) {}

	add(record: unknown, read: Read<Left<Kept>>): void {
		if (read.is === 'newer') {
			this.newer++;
			return;
		}
		if (read.is !== 'whole') this.aside.push(record);
		if (!('value' in read)) this.unread++;
		else if (this.#isNew(read.value)) this.fresh.set(read.value.board, read.value);
		else this.known++;
	}

	#isNew({ board, when }: Left<Kept>): boolean {
		const last = this.fresh.get(board) ?? this.here.get(board);
		return !last || last.when < when;
	}
}
