/*
 * Records of every version are read like current ones. All other records are
 * sorted into damaged, unreadable, and written by a newer page.
 */
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { plainWish } from '../../engine/wish';
import { DAYS } from '../../pages/grid/daily/solved';
import { emptyDraft } from '../../pages/grid/state/draft';
import { branched, withDigit, withMark, withTick } from '../../pages/grid/state/edits';
import { kinds } from '../../pages/grid/state/game';
import { KEPT } from '../../pages/grid/state/kept';
import { type Position, position } from '../../pages/grid/state/position';
import { KEPT as SNAKES } from '../../pages/snake/state/kept';
import { asText } from '../../shell/storage/as-text';
import {
	type Old,
	readLeft,
	readMoment,
	readSlot,
	type Shape,
	type Slot,
	slotRecord,
} from '../../shell/storage/slot';

const slot = (present: unknown, around: object = {}, past: unknown[] = []) => ({
	board: 'a',
	link: 'lat3',
	when: 5,
	history: { past, present, future: [] as unknown[], stroke: '' },
	...around,
});

const today = () => position(emptyDraft('latin', 3), 'a');

/** A position from before marks, colours, ticks and branches existed. */
function unmarked(): object {
	const { draft, entries, board } = today();
	return { draft, entries, board };
}

/** A position from before puzzles were made here. */
function unmade(): object {
	const { origin: _, ...present } = today();
	return present;
}

/** A position from before cells could be odd or even. */
function unmarkedCells(): object {
	const { marks: _, ...draft } = emptyDraft('latin', 3);
	return { ...today(), draft };
}

/** A position from before hints were counted. */
function uncounted(): object {
	const { tally, origin: __, ...present } = today();
	const { hints: _, ...older } = tally;
	return { ...present, tally: older };
}

/** A position from before puzzles had titles. */
function untitled(): object {
	const { about: _, origin: __, ...older } = today();
	return older;
}

/** A position from before ruled-out candidates were stored. */
function forgetful(): object {
	const { ruledOut: _, restsOn: __, ...older } = today();
	return older;
}

test.beforeAll(() => {
	kinds.value = [{ id: 'latin', prefix: 'lat', clues: false, signs: false, features: [] }];
});

test('a record without a number, from before there were variants, is migrated', () => {
	const { features: _, ...draft } = emptyDraft('latin', 3);
	const old = { ...today(), draft };
	const read = readSlot(KEPT, 'a', slot(old, {}, [old, old]));
	expect(read).toEqual({
		is: 'whole',
		value: slot(today(), {}, [today(), today()]),
	});
	expect(readMoment(KEPT, { board: 'a', link: 'lat3', when: 5, present: old })).toEqual({
		is: 'whole',
		value: { board: 'a', link: 'lat3', when: 5, present: today() },
	});
});

test('a record from before there were marks has none', () => {
	const read = readSlot(KEPT, 'a', slot(unmarked(), { version: 1 }, [unmarked()]));
	expect(read).toEqual({ is: 'whole', value: slot(today(), {}, [today()]) });
});

test('a record from before hints remembered has nothing ruled out, in no branch', () => {
	const inBranch = { ...forgetful(), branches: [forgetful()] };
	const read = readSlot(KEPT, 'a', slot(inBranch, { version: 6 }, [inBranch]));
	const { entries, marks, colours, ticks, ruledOut, restsOn } = today();
	const branches = [{ entries, marks, colours, ticks, ruledOut, restsOn }];
	const expected = { ...today(), branches };
	expect(read).toMatchObject({ is: 'whole', value: slot(expected, {}, [expected]) });
	const wrong = { ...today(), ruledOut: [0.5, 0, 0, 0, 0, 0, 0, 0, 0] };
	expect(readSlot(KEPT, 'a', slot(wrong, { version: 7 })).is).toBe('unreadable');
	const none = readSlot(KEPT, 'a', slot({ ...forgetful(), branches: 3 }, { version: 6 }));
	expect(none.is).toBe('unreadable');
});

