/* The snake in the lab, read from its link. */
import { computed, signal } from '@preact/signals';
import { quick } from '../../../../engine/client';
import { readLink } from '../../../../engine/snakes';
import { type Box, boxFor, runsOf, volume } from '../../../../pictures/snake/chain';
import { tellLink } from '../../../../shell/notices';

interface Puzzle {
	readonly chain: string;
	readonly box: Box;
	/** The link as the core writes it; empty while the snake has none. */
	readonly link: string;
	/** The link from which it was read. */
	readonly source: string;
}

const USUAL: Box = [3, 3, 3];

const puzzle = signal<Puzzle | null>(null);

/** The selected snake; only to be called once one has been opened. */
export function its(): Puzzle {
	if (!puzzle.value) throw new Error('the lab has no snake');
	return puzzle.value;
}

export const chain = computed(() => its().chain);
export const box = computed(() => its().box);
export const runs = computed(() => runsOf(chain.value));
export const wanted = computed(() => volume(box.value));

/** Opening the same snake again changes nothing, and keeps all its results. */
export async function takeUp(source: string): Promise<boolean> {
	const known = puzzle.peek();
	if (known && (source === known.link || source === known.source)) return true;
	const { reading, problem } = await readLink(source);
	if (!reading) return false;
	if (problem) tellLink(problem, source, true);
	const [chain, box] = [reading.chain, boxFor(reading, USUAL)];
	const { link } = await quick.ask('snakeCheck', [chain, [...box]]);
	puzzle.value = { chain, box, link, source };
	return true;
}
