/*
 * A setter's words about a puzzle: its title, its author, its rules if the setter wrote any, a note, and whether it is
 * one of the player's own. Plain values, which are part of a position and saved with it. Links and other formats
 * include the words for which they have room.
 */
import type { About as Said } from '../../../engine/types';

export interface About extends Readonly<Omit<Said, 'solution'>> {
	/** Whether it was set up on this device, or marked as the visitor's own. */
	readonly own: boolean;
}

export const NO_ABOUT: About = {
	title: '',
	author: '',
	rules: '',
	note: '',
	locks: '',
	own: false,
};

/** The texts, each with its maximum length in characters. */
export const LONGEST = { title: 100, author: 100, rules: 2000, note: 1000, locks: 12_000 } as const;
export type AboutText = keyof typeof LONGEST;

/** The same texts, marked as one of the visitor's own puzzles, because the puzzle was edited here. */
export const madeOwn = (about: About): About => (about.own ? about : { ...about, own: true });

/** Changes one text, cut to its maximum length. */
export function withText(about: About, part: AboutText, text: string): About {
	const cut = text.slice(0, LONGEST[part]);
	return cut === about[part] ? about : { ...about, [part]: cut };
}

/** The position with the texts of another puzzle, or with those that were read. */
export const withTexts = (
	about: About,
	{ title, author, rules, note, locks }: Omit<Said, 'solution'>,
) =>
	Object.entries({ title, author, rules, note, locks }).reduce(
		(now, [part, text]) => withText(now, part as AboutText, text),
		about,
	);

/** Whether there are any words about the puzzle. */
export const isTold = ({ title, author, rules, note, locks }: About): boolean =>
	`${title}${author}${rules}${note}${locks}` !== '';
