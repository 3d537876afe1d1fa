/*
 * The player's edits without a browser: what each edit does. Any edits in any
 * order can be undone, redone, saved and read again without loss.
 */
import { expect, test } from '@playwright/test';
import { chainThrough, lineOfSight } from '../../pages/grid/board/sight';
import { emptyDraft, withClue, withGiven, withSign } from '../../pages/grid/state/draft';
import * as edits from '../../pages/grid/state/edits';
import { kinds } from '../../pages/grid/state/game';
import { KEPT } from '../../pages/grid/state/kept';
import { allDigits, peersOf, takenDigits } from '../../pages/grid/state/peers';
import { playedIn, playedLink, readPlayed, splitLink } from '../../pages/grid/state/played-link';
import { isPlayed, type Position, position } from '../../pages/grid/state/position';
import { positionWithVariant } from '../../pages/grid/state/variant';
import {
	digitsIn,
	type MarkStyle,
	markLetters,
	middleOfMark,
	onlyDigit,
} from '../../pictures/grid/marks';
import { begin, commit, type History, redo, undo } from '../../shell/history';
import { readSlot, slotRecord } from '../../shell/storage/slot';

const fresh = (size = 4): Position => position(emptyDraft('skyscrapers', size), 'board');

const marksAt = ({ marks }: Position, cell: number) => [
	digitsIn(marks.corner[cell] ?? 0),
	digitsIn(marks.centre[cell] ?? 0),
];

test('peers are rows and columns, boxes and diagonals where there are any', () => {
	expect(peersOf(emptyDraft('latin', 3))[0]).toEqual([1, 2, 3, 6]);
	const boxes = emptyDraft('latin', 4, 1, ['boxes']);
	expect(peersOf(boxes)[0]).toEqual([1, 2, 3, 4, 5, 8, 12]);
	const crossed = emptyDraft('latin', 3, 1, ['diagonals']);
	expect(peersOf(crossed)[4]).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
	expect(peersOf(crossed)[1]).toEqual([0, 2, 4, 7]);
	expect(digitsIn(allDigits(32))).toHaveLength(32);
});

test('a digit tidies the marks of its row and column, and undo brings back exactly those', () => {
	const marked = edits.filledMarks(fresh());
	const history = commit(begin(marked), edits.withDigit(marked, [8], 2, 'tidy'));
	const { present } = history;
	expect(marksAt(present, 9)[0]).toEqual([1, 3, 4]);
	expect(marksAt(present, 0)[0]).toEqual([1, 3, 4]);
	expect(marksAt(present, 1)[0]).toEqual([1, 2, 3, 4]);
	expect(undo(history).present).toBe(marked);
	expect(edits.withDigit(marked, [8], 2, 'manual').marks).toBe(marked.marks);
});

test('marks go to all cells that are open, and away where all of them have it', () => {
	const start = { ...fresh(), draft: withGiven(fresh().draft, 0, 1) };
	const one = edits.withMark(start, [0, 1, 2], 'corner', 3, 'tidy');
	expect([0, 1, 2].map((cell) => marksAt(one, cell)[0])).toEqual([[], [3], [3]]);
	const two = edits.withMark(one, [1, 2, 3], 'corner', 3, 'tidy');
	expect([1, 2, 3].map((cell) => marksAt(two, cell)[0])).toEqual([[3], [3], [3]]);
	const none = edits.withMark(two, [1, 2, 3], 'corner', 3, 'tidy');
	expect([1, 2, 3].map((cell) => marksAt(none, cell)[0])).toEqual([[], [], []]);
	expect(edits.withMark(start, [0], 'centre', 2, 'tidy')).toBe(start);
});

test('where marks are always filled in, an empty cell shows what is left, and its first change keeps that', () => {
	const placed = edits.withDigit(fresh(), [0], 4, 'full');
	expect(digitsIn(edits.shownMarks(placed, 'full').corner[1] ?? 0)).toEqual([1, 2, 3]);
	expect(edits.shownMarks(placed, 'tidy')).toBe(placed.marks);
	const changed = edits.withMark(placed, [1], 'corner', 2, 'full');
	expect(marksAt(changed, 1)[0]).toEqual([1, 3]);
});

