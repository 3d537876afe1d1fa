/*
 * The lab's interface to its puzzle. This file declares what differs between a
 * grid and a snake; the folder of each implements the interface.
 */
import type { ComponentType } from 'preact';
import type { LabReason, LabStrategy, LabTask } from '../../../engine/types';
import type { StanceOf } from '../log/compare';
import type { EventLog } from '../log/log';
import type { ProgramData } from '../programs/compose';

export interface Subject {
	/** The strategies for the puzzle. */
	readonly family: LabStrategy['family'];
	/** Opens the puzzle of a link; false if the link contains none. */
	readonly open: (link: string) => Promise<boolean>;
	/** The kind of the puzzle, as the panel New lists it. */
	readonly kind: () => string;
	/** A key for the puzzle, equal while the puzzle stays the same. */
	readonly puzzle: () => unknown;
	/** The puzzle as the core expects it. */
	readonly task: () => LabTask;
	/** The link of the puzzle itself; empty while there is none. */
	readonly link: () => string;
	/** The link that returns to the puzzle, even if the puzzle has faults. */
	readonly wayBack: () => string;
	/** A sentence that says why the puzzle cannot be searched; empty if it can. */
	readonly flaw: () => string;
	readonly title: () => string;
	/** How to read its board, for Help. */
	readonly about: () => string;
	/** Places that can be tried before all others; none if there is only one possible order. */
	readonly places: () => readonly number[];
	/** What a level of the tree decides: "r2c3", "segment 4". */
	readonly placeName: (place: number) => string;
	/** What the try at an event decides: "r2c3 = 4", "segment 4: right". */
	readonly tryName: (log: EventLog, at: number) => string;
	/** The same, in the short form shown beside a node. */
	readonly tryMark: (log: EventLog, at: number) => string;
	/** The sentence about an event that breaks no rule. */
	readonly words: (log: EventLog, at: number, reason: LabReason) => string;
	/** What a run says about the tries of another run. */
	readonly stance: StanceOf;
	/** The puzzle for a program to copy; null if programs cannot handle all of it. */
	readonly programData: () => ProgramData | null;
	/** The board at the event shown. */
	readonly Board: ComponentType;
}