test('a record from before hints were counted keeps its checks, and has none', () => {
	const tally = { checks: 2, seconds: 70 };
	const read = readSlot(KEPT, 'a', slot({ ...uncounted(), tally }, { version: 2 }));
	const expected = { ...today(), tally: { checks: 2, hints: 0, seconds: 70 } };
	expect(read).toEqual({ is: 'whole', value: slot(expected) });
	const none = readSlot(KEPT, 'a', slot({ ...today(), tally: 3 }, { version: 2 }));
	expect(none.is).toBe('unreadable');
});

test('a record from before there were titles has none, and one that is too long is not read', () => {
	const { about } = today();
	const read = readSlot(KEPT, 'a', slot(untitled(), { version: 3 }, [untitled()]));
	expect(read).toEqual({ is: 'whole', value: slot(today(), {}, [today()]) });
	const told = { ...today(), about: { ...about, title: 'First snow', own: true } };
	expect(readSlot(KEPT, 'a', slot(told, { version: 4 }))).toMatchObject({
		is: 'whole',
		value: { history: { present: { about: { title: 'First snow', own: true } } } },
	});
	const wrong = { ...today(), about: { ...about, note: 'x'.repeat(1001) } };
	expect(readSlot(KEPT, 'a', slot(wrong, { version: 4 })).is).toBe('unreadable');
});

test('marks, colours and branches that cannot be are not read', () => {
	const wrong: object[] = [
		{ ...today(), marks: { corner: [1], centre: today().marks.centre } },
		{ ...today(), colours: [1.5, 0, 0, 0, 0, 0, 0, 0, 0] },
		{ ...today(), branches: [{ ...today(), entries: [] }] },
		{ ...today(), ticks: 'top 0' },
	];
	const said = wrong.map((one) => readSlot(KEPT, 'a', slot(one, { version: 3 })).is);
	expect(said).toEqual(['unreadable', 'unreadable', 'unreadable', 'unreadable']);
	const most = { ...today(), branches: [today(), today(), today()] };
	expect(readSlot(KEPT, 'a', slot(most, { version: 3 })).is).toBe('whole');
});

test('entries that a grid of this size cannot have are not read, in no branch', () => {
	const cells = (value: number) => [value, 0, 0, 0, 0, 0, 0, 0, 0];
	const { marks } = today();
	const read = (part: object) =>
		readSlot(KEPT, 'a', slot({ ...today(), ...part }, { version: KEPT.migrations.length })).is;
	expect(read({ entries: cells(3), restsOn: cells(3), ruledOut: cells(0b111) })).toBe('whole');
	for (const part of [
		{ entries: cells(4) },
		{ restsOn: cells(9) },
		{ ruledOut: cells(0b1000) },
		{ ruledOut: cells(-1) },
		{ marks: { ...marks, corner: cells(0b1001) } },
		{ marks: { ...marks, centre: cells(-(2 ** 31)) } },
	]) {
		expect(read(part), JSON.stringify(part)).toBe('unreadable');
		expect(read({ branches: [{ ...today(), ...part }] }), JSON.stringify(part)).toBe('unreadable');
	}
	// All bits of the largest grid.
	const whole = position(emptyDraft('latin', 32), 'a');
	const ruledOut = whole.ruledOut.map(() => -1);
	expect(readSlot(KEPT, 'a', slot({ ...whole, ruledOut }, { version: 7 })).is).toBe('whole');
	// A printed number that is too large is a fault of the puzzle, which the page shows.
	const draft = { ...today().draft, givens: cells(9) };
	expect(read({ draft })).toBe('whole');
});

const readWhole = (record: unknown) => {
	const read = readSlot(KEPT, 'a', record);
	if (read.is !== 'whole') throw new Error(read.is);
	return read.value;
};

test('positions of a record go on sharing their drafts, written whole or as steps', () => {
	const present = today();
	const before = { ...present, entries: [1, 0, 0, 0, 0, 0, 0, 0, 0] };
	for (const past of [before, '{"entries":{"0":1}}']) {
		const { history } = readWhole(slot(present, { version: 3 }, [past]));
		expect(history.past).toEqual([before]);
		expect(history.past[0]?.draft).toBe(history.present.draft);
	}
});

