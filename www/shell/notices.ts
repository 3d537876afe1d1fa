/*
 * The one notice that the page may show: what was just done, or what is wrong.
 * What was merely said goes by itself; warnings wait to be closed. Beside it
 * are those about the page as a whole, one for each thing that is wrong.
 */
import { effect, signal } from '@preact/signals';
import type { Words } from '../language';
import type { Key } from '../language/keys';
import { beginning } from './excerpt';

export interface Notice {
	tone: 'info' | 'warning' | 'error';
	words: Words;
	/** More sentences, shown below the first. */
	more?: readonly Words[];
	/** A button beside the words, with the text of its key. */
	action?: { key: Key; run: () => void };
	/** Plain text that is not ours to translate, such as a link to copy by hand. */
	raw?: string;
	/** Technical words, shown to those who ask for them. */
	details?: string;
}

export const notice = signal<Notice | null>(null);

/** Notices that stay until they are closed or no longer true, whatever else is said meanwhile. */
export const standing = signal<Readonly<Record<string, Notice>>>({});

/** Says what is wrong with this thing, in the place of what was said of it before. */
export function stand(thing: string, words: Notice): void {
	standing.value = { ...standing.peek(), [thing]: words };
}

export function dismiss(thing: string): void {
	if (!(thing in standing.peek())) return;
	const { [thing]: _, ...others } = standing.peek();
	standing.value = others;
}

const LINGER = 8000;

effect(() => {
	const now = notice.value;
	if (now?.tone !== 'info' || now.action) return;
	const timer = setTimeout(() => {
		if (notice.peek() === now) notice.value = null;
	}, LINGER);
	return () => clearTimeout(timer);
});

export function tell(words: Words, tone: Notice['tone'] = 'info'): void {
	notice.value = { tone, words };
}

/** Says what could not be read of a link, and whether something of it is open. */
export function tellLink(problem: Words, link: string, some: boolean): void {
	const key = some ? 'notice.link-part' : 'notice.link-bad';
	notice.value = { tone: 'warning', words: { key }, more: [problem], raw: beginning(link) };
}

/** A part was missing already: browsers remember that of some, and only a page that is loaded again asks again. */
let wasMissing = false;

/** Says that a part of the page could not be loaded, and offers to try again. */
export function tellMissing(error: unknown, again: () => void): void {
	const reload = { key: 'start.reload' as const, run: () => location.reload() };
	const action = wasMissing ? reload : { key: 'start.again' as const, run: again };
	wasMissing = true;
	notice.value = {
		tone: 'warning',
		words: { key: 'notice.part-failed' },
		action,
		details: error instanceof Error ? error.message : String(error),
	};
}

/** Says what the reader of a link remarked on the puzzle that it found. */
export function tellRemarks(remarks: readonly Words[]): void {
	notice.value = { tone: 'warning', words: { key: 'notice.link-notes' }, more: remarks };
}

/** The part that was missing is there. */
export function untellMissing(): void {
	wasMissing = false;
	untell('notice.part-failed');
}

/** The message about the last keystroke goes when the next one does what it should. */
export function untell(...keys: readonly string[]): void {
	const now = notice.peek();
	if (now && 'key' in now.words && keys.includes(now.words.key)) notice.value = null;
}
