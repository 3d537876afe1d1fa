/*
 * The faults at the start of the page: records, texts and browsers, one per
 * line. `storage-faults.spec.ts` says what must be true in each case.
 */

export const LINK = 'sky4.1332.2122.3213.1423';

const draft = (size: number) => ({
	kind: 'latin',
	size,
	unit: 1,
	features: [],
	clues: { top: [0, 0], right: [0, 0], bottom: [0, 0], left: [0, 0] },
	givens: [0, 0, 0, 0],
	across: ['none', 'none'],
	down: ['none', 'none'],
});

export const position = (change: object = {}, own: object = {}) => ({
	draft: { ...draft(2), ...change },
	entries: [1, 0, 0, 0],
	board: 'b',
	...own,
});

export const game = (change: object = {}) => ({
	past: [],
	present: position(),
	future: [],
	stroke: '',
	...change,
});

/** A slot as the page writes it; the key and the name of the board are added when it is put into the store. */
export const slot = (change: object = {}) => ({
	version: 1,
	link: 'lat2.x',
	when: 1,
	history: game(),
	...change,
});

const held = (change: object, own: object = {}) =>
	slot({ history: game({ present: position(change, own) }) });

/**
 * The outcome of a record: it stays, is moved aside, is repaired with its original set aside, or waits for a newer
 * page.
 */
export type Fate = 'stays' | 'aside' | 'mended' | 'waits';

/** The records of a store: a description, the record, and its outcome. */
export type Records = readonly (readonly [string, unknown, Fate])[];

export const PUZZLES: Records = [
	['a slot of today', slot(), 'stays'],
	['a slot of the first version', { ...slot(), version: undefined }, 'stays'],
	['a slot from before there were variants', oldest(), 'stays'],
	['null', null, 'aside'],
	['a number', 5, 'aside'],
	['a text', 'board', 'aside'],
	['an empty list', [], 'aside'],
	['an empty object', {}, 'aside'],
	['a date', new Date(0), 'aside'],
	['a slot without history', { ...slot(), history: undefined }, 'aside'],
	['a history that is null', slot({ history: null }), 'aside'],
	['a history without present', slot({ history: { past: [], future: [], stroke: '' } }), 'aside'],
	['a present that is a number', slot({ history: game({ present: 7 }) }), 'aside'],
	['a position without draft', held({}, { draft: undefined }), 'aside'],
	['a draft of size 10^6', held({ size: 1_000_000 }), 'aside'],
	['a draft of size 0', held({ size: 0 }), 'aside'],
	['a draft of half a size', held({ size: 2.5 }), 'aside'],
	['a draft of no size', held({ size: Number.NaN }), 'aside'],
	['a draft that lacks a side', held({ clues: { top: [0, 0] } }), 'aside'],
	['clues that are too many', held({ clues: { ...draft(2).clues, top: [0, 0, 0] } }), 'aside'],
	['givens that are text', held({ givens: ['1', '', '', ''] }), 'aside'],
	['givens that are negative', held({ givens: [-1, 0, 0, 0] }), 'aside'],
	['givens that are endless', held({ givens: [Number.POSITIVE_INFINITY, 0, 0, 0] }), 'aside'],
	['digits that are too few', held({}, { entries: [1] }), 'aside'],
	['digits that are no list', held({}, { entries: { 0: 1 } }), 'aside'],
	['a board without name', held({}, { board: null }), 'aside'],
	['a version that is text', slot({ version: 'two' }), 'aside'],
	['a version below all', slot({ version: -1 }), 'aside'],
	['a past that is missing', slot({ history: game({ past: undefined }) }), 'mended'],
	['a future that is null', slot({ history: game({ future: null }) }), 'mended'],
	['a link that is a number', slot({ link: 5 }), 'mended'],
	['a time that is none', slot({ when: Number.NaN }), 'mended'],
	['a version of the future', slot({ version: 99, history: 'rolled up' }), 'waits'],
	['a kind of the future', held({ kind: 'kakuro' }), 'waits'],
	['a variant of the future', held({ features: ['rivers'] }), 'waits'],
	['a sign of the future', held({ across: ['apart', 'none'] }), 'waits'],
];

function oldest() {
	const { features: _, ...rest } = draft(2);
	const present = { ...position(), draft: rest };
	return { ...slot({ history: game({ present }) }), version: undefined };
}

const snake = (change: object) => ({
	version: 1,
	link: 'snake3.x',
	when: 1,
	history: {
		past: [],
		present: { chain: 'ESE', box: [1, 1, 3], board: 'b', ...change },
		future: [],
		stroke: '',
	},
});

export const SNAKES: Records = [
	['a slot of today', snake({}), 'stays'],
	['a slot of the first version', { ...snake({}), link: 'snake3.y', version: undefined }, 'stays'],
	['null', null, 'aside'],
	['a number', 5, 'aside'],
	['an empty object', {}, 'aside'],
	['a chain that is a number', snake({ chain: 5 }), 'aside'],
	['a chain of other letters', snake({ chain: 'EXE' }), 'aside'],
	['a chain of 10^6', snake({ chain: `E${'S'.repeat(999_998)}E` }), 'aside'],
	['a box that is missing', snake({ box: undefined }), 'aside'],
	['a box with two sides', snake({ box: [3, 3] }), 'aside'],
	['a box of 512', snake({ box: [8, 8, 8] }), 'aside'],
	['a link that is missing', { ...snake({}), link: undefined }, 'mended'],
	['a version of the future', { ...snake({}), version: 99 }, 'waits'],
];

