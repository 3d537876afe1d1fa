/* A search tree as columns for a strip: the depth of the search in each stretch of it, and whether it found a solution. Pure. */
import type { Nodes } from '../log/nodes';

interface Column {
	depth: number;
	solved: boolean;
}

/** Looks at no more than this many nodes of a column: a strip is only a glance. */
const LOOKS = 64;

/** A run of nodes. */
export interface Stretch {
	from: number;
	/** The first behind it. */
	to: number;
}

/**
 * The visible part of this many nodes when the strip is magnified this many times by four: about as many on both
 * sides of a node. It stays while the node moves a little.
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

/** Solutions are counted at all nodes above them too, so the number below a stretch shows whether it has one. */
function solvedIn(nodes: Nodes, from: number, to: number): boolean {
	for (let at = from; at < to; ) {
		if (nodes.solutions(at) === 0) at = Math.max(nodes.next(at), at + 1);
		else if (nodes.solved(at) >= 0) return true;
		else at++;
	}
	return false;
}
