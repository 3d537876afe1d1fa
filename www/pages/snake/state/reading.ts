/*
 * The text in the field of the segment lengths. Plain lengths become the snake
 * at once, at every keystroke; other formats are read by the core. If a text
 * can be read in several ways, the visitor chooses.
 */
import { signal } from '@preact/signals';
import { recognise } from '../../../engine/texts';
import type { Recognised, SnakeReading } from '../../../engine/types';
import type { Words } from '../../../language';
import { boxFor, chainOf } from '../../../pictures/snake/chain';
import { typedRuns } from './edits';
import { adopt, box, chain, editChain } from './snake';

/** The other meanings of the text, or why it is not a snake. */
interface Doubt {
	readonly readings: readonly SnakeReading[];
	readonly problem: Words | null;
}

const CLEAR: Doubt = { readings: [], problem: null };

export const doubt = signal<Doubt>(CLEAR);

let latest = '';

export async function type(text: string): Promise<void> {
	latest = text;
	const typed = typedRuns(text);
	if (typed) editChain(chainOf(typed), 'lengths');
	if (text.trim() === '') {
		doubt.value = CLEAR;
		return;
	}
	const options = { most: 1, box: box.peek() };
	const said = await recognise(text, 'snake', options).catch(() => null);
	if (!said || latest !== text) return;
	const readings = readingsOf(said.found[0]);
	const [only, ...others] = readings;
	if (!typed && only && others.length === 0) take(only);
	const different = readings.filter((one) => one.chain !== chain.peek());
	// An unfinished list of lengths may mean anything; only readings that fill a box are worth offering.
	const worth = typed ? different.filter(({ likely }) => likely) : different;
	const problem = typed || readings.length > 0 ? null : problemOf(said.found[0]);
	doubt.value = { readings: worth, problem };
}

function readingsOf(found: Recognised | undefined): readonly SnakeReading[] {
	if (found?.type === 'snake') return found.readings;
	return found?.type === 'unread' ? found.guesses : [];
}

function problemOf(found: Recognised | undefined): Words | null {
	if (found?.type === 'grid') return { key: 'snake.is-grid' };
	return found?.type === 'unread' ? found.error.message : null;
}

/** Puts one of the readings on the table. */
export function take(reading: SnakeReading): void {
	adopt({ chain: reading.chain, box: boxFor(reading, box.peek()) });
	doubt.value = CLEAR;
}

/** Called when nothing is in doubt any more: the field shows the snake again. */
export function settleDoubt(): void {
	latest = '';
	doubt.value = CLEAR;
}
