/*
 * Texts from outside. Each page says what a text is to it; the one whose
 * puzzle is on the table is asked first. A text pasted anywhere opens at once
 * where it is exactly one puzzle; any other goes to the paste box, together
 * with what was read of it.
 */
import { batch, effect, signal } from '@preact/signals';
import type { PageEntry, Reading } from './page';
import { activePage, allPages, homeOf, load } from './pages';
import { panel } from './panel';
import { announce } from './voice';

/** The text in the paste box. */
export const pasted = signal('');

/** What that text is, as soon as it was read. */
export const found = signal<{ readonly text: string; readonly reading: Reading } | null>(null);

export function watchPaste(): void {
	document.addEventListener('paste', (event) => {
		const { target } = event;
		if (target instanceof HTMLElement && target.matches('input, textarea')) return;
		const text = event.clipboardData?.getData('text/plain') ?? '';
		if (text.trim() === '') return;
		event.preventDefault();
		if (!activePage.peek()?.takeText?.(text)) void take(text);
	});
	effect(() => {
		const text = pasted.value;
		if (text.trim() === '') found.value = null;
		else if (found.peek()?.text !== text) void look(text).catch(() => undefined);
	});
	announce(() => found.value?.reading.words() ?? '');
}

/** Pages that begin puzzles can read them; first the one whose puzzle is on the table. */
function readers(): readonly PageEntry[] {
	const first = homeOf(activePage.peek()?.kind() ?? '');
	const others = allPages().filter((entry) => entry !== first && entry.kinds().length > 0);
	return first ? [first, ...others] : others;
}

async function readBy(entry: PageEntry, text: string): Promise<Reading[]> {
	const reading = await (await load(entry)).read?.(text);
	return reading ? [reading] : [];
}

/** Opens a text that was pasted beside the paste box, or shows it there. */
async function take(text: string): Promise<void> {
	const readings: Reading[] = [];
	for (const entry of readers()) {
		const [reading] = await readBy(entry, text);
		if (reading?.fit === 'exact') return reading.open();
		if (reading) readings.push(reading);
	}
	batch(() => {
		show(text, readings);
		pasted.value = text;
		panel.value = 'paste';
	});
}

/** Reads what stands in the paste box; the first page that reads all of it is enough. */
async function look(text: string): Promise<void> {
	const readings: Reading[] = [];
	for (const entry of readers()) {
		readings.push(...(await readBy(entry, text)));
		if (readings.some(isWhole)) break;
	}
	if (pasted.peek() === text) show(text, readings);
}

const isWhole = ({ fit }: Reading) => fit === 'exact' || fit === 'whole';

/** Where no page reads the text, the one on the table says why. */
function show(text: string, readings: readonly Reading[]): void {
	const best = readings.find(isWhole) ?? readings.find(({ fit }) => fit === 'partial');
	const reading = best ?? readings[0];
	found.value = reading ? { text, reading } : null;
}
