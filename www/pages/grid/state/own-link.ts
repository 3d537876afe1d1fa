/* The link of the puzzle on the board, for sharing. */
import { puzzleLink } from './checks';
import { about, draft, present } from './game';
import { playedLink } from './played-link';
import { toldLink } from './told-link';

/** The puzzle with its title and other details; empty while it has no link. */
export const ownLink = (): string => puzzleLink() && puzzleLink() + toldLink(about.value);

/** The same with the player's entries. */
export const positionLink = (): string =>
	ownLink() && ownLink() + playedLink(present.value, draft.value.size);
