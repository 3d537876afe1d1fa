/*
 * Moving through a log: where a step of each size ends, forwards and backwards,
 * and where the next dead end, decision or solution is. Pure. A position in the
 * log is the number of events passed, so 0 is before the first.
 */
import {
	DEAD_END,
	type EventLog,
	FOUND,
	NONE_LEFT,
	PLACE,
	REMOVE,
	SOLUTION,
	TRY,
	UNDO,
} from './log';

/** The sizes of a step: a try with its consequences, one application of the rules, or a single removal. */
export const GRAINS = ['decision', 'propagation', 'removal'] as const;
export type Grain = (typeof GRAINS)[number];

export type Landmark = 'dead-end' | 'decision' | 'solution';

const LANDMARKS: Record<Landmark, number> = {
	'dead-end': DEAD_END,
	decision: TRY,
	solution: SOLUTION,
};

/**
 * Whether a step of this size ends here. The positions do not depend on the direction, so going back undoes going
 * forward.
 */
export function isStop(log: EventLog, passed: number, grain: Grain): boolean {
	if (passed <= 0 || passed >= log.length || grain === 'removal') return true;
	const last = log.kind(passed - 1);
	const next = log.kind(passed);
	if (grain === 'propagation') return !(isWork(last) && isWork(next));
	if (last === DEAD_END || last === SOLUTION) return true;
	return (next === TRY || next === FOUND) && last !== UNDO && last !== NONE_LEFT;
}

const isWork = (kind: number) => kind === REMOVE || kind === PLACE;

/** The position one step forward, or back with -1. */
export function stepFrom(log: EventLog, passed: number, by: 1 | -1, grain: Grain): number {
	let at = passed;
	do at += by;
	while (at > 0 && at < log.length && !isStop(log, at, grain));
	return Math.min(Math.max(at, 0), log.length);
}

/** The position right after the next event of this kind, or the previous one with -1; null if there is none. */
export function findFrom(
	log: EventLog,
	passed: number,
	by: 1 | -1,
	landmark: Landmark,
): number | null {
	const kind = LANDMARKS[landmark];
	for (let at = passed + by; at > 0 && at <= log.length; at += by)
		if (log.kind(at - 1) === kind) return at;
	return null;
}

/** The events from a node's try (for the root, from the beginning of the log) to the next try or undo. */
export function workUnder(log: EventLog, node: number): { from: number; to: number } {
	const from = log.nodes.tried(node) + 1;
	let to = from;
	while (to < log.length && ![TRY, FOUND, UNDO, NONE_LEFT].includes(log.kind(to))) to++;
	return { from, to };
}
