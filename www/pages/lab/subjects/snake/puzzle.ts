/* The snake that the lab looks at, read from its link. */
import { computed, signal } from '@preact/signals';
import { quick } from '../../../../engine/client';
import { readLink } from '../../../../engine/snakes';
import { type Box, boxFor, runsOf, volume } from '../../../../pictures/snake/chain';
import { tellLink } from '../../../../shell/notices';

interface Puzzle {
	readonly chain: string;
	readonly box: Box;
	/** Its own spelling of its link; empty while it has none. */
	readonly link: string;
	/** The link that it was read from. */
	readonly source: string;
}

const USUAL: Box = [3, 3, 3];

const puzzle = signal<Puzzle | null>(null);

/** The selected snake; call it when one was opened. */
export function its(): Puzzle {
	if (!puzzle.value) throw new Error('the lab has no snake');
	return puzzle.value;
}

export const chain = computed(() => its().chain);
export const box = computed(() => its().box);
export const runs = computed(() => runsOf(chain.value));
export const wanted = computed(() => volume(box.value));

/** The same snake again stays unchanged, with all its results. */
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
