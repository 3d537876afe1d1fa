/*
 * The search tree as it grows: one node for each try, or for each number found by a rule. The nodes are in search
 * order, so that all nodes below a node follow it directly. Node 0 is the root, where nothing has been tried yet.
 * `NodesSoFar` is the same tree at an earlier event. Pure.
 */
import { Numbers } from './numbers';

/** How a node ended; `open` if the search is still at or below it. */
type Fate = 'open' | 'dead' | 'solution' | 'inner';

const NEVER = -1;

/** A search tree for reading. */
export abstract class Nodes {
	abstract readonly count: number;
	/** The depth of the deepest node. */
	abstract readonly deepest: number;
	abstract parent(node: number): number;
	/** The event of the node's try; -1 for the root. */
	abstract tried(node: number): number;
	/** The event that took the try back, or -1. */
	abstract ended(node: number): number;
	/** The event that broke a rule, or -1. */
	abstract failed(node: number): number;
	/** The event of the node's solution, or -1. */
	abstract solved(node: number): number;
	/** The number of solutions at this node and below. */
	abstract solutions(node: number): number;
	abstract depth(node: number): number;
	/** The first node after those below it. */
	abstract next(node: number): number;
	/** The number of tries among the nodes up to and including this one. */
	abstract triesTo(node: number): number;

	below(node: number): number {
		return this.next(node) - node - 1;
	}

	triesBelow(node: number): number {
		return this.triesTo(this.next(node) - 1) - this.triesTo(node);
	}

	get tries(): number {
		return this.triesTo(this.count - 1);
	}

	fate(node: number): Fate {
		if (this.solved(node) >= 0) return 'solution';
		if (this.failed(node) >= 0) return 'dead';
		return this.below(node) > 0 ? 'inner' : 'open';
	}

	children(node: number): number[] {
		const found: number[] = [];
		const end = this.next(node);
		for (let child = node + 1; child < end; child = this.next(child)) found.push(child);
		return found;
	}

	/** The nodes from the root down to this one. */
	path(node: number): number[] {
		const found: number[] = [];
		for (let at = node; at >= 0; at = this.parent(at)) found.push(at);
		return found.reverse();
	}
}

export class NodeTable extends Nodes {
	/** The node currently in force. */
	current = 0;
	deepest = 0;
	#parent = new Numbers();
	#tried = new Numbers();
	#ended = new Numbers();
	#failed = new Numbers();
	#solved = new Numbers();
	#solutions = new Numbers();
	#next = new Numbers();
	#depth = new Numbers();
	#tries = new Numbers();
	/** The events of the solutions, and the node of each. */
	readonly solutionEvents = new Numbers();
	readonly solutionNodes = new Numbers();

	constructor() {
		super();
		this.#add(NEVER, NEVER, 0, 0);
	}

	get count(): number {
		return this.#parent.length;
	}

	#add(parent: number, event: number, depth: number, tries: number): void {
		this.current = this.#parent.length;
		this.#parent.push(parent);
		this.#tried.push(event);
		this.#depth.push(depth);
		this.#tries.push(tries);
		this.#solutions.push(0);
		for (const list of [this.#ended, this.#failed, this.#solved, this.#next]) list.push(NEVER);
		this.deepest = Math.max(this.deepest, depth);
	}

	/** Opens a child of the node in force, for a try or a number found by a rule. */
	open(event: number, isTry: boolean): void {
		const tries = this.tries + (isTry ? 1 : 0);
		this.#add(this.current, event, this.depth(this.current) + 1, tries);
	}

	fail(event: number): void {
		this.#failed.set(this.current, event);
	}

	solve(event: number): void {
		this.#solved.set(this.current, event);
		this.solutionEvents.push(event);
		this.solutionNodes.push(this.current);
		for (let node = this.current; node >= 0; node = this.parent(node))
			this.#solutions.set(node, this.solutions(node) + 1);
	}

	/** Takes the try back; returns the event of the try. */
	close(event: number): number {
		const node = this.current;
		this.#ended.set(node, event);
		this.#next.set(node, this.count);
		this.current = Math.max(this.parent(node), 0);
		return Math.max(this.tried(node), 0);
	}

	parent(node: number): number {
		return this.#parent.get(node);
	}

	tried(node: number): number {
		return this.#tried.get(node);
	}

	ended(node: number): number {
		return this.#ended.get(node);
	}

	failed(node: number): number {
		return this.#failed.get(node);
	}

	solved(node: number): number {
		return this.#solved.get(node);
	}

	solutions(node: number): number {
		return this.#solutions.get(node);
	}

	depth(node: number): number {
		return this.#depth.get(node);
	}

	next(node: number): number {
		const known = this.#next.get(node);
		return known === NEVER ? this.count : known;
	}

	triesTo(node: number): number {
		return this.#tries.get(node);
	}
}

/** The tree after this many events: nothing in it shows what came later. */
export class NodesSoFar extends Nodes {
	readonly count: number;

	constructor(
		private readonly all: NodeTable,
		private readonly passed: number,
	) {
		super();
		this.count = firstAtLeast(passed, 1, all.count, (node) => all.tried(node));
	}

	get deepest(): number {
		return this.all.deepest;
	}

	parent(node: number): number {
		return this.all.parent(node);
	}

	tried(node: number): number {
		return this.all.tried(node);
	}

	ended(node: number): number {
		return this.#sofar(this.all.ended(node));
	}

	failed(node: number): number {
		return this.#sofar(this.all.failed(node));
	}

	solved(node: number): number {
		return this.#sofar(this.all.solved(node));
	}

	#sofar(event: number): number {
		return event < this.passed ? event : NEVER;
	}

	solutions(node: number): number {
		const { solutionEvents, solutionNodes } = this.all;
		const { length } = solutionEvents;
		const to = firstAtLeast(this.passed, 0, length, (at) => solutionEvents.get(at));
		const from = firstAtLeast(node, 0, to, (at) => solutionNodes.get(at));
		return firstAtLeast(this.next(node), from, to, (at) => solutionNodes.get(at)) - from;
	}

	depth(node: number): number {
		return this.all.depth(node);
	}

	next(node: number): number {
		return Math.min(this.all.next(node), this.count);
	}

	triesTo(node: number): number {
		return this.all.triesTo(node);
	}
}

/** The first index from `from` on at which an ascending list has at least this value; `to` if there is none. */
function firstAtLeast(
	least: number,
	from: number,
	to: number,
	get: (at: number) => number,
): number {
	let [low, high] = [from, to];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (get(middle) < least) low = middle + 1;
		else high = middle;
	}
	return low;
}