test('filling in and tidying are a step each, and none where nothing changes', () => {
	const placed = edits.withDigit(fresh(), [0], 4, 'manual');
	const noted = edits.withMark(placed, [5], 'centre', 1, 'manual');
	const filled = edits.filledMarks(noted);
	expect(marksAt(filled, 1)[0]).toEqual([1, 2, 3]);
	expect(marksAt(filled, 5)).toEqual([[], [1]]);
	expect(edits.filledMarks(filled)).toBe(filled);
	const wrong = edits.withMark(filled, [1], 'corner', 4, 'manual');
	expect(takenDigits(wrong.draft, wrong.entries)[1]).toBe(0b1000);
	expect(edits.tidiedMarks(wrong).marks.corner).toEqual(filled.marks.corner);
	expect(edits.tidiedMarks(filled)).toBe(filled);
});

test('rubbing out takes digits first, then marks, then colours', () => {
	const all = edits.withColour(edits.withMark(fresh(), [3], 'corner', 1, 'manual'), [3], 2);
	const digit = edits.withDigit(all, [3], 4, 'manual');
	expect(edits.erased(digit, [3])).toEqual(all);
	const bare = edits.erased(all, [3]);
	expect([marksAt(bare, 3)[0], bare.colours[3]]).toEqual([[], 2]);
	expect(isPlayed(edits.erased(bare, [3]))).toBe(false);
});

test('branches lie three deep, are left or kept one by one, and know what was written in them', () => {
	const first = edits.branched(edits.withDigit(fresh(), [0], 1, 'tidy'));
	const second = edits.branched(edits.withDigit(first, [1], 2, 'tidy'));
	const third = edits.branched(edits.withDigit(second, [2], 3, 'tidy'));
	const last = edits.withDigit(third, [3], 4, 'tidy');
	expect(edits.branched(last)).toBe(last);
	expect([0, 1, 2, 3, 4].map((cell) => edits.branchOf(last, cell))).toEqual([0, 1, 2, 3, 0]);
	const kept = edits.branchKept(last);
	expect([2, 3].map((cell) => edits.branchOf(kept, cell))).toEqual([2, 2]);
	const left = edits.branchUndone(kept);
	expect(left.entries.slice(0, 4)).toEqual([1, 2, 0, 0]);
	expect(edits.branchUndone(left).entries.slice(0, 4)).toEqual([1, 0, 0, 0]);
	expect(edits.branchUndone(fresh()).branches).toEqual([]);
});

test('parks lower everything of the player’s by a storey as it is read', () => {
	const played = edits.branched(
		edits.withMark(edits.withDigit(fresh(), [0], 2, 'manual'), [5], 'corner', 1, 'manual'),
	);
	const parks = positionWithVariant(played, 'parks', true);
	expect([parks.entries[0], marksAt(parks, 5)[0], parks.branches[0]?.entries[0]]).toEqual([
		3,
		[2],
		3,
	]);
	const back = positionWithVariant(parks, 'parks', false);
	expect([back.entries, back.marks]).toEqual([played.entries, played.marks]);
});

