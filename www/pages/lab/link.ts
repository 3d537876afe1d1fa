/*
 * The part of a link that opens the lab: `/study` after the puzzle, then the strategy and the number of events
 * passed, each after a dot: `sky4.1332.2122.3213.1423.x/study.domains.57`. If the visitor chose a different order,
 * it follows: `.s13-7`. With `/ask` at the end, the link is a worksheet with hidden answers. Readers that do not
 * know this part open only the puzzle. Pure.
 */
import type { LabOrder } from '../../engine/types';

interface LabLink {
	/** The link of the puzzle itself. */
	puzzle: string;
	/** Empty if the link only opens the lab. */
	strategy: string;
	event: number;
	order: LabOrder;
	/** Whether the answers are hidden. */
	ask?: boolean;
}

const PART =
	/\/study(?:\.([a-z-]+)(?:\.(\d{1,9})(?:\.(s?)(\d{1,4}(?:-\d{1,4})*)?)?(\/ask(?=\/|$))?)?)?(?=\/|$)/;

export function readLabLink(link: string): LabLink | null {
	const found = PART.exec(link);
	if (!found) return null;
	const puzzle = link.replace(PART, '');
	const first = (found[4] ?? '').split('-').filter(Boolean);
	const order = { first: first.map((place) => Number(place) - 1), smallest: found[3] === 's' };
	const asked = { puzzle, strategy: found[1] ?? '', event: Number(found[2] ?? 0), order };
	return found[5] ? { ...asked, ask: true } : asked;
}

export function writeLabLink({ puzzle, strategy, event, order, ask }: LabLink): string {
	if (puzzle === '') return '';
	if (strategy === '') return `${puzzle}/study`;
	const wishes = writeOrder(order);
	const part = `/study.${strategy}.${event}${wishes === '' ? '' : `.${wishes}`}`;
	return `${puzzle}${part}${ask ? '/ask' : ''}`;
}

/** "s" if the smallest set comes first, and the numbers of the places that come first, counted from 1: `s13-7`. */
export function writeOrder({ first, smallest }: LabOrder): string {
	return `${smallest ? 's' : ''}${first.map((place) => place + 1).join('-')}`;
}
