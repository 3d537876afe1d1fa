/*
 * Records of every version are read as today's; what is none of them is told
 * apart: damaged, unreadable, or a newer page's.
 */
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { emptyDraft } from '../../pages/grid/state/draft';
import { kinds } from '../../pages/grid/state/game';
import { KEPT } from '../../pages/grid/state/kept';
import { type Position, position } from '../../pages/grid/state/position';
import { KEPT as SNAKES } from '../../pages/snake/state/kept';
import { asText } from '../../shell/storage/as-text';
import { type Old, readLeft, readMoment, readSlot, type Shape } from '../../shell/storage/slot';

const slot = (present: unknown, around: object = {}, past: unknown[] = []) => ({
	board: 'a',
	link: 'lat3',
	when: 5,
	history: { past, present, future: [], stroke: '' },
	...around,
});

const today = () => position(emptyDraft('latin', 3), 'a');

/** A position from before there were marks, colours, ticks and branches. */
function unmarked(): object {
	const { draft, entries, board } = today();
	return { draft, entries, board };
}

/** A position from before hints were counted. */
function uncounted(): object {
	const { tally, ...present } = today();
	const { hints: _, ...older } = tally;
	return { ...present, tally: older };
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

test('a record from before hints were counted keeps its checks, and has none', () => {
	const tally = { checks: 2, seconds: 70 };
	const read = readSlot(KEPT, 'a', slot({ ...uncounted(), tally }, { version: 2 }));
	const expected = { ...today(), tally: { checks: 2, hints: 0, seconds: 70 } };
	expect(read).toEqual({ is: 'whole', value: slot(expected) });
	const none = readSlot(KEPT, 'a', slot({ ...today(), tally: 3 }, { version: 2 }));
	expect(none.is).toBe('unreadable');
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

test('a record of today is read as it is: positions go on sharing their drafts', () => {
	const present = today();
	const before = { ...present, entries: [1, 0, 0, 0, 0, 0, 0, 0, 0] };
	const read = readSlot(KEPT, 'a', slot(present, { version: 3 }, [before]));
	if (read.is !== 'whole') throw new Error(read.is);
	const { history } = read.value;
	expect(history.past[0]?.draft).toBe(history.present.draft);
});

/** As if two fields had come since: the recipe "a field of what is kept", twice. */
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
	const written: [number | undefined, object][] = [
		[undefined, { ...today(), draft }],
		[0, { ...today(), draft }],
		[1, unmarked()],
		[2, uncounted()],
		[3, today()],
		[4, { ...today(), stickers: [] }],
		[5, { ...today(), stickers: [], mood: 'none' }],
	];
	for (const [version, present] of written) {
		const read = readLeft(LATER, 'a', slot(present, { version }));
		const expected = { ...today(), stickers: [], mood: 'none' };
		expect(read, `version ${version}`).toMatchObject({ is: 'whole', value: { present: expected } });
	}
	// A step that is not owed is not taken: this one says version 5 and lacks a field.
	expect(readLeft(LATER, 'a', slot(today(), { version: 5 })).is).toBe('unreadable');
	expect(readLeft(LATER, 'a', slot(today(), { version: 6 })).is).toBe('newer');
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

test('what is no record is unreadable, whatever it is', () => {
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
	for (const part of ['kind', 'size', 'unit', 'features', 'clues', 'givens', 'across', 'down']) {
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
