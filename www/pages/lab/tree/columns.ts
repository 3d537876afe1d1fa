/*
 * A search tree as the columns of a strip: how deep the search went in each stretch, and whether it found a solution.
 * Pure.
 */
import type { Nodes } from '../log/nodes';

interface Column {
	depth: number;
	solved: boolean;
}

/** At most this many nodes of a column are examined: a strip is only an overview. */
const LOOKS = 64;

/** A range of nodes. */
export interface Stretch {
	from: number;
	/** The first node after it. */
	to: number;
}

/**
 * The visible part of this many nodes when the strip has been magnified fourfold this many times: about equally
 * many nodes on either side of the given node. The visible part stays in place while the node moves only a little.
 */
export function stretchAround(node: number, count: number, zoom: number): Stretch {
	const span = Math.max(Math.ceil(count / 4 ** zoom), 1);
	const step = Math.max(Math.floor(span / 2), 1);
	const from = Math.max(Math.min(Math.round(node / step) * step - step, count - span), 0);
	return { from, to: from + span };
}

export function columnsOf(nodes: Nodes, width: number, seen: Stretch): Column[] {
	const count = seen.to - seen.from;
	return Array.from({ length: width }, (_, x) => {
		const from = seen.from + Math.floor((x * count) / width);
		const to = Math.max(seen.from + Math.floor(((x + 1) * count) / width), from + 1);
		const stride = Math.max(Math.floor((to - from) / LOOKS), 1);
		let depth = 0;
		for (let at = from; at < to; at += stride) depth = Math.max(depth, nodes.depth(at));
		return { depth, solved: solvedIn(nodes, from, to) };
	});
}

/** Whether a stretch has a solution. A node without solutions is skipped together with all nodes below it. */
function solvedIn(nodes: Nodes, from: number, to: number): boolean {
	for (let at = from; at < to; ) {
		if (nodes.solutions(at) === 0) at = Math.max(nodes.next(at), at + 1);
		else if (nodes.solved(at) >= 0) return true;
		else at++;
	}
	return false;
}