/** Three steps to undo and two to redo, with a whole new puzzle among them. */
function played(): Slot<Position> {
	const first = today();
	const marked = withMark(first, [4], 'corner', 2, 'manual');
	const branch = branched(marked);
	const digit = withDigit(branch, [4], 3, 'tidy');
	const other = position(emptyDraft('latin', 2), 'b');
	const history = {
		past: [first, marked, branch],
		present: digit,
		future: [withTick(digit, 'top 1'), other],
		stroke: '',
	};
	return { board: 'a', link: 'lat3', when: 5, history };
}

test('a history is written as its present and the steps away from it, however often it is read', () => {
	const whole = played();
	const record = slotRecord(KEPT, whole) as ReturnType<typeof slot>;
	expect(record.history.past.slice(0, 2)).toEqual([
		'{"marks":{"corner":{"4":0}}}',
		'{"branches":[[]]}',
	]);
	expect(record.history.future[0]).toBe('{"ticks":[["top 1"]]}');
	const once = readWhole(structuredClone(record));
	expect(once).toEqual(whole);
	expect(slotRecord(KEPT, once)).toEqual(record);
});

test('a step that leads nowhere ends the history there, and never more than that', () => {
	const record = slotRecord(KEPT, played()) as ReturnType<typeof slot>;
	const steps = record.history.past as unknown[];
	const bad: unknown[] = [
		'',
		'{',
		'{"entries":{"9":1}}',
		'{"entries":{"length":1}}',
		'{"entries":{"0":-1}}',
		'{"draft":null}',
		'{"__proto__":{"0":1}}',
		'{"toString":[1]}',
		'[]',
		'7',
		null,
		5,
		{},
	];
	for (const one of bad) {
		const past = [steps[0], one, steps[2]];
		const read = readSlot(KEPT, 'a', { ...record, history: { ...record.history, past } });
		if (read.is !== 'damaged') throw new Error(`${one} is ${read.is}`);
		const { history } = played();
		const left = { ...history, past: history.past.slice(2) };
		expect(read.value.history, String(one)).toEqual(left);
	}
});

test('each step of a history of an earlier version is migrated, once it is known where it leads', () => {
	const old = unmarked();
	const record = slot(old, { version: 1 }, ['{"entries":{"8":2}}', { ...old, board: 'b' }]);
	const { history } = readWhole(record);
	expect(history.past.map(({ board }) => board)).toEqual(['b', 'b']);
	expect(history.past[0]?.entries[8]).toBe(2);
	expect(history.past[0]?.marks).toEqual(today().marks);
});

/** As if two fields had been added since then, each by the recipe in `docs/recipes/saved-field.md`. */
interface Later extends Position {
	readonly stickers: readonly number[];
	readonly mood: string;
}

const LATER: Shape<Later> = {
	position: v.intersect([
		KEPT.position,
		v.object({ stickers: v.array(v.number()), mood: v.string() }),
	]),
	migrations: [
		...KEPT.migrations,
		(old: Old) => ({ stickers: [], ...old }),
		(old: Old) => ({ mood: 'none', ...old }),
	],
};

test('each version is brought up by the steps that it lacks, and only by those', () => {
	const { features: _, ...draft } = emptyDraft('latin', 3);
	const older = unmade();
	const written: [number | undefined, object][] = [
		[undefined, { ...older, draft }],
		[0, { ...older, draft }],
		[1, unmarked()],
		[2, uncounted()],
		[3, untitled()],
		[4, older],
		[5, unmarkedCells()],
		[6, forgetful()],
		[7, today()],
		[8, { ...today(), stickers: [] }],
		[9, { ...today(), stickers: [], mood: 'none' }],
	];
	for (const [version, present] of written) {
		const read = readLeft(LATER, 'a', slot(present, { version }));
		const expected = { ...today(), stickers: [], mood: 'none' };
		expect(read, `version ${version}`).toMatchObject({ is: 'whole', value: { present: expected } });
	}
	// Migrations before a record's version are skipped: this record has version 9, but lacks a field.
	expect(readLeft(LATER, 'a', slot(today(), { version: 9 })).is).toBe('unreadable');
	expect(readLeft(LATER, 'a', slot(today(), { version: 10 })).is).toBe('newer');
});

