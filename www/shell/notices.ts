/*
 * The one notice of the page: what was just done, or what is wrong. Plain
 * messages disappear automatically; warnings stay until closed. Notices about
 * the page as a whole are shown beside it, one for each problem.
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
	/** Plain text that must not be translated, such as a link to copy by hand. */
	raw?: string;
	/** Technical words, shown on request. */
	details?: string;
}

export const notice = signal<Notice | null>(null);

/** Notices that stay until they are closed or no longer true, despite other messages. */
export const standing = signal<Readonly<Record<string, Notice>>>({});

/** Reports a problem of this kind, replacing the last message about it. */
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

/** Reports which part of a link could not be read, and whether the rest of it is open. */
export function tellLink(problem: Words, link: string, some: boolean): void {
	const key = some ? 'notice.link-part' : 'notice.link-bad';
	notice.value = { tone: 'warning', words: { key }, more: [problem], raw: beginning(link) };
}

/** Whether a part was missing before: browsers remember some failures, and only a reloaded page asks again. */
let wasMissing = false;

/** Reports that a part of the page could not be loaded, and offers to try again. */
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

/** Does work that needs a part of the page; if the part is missing, says so, and does the work again on request. */
export function orTell(work: () => Promise<unknown>): void {
	work().then(untellMissing, (error: unknown) => tellMissing(error, () => orTell(work)));
}

/** Shows the notes of a link's reader about the puzzle. */
export function tellRemarks(remarks: readonly Words[]): void {
	notice.value = { tone: 'warning', words: { key: 'notice.link-notes' }, more: remarks };
}

/** Removes the notice once the missing part has arrived. */
export function untellMissing(): void {
	wasMissing = false;
	untell('notice.part-failed');
}

/** Removes the notice if it has one of these keys, for example when the next keystroke works. */
export function untell(...keys: readonly string[]): void {
	const now = notice.peek();
	if (now && 'key' in now.words && keys.includes(now.words.key)) notice.value = null;
}
