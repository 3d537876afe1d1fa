/*
 * The chain at an event of a snake search, read only from the log: how each segment in force is laid, and where
 * that puts the cubelets. Pure. `crates/wasm/src/lab/packed_event.rs` describes how a segment is written in an
 * event.
 */
import { AXES, plus, type Vector } from '../../../../pictures/snake/space';
import type { Assumed, StanceOf } from '../../log/compare';
import { isOf } from '../../log/compare';
import { type EventLog, NONE_LEFT, TRY } from '../../log/log';

/** A segment, counted from 0, the place of its first cubelet, and its direction as an index of AXES. */
interface Laid {
	run: number;
	from: Vector;
	way: number;
}

/** The segment that a try lays. */
export function laidBy(log: EventLog, at: number): Laid {
	const word = log.values(at);
	const byte = (index: number) => (word << (24 - 8 * index)) >> 24;
	return {
		run: log.place(at),
		from: [byte(1), byte(2), byte(3)],
		way: 31 - Math.clz32(word & 0b11_1111),
	};
}

/** The segments laid after this many events, including one that turned out impossible. */
export function laidAt(log: EventLog, passed: number): Laid[] {
	const tries = log.standing(passed).filter((at) => log.kind(at) === TRY);
	return tries.map((at) => laidBy(log, at));
}

/** The place of each cubelet of these segments, given the number of cubelets in each segment of the chain. */
export function cubeletsOf(runs: readonly number[], laid: readonly Laid[]): Vector[] {
	const places: Vector[] = laid.slice(0, 1).map(({ from }) => from);
	for (const { run, from, way } of laid) {
		let place = from;
		for (let step = 1; step < (runs[run] ?? 1); step++) {
			place = plus(place, AXES[way] ?? [0, 0, 0]);
			places.push(place);
		}
	}
	return places;
}

/** A way to lay a segment is ruled out if the segment is laid differently, or if all ways have been tried. */
export const stanceOfChain: StanceOf = (log, node) => {
	const { nodes } = log;
	const lies = nodes.path(node).slice(1);
	const among = (tries: readonly number[], one: Assumed) =>
		tries.some((child) => isOf(log, nodes.tried(child), one));
	return (one) => {
		if (one.place < lies.length) return among(lies, one);
		if (one.place > lies.length || !isDone(log, node)) return null;
		return among(nodes.children(node), one) ? null : false;
	};
};

/** Whether all ways to lay the next segment have been tried. Nothing takes back the root. */
function isDone(log: EventLog, node: number): boolean {
	if (node > 0) return log.nodes.ended(node) >= 0;
	return log.nodes.current === 0 && log.length > 0 && log.kind(log.length - 1) === NONE_LEFT;
}
