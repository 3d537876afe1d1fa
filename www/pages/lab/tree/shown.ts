/*
 * The drawn part of a search tree. Small trees are drawn whole; of large ones only the
 * path to the node shown, the paths to solutions, and branches opened by hand. Every
 * other branch is a triangle with the number of its tries. Pure.
 */
import type { Nodes } from '../log/nodes';

/** The symbols of Gist: circle, red square, green diamond, triangle. */
export type Look = 'inner' | 'open' | 'dead' | 'solution' | 'folded';

export interface Shown {
	id: number;
	look: Look;
	/** The number of tries inside a triangle. */
	hidden: number;
	/** Whether a triangle contains a solution. */
	hopeful: boolean;
	/** Whether the search was still inside it when it was last traced. */
	unfinished: boolean;
	/** Whether it is on the path to the node shown. */
	current: boolean;
	/** Whether it has been tried by then; later nodes are pale. */
	reached: boolean;
	children: Shown[];
}

interface Wish {
	/** The number of events passed. */
	passed: number;
	/** The node in force at that event. */
	node: number;
	/** The branches opened by hand. */
	opened: ReadonlySet<number>;
	/** Whether the whole search has been traced. */
	ended: boolean;
	/** Whether branches without a solution are folded even in small trees. */
	fold: boolean;
}

/** Trees of at most this many tries are drawn whole. */
export const WHOLE = 200;
/** Drawings do not have many more nodes than this. */
const MOST = 300;
/** The number of solutions whose paths are drawn. */
const SOLUTIONS = 12;

export function shownTree(nodes: Nodes, wish: Wish): Shown {
	const path = new Set(nodes.path(wish.node));
	const whole = !wish.fold && nodes.count <= WHOLE;
	const led = leading(nodes);
	let room = MOST;
	const isOpen = (node: number) =>
		path.has(node) || whole || wish.opened.has(node) || led.has(node);
	const build = (id: number): Shown => {
		const inner = nodes.below(id) > 0;
		const open = inner && isOpen(id) && (room > 0 || path.has(id));
		const children = open ? nodes.children(id) : [];
		room -= children.length;
		return {
			id,
			look: inner && !open ? 'folded' : lookAt(nodes, id, wish.passed),
			hidden: inner && !open ? nodes.triesBelow(id) || nodes.below(id) : 0,
			hopeful: nodes.solutions(id) > 0,
			unfinished: !wish.ended && nodes.ended(id) < 0,
			current: path.has(id),
			reached: nodes.tried(id) < wish.passed,
			children: children.map(build),
		};
	};
	return build(0);
}

/** The look of a node after this many events: its end may be yet to come. */
function lookAt(nodes: Nodes, id: number, passed: number): Look {
	const begun = nodes.tried(id) < passed;
	const toCome = nodes.failed(id) >= passed || nodes.solved(id) >= passed;
	return begun && toCome ? 'open' : nodes.fate(id);
}

/** The nodes on the paths to the first solutions. */
function leading(nodes: Nodes): Set<number> {
	const found = new Set<number>();
	let left = SOLUTIONS;
	const walk = (node: number) => {
		if (left <= 0 || nodes.solutions(node) === 0) return;
		found.add(node);
		if (nodes.solved(node) >= 0) left--;
		else for (const child of nodes.children(node)) walk(child);
	};
	walk(0);
	return found;
}
