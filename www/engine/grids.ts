/*
 * What the core says of grids, asked once however many want to know: their
 * kinds, the check of a draft, and the grid that a link holds.
 */
import { quick } from './client';
import { decoded } from './links';
import type { CheckAnswer, Draft, Kind, ReadAnswer } from './types';

let kinds: Promise<Kind[]> | null = null;

/** The kinds of grids that the core knows. */
export function allKinds(): Promise<Kind[]> {
	kinds ??= quick.ask('kinds', []);
	return kinds;
}

/** The kind of a draft; one that the core does not know may have everything. */
export async function kindOf({ kind }: Draft): Promise<Kind> {
	const found = (await allKinds()).find(({ id }) => id === kind);
	return found ?? { id: kind, prefix: '', clues: true, signs: true, features: [] };
}

/** Edits make new drafts, so a draft is checked once, and the check goes with it. */
const checks = new WeakMap<Draft, Promise<CheckAnswer>>();

/** The check of the puzzle alone, without the player's digits. */
export function checkOf(draft: Draft): Promise<CheckAnswer> {
	const known = checks.get(draft);
	if (known) return known;
	const asked = quick.ask('check', [draft, null]);
	checks.set(draft, asked);
	// A check that failed may be asked again.
	asked.catch(() => checks.delete(draft));
	return asked;
}

/** Says that two drafts are the same puzzle, so that the check of the one is that of the other. */
export function shareCheck(known: Draft, other: Draft): void {
	const asked = checks.get(known);
	if (asked) checks.set(other, asked);
}

export type ReadGrid = ReadAnswer['puzzles'][number];

/** The grid of a link, with its own spelling of that link, and the first problem where something could not be read. */
interface LinkedGrid {
	readonly grid: ReadGrid | null;
	/** Empty while the puzzle has faults. */
	readonly link: string;
	readonly problem: ReadAnswer['errors'][number] | null;
}

/** A share link needs only its own reader; the address may hold any other written form as well. */
export async function readLink(link: string): Promise<LinkedGrid> {
	const text = decoded(link);
	const read = await quick.ask('readLink', [text]);
	const { puzzles, errors } =
		read.type === 'grid' ? { puzzles: [read], errors: [] } : await quick.ask('read', [text]);
	const grid = puzzles[0] ?? null;
	const check = grid ? await checkOf(grid.draft) : null;
	return { grid, link: check?.link ?? '', problem: errors[0] ?? null };
}
