/*
 * The photo on the panel and what was read from it: opening a picture, reading it, reading it again with what a person
 * says about it, and correcting a symbol. All of this exists only while the panel is open; nothing is saved.
 * `judging.ts` has the solver's verdict.
 */
import { batch, signal } from '@preact/signals';
import { photos } from '../../../engine/client';
import type {
	Draft,
	PhotoKnown,
	PhotoPlace,
	PhotoReading,
	PhotoUnread,
	PhotoValue,
	Point,
} from '../../../engine/types';
import { linkIn } from '../../../pictures/image/png-link';
import { openLink } from '../../../shell/open';
import { panel } from '../../../shell/panel';
import { decoded, emptied, type Photo, pixelsOf, turnedBack } from './pixels';
import { nameOf } from './symbols';
import {
	corrected as correctedOn,
	NOTHING_WRITTEN,
	type Paper,
	paperOf,
	standsAt,
	swapped,
	undoesPrint,
	type Written,
} from './written';

/** Why no photo is shown. */
type Trouble = PhotoUnread | 'no-picture' | 'stopped' | 'failed';

export const photo = signal<Photo | null>(null);
export const trouble = signal<Trouble | null>(null);
/** Stops the reading in progress. */
const underWay = signal<AbortController | null>(null);
export const isReading = (): boolean => underWay.value !== null;

/** A person's corrections of the photo. */
export const said = signal<PhotoKnown>({
	corners: null,
	size: null,
	kind: null,
	turn: null,
	possible: null,
});
const NOTHING_SAID = said.peek();

export const reading = signal<PhotoReading | null>(null);
/** The printed symbols, with all corrections. */
export const draft = signal<Draft | null>(null);
/** The handwritten symbols, with all corrections. */
export const written = signal<Written>(NOTHING_WRITTEN);
/** The names of the places that were corrected. */
export const corrected = signal<ReadonlySet<string>>(new Set());
/** The name of the place whose alternatives are offered. */
export const selected = signal<string | null>(null);

/** Opens a new picture and reads it. A picture that this page has made says which puzzle it shows. */
export async function openPicture(picture: Blob): Promise<void> {
	forget();
	const abort = begin();
	try {
		const link = await linkIn(picture);
		if (abort.signal.aborted) return;
		if (link !== null) {
			end(null);
			await openLink(link.slice(link.indexOf('#') + 1));
			panel.value = null;
			return;
		}
		const opened = await decoded(picture);
		if (abort.signal.aborted) return;
		show(opened);
	} catch {
		if (!abort.signal.aborted) end('no-picture');
		return;
	}
	await read(NOTHING_SAID);
}

/** Reads the photo again with a person's correction. */
export const readAgain = (more: Partial<PhotoKnown>): Promise<void> =>
	read({ ...said.peek(), possible: null, ...more });

/**
 * Reads what is written by hand again, now that the possible values of each cell are known. What is printed stays, and
 * nothing on the page says that it is read.
 */
export async function readSolved(values: readonly (readonly number[])[]): Promise<void> {
	const possible = values.map((cell) => cell.reduce((set, value) => set | (1 << (value - 1)), 0));
	const shown = photo.peek();
	const before = reading.peek();
	const isKnown = said.peek().possible?.join() === possible.join();
	if (!shown || isKnown || written.peek().size === 0) return;
	const known = { ...said.peek(), possible };
	const answer = await ask(shown, known);
	const now = paper();
	if (answer.type !== 'read' || reading.peek() !== before || !now) return;
	// The values follow from what is printed, so it stays. Otherwise two readings could replace each other for ever.
	if (undoesPrint(now, corrected.peek(), answer.reading)) return;
	batch(() => {
		said.value = known;
		take(answer.reading);
	});
}

async function read(known: PhotoKnown, shown = photo.peek()): Promise<void> {
	if (!shown) return;
	const abort = begin();
	said.value = known;
	try {
		const { signal } = abort;
		const answer = await ask(shown, known, { signal });
		if (signal.aborted) return;
		if (answer.type === 'read' && answer.reading.turn > 0)
			return turnUpright(known, answer.reading.turn, shown);
		batch(() => {
			if (answer.type === 'read') take(answer.reading);
			show(shown);
			end(answer.type === 'read' ? null : answer.reason);
		});
	} catch {
		if (!abort.signal.aborted) end('failed');
	}
}

