/*
 * The one notice that the page may show: what was just done, or what is wrong.
 * What was merely said goes by itself; warnings wait to be closed.
 */
import { effect, signal } from '@preact/signals';
import type { Words } from '../language';

interface Notice {
	tone: 'info' | 'warning' | 'error';
	words: Words;
	/** More sentences, shown below the first. */
	more?: readonly Words[];
	/** A button beside the words, with the text of its key. */
	action?: { key: string; run: () => void };
	/** Plain text that is not ours to translate, such as the words of a failure. */
	raw?: string;
}

export const notice = signal<Notice | null>(null);

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
	notice.value = { tone: 'warning', words: { key }, more: [problem], raw: link };
}

/** Says what the reader of a link remarked on the puzzle that it found. */
export function tellRemarks(remarks: readonly Words[]): void {
	notice.value = { tone: 'warning', words: { key: 'notice.link-notes' }, more: remarks };
}

/** What was said of the last keystroke is over when the next one does what it should. */
export function untell(...keys: readonly string[]): void {
	const now = notice.peek();
	if (now && 'key' in now.words && keys.includes(now.words.key)) notice.value = null;
}
