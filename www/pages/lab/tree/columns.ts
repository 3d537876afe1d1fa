/* A search tree as columns for a strip: how deep the search went in each stretch of it, and whether it found a solution. Pure. */
import type { Nodes } from '../log/nodes';

interface Column {
	depth: number;
	solved: boolean;
}

/** Looks at no more than so many nodes of a column: a strip is only a glance. */
const LOOKS = 64;

export function columnsOf(nodes: Nodes, width: number): Column[] {
	return Array.from({ length: width }, (_, x) => {
		const from = Math.floor((x * nodes.count) / width);
		const to = Math.max(Math.floor(((x + 1) * nodes.count) / width), from + 1);
		const stride = Math.max(Math.floor((to - from) / LOOKS), 1);
		let depth = 0;
		for (let at = from; at < to; at += stride) depth = Math.max(depth, nodes.depth(at));
		return { depth, solved: solvedIn(nodes, from, to) };
	});
}

/** Solutions are counted at all nodes above them too, so the number below a stretch tells whether it has one. */
function solvedIn(nodes: Nodes, from: number, to: number): boolean {
	for (let at = from; at < to; ) {
		if (nodes.solutions(at) === 0) at = Math.max(nodes.next(at), at + 1);
		else if (nodes.solved(at) >= 0) return true;
		else at++;
	}
	return false;
}