/** Texts in local storage, and whether they are set aside. */
export const SETTINGS: readonly (readonly [string, boolean])[] = [
	['null', true],
	['5', true],
	['"dark"', true],
	['{"theme":"dark"', true],
	['', true],
	['{"theme":"purple","shade":false}', true],
	['{"language":7,"mistakes":"yes"}', true],
	['{"theme":"dark"}', false],
	['{"version":9,"theme":"purple"}', false],
];

/** Texts in session storage. */
export const MOMENTS: readonly (readonly [string, boolean])[] = [
	['null', true],
	['5', true],
	['{}', true],
	['{"board":"b","link":"', true],
	['', true],
	[JSON.stringify({ board: 'b', link: LINK, when: 1, present: { entries: [] } }), true],
	[
		JSON.stringify({ board: 'b', link: LINK, when: 1, present: position({ size: 1_000_000 }) }),
		true,
	],
	[JSON.stringify({ board: 'b', link: 'lat2', when: 1, present: position() }), false],
	[JSON.stringify({ version: 99, board: 'b', link: 'lat2', when: 1, present: position() }), true],
];

/** The state of an entry of the tab's history. */
export const STATES: readonly unknown[] = [
	null,
	5,
	'board',
	{},
	{ board: 5 },
	{ board: null },
	[],
	{ board: '' },
	{ board: 'gone' },
];

/** The behaviour of the browser, and the text of the notice; null if nothing is lost. */
export const BROWSERS: readonly (readonly [string, RegExp | null])[] = [
	['indexedDB throws when it is named', /saves nothing/],
	['indexedDB is missing', /saves nothing/],
	['opening throws', /saves nothing/],
	['opening fails', /saves nothing/],
	['opening never ends', /is not answering/],
	['opening is blocked', /is not answering/],
	['transactions throw', /saves nothing/],
	['reading throws', /cannot be read right now/],
	['reading never ends', /is not answering/],
	['writing throws', /saves nothing/],
	['writing finds no room', /out of space/],
	['localStorage throws when it is named', null],
	['localStorage throws at every call', null],
	['sessionStorage throws when it is named', null],
	['sessionStorage throws at every call', null],
	['BroadcastChannel is missing', null],
	['BroadcastChannel throws', null],
	['BroadcastChannel does not send', null],
	['the address cannot be written', null],
	['nothing at all is kept', /saves nothing/],
];

/** Makes the browser misbehave as the address requests; it runs in the page before any other script. */
export function misbehave(): void {
	const fault = new URLSearchParams(location.search).get('fault');
	const refuse = () => {
		throw new DOMException('not here', 'SecurityError');
	};
	const named = (name: string) => Object.defineProperty(window, name, { get: refuse });
	const pending = () => new EventTarget();
	const calls: Record<string, () => void> = {
		'indexedDB throws when it is named': () => named('indexedDB'),
		'indexedDB is missing': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
		'opening throws': () => Object.assign(IDBFactory.prototype, { open: refuse }),
		'opening fails': () => {
			IDBFactory.prototype.open = () => {
				const request = { error: new DOMException('broken', 'UnknownError') } as IDBOpenDBRequest;
				queueMicrotask(() => request.onerror?.(new Event('error')));
				return request;
			};
		},
		'opening never ends': () => Object.assign(IDBFactory.prototype, { open: pending }),
		'opening is blocked': () => {
			IDBFactory.prototype.open = () => {
				const request = new EventTarget() as IDBOpenDBRequest;
				queueMicrotask(() => request.onblocked?.(new Event('blocked') as IDBVersionChangeEvent));
				return request;
			};
		},
		'transactions throw': () => Object.assign(IDBDatabase.prototype, { transaction: refuse }),
		'reading throws': () =>
			Object.assign(IDBObjectStore.prototype, { getAll: refuse, get: refuse }),
		'reading never ends': () =>
			Object.assign(IDBObjectStore.prototype, { getAll: pending, get: pending }),
		'writing throws': () => Object.assign(IDBObjectStore.prototype, { put: refuse }),
		'writing finds no room': () => {
			IDBObjectStore.prototype.put = () => {
				throw new DOMException('full', 'QuotaExceededError');
			};
		},
		'localStorage throws when it is named': () => named('localStorage'),
		'localStorage throws at every call': () =>
			Object.defineProperty(window, 'localStorage', {
				value: { getItem: refuse, setItem: refuse },
			}),
		'sessionStorage throws when it is named': () => named('sessionStorage'),
		'sessionStorage throws at every call': () =>
			Object.defineProperty(window, 'sessionStorage', {
				value: { getItem: refuse, setItem: refuse },
			}),
		'BroadcastChannel is missing': () => Reflect.deleteProperty(window, 'BroadcastChannel'),
		'BroadcastChannel throws': () => Object.assign(window, { BroadcastChannel: refuse }),
		'BroadcastChannel does not send': () =>
			Object.assign(BroadcastChannel.prototype, { postMessage: refuse }),
		'the address cannot be written': () =>
			Object.assign(History.prototype, { pushState: refuse, replaceState: refuse }),
		'nothing at all is kept': () => {
			for (const name of [
				'indexedDB',
				'localStorage',
				'sessionStorage',
				'BroadcastChannel',
				'caches',
			])
				named(name);
		},
	};
	if (fault) calls[fault]?.();
}
