/*
 * The same decisions under two strategies: how far the other one goes along
 * with the tries that stand here, what it noticed where it does not, and how
 * many tries that spares. It asks for cells and values alone, so the two may
 * decide in any order. Pure.
 */
import { type EventLog, type Masks, PLACE, REMOVE } from './log';

/**
 * `removed`: the other had taken the value before it came to be tried. `dead-end`: it gave up where this one goes on.
 * `ahead`: this one gives up where the other goes on. `same`: no difference so far.
 */
export type Kind = 'removed' | 'dead-end' | 'ahead' | 'same';

export interface Difference {
	kind: Kind;
	/** The node of this run at which they part. */
	node: number;
	/** The node of this run whose try the other refuses; often the same. */
	refused: number;
	/** The event of the run that noticed it, or -1. */
	event: number;
	/** Tries that the other makes there, or this one, because it did not notice. */
	tries: number;
	/** Whether all of these tries have been told. */
	complete: boolean;
}

/** A try that stands: its node, its cell, and its value as a bit. */
interface Assumed {
	node: number;
	cell: number;
	bit: number;
}

export function compare(log: EventLog, node: number, other: EventLog, start: Masks): Difference {
	const path = assumed(log, node);
	let there = 0;
	let here = 0;
	for (;;) {
		const failed = other.nodes.failed(there);
		if (failed >= 0) return gaveUp(log, here, failed);
		const passed = settled(other, there);
		const board = other.boardAt(start, passed);
		const gone = path.find(({ cell, bit }) => ((board[cell] ?? 0) & bit) === 0);
		if (gone) return neverTried(log, gone, Math.max(here, gone.node), other, passed);
		const next = following(path, other, there);
		if (!next) return asFar(log, node, other, there, path, board);
		there = next.there;
		// The other may decide in another order; they part where this run has made all of these tries.
		here = Math.max(here, next.here);
	}
}

function assumed(log: EventLog, node: number): Assumed[] {
	const tries = log.nodes.path(node).filter((one) => one > 0);
	return tries.map((one) => {
		const at = log.nodes.tried(one);
		return { node: one, cell: log.cell(at), bit: log.values(at) };
	});
}

/** How many events have passed when a node's own rules have done their work and nothing further was tried. */
function settled(log: EventLog, node: number): number {
	const { nodes } = log;
	if (nodes.below(node) > 0) return nodes.tried(node + 1);
	const end = Math.max(nodes.solved(node), nodes.ended(node));
	return end >= 0 ? end : log.length;
}

/** The other's next node along the same tries, and the node here that has the same try. */
function following(path: readonly Assumed[], other: EventLog, there: number) {
	const { nodes } = other;
	for (const child of nodes.children(there)) {
		const at = nodes.tried(child);
		const match = path.find(({ cell, bit }) => cell === other.cell(at) && bit === other.values(at));
		if (match) return { there: child, here: match.node };
	}
	return null;
}

function gaveUp(log: EventLog, here: number, event: number): Difference {
	const tries = log.nodes.below(here);
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
	const tries = log.nodes.below(node) + 1;
	return { kind: 'removed', node, refused: gone.node, event, tries, complete: done(log, node) };
}

function takes(log: EventLog, at: number, { cell, bit }: Assumed): boolean {
	if (log.cell(at) !== cell) return false;
	const sort = log.sort(at);
	return sort === REMOVE ? (log.values(at) & bit) !== 0 : sort === PLACE && log.values(at) !== bit;
}

/** The other knows nothing against these tries. Where this one does, the other has more to do. */
function asFar(
	log: EventLog,
	node: number,
	other: EventLog,
	there: number,
	path: readonly Assumed[],
	board: Masks,
): Difference {
	const all = path.every(({ cell, bit }) => board[cell] === bit);
	const tries = other.nodes.below(there);
	const ahead = log.nodes.failed(node) >= 0 && all && tries > 0;
	const event = ahead ? log.nodes.failed(node) : -1;
	const kind = ahead ? 'ahead' : 'same';
	return { kind, node, refused: node, event, tries, complete: done(other, there) };
}

/** Whether everything under a node has been told. */
const done = (log: EventLog, node: number) => log.nodes.ended(node) >= 0;
