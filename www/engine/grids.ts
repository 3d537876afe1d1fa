/*
 * The core's answers about grids, requested once for everyone who needs them:
 * the kinds, the check of a draft, and the grid in a link.
 */
import { signal } from '@preact/signals';
import known from '../generated/kinds.json' with { type: 'json' };
import { quick } from './client';
import { linkText } from './links';
import { recognise } from './texts';
import type { CheckAnswer, Draft, Kind, Message, ReadPuzzle } from './types';

/**
 * The kinds of grids that the core knows, written by the build so that the first picture need not wait for the core.
 */
export const KINDS = known as readonly Kind[];

/** Whether the core has arrived; background requests wait for that. */
export const coreIsThere = signal(false);

let arrival: Promise<void> | null = null;

/** Resolves when the core's first answer and its texts have arrived. */
export function coreArrived(fetchTexts: () => Promise<void>): Promise<void> {
	arrival ??= Promise.all([quick.ask('kinds', []), fetchTexts()]).then(() => {
		coreIsThere.value = true;
	});
	// A failed request may be repeated.
	arrival.catch(() => {
		arrival = null;
	});
	return arrival;
}

/** The known kind with this id; an unknown kind is assumed to have clues and signs. */
export function kindAmong(all: readonly Kind[], id: string): Kind {
	const found = all.find((one) => one.id === id);
	return found ?? { id, prefix: '', clues: true, signs: true, features: [] };
}

/** What a kind of puzzle has besides numbers, for texts that depend on it. */
export function holds({ clues, signs }: Kind): 'both' | 'clues' | 'signs' | 'numbers' {
	if (clues && signs) return 'both';
	return clues ? 'clues' : signs ? 'signs' : 'numbers';
}

/** Edits create new drafts, so each draft is checked only once, and its result is cached. */
const checks = new WeakMap<Draft, Promise<CheckAnswer>>();

/** The check of the puzzle alone, without the player's digits. */
export function checkOf(draft: Draft): Promise<CheckAnswer> {
	const known = checks.get(draft);
	if (known) return known;
	const asked = quick.ask('check', [draft, null]);
	checks.set(draft, asked);
	// A failed check may be repeated.
	asked.catch(() => checks.delete(draft));
	return asked;
}

/** Declares two drafts to be the same puzzle, so that they share a check. */
export function shareCheck(known: Draft, other: Draft): void {
	const asked = checks.get(known);
	if (asked) checks.set(other, asked);
}

/** The grid in a link together with the link as the core writes it, or why there is none. */
type LinkedGrid = { grid: ReadPuzzle; link: string } | { problem: Message };

/** A share link needs only its own reader; the address may also contain any other format. */
export async function readLink(link: string): Promise<LinkedGrid> {
	const text = linkText(link);
	const found = await quick.ask('readLink', [text]);
	const grid = found.type === 'grid' ? found : await firstGrid(text);
	if (grid) return { grid, link: (await checkOf(grid.draft)).link };
	if (found.type === 'unread') return { problem: found.error.message };
	throw new Error(`the link of a ${found.type} was read as that of a grid`);
}

/** The core's remarks on a share link, without a check of its grid. */
export async function remarksOn(link: string): Promise<readonly Message[]> {
	const found = await quick.ask('readLink', [linkText(link)]);
	return found.type === 'grid' ? found.notes : [];
}

async function firstGrid(text: string): Promise<ReadPuzzle | null> {
	const { found } = await recognise(text, 'grid', { most: 1 });
	const [first] = found;
	return first?.type === 'grid' ? first : null;
}
