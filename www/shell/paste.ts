/*
 * Texts from outside. The core says what a text contains; each page takes its
 * own puzzles. A text pasted anywhere opens at once if it is exactly one
 * puzzle; any other goes to the paste box, together with its contents. A pasted
 * picture is a photo to be read.
 */
import { batch, effect, signal } from '@preact/signals';
import { recognise } from '../engine/texts';
import type { Family, ParseError, Recognised } from '../engine/types';
import { say, t } from '../language';
import { orTell } from './notices';
import type { Page } from './page';
import { activePage, homeOf, load, takerOf } from './pages';
import { panel } from './panel';
import { pictureAmong, takePhotograph } from './photograph';
import { announce } from './voice';

/** The text in the paste box. */
export const pasted = signal('');

/** Something found in a text, and the page that takes it; plain errors belong to no page. */
export interface Finding {
	readonly found: Recognised;
	readonly page: Page | null;
}

interface Findings {
	readonly text: string;
	/** The puzzles shown. */
	readonly list: readonly Finding[];
	/** The line after them, where the text continues; null at its end. */
	readonly next: number | null;
	/** The number of further ones that have been counted. */
	readonly more: number;
	/** Whether all of them were counted. */
	readonly counted: boolean;
}

/** The contents of that text, once it has been read. */
export const findings = signal<Findings | null>(null);

/** How many are shown at first, and how many each request for more adds. */
export const SHOWN = 20;

/** About how many further puzzles are counted: to be counted, they must be read and sent here. */
const COUNTED = 1000;

/** A longer text is never meant for the focused element. */
const LONGEST_PIECE = 10_000;

export function watchPaste(): void {
	document.addEventListener('paste', (event) => {
		const { target } = event;
		if (target instanceof HTMLElement && target.matches('input, textarea')) return;
		const text = event.clipboardData?.getData('text/plain') ?? '';
		const picture = text === '' ? pictureAmong(event.clipboardData?.files ?? []) : undefined;
		if (picture) takePhotograph(picture);
		if (text.trim() === '') return;
		event.preventDefault();
		if (text.length > LONGEST_PIECE || !activePage.peek()?.takeText?.(text)) readOrTell(text, true);
	});
	effect(() => {
		const text = pasted.value;
		if (text.trim() === '') findings.value = null;
		else if (findings.peek()?.text !== text) readOrTell(text, false);
	});
	announce(() => (findings.value ? sentences(findings.value).join(' ') : ''));
}

/** Opens or shows the contents of a text; if the reader is not available, the page says so. */
export const readOrTell = (text: string, beside: boolean): void => orTell(() => read(text, beside));

/** Reads a text. If it was pasted `beside` the box and is one puzzle, it opens; otherwise it goes into the box. */
async function read(text: string, beside: boolean): Promise<void> {
	const { found, next } = await recognise(text, family(), { most: SHOWN });
	const list = await Promise.all(found.map(withPage));
	const [only, ...others] = list;
	const single = others.length === 0 && next === null;
	if (beside && only && single && only.page?.texts?.open(only.found, text)) return;
	if (!beside && pasted.peek() !== text) return;
	batch(() => {
		findings.value = { text, list, next, more: 0, counted: next === null };
		pasted.value = text;
		if (beside) panel.value = 'paste';
	});
	await countOn();
}

/** The family (grids or snakes) that the visitor is using. */
const family = (): Family => homeOf(activePage.peek()?.kind() ?? '')?.family ?? 'grid';

async function withPage(found: Recognised): Promise<Finding> {
	const taker = takerOf(found);
	return { found, page: taker ? await load(taker) : null };
}

/** Shows the next few puzzles of a long text. */
export const readOn = (): void => orTell(readNext);

async function readNext(): Promise<void> {
	const now = findings.peek();
	if (!now || now.next === null) return;
	const { found, next } = await recognise(now.text, family(), { line: now.next, most: SHOWN });
	const list = [...now.list, ...(await Promise.all(found.map(withPage)))];
	if (findings.peek()?.list !== now.list) return;
	const more = now.counted ? now.more - found.length : 0;
	findings.value = { ...now, list, next, more, counted: now.counted || next === null };
	await countOn();
}

/** Counts the puzzles of a long text beyond those shown, while the text is in the box. */
async function countOn(): Promise<void> {
	const { text, list, next, counted } = findings.peek() ?? NOTHING;
	let line = counted ? null : next;
	for (let more = 0; line !== null && more < COUNTED; ) {
		const part = await recognise(text, family(), { line, most: COUNTED });
		more += part.found.length;
		line = part.next;
		const now = findings.peek();
		if (now?.list !== list) return;
		findings.value = { ...now, more, counted: line === null };
	}
}

const NOTHING: Findings = { text: '', list: [], next: null, more: 0, counted: true };

/** A sentence on how many more there are than shown; empty if there are none. */
export function moreWords({ more, counted }: Findings): string {
	if (more === 0) return '';
	return t(counted ? 'faults.more' : 'paste.more-than', { count: more });
}

/** The place of something unreadable: "Line 2, column 13:". */
export const whereOf = ({ line, column }: ParseError): string => t('paste.where', { line, column });

/** The contents of the text, as sentences. */
function sentences(known: Findings): string[] {
	const said = known.list.map(({ found, page }) => {
		if (found.type === 'unread' && !page)
			return `${whereOf(found.error)} ${say(found.error.message)}`;
		return page?.texts?.words(found) ?? '';
	});
	return [...said, moreWords(known)].filter(Boolean);
}
