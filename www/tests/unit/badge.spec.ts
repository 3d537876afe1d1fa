/*
 * The badge of the setter's desk: the page's lanes and state with the built
 * core, behind workers that answer late and at irregular times.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { effect } from '@preact/signals';
import type { WorkerLike } from '../../engine/client';
import { type Sent, sent } from '../../engine/packed';
import type { Requests } from '../../engine/requests';
import type { Draft, SolveAnswer } from '../../engine/types';
import * as grid from '../../generated/grid.js';
import { PAGE } from '../../pages/grid/id';
import { type Badge, badge, badgeOf, stopLooking, watchBadge } from '../../pages/grid/state/badge';
import { emptyDraft, withClue, withGiven, withSign } from '../../pages/grid/state/draft';
import * as game from '../../pages/grid/state/game';
import { position } from '../../pages/grid/state/position';
import { mode } from '../../pages/grid/state/screen';
import { positionWithVariant } from '../../pages/grid/state/variant';
import { gapsOf, isBlank, SIDES } from '../../pictures/grid/draft';
import { VARIANTS } from '../../pictures/grid/variants';
import { activeId } from '../../shell/pages';

const wasm = readFileSync(new URL('../../generated/grid_bg.wasm', import.meta.url));

/** Random numbers from a seed: the same edits in every run. */
function chance(seed: number) {
	let state = seed;
	return (below: number) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

const pick = chance(19);
type SolveRequest = Sent<Requests['solve']['args'][0]>;
const asked: SolveRequest[] = [];

/**
 * Answers each request as the core does, a few ticks later. A search without a limit of nodes waits until it is
 * released.
 */
class SlowWorker implements WorkerLike {
	onmessage: WorkerLike['onmessage'] = null;
	onerror: WorkerLike['onerror'] = null;
	#ended = false;

	postMessage(message: unknown): void {
		const { id, args } = message as { id: number; args: [SolveRequest] };
		const [request] = args;
		asked.push(request);
		const cut = request.nodes === null ? null : Math.min(request.nodes, nodes);
		const answer = grid.solve({ ...request, nodes: cut }, () => undefined);
		const said = cut !== null && answer.nodes >= cut ? { ...answer, nodes: request.nodes } : answer;
		setTimeout(() => this.#say({ id, answer: said }), pick(4));
	}

	terminate(): void {
		this.#ended = true;
	}

	#say(data: unknown): void {
		if (!this.#ended) this.onmessage?.({ data } as MessageEvent);
	}
}

/** The node limit of a first search in these tests. */
let nodes = 1500;

const fresh = (draft: Draft): SolveAnswer =>
	grid.solve(sent({ draft, entries: null, limit: 101, nodes: null }), () => undefined);

const told = ({ verdict, count, exact, faults }: Badge) => [
	verdict,
	count,
	exact,
	faults.length > 0,
];

/** The result of solving the board anew, in the form of the badge. */
const expected = (draft: Draft) => told(badgeOf(draft, fresh(draft), null));

/** The badge of the current board, once its search is over. */
async function settled(): Promise<Badge | null> {
	while (!isBlank(game.draft.peek()) && badge.peek()?.underWay !== false)
		await new Promise((resolve) => setTimeout(resolve, 1));
	return badge.peek();
}

/** The edits of a setter: clues, givens and signs typed and erased, variants, undo, redo, and whole boards pasted. */
function editSomehow(): void {
	const { draft } = game.present.peek();
	const { size } = draft;
	const value = pick(3) === 0 ? 0 : 1 + pick(size);
	const gap = gapsOf(size)[pick(2 * size * (size - 1))];
	const side = SIDES[pick(4)];
	const what = pick(20);
	if (what < 8 && side) game.editDraft(withClue(draft, side, pick(size), value));
	else if (what < 12) game.editDraft(withGiven(draft, pick(size * size), value));
	else if (what < 15 && gap)
		game.editDraft(withSign(draft, gap, (['less', 'greater', 'none'] as const)[pick(3)] ?? 'none'));
	else if (what < 16) {
		const variant = VARIANTS[pick(3)] ?? 'diagonals';
		game.edit(positionWithVariant(game.present.peek(), variant, !draft.features.includes(variant)));
	} else if (what < 18) game.stepBack();
	else if (what < 19) game.stepForward();
	else game.takeUp(position(pasted()));
}

/** A pasted board: all clues of a valid square, or a few givens. */
function pasted(): Draft {
	const size = 4 + pick(3);
	const start = withGiven(emptyDraft('mixed', size), pick(size * size), 1 + pick(size));
	const [square] = fresh(start).solutions;
	return (square ?? []).reduce(
		(draft, value, cell) => (pick(2) === 0 ? withGiven(draft, cell, value) : draft),
		start,
	);
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
	grid.initSync({ module: wasm });
	Object.assign(globalThis, { Worker: SlowWorker });
	game.kinds.value = grid.kinds();
	activeId.value = PAGE;
	mode.value = 'set';
	watchBadge();
});

test('after each of 500 edits the badge is what a fresh solve says, and none of an earlier board is ever shown', async () => {
	const shown: { badge: Badge; draft: Draft }[] = [];
	const stop = effect(() => {
		if (badge.value) shown.push({ badge: badge.value, draft: game.draft.value });
	});
	game.takeUp(position(emptyDraft('mixed', 4)));
	const verdicts = new Map<string, number>();
	for (let edit = 0; edit < 500; edit++) {
		// Some edits come before the previous one was answered.
		const many = pick(4) === 0 ? 2 + pick(3) : 1;
		for (let quick = 0; quick < many; quick++) {
			editSomehow();
			if (pick(2) === 0) await Promise.resolve();
		}
		const now = await settled();
		const draft = game.draft.peek();
		if (isBlank(draft)) expect(now).toBeNull();
		else {
			expect(now && told(now), JSON.stringify(draft)).toEqual(expected(draft));
			verdicts.set(now?.verdict ?? '', (verdicts.get(now?.verdict ?? '') ?? 0) + 1);
		}
	}
	stop();
	expect([...verdicts.keys()].sort()).toEqual(['none', 'several', 'unique', 'unknown']);
	for (const [verdict, times] of verdicts) expect(times, verdict).toBeGreaterThan(10);
	expect(shown.filter(({ badge, draft }) => badge.draft !== draft)).toEqual([]);
	// Every first search has a limit, so none blocks the next.
	expect(asked.filter((one) => one.nodes === null)).toEqual([]);
});

test('what a first look leaves open is looked for further, can be stopped, and an edit looks anew', async () => {
	nodes = 3;
	asked.length = 0;
	game.takeUp(position(withGiven(emptyDraft('latin', 4), 0, 1)));
	const seen: boolean[] = [];
	const stop = effect(() => {
		const now = badge.value;
		if (now) seen.push(now.underWay);
	});
	expect(told((await settled()) as Badge)).toEqual(expected(game.draft.peek()));
	expect(seen).toEqual([true, false]);
	expect(asked.map((one) => one.nodes)).toEqual([1500, null]);
	game.editDraft(withGiven(game.draft.peek(), 5, 2));
	while (badge.peek() === null) await new Promise((resolve) => setTimeout(resolve, 1));
	stopLooking();
	expect(badge.peek()).toMatchObject({ stopped: true, underWay: false, exact: false });
	stop();
});

test('without a limit too much is said as such, and faults are no verdict', () => {
	const empty = emptyDraft('latin', 9);
	expect(told(badgeOf(empty, fresh(empty), null))).toEqual(['several', 101, false, false]);
	const faulty = withGiven(emptyDraft('latin', 4), 0, 7);
	expect(told(badgeOf(faulty, fresh(faulty), null))).toEqual(['unknown', 0, false, true]);
});
