/*
 * A setter's words about a puzzle: its title, who made it, a note; and whether it
 * is one of the player's own. Plain values: part of a position, kept with it, and
 * no part of the puzzle's link.
 */
export interface About {
	readonly title: string;
	readonly author: string;
	readonly note: string;
	/** It was set up on this device, or marked as one's own. */
	readonly own: boolean;
}

export const NO_ABOUT: About = { title: '', author: '', note: '', own: false };

/** The texts, each with the most characters that it may have. */
export const LONGEST = { title: 100, author: 100, note: 1000 } as const;
export type AboutText = keyof typeof LONGEST;

/** The same about a puzzle that was edited here: it is one's own from then on. */
export const madeOwn = (about: About): About => (about.own ? about : { ...about, own: true });

/** One text changed, cut to what is kept. */
export function withText(about: About, part: AboutText, text: string): About {
	const cut = text.slice(0, LONGEST[part]);
	return cut === about[part] ? about : { ...about, [part]: cut };
}

/** Whether anything is said of it. */
export const isTold = ({ title, author, note }: About): boolean =>
	`${title}${author}${note}` !== '';
