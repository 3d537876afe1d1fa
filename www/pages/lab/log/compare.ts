/*
 * The same decisions under two strategies: how far the other strategy makes the
 * same tries, what it noticed where the two diverge, and how many tries that
 * saves. The subject says whether a try is still possible, so the two may
 * decide in any order. Pure.
 */
import { type EventLog, FOUND, PLACE, REMOVE } from './log';

/**
 * `removed`: the other had removed the value before trying it. `dead-end`: the other gave up where this one
 * continues. `ahead`: this one gives up where the other continues. `same`: no difference so far. `unread`: the
 * other has not been traced this far.
 */
type Kind = 'removed' | 'dead-end' | 'ahead' | 'same' | 'unread';

export interface Difference {
	kind: Kind;
	/** The node of this run at which the two diverge. */
	node: number;
	/** The node of this run whose try the other refuses; often the same node. */
	refused: number;
	/** The event that noticed it, or -1. */
	event: number;
	/** The tries made there by the strategy that did not notice. */
	tries: number;
	/** Whether all of these tries have been traced. */
	complete: boolean;
}

/** A try in force: its node, its place, and its content, as in the events. */
export interface Assumed {
	node: number;
	place: number;
	value: number;
}

/** What a run says about a try at a node after this many events: in force, ruled out, or null. */
export type StanceOf = (
	log: EventLog,
	node: number,
	passed: number,
) => (one: Assumed) => boolean | null;

export function compare(
	log: EventLog,
	node: number,
	other: EventLog,
	stanceOf: StanceOf,
	/** Whether the other's whole search has been traced. */
	ended = true,
): Difference {
	const path = assumed(log, node);
	let there = 0;
	let here = 0;
	for (;;) {
		const failed = other.nodes.failed(there);
		if (failed >= 0) return gaveUp(log, here, failed);
		const passed = settled(other, there);
		const stance = stanceOf(other, there, passed);
		const gone = path.find((one) => stance(one) === false);
		if (gone) return neverTried(log, gone, Math.max(here, gone.node), other, passed);
		const next = following(path, other, there);
		if (!next) {
			const all = path.every((one) => stance(one) === true);
			const rest = ended || done(other, there);
			return rest || known(other, there, all) ? asFar(log, node, other, there, all) : unread(node);
		}
		there = next.there;
		// The other may decide in a different order; the two diverge where this run has made all of these tries.
		here = Math.max(here, next.here);
	}
}

function assumed(log: EventLog, node: number): Assumed[] {
	const tries = log.nodes.path(node).filter((one) => one > 0);
	return tries.map((one) => {
		const at = log.nodes.tried(one);
		return { node: one, place: log.place(at), value: log.values(at) };
	});
}

/** How many events have passed when a node's own rules are done and nothing further has been tried. */
function settled(log: EventLog, node: number): number {
	const { nodes } = log;
	if (nodes.below(node) > 0) return nodes.tried(node + 1);
	const end = Math.max(nodes.solved(node), nodes.ended(node));
	return end >= 0 ? end : log.length;
}

/** The next node of the other run along the same tries, and the node of this run with the same try. */
function following(path: readonly Assumed[], other: EventLog, there: number) {
	const { nodes } = other;
	for (const child of nodes.children(there)) {
		const at = nodes.tried(child);
		const match = path.find((one) => isOf(other, at, one));
		if (match) return { there: child, here: match.node };
	}
	return null;
}

/** Whether an event makes this try. */
export const isOf = (log: EventLog, at: number, { place, value }: Assumed): boolean =>
	log.place(at) === place && log.values(at) === value;

function gaveUp(log: EventLog, here: number, event: number): Difference {
	const tries = log.nodes.triesBelow(here);
	const same = log.nodes.failed(here) >= 0 || tries === 0;
	const kind = same ? 'same' : 'dead-end';
	return { kind, node: here, refused: here, event, tries, complete: done(log, here) };
}

function neverTried(
	log: EventLog,
	gone: Assumed,
	node: number,
	other: EventLog,
	passed: number,
): Difference {
	const event = other.standing(passed).findLast((at) => takes(other, at, gone)) ?? -1;
	const tries = log.nodes.triesBelow(node) + 1;
	return { kind: 'removed', node, refused: gone.node, event, tries, complete: done(log, node) };
}

function takes(log: EventLog, at: number, { place, value }: Assumed): boolean {
	if (log.place(at) !== place) return false;
	const kind = log.kind(at);
	if (kind === REMOVE) return (log.values(at) & value) !== 0;
	return (kind === PLACE || kind === FOUND) && log.values(at) !== value;
}

/**
 * Whether the other run has reached the position of this run: it has made all the same tries, and has gone on below
 * them.
 */
const known = (other: EventLog, there: number, all: boolean) => all && other.nodes.below(there) > 0;

const unread = (node: number): Difference => ({
	kind: 'unread',
	node,
	refused: node,
	event: -1,
	tries: 0,
	complete: false,
});

/** The other does not rule out these tries. If this run does, the other has more to do. */
function asFar(
	log: EventLog,
	node: number,
	other: EventLog,
	there: number,
	all: boolean,
): Difference {
	const tries = other.nodes.triesBelow(there);
	const ahead = log.nodes.failed(node) >= 0 && all && tries > 0;
	const event = ahead ? log.nodes.failed(node) : -1;
	const kind = ahead ? 'ahead' : 'same';
	return { kind, node, refused: node, event, tries, complete: done(other, there) };
}

/** Whether everything under a node has been traced. */
const done = (log: EventLog, node: number) => log.nodes.ended(node) >= 0;
