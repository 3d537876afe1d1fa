/*
 * Making a book: one puzzle after another by its plan, in the core's worker.
 * When the work is stopped, finished puzzles are kept, and it can continue
 * after them.
 */
import { signal } from '@preact/signals';
import { type Ask, runAll } from '../../../engine/search';
import type { Made } from '../../../engine/types';
import { LOOKS, type Wish } from '../../../engine/wish';
import { kinds } from '../state/game';
import { position } from '../state/position';
import { learnFacts } from './facts';
import type { Item } from './items';
import { type BookWish, seedOf, TRIES, wishesOf } from './plan';

interface Book {
	/** All the choices from which the book was made. */
	readonly name: string;
	readonly items: readonly Item[];
	/** How many puzzles of the plan have been tried. */
	readonly done: number;
}

const book = signal<Book | null>(null);

const nameOf = ({ title: _, ...wish }: BookWish): string => JSON.stringify(wish);

/** The book for these choices, as far as it has been made. */
export function bookOf(wish: BookWish): Book {
	const known = book.value;
	const name = nameOf(wish);
	return known?.name === name ? known : { name, items: [], done: 0 };
}

/** Makes the puzzles that are missing. */
export async function makeBook(wish: BookWish): Promise<void> {
	const wishes = wishesOf(wish, kinds.peek());
	let now = bookOf(wish);
	await runAll('book', false, async (ask) => {
		for (const [at, one] of wishes.entries()) {
			if (at < now.done) continue;
			const report = (share: number) => ({
				nodes: at,
				solutions: 0,
				share: (at + share) / wishes.length,
			});
			const item = await made(ask, one, { seed: wish.seed, at, before: now.items, report });
			now = { ...now, items: item ? [...now.items, item] : now.items, done: at + 1 };
			book.value = now;
		}
	});
}

interface Place {
	seed: string;
	at: number;
	before: readonly Item[];
	report: (share: number) => { nodes: number; solutions: number; share: number };
}

/** The puzzle at an index: one that meets the request and does not repeat another, otherwise the closest one found. */
async function made(ask: Ask, wish: Wish, place: Place): Promise<Item | null> {
	let nearest: Item | null = null;
	for (let attempt = 0; attempt < TRIES; attempt++) {
		const request = { ...wish, seed: seedOf(place.seed, place.at, attempt), looks: LOOKS };
		const said = await ask('generate', request, ({ looks }) => place.report(looks / LOOKS));
		const found = said.type === 'made' ? said.made : said.nearest;
		if (!found || place.before.some(({ link }) => link === found.link)) continue;
		if (said.type === 'made') return itemOf(found);
		nearest ??= itemOf(found);
	}
	return nearest;
}

function itemOf({ draft, link, solution, grade }: Made): Item {
	learnFacts(draft, { solved: { verdict: 'unique', solutions: [solution] } });
	return { its: position(draft), link, grade };
}
