/*
 * Texts from outside. The core says what a text holds; each page takes what is
 * of its own. A text pasted anywhere opens at once where it is exactly one
 * puzzle; any other goes to the paste box, together with what was found in it.
 */
import { batch, effect, signal } from '@preact/signals';
import { recognise } from '../engine/texts';
import type { Family, ParseError, Recognised } from '../engine/types';
import { say, t } from '../language';
import { tellMissing, untellMissing } from './notices';
import type { Page } from './page';
import { activePage, homeOf, load, takerOf } from './pages';
import { panel } from './panel';
import { announce } from './voice';

/** The text in the paste box. */
export const pasted = signal('');

/** Something in a text, and the page that takes it; plain errors are no page's. */
export interface Finding {
	readonly found: Recognised;
	readonly page: Page | null;
}

interface Findings {
	readonly text: string;
	/** The first few. */
	readonly list: readonly Finding[];
	/** How many more there are. */
	readonly more: number;
}

/** What that text holds, as soon as it was read. */
export const findings = signal<Findings | null>(null);

/** So many are shown; further ones are counted, in parts of this size. */
const SHOWN = 20;
const PART = 1000;

export function watchPaste(): void {
	document.addEventListener('paste', (event) => {
		const { target } = event;
		if (target instanceof HTMLElement && target.matches('input, textarea')) return;
		const text = event.clipboardData?.getData('text/plain') ?? '';
		if (text.trim() === '') return;
		event.preventDefault();
		if (!activePage.peek()?.takeText?.(text)) readOrTell(text, true);
	});
	effect(() => {
		const text = pasted.value;
		if (text.trim() === '') findings.value = null;
		else if (findings.peek()?.text !== text) readOrTell(text, false);
	});
	announce(() => (findings.value ? sentences(findings.value).join(' ') : ''));
}

function readOrTell(text: string, beside: boolean): void {
	const again = () => readOrTell(text, beside);
	read(text, beside).then(untellMissing, (error: unknown) => tellMissing(error, again));
}

/** Reads a text: one that was pasted `beside` the box opens if it is one puzzle, else it is put into the box. */
async function read(text: string, beside: boolean): Promise<void> {
	const family = homeOf(activePage.peek()?.kind() ?? '')?.family ?? 'grid';
	const { found, next } = await recognise(text, family, { most: SHOWN });
	const list = await Promise.all(found.map(withPage));
	const [only, ...others] = list;
	const single = others.length === 0 && next === null;
	if (beside && only && single && only.page?.texts?.open(only.found)) return;
	if (!beside && pasted.peek() !== text) return;
	batch(() => {
		findings.value = { text, list, more: 0 };
		pasted.value = text;
		if (beside) panel.value = 'paste';
	});
	if (next !== null) await countOn(text, family, next);
}

async function withPage(found: Recognised): Promise<Finding> {
	const taker = takerOf(found);
	return { found, page: taker ? await load(taker) : null };
}

/** Counts what a long text holds behind what is shown, as long as it stands in the box. */
async function countOn(text: string, family: Family, from: number): Promise<void> {
	for (let line: number | null = from; line !== null; ) {
		const { found, next } = await recognise(text, family, { line, most: PART });
		const now = findings.peek();
		if (now?.text !== text) return;
		findings.value = { ...now, more: now.more + found.length };
		line = next;
	}
}

/** Where something could not be read: "Line 2, column 13:". */
export const whereOf = ({ line, column }: ParseError): string => t('paste.where', { line, column });

/** What the text holds, as sentences. */
function sentences({ list, more }: Findings): string[] {
	const said = list.map(({ found, page }) => {
		if (found.type === 'unread' && !page)
			return `${whereOf(found.error)} ${say(found.error.message)}`;
		return page?.texts?.words(found) ?? '';
	});
	return more > 0 ? [...said, t('faults.more', { count: more })] : said;
}
