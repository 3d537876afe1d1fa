/*
 * The lab's interface to its puzzle. This file declares the differences between
 * a grid and a snake; each has a folder that implements them.
 */
import type { ComponentType } from 'preact';
import type { LabReason, LabStrategy, LabTask } from '../../../engine/types';
import type { StanceOf } from '../log/compare';
import type { EventLog } from '../log/log';
import type { ProgramData } from '../programs/compose';

export interface Subject {
	/** The strategies for it. */
	readonly family: LabStrategy['family'];
	/** Opens the puzzle of a link; false if the link holds none. */
	readonly open: (link: string) => Promise<boolean>;
	/** The kind of the puzzle, as the panel New lists it. */
	readonly kind: () => string;
	/** The key of a puzzle: equal as long as it is the same one. */
	readonly puzzle: () => unknown;
	/** The puzzle as the core takes it. */
	readonly task: () => LabTask;
	/** The puzzle's own link; empty while there is none. */
	readonly link: () => string;
	/** The link that leads back to it, even if it has faults. */
	readonly wayBack: () => string;
	/** A sentence if it cannot be searched; otherwise empty. */
	readonly flaw: () => string;
	readonly title: () => string;
	/** How to read its board, for the help. */
	readonly about: () => string;
	/** Places that can be tried before all others; none if there is only one order. */
	readonly places: () => readonly number[];
	/** The decision of a level of the tree: "r2c3", "segment 4". */
	readonly placeName: (place: number) => string;
	/** The decision of the try at an event: "r2c3 = 4", "segment 4: right". */
	readonly tryName: (log: EventLog, at: number) => string;
	/** The same in the short form beside a node. */
	readonly tryMark: (log: EventLog, at: number) => string;
	/** The sentence of an event that breaks no rule. */
	readonly words: (log: EventLog, at: number, reason: LabReason) => string;
	/** A run's verdict on another one's tries. */
	readonly stance: StanceOf;
	/** The puzzle for a program to copy; null if programs do not know all of it. */
	readonly programData: () => ProgramData | null;
	/** The board at the shown event. */
	readonly Board: ComponentType;
}