test('around a position that can be read, the rest may be damaged', () => {
	const damaged = slot(today(), { link: 7, when: 'late' }, [null, today(), 4]);
	const read = readSlot(KEPT, 'a', damaged);
	expect(read).toEqual({
		is: 'damaged',
		value: slot(today(), { link: '', when: 0 }, [today()]),
	});
	expect(readSlot(KEPT, 'b', slot(today())).is).toBe('damaged');
	expect(readSlot(KEPT, 7, slot(today())).is).toBe('unreadable');
});

test('numbers and dates that cannot be said are not believed', () => {
	for (const when of [1e300, -1e300, 8.64e15 + 1, Number.POSITIVE_INFINITY, '5', null])
		expect(readLeft(KEPT, 'a', slot(today(), { when })), String(when)).toMatchObject({
			is: 'damaged',
			value: { when: 0 },
		});
	expect(readLeft(KEPT, 'a', slot(today(), { when: 8.64e15 })).is).toBe('whole');
	const wish = plainWish({ kind: 'latin', size: 3, features: [], aim: { type: 'any' } });
	const grade = { rating: 200, rule: null, band: 'easy' };
	const daily = { day: '2026-11-22', id: 'small' };
	const origin = { wish, link: 'lat3', grade, daily };
	expect(readLeft(KEPT, 'a', slot({ ...today(), origin }, { version: 5 })).is).toBe('whole');
	const wrong: object[] = [
		{ origin: { ...origin, grade: { ...grade, rating: 1e300 } } },
		{ origin: { ...origin, daily: { ...daily, day: 'tomorrow' } } },
		{ origin: { ...origin, daily: { ...daily, day: '2026-02-30' } } },
		{ origin: { ...origin, wish: { ...wish, clues: 1e300 } } },
		{ tally: { checks: 0, hints: 0, seconds: 1e300 } },
	];
	for (const part of wrong) {
		const read = readLeft(KEPT, 'a', slot({ ...today(), ...part }, { version: 5 }));
		expect(read.is, JSON.stringify(part)).toBe('unreadable');
	}
	expect(v.is(DAYS, { '2026-11-22': { small: { hints: 0, seconds: 1e300 } } })).toBe(false);
});

test('what is not a record is unreadable, whatever it is', () => {
	const junk = [
		null,
		undefined,
		5,
		'',
		'a',
		[],
		{},
		() => 1,
		new Map(),
		new Date(),
		Symbol('a'),
		7n,
	];
	for (const one of junk) {
		for (const shape of [KEPT, SNAKES] as Shape<Position>[]) {
			expect(readSlot(shape, 'a', one), String(one)).toEqual({ is: 'unreadable' });
			expect(readSlot(shape, 'a', slot(one)), String(one)).toEqual({ is: 'unreadable' });
			expect(readMoment(shape, one), String(one)).toEqual({ is: 'unreadable' });
		}
	}
});

test('every change of one part of a position is seen', () => {
	const good = today();
	for (const part of [
		'kind',
		'size',
		'unit',
		'features',
		'clues',
		'givens',
		'across',
		'down',
		'marks',
	]) {
		for (const wrong of [undefined, null, -1, 1.5, 'x', [null], {}, Number.NaN, new Array(1e6)]) {
			const draft = { ...good.draft, [part]: wrong };
			const { is } = readSlot(KEPT, 'a', slot({ ...good, draft }));
			expect(['unreadable', 'newer'], `${part} ${typeof wrong}`).toContain(is);
		}
	}
});

test('all that a browser can store is written as text', () => {
	const ring: Record<string, unknown> = {
		big: 7n,
		none: undefined,
		nan: Number.NaN,
		day: new Date(0),
	};
	ring.itself = ring;
	const shared = [1];
	const text = asText([ring, shared, shared, new Map([['a', new Set([2])]]), new Uint8Array([3])]);
	expect(JSON.parse(text)).toEqual([
		{ big: '7', none: '(undefined)', nan: 'NaN', day: String(new Date(0)), itself: '(itself)' },
		[1],
		[1],
		[['a', [2]]],
		{ 0: 3 },
	]);
});
