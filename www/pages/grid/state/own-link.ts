/* The link of the puzzle on the board, for sharing. */
import { puzzleLink } from './checks';
import { about, draft, present } from './game';
import { playedLink } from './played-link';
import type { Played } from './position';
import { toldLink } from './told-link';

/** The puzzle with its title and other details; empty while it has no link. */
export const ownLink = (): string => puzzleLink() && puzzleLink() + toldLink(about.value);

/** The same with what the player has entered, or with a part of it. */
export const positionLink = (played: Played = present.value): string =>
	ownLink() && ownLink() + playedLink(played, draft.value.size);
