/*
 * The search tree as it grows: one node for each try, in the order of the
 * search, so that what hangs below a node is a run of numbers behind its own.
 * Node 0 is the root, where nothing was tried yet. Pure.
 */
import { Numbers } from './numbers';

/** How a node ended, or that it has not. */
type Fate = 'open' | 'dead' | 'solution' | 'inner';

const NEVER = -1;

export class NodeTable {
	/** The node whose try stands now. */
	current = 0;
	#parent = new Numbers();
	#tried = new Numbers();
	#ended = new Numbers();
	#failed = new Numbers();
	#solved = new Numbers();
	#solutions = new Numbers();
	#next = new Numbers();
	#depth = new Numbers();
	/** The deepest node so far. */
	deepest = 0;

	constructor() {
		this.#add(NEVER, NEVER, 0);
	}

	get count(): number {
		return this.#parent.length;
	}

	#add(parent: number, event: number, depth: number): void {
		this.current = this.#parent.length;
		this.#parent.push(parent);
		this.#tried.push(event);
		this.#depth.push(depth);
		this.#solutions.push(0);
		for (const list of [this.#ended, this.#failed, this.#solved, this.#next]) list.push(NEVER);
		this.deepest = Math.max(this.deepest, depth);
	}

	/** A try: a child of the node that stands. */
	open(event: number): void {
		this.#add(this.current, event, this.depth(this.current) + 1);
	}

	fail(event: number): void {
		this.#failed.set(this.current, event);
	}

	solve(event: number): void {
		this.#solved.set(this.current, event);
		for (let node = this.current; node >= 0; node = this.parent(node))
			this.#solutions.set(node, this.solutions(node) + 1);
	}

	/** The try is taken back; gives the event of the try. */
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

	/** The event that tried it; -1 for the root. */
	tried(node: number): number {
		return this.#tried.get(node);
	}

	/** The event that took it back, or -1. */
	ended(node: number): number {
		return this.#ended.get(node);
	}

	/** The event at which a rule was broken, or -1. */
	failed(node: number): number {
		return this.#failed.get(node);
	}

	/** The event of its solution, or -1. */
	solved(node: number): number {
		return this.#solved.get(node);
	}

	/** Solutions at it and below. */
	solutions(node: number): number {
		return this.#solutions.get(node);
	}

	depth(node: number): number {
		return this.#depth.get(node);
	}

	/** The first node that does not hang below it. */
	next(node: number): number {
		const known = this.#next.get(node);
		return known === NEVER ? this.count : known;
	}

	/** How many tries were made under it. */
	below(node: number): number {
		return this.next(node) - node - 1;
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
