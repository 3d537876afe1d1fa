/*
 * All boards of this device as one file, and reading such a file. Records of a
 * file are read like those of the storage; an older one never overwrites
 * anything here.
 */
import './panels/texts';
import { signal } from '@preact/signals';
import * as v from 'valibot';
import type { Key } from '../language/keys';
import { textOf } from './file-text';
import { type Notice, notice, tell } from './notices';
import type { Shelf } from './page';
import { homes, load } from './pages';
import { saveFile } from './save-file';
import type { TakenIn } from './slots';
import { setAside } from './storage/aside';
import { parsed } from './storage/json';

/** The names of the boards say which page they belong to. */
const FILE = v.object({
	gridfold: v.literal('puzzles'),
	version: v.literal(1),
	boards: v.record(v.string(), v.array(v.unknown())),
	/** The records that pages save alongside their boards, by name; older files have none. */
	beside: v.optional(v.record(v.string(), v.unknown()), {}),
});

type Backup = v.InferOutput<typeof FILE>;

/** The head of a file of any later version; what such a file contains is not known here. */
const LATER = v.object({
	gridfold: FILE.entries.gridfold,
	version: v.pipe(v.number(), v.gtValue(1)),
});

/** Loads everything that the pages save, and saves it, or one board of it, as a file. */
export async function saveKept(board?: string): Promise<void> {
	const pages = await Promise.all(homes().map(load));
	const shelves = pages.flatMap(({ shelf }) => shelf ?? []);
	await Promise.all(shelves.map(({ slots }) => slots.ready()));
	saveAll(shelves, board);
}

export function saveAll(shelves: readonly Shelf[], board?: string): void {
	const isWanted = (one: { board: string }) => board === undefined || one.board === board;
	const boards = Object.fromEntries(
		shelves.map(({ slots }) => [slots.names.sort, slots.records().filter(isWanted)]),
	);
	const more = besides(shelves).map((one) => [one.name, one.value()]);
	const beside = Object.fromEntries(more);
	const file: Backup = { gridfold: 'puzzles', version: 1, boards, beside };
	saveFile('gridfold-puzzles.json', 'application/json', JSON.stringify(file));
}

const besides = (shelves: readonly Shelf[]) => shelves.flatMap(({ beside }) => beside ?? []);

/** A file being read: how many of its boards are done, and the way to stop it. */
interface Taking {
	readonly done: number;
	readonly count: number;
	readonly stop: () => void;
}

export const taking = signal<Taking | null>(null);

/** How deep the values of a file may be nested: twice as deep as any page has written them. */
const DEEPEST = 20;

/** Whether a value is nested so little that the browser can save it. */
const isShallow = (value: unknown, deepest: number): boolean =>
	typeof value !== 'object' ||
	value === null ||
	(deepest > 0 && Object.values(value).every((inner) => isShallow(inner, deepest - 1)));

/** Reads a file and reports the result. */
export async function takeFile(shelves: readonly Shelf[], file: Blob): Promise<void> {
	const whole = parsed(await textOf(file));
	if (v.is(LATER, whole)) {
		notice.value = { ...UPDATE, tone: 'warning', words: { key: 'mine.newer-file' } };
		return;
	}
	const read = v.safeParse(FILE, whole);
	if (!read.success || !isShallow(whole, DEEPEST))
		return tell({ key: 'mine.not-a-file' }, 'warning');
	const abort = new AbortController();
	try {
		tellTaken(await takeAll(shelves, read.output, abort), abort.signal.aborted);
	} finally {
		taking.value = null;
	}
}

/** The way to a page that can read what this one is too old for. */
const UPDATE = {
	more: [{ key: 'mine.update' }],
	action: { key: 'start.reload', run: () => location.reload() },
} satisfies Pick<Notice, 'more' | 'action'>;

/** Adds the boards of one page after another; boards not reached before Stop are not added. */
async function takeAll(
	shelves: readonly Shelf[],
	{ boards, beside }: Backup,
	abort: AbortController,
): Promise<TakenIn> {
	const recordsOf = ({ slots }: Shelf) => boards[slots.names.sort] ?? [];
	const count = shelves.reduce((sum, shelf) => sum + recordsOf(shelf).length, 0);
	const sums: TakenIn[] = [];
	let before = 0;
	for (const shelf of shelves) {
		const progress = (done: number) => {
			taking.value = { done: before + done, count, stop: () => abort.abort() };
		};
		progress(0);
		const sum = await shelf.slots.takeIn(recordsOf(shelf), { signal: abort.signal, progress });
		if (!sum) return total(sums);
		sums.push(sum);
		before += recordsOf(shelf).length;
	}
	const newer = unknownTo(shelves, boards, beside);
	return total([...sums, await takeBeside(shelves, beside), { ...NOTHING, newer }]);
}

/** The number of records of pages, or beside boards, that only a newer version has. */
function unknownTo(
	shelves: readonly Shelf[],
	boards: Backup['boards'],
	beside: Backup['beside'],
): number {
	const sorts = new Set<string>(shelves.map(({ slots }) => slots.names.sort));
	const names = new Set<string>(besides(shelves).map(({ name }) => name));
	const lists = Object.entries(boards).filter(([sort]) => !sorts.has(sort));
	const others = Object.keys(beside).filter((name) => !names.has(name));
	return lists.reduce((sum, [, list]) => sum + list.length, others.length);
}

const NOTHING: TakenIn = { taken: 0, known: 0, newer: 0, unread: 0 };

const total = (sums: readonly TakenIn[]): TakenIn =>
	sums.reduce(
		(one, other) => ({
			taken: one.taken + other.taken,
			known: one.known + other.known,
			newer: one.newer + other.newer,
			unread: one.unread + other.unread,
		}),
		NOTHING,
	);

/** Takes the records beside the boards; those that cannot be read are set aside, as boards are. */
async function takeBeside(
	shelves: readonly Shelf[],
	found: Readonly<Record<string, unknown>>,
): Promise<TakenIn> {
	const sum = { ...NOTHING };
	for (const { name, take } of besides(shelves)) {
		if (!(name in found) || take(found[name])) continue;
		sum.unread++;
		await setAside(name, 'file', found[name]);
	}
	return sum;
}

function tellTaken({ taken, known, newer, unread }: TakenIn, isStopped: boolean): void {
	const words = counted('mine.taken', taken);
	const others = [
		counted('mine.known', known),
		counted('mine.unread', unread),
		counted('mine.newer', newer),
	];
	const more = [
		...(isStopped ? [words] : []),
		...others.filter(({ args }) => args.count > 0),
		...(newer > 0 ? UPDATE.more : []),
	];
	notice.value = {
		tone: unread + newer > 0 ? 'warning' : 'info',
		words: isStopped ? { key: 'mine.stopped' } : words,
		more,
		...(newer > 0 ? { action: UPDATE.action } : {}),
	};
}

const counted = (key: Key, count: number) => ({ key, args: { count } });