test('a mark has one place in each style, no two share one, and all lie inside the cell', () => {
	for (const size of [1, 2, 4, 5, 6, 7, 9, 12, 13, 16, 32]) {
		const places = (['corner', 'centre'] as MarkStyle[]).flatMap((style) =>
			Array.from({ length: size }, (_, at) => middleOfMark(size, style, at + 1, allDigits(size))),
		);
		expect(new Set(places.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(
			2 * size,
		);
		const edge = places.map(({ x, y }) => Math.min(x, y, 100 - x, 100 - y));
		expect(Math.min(...edge)).toBeGreaterThan(5);
		expect(markLetters(size, 'centre', 1)).toBeGreaterThan(7);
	}
	expect([onlyDigit(0), onlyDigit(0b100), onlyDigit(0b101), onlyDigit(1 << 31)]).toEqual([
		0, 3, 0, 32,
	]);
});

test('centre marks stand in the middle of their cell, however many there are', () => {
	for (const size of [4, 6, 9, 12]) {
		for (const bits of [0b1, 0b1000, 0b1011, 0b1111, allDigits(size)]) {
			const places = digitsIn(bits).map((digit) => middleOfMark(size, 'centre', digit, bits));
			const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
			expect(middle(places.map(({ x }) => x))).toBeCloseTo(50);
			expect(middle(places.map(({ y }) => y))).toBeCloseTo(50);
		}
	}
	// A corner mark stays where it is.
	expect(middleOfMark(6, 'corner', 2, 0b10)).toEqual(middleOfMark(6, 'corner', 2, 0b111111));
});

test('a clue sees what rises above all before it, and knows when that is settled', () => {
	const draft = withClue(emptyDraft('skyscrapers', 4), 'right', 0, 2);
	const see = (row: number[], side: 'left' | 'right') => {
		const values = [...row, ...new Array(12).fill(0)];
		return lineOfSight(draft, values, { side, index: 0 });
	};
	expect(see([2, 0, 4, 0], 'left')).toMatchObject({ seen: [0, 2], hidden: [], isFull: false });
	expect(see([2, 1, 4, 3], 'right')).toMatchObject({ seen: [3, 2], hidden: [1, 0], isFull: true });
	// One of two open cells in front must be taller than 2; a single one may be 1.
	expect(see([0, 0, 2, 0], 'left')).toMatchObject({ seen: [], hidden: [2] });
	expect(see([0, 2, 0, 0], 'left')).toMatchObject({ seen: [1], hidden: [] });
	expect(see([2, 0, 4, 0], 'left').isSettled).toBe(false);
	expect(see([4, 0, 0, 0], 'left').isSettled).toBe(true);
	expect(see([3, 0, 4, 0], 'left').isSettled).toBe(true);
	expect(see([0, 0, 0, 0], 'left')).toMatchObject({ seen: [], isSettled: false });
	const parks = emptyDraft('skyscrapers', 4, 1, ['parks']);
	const city = lineOfSight(parks, [1, 3, 2, 4, ...new Array(12).fill(0)], {
		side: 'left',
		index: 0,
	});
	expect(city.seen).toEqual([1, 3]);
});

test('a chain of signs joins what it goes through, upwards and downwards', () => {
	// 0 < 1 < 2 in the first row, and 1 > 4 below it.
	const row = { across: true, row: 0 } as const;
	const one = withSign(emptyDraft('futoshiki', 3), { ...row, column: 0 }, 'less');
	const two = withSign(one, { ...row, column: 1 }, 'less');
	const draft = withSign(two, { across: false, row: 0, column: 1 }, 'greater');
	expect(chainThrough(draft, 0, 1).sort()).toEqual([0, 1, 2]);
	expect(chainThrough(draft, 4, 1).sort()).toEqual([1, 2, 4]);
	expect(chainThrough(draft, 1, 1).sort()).toEqual([0, 1, 2, 4]);
	expect(chainThrough(draft, 8, 8)).toEqual([8]);
});

/** A hint that rules a digit out. */
const ruling = ([cell = 0]: readonly number[], digit: number) => ({
	placed: [],
	removed: [{ cell, values: [digit] }],
});

test('what was played is read from the end of a link as it was written', () => {
	for (const size of [1, 4, 5, 9, 16, 32]) {
		const below = chance(size);
		let now = fresh(size);
		for (let step = 0; step < 40; step++) {
			const cell = [below(size * size)];
			const digit = 1 + below(size);
			now = edits.withMark(now, cell, below(2) ? 'corner' : 'centre', digit, 'manual');
			if (below(4) === 0) now = edits.withDigit(now, cell, digit, 'manual');
			if (below(4) === 0) now = edits.withSteps(now, [ruling(cell, digit)], 'manual');
			if (below(4) === 0) now = edits.withColour(now, cell, 1 + below(8));
		}
		const { puzzle, played } = splitLink(`lat${size}.x/u.10${playedLink(now, size)}`);
		expect(puzzle).toBe(`lat${size}.x/u.10`);
		const { entries, marks, colours, ruledOut } = now;
		const read = readPlayed(played ?? '', size);
		expect(read).toMatchObject({ entries, marks, colours, ruledOut, ticks: [] });
		// What hints have ruled out may depend on every digit on the board.
		const isBare = ruledOut.every((bits) => bits === 0);
		expect(read?.restsOn).toEqual(isBare ? ruledOut : entries);
	}
	expect(playedLink(fresh(5), 5)).toBe('/p.WD.WD.WD.WD');
	expect(readPlayed('3W--.WD.WD.WD', 5)?.ruledOut).toEqual(fresh(5).ruledOut);
	expect(splitLink('sky4.1332')).toEqual({ puzzle: 'sky4.1332', played: null });
	const text =
		'sky4.1332/p.4\r\nsee (https://a.b/#lat5.x/p.3W--.WD.WD.WD), mine\r\nhttps://a.b/p.html?sky4';
	expect([1, 2, 3, 4].map((line) => playedIn(text, line))).toEqual([
		'4',
		'3W--.WD.WD.WD',
		null,
		null,
	]);
	const bad = [
		'',
		'WD',
		'WD.WD.WD',
		'WD.WD.WD.WD.WD.WD',
		'WD.WD.WD.WD.zW--',
		'9WX.WD.WD.WD',
		'WE.WD.WD.WD',
		'6WC.WD.WD.WD',
	];
	expect(bad.map((text) => readPlayed(text, 5))).toEqual(bad.map(() => null));
});

/** Random numbers from a seed, the same on every machine. */
function chance(seed: number): (below: number) => number {
	let state = seed * 2654435761 + 1;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

type Act = (position: Position) => Position;

/** One action of a player, with random cells, digits and tools. */
function anyAct(below: (many: number) => number, size: number): Act {
	const cells = Array.from({ length: 1 + below(4) }, () => below(size * size));
	const digit = 1 + below(size);
	const marking = (['manual', 'tidy', 'full'] as const)[below(3)] ?? 'tidy';
	const style = below(2) === 0 ? 'corner' : 'centre';
	const acts: readonly Act[] = [
		(now) => edits.withDigit(now, cells, digit, marking),
		(now) => edits.withDigit(now, cells, digit, marking),
		(now) => edits.withMark(now, cells, style, digit, marking),
		(now) => edits.withMark(now, cells, style, digit, marking),
		(now) => edits.withColour(now, cells, 1 + below(8)),
		(now) => edits.erased(now, cells),
		(now) => edits.withTick(now, `top ${below(size)}`),
		edits.filledMarks,
		edits.tidiedMarks,
		edits.branched,
		edits.branchUndone,
		edits.branchKept,
		(now) => ({ ...now, draft: withGiven(now.draft, below(size * size), below(size + 1)) }),
		(now) => positionWithVariant(now, 'parks', below(2) === 0),
		edits.cleared,
	];
	return acts[below(acts.length)] ?? edits.cleared;
}

/** What the page reads from its own record: equal, but without a shared object. */
function reloaded(history: History<Position>): History<Position> {
	const { board } = history.present;
	const record = slotRecord(KEPT, { board, link: '', when: 1, history });
	const read = readSlot(KEPT, board, structuredClone(record));
	if (read.is !== 'whole') throw new Error(read.is);
	return { ...read.value.history, stroke: history.stroke };
}

/** One random game of this many actions; returns what went wrong in the game and in undoing and redoing it. */
function randomGame(seed: number, actions = 60) {
	const below = chance(seed);
	const size = actions > 60 ? 9 : 2 + below(5);
	const start = fresh(size);
	const faults: string[] = [];
	const sameAs = (one: unknown, other: unknown, what: string) => {
		if (JSON.stringify(one) !== JSON.stringify(other)) faults.push(`game ${seed}: ${what}`);
	};
	let history = begin(start);
	for (let step = 0; step < actions; step++) {
		const before = structuredClone(history.present);
		const next = anyAct(below, size)(history.present);
		sameAs(history.present, before, 'an edit changed what it was given');
		history = commit(history, next, below(4) === 0 ? 'stroke' : '');
		if (below(10) === 0) history = undo(history);
		if (below(actions / 6) > 0) continue;
		const again = reloaded(history);
		sameAs(again, history, 'a reload changed the game');
		history = again;
	}
	let first = history;
	for (let step = 0; step < history.past.length; step++) first = undo(first);
	sameAs(first.present, start, 'undo does not lead to the start');
	let last = reloaded(first);
	sameAs(last, first, 'a reload at the start changed the game');
	for (let step = 0; step < history.past.length; step++) last = redo(last);
	sameAs(last.present, history.present, 'redo does not lead to the end');
	return { faults, steps: history.past.length };
}

test('200 random games: a reload changes nothing, undo leads to the start, redo to the end', () => {
	kinds.value = [
		{ id: 'skyscrapers', prefix: 'sky', clues: true, signs: false, features: ['parks'] },
	];
	const games = Array.from({ length: 200 }, (_, at) => randomGame(at + 1));
	expect(games.flatMap(({ faults }) => faults)).toEqual([]);
	expect(Math.min(...games.map(({ steps }) => steps))).toBeGreaterThan(10);
	const long = randomGame(201, 4000);
	expect(long.faults).toEqual([]);
	expect(long.steps).toBeGreaterThan(2000);
});