function ask(shown: Photo, known: PhotoKnown, watched: { signal?: AbortSignal } = {}) {
	const pixels = pixelsOf(shown);
	const args = [pixels, shown.width, shown.height, known] as const;
	return photos.ask('readPhoto', [...args], { ...watched, given: [pixels.buffer] });
}

/** Shows another photo, or none. */
function show(next: Photo | null): void {
	const before = photo.peek();
	if (before && before !== next) emptied(before.canvas);
	photo.value = next;
}

/** Turns the photo until the puzzle is upright, and reads it again. */
function turnUpright(known: PhotoKnown, turn: number, from: Photo | null): Promise<void> {
	let [shown, corners] = [from, known.corners];
	for (let turned = 0; shown && turned < turn; turned++) {
		const { width } = shown;
		const moved = (point: Point): Point => ({ x: point.y, y: width - point.x });
		if (corners) {
			// What was the upper right corner is the upper left one now.
			const [last, first, second, third] = corners;
			corners = [moved(first), moved(second), moved(third), moved(last)];
		}
		const before = shown;
		shown = turnedBack(before);
		if (before !== from) emptied(before.canvas);
	}
	return read({ ...known, corners, turn: 0 }, shown);
}

function begin(): AbortController {
	underWay.peek()?.abort();
	const abort = new AbortController();
	underWay.value = abort;
	trouble.value = null;
	return abort;
}

function end(why: Trouble | null): void {
	underWay.value = null;
	trouble.value = why;
	if (why) draft.value = reading.value = null;
}

/** Stops the reading in progress. */
export function stopReading(): void {
	underWay.peek()?.abort();
	end('stopped');
}

/** Keeps corrections for places that are read again. */
function take(read: PhotoReading): void {
	const before = paper();
	const isSame =
		before?.draft.size === read.draft.size &&
		before.draft.unit === read.draft.unit &&
		reading.peek()?.turn === read.turn;
	const kept = corrected.peek();
	const stay = read.symbols.filter(({ place }) => isSame && kept.has(nameOf(place)));
	reading.value = read;
	corrected.value = new Set(stay.map(({ place }) => nameOf(place)));
	put(
		stay.reduce(
			(next, { place }) => (before ? asBefore(next, before, place) : next),
			paperOf(read),
		),
	);
	if (!read.symbols.some(({ place }) => nameOf(place) === selected.peek())) selected.value = null;
}

function asBefore(next: Paper, before: Paper, place: PhotoPlace): Paper {
	const value = standsAt(before, place);
	const isOther = next.written.has(nameOf(place)) !== before.written.has(nameOf(place));
	const there = isOther && standsAt(next, place) === null ? correctedOn(next, place, value) : next;
	return correctedOn(isOther ? swapped(there, place) : there, place, value);
}

function paper(): Paper | null {
	const puzzle = draft.peek();
	return puzzle && { draft: puzzle, written: written.peek() };
}

function put(next: Paper): void {
	written.value = next.written;
	// The verdict on a puzzle holds as long as the draft is the same object.
	if (JSON.stringify(next.draft) !== JSON.stringify(draft.peek())) draft.value = next.draft;
}

/** The current symbol at a place. */
export const standing = (draft: Draft, place: PhotoPlace): PhotoValue =>
	standsAt({ draft, written: written.value }, place);

/** Sets the correct symbol of a place. */
export function correct(place: PhotoPlace, value: PhotoValue): void {
	say(place, (now) => correctedOn(now, place, value));
}

/** Marks what seems printed as handwritten, or the other way round. */
export function swap(place: PhotoPlace): void {
	say(place, (now) => swapped(now, place));
}

function say(place: PhotoPlace, next: (now: Paper) => Paper): void {
	const now = paper();
	if (!now) return;
	batch(() => {
		corrected.value = new Set([...corrected.peek(), nameOf(place)]);
		put(next(now));
	});
}

/** Drops the photo and everything read in it. */
export function forget(): void {
	underWay.peek()?.abort();
	batch(() => {
		end(null);
		show(null);
		reading.value = null;
		draft.value = null;
		written.value = NOTHING_WRITTEN;
		corrected.value = new Set();
		selected.value = null;
		said.value = NOTHING_SAID;
	});
}
