/* The shell without a browser: which page a link opens, what the address bar shows, which language is used. */
import { expect, test } from '@playwright/test';
import type { Recognised } from '../../engine/types';
import { preferred } from '../../language/languages';
import { LAB } from '../../pages/lab';
import { SNAKE } from '../../pages/snake';
import { showAddress } from '../../shell/address';
import type { PageEntry } from '../../shell/page';
import { homeOf, installPages, ownerOf, takerOf } from '../../shell/pages';
import { speak, spoken } from '../../shell/voice';

/** A stand-in for the page of the grids, which needs a browser; it owns every link that no other page owns. */
const GRID: PageEntry = {
	id: 'grid',
	owns: () => true,
	family: 'grid',
	kinds: () => ['latin'],
	takes: ({ type }) => type === 'grid',
	load: () => Promise.reject(new Error('not here')),
};

test('each link has its page: plain ones the grids, the lab those with its part', () => {
	installPages([GRID, SNAKE, LAB]);
	const owners = [
		['', 'grid'],
		['sky4.1332.2122.3213.1423', 'grid'],
		['nonsense', 'grid'],
		['snake', 'snake'],
		['snake3.3223232233D3333.2', 'snake'],
		['snake3.3223232233D3333/study.corner.3', 'lab'],
		['sky4.1332/u.10/study', 'lab'],
		['sky4.1332/studying', 'grid'],
	];
	for (const [link = '', page] of owners) expect(ownerOf(link).id, link).toBe(page);
	expect(homeOf('snake')?.id).toBe('snake');
	expect(homeOf('latin')?.id).toBe('grid');
	expect(homeOf('unheard-of')).toBeUndefined();
});

test('what is found in a text has its page; numbers that are hardly a snake are still the snake’s', () => {
	installPages([GRID, SNAKE, LAB]);
	const error = { line: 1, column: 1, message: { key: 'read.nothing', args: {} } };
	const reading = { format: 'runs', chain: 'A', box: null, likely: false, note: null };
	const found: readonly Recognised[] = [
		{ type: 'snake', line: 1, readings: [reading] },
		{ type: 'unread', error, guesses: [reading] },
		{ type: 'unread', error, guesses: [] },
	];
	expect(found.map((one) => takerOf(one)?.id)).toEqual(['snake', 'snake', undefined]);
});

/** A tab's history, as `address.ts` sees it: its entries, of which the last is open. */
function tab(hash: string) {
	const entries: { hash: string; state: unknown }[] = [{ hash, state: null }];
	const now = () => entries.at(-1) ?? { hash: '', state: null };
	const set = (state: unknown, _: string, address: string) => ({
		hash: new URL(address, 'http://here/').hash,
		state,
	});
	const history = {
		get state() {
			return now().state;
		},
		pushState: (...how: [unknown, string, string]) => entries.push(set(...how)),
		replaceState: (...how: [unknown, string, string]) => entries.splice(-1, 1, set(...how)),
	};
	const location = {
		pathname: '/',
		search: '',
		get hash() {
			return now().hash;
		},
	};
	Object.assign(globalThis, { window: { history }, location });
	return entries;
}

test('a new board is a step that Back takes back, an edit and the first address are none', () => {
	const entries = tab('#sky4.1332');
	const shown = () => entries.map(({ hash }) => hash);
	showAddress('sky4.1332.f', 'a', true);
	expect(shown()).toEqual(['#sky4.1332.f']);
	showAddress('sky4.2332.g', 'a', false);
	expect(shown()).toEqual(['#sky4.2332.g']);
	showAddress('fut4.x', 'b', true);
	expect(shown()).toEqual(['#sky4.2332.g', '#fut4.x']);
	// The same link for a different board does not add a step.
	showAddress('fut4.x', 'c', true);
	expect(entries.at(-1)).toEqual({ hash: '#fut4.x', state: { board: 'c' } });
	// A link followed inside the page has an entry already; its address is only completed.
	entries.push({ hash: '#lat4', state: null });
	showAddress('lat4.P', 'd', true);
	expect(shown()).toEqual(['#sky4.2332.g', '#fut4.x', '#lat4.P']);
	showAddress('', 'd', false);
	expect(shown().at(-1)).toBe('');
});

test('the first wish that can be met is the language', () => {
	expect(preferred(['tlh', 'de-CH', 'fr'])).toBe('de');
	expect(preferred([null, undefined, 'FR'])).toBe('fr');
	expect(preferred(['es'])).toBe('en');
});

test('what is said in one breath is joined as sentences are', () => {
	const said = [
		['', 'Solving …', 'Solving …'],
		['Undone', 'Exactly one solution', 'Undone. Exactly one solution'],
		['Everything fits.', 'Solved', 'Everything fits. Solved'],
	];
	for (const [first = '', second = '', both] of said) {
		speak(first);
		speak(second);
		expect(spoken.peek().words).toBe(both);
	}
});
