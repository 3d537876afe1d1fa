/*
 * What the lab looks at: the grid or the snake that is open. Whatever differs
 * between them is said here and done in a folder of its own; the rest of the
 * lab asks its subject. To add one: its folder, and its line in SUBJECTS.
 */
import type { ComponentType } from 'preact';
import type { LabReason, LabStrategy, LabTask } from '../../../engine/types';
import type { SortId } from '../../../shell/screen';
import type { StanceOf } from '../log/compare';
import type { EventLog } from '../log/log';

export interface Subject {
	/** The page of its own that the puzzle has; leaving the lab leads there. */
	readonly sort: SortId;
	/** Which strategies are for it. */
	readonly family: LabStrategy['family'];
	/** What tells puzzles apart: equal as long as the same one is on the table. */
	readonly puzzle: () => unknown;
	/** The puzzle as the core takes it. */
	readonly task: () => LabTask;
	/** The puzzle's own link; empty while there is none. */
	readonly link: () => string;
	/** A sentence where it cannot be searched; else empty. */
	readonly flaw: () => string;
	/** Takes up the puzzle of a link. */
	readonly open: (link: string) => Promise<void>;
	readonly title: () => string;
	/** How its board is read, for the help. */
	readonly about: () => string;
	/** Places that can be wished for before others; none where there is only one order. */
	readonly places: () => readonly number[];
	/** What a level of the tree decides: "r2c3", "segment 4". */
	readonly placeName: (place: number) => string;
	/** What the try at an event decides: "r2c3 = 4", "segment 4: right". */
	readonly tryName: (log: EventLog, at: number) => string;
	/** The same as short as it stands beside a node. */
	readonly tryMark: (log: EventLog, at: number) => string;
	/** The sentence of an event that breaks no rule. */
	readonly words: (log: EventLog, at: number, reason: LabReason) => string;
	/** What a run says of another one's tries. */
	readonly stance: StanceOf;
	/** The board at the event where one stands. */
	readonly Board: ComponentType;
}

export const SUBJECTS: Record<SortId, () => Promise<Subject>> = {
	grids: async () => (await import('./grid')).GRID,
	snake: async () => (await import('./snake')).SNAKE,
};
