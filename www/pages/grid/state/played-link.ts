/*
 * The player's entries at the end of a link: "/p." followed by digits, corner
 * marks, centre marks and colours, cell by cell, and candidates ruled out by
 * hints, if any. A run of three or more empty cells is one capital letter, D for 3
 * to W for 22, as in the puzzle's own link. Pure.
 */
import { COLOURS, nothingPlayed, type Played } from './position';

const SHORTEST_RUN = 3;
const LONGEST_RUN = 22;
const FIRST_RUN = 'D'.charCodeAt(0);

/** The link of the puzzle, and of the entries if the link has any. */
export function splitLink(link: string): { puzzle: string; played: string | null } {
	const found = /^(.*)\/p\.([0-9A-Za-z.-]*)$/s.exec(link);
	return { puzzle: found?.[1] ?? link, played: found?.[2] ?? null };
}

/** The entries of the first link from this line of a text on; null if it has none. */
export function playedIn(text: string, line: number): string | null {
	const words = text
		.split('\n')
		.slice(line - 1)
		.flatMap((one) => one.split(/\s+/));
	const link = words.find((word) => /(?:^|#)[a-z]{3}\d+[a-z]*\./.test(word));
	// A bracket or a full stop may follow.
	return link === undefined ? null : splitLink(link.replace(/[^0-9A-Za-z-]+$/, '')).played;
}

export function playedLink({ entries, marks, colours, ruledOut }: Played, size: number): string {
	const bits = (list: readonly number[]) => written(list, charsFor(size));
	const parts = [written(entries, 1), bits(marks.corner), bits(marks.centre), written(colours, 1)];
	if (ruledOut.some((one) => one !== 0)) parts.push(bits(ruledOut));
	return `/p.${parts.join('.')}`;
}

/** A digit is one character; a set of digits has a bit for each, and a character holds five. */
const charsFor = (size: number) => Math.ceil(size / 5);

function written(values: readonly number[], width: number): string {
	const cells = values.map((value) =>
		value === 0 ? '-' : (value >>> 0).toString(width === 1 ? 36 : 32).padStart(width, '0'),
	);
	return cells
		.join('')
		.replace(RUNS, ({ length }) => String.fromCharCode(FIRST_RUN + length - SHORTEST_RUN));
}

const RUNS = new RegExp(`-{${SHORTEST_RUN},${LONGEST_RUN}}`, 'g');

/** The played position, read from the end of a link; null if it does not fit the puzzle. */
export function readPlayed(text: string, size: number): Played | null {
	const width = charsFor(size);
	const [entries, corner, centre, colours, gone, ...more] = text.split('.');
	const cells = size * size;
	const none = nothingPlayed(cells);
	const bits = (part: string | undefined) =>
		read(part, cells, width, 2 ** size - 1)?.map((value) => value | 0);
	const digits = read(entries, cells, 1, size);
	const corners = bits(corner);
	const centres = bits(centre);
	const hues = read(colours, cells, 1, COLOURS);
	const ruledOut = gone === undefined ? none.ruledOut : bits(gone);
	if (!digits || !corners || !centres || !hues || !ruledOut || more.length > 0) return null;
	const marks = { corner: corners, centre: centres };
	// Links do not say on which digits the ruled-out candidates depend, so all digits count.
	const restsOn = gone === undefined ? none.restsOn : digits;
	return { ...none, entries: digits, marks, colours: hues, ruledOut, restsOn };
}

function read(
	text: string | undefined,
	cells: number,
	width: number,
	most: number,
): number[] | null {
	const open = (text ?? 'x').replace(/[D-W]/g, (run) =>
		'-'.repeat(run.charCodeAt(0) - FIRST_RUN + SHORTEST_RUN),
	);
	const found = open.match(new RegExp(`-|[0-9a-z]{${width}}`, 'g')) ?? [];
	if (found.length !== cells || found.join('') !== open) return null;
	const values = found.map((one) =>
		one === '-' ? 0 : Number.parseInt(one, width === 1 ? 36 : 32),
	);
	return values.every((value) => value <= most) ? values : null;
}
