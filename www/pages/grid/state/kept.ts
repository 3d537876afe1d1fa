/*
 * The saved record of a board, and those of older versions. A record is trusted
 * only if it passes these checks; the core decides whether the puzzle makes
 * sense.
 */
import * as v from 'valibot';
import { anchorsOf, wholeMarks } from '../../../engine/anchors';
import type { Mark, Sign } from '../../../engine/types';
import { LARGEST, SMALLEST } from '../../../engine/wish';
import { MARKS, SIGNS } from '../../../generated/types';
import { VARIANTS, type Variant } from '../../../pictures/grid/variants';
import { MOST, NEWER, WHOLE } from '../../../shell/storage/bounds';
import type { Old, Shape } from '../../../shell/storage/slot';
import { LONGEST, NO_ABOUT } from './about';
import { kinds } from './game';
import { ORIGIN } from './origin';
import {
	COLOURS,
	DEEPEST_BRANCH,
	NO_TALLY,
	nothingPlayed,
	type Played,
	type Position,
} from './position';

type IsItem = (item: unknown) => boolean;

/** The result for each list: the positions of a history share most of their lists. */
const found = new WeakMap<object, IsItem>();

/** Checks all items in one loop: there may be a thousand of them in each of thousands of positions. */
function isListOf(list: unknown, isItem: IsItem): boolean {
	if (!Array.isArray(list) || list.length > LARGEST * LARGEST) return false;
	if (found.get(list) === isItem) return true;
	const holds = Array.from(list).every(isItem);
	if (holds) found.set(list, isItem);
	return holds;
}

const isWhole = (item: unknown) =>
	Number.isInteger(item) && Number(item) >= 0 && Number(item) <= MOST;
const isText = (item: unknown) => typeof item === 'string';

const WHOLES = v.custom<number[]>((list) => isListOf(list, isWhole));

const TEXTS = v.custom<string[]>((list) => isListOf(list, isText));

/** A list of texts, each one of these words. */
const words = (known: readonly string[]) =>
	v.pipe(
		TEXTS,
		v.check((list) => list.every((word) => known.includes(word)), NEWER),
	);

const GAPS = words(SIGNS) as v.GenericSchema<unknown, Sign[]>;
const MARK_LIST = words(MARKS) as v.GenericSchema<unknown, Mark[]>;
const FEATURES = words(VARIANTS) as v.GenericSchema<unknown, Variant[]>;

const isKnownKind = (id: string) => kinds.peek().some((kind) => kind.id === id);

const DRAFT = v.pipe(
	v.object({
		kind: v.pipe(v.string(), v.check(isKnownKind, NEWER)),
		size: v.pipe(WHOLE, v.minValue(SMALLEST), v.maxValue(LARGEST)),
		unit: v.pipe(WHOLE, v.minValue(1)),
		features: FEATURES,
		clues: v.object({ top: WHOLES, right: WHOLES, bottom: WHOLES, left: WHOLES }),
		givens: WHOLES,
		across: GAPS,
		down: GAPS,
		marks: MARK_LIST,
	}),
	v.check(({ size, clues, givens, across, down, marks }) => {
		const sides = Object.values(clues).every((side) => side.length === size);
		const gaps = [across, down].every(({ length }) => length === size * (size - 1));
		// Older versions knew fewer places of marks.
		const inside = givens.length === size * size && marks.length <= anchorsOf(size).length;
		return sides && gaps && inside;
	}),
);

/** Sets of digits as bits, one bit for each of up to 32 digits. */
const isBits = (item: unknown) => Number.isInteger(item) && (Number(item) | 0) === item;
const BITS = v.custom<number[]>((list) => isListOf(list, isBits));

const COLOUR_LIST = v.pipe(
	WHOLES,
	v.check((list) => list.every((colour) => colour <= COLOURS), NEWER),
);

/** The highest number of each list, bits being unsigned: positions of a history share most of their lists. */
const highest = new WeakMap<object, number>();

function highestOf(list: readonly number[]): number {
	const most = highest.get(list) ?? list.reduce((most, one) => Math.max(most, one >>> 0), 0);
	highest.set(list, most);
	return most;
}

/**
 * Whether the player's entries suit a grid of this size. Printed numbers may be too large: then the page says which,
 * and the visitor corrects them.
 */
function suits({ entries, marks, colours, ruledOut, restsOn }: Played, size: number): boolean {
	const digits = [entries, restsOn];
	const bits = [marks.corner, marks.centre, ruledOut];
	return (
		[...digits, ...bits, colours].every(({ length }) => length === size * size) &&
		digits.every((list) => highestOf(list) <= size) &&
		bits.every((list) => highestOf(list) < 2 ** size)
	);
}

/** The player's entries, in a position and at the beginning of each of its branches. */
const PLAYED = {
	entries: WHOLES,
	marks: v.object({ corner: BITS, centre: BITS }),
	colours: COLOUR_LIST,
	ticks: TEXTS,
	ruledOut: BITS,
	restsOn: WHOLES,
};

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

const ABOUT = v.object({
	title: text(LONGEST.title),
	author: text(LONGEST.author),
	// Records from before setters could write rules have none.
	rules: v.optional(text(LONGEST.rules), ''),
	note: text(LONGEST.note),
	// Records from before locks existed have none either.
	locks: v.optional(text(LONGEST.locks), ''),
	own: v.boolean(),
});

export const KEPT: Shape<Position> = {
	position: v.pipe(
		v.object({
			draft: DRAFT,
			about: ABOUT,
			...PLAYED,
			branches: v.pipe(v.array(v.object(PLAYED)), v.maxLength(DEEPEST_BRANCH)),
			tally: v.object({ checks: WHOLE, hints: WHOLE, seconds: WHOLE }),
			origin: v.nullable(ORIGIN),
			board: v.string(),
		}),
		v.check(({ draft, branches, ...played }) =>
			[played, ...branches].every((one) => suits(one, draft.size)),
		),
	),
	// Since the third migration, histories have been written as steps.
	migrations: [withFeatures, withPlay, withHints, withAbout, withOrigin, withMarks, withRuledOut],
};

/** Before marks existed, a position contained only the player's digits. */
function withPlay(old: Old): Old {
	const cells = Array.isArray(old.entries) ? old.entries.length : 0;
	return {
		...nothingPlayed(Math.min(cells, LARGEST * LARGEST)),
		branches: [],
		tally: NO_TALLY,
		...old,
	};
}

/** Before hints were counted, positions had no count of them. */
function withHints(old: Old): Old {
	return { ...old, tally: { hints: 0, ...Object(old.tally) } };
}

/** Before puzzles had titles, positions had no texts about them. */
function withAbout(old: Old): Old {
	return { about: NO_ABOUT, ...old };
}

/** Before puzzles were made here, each came from elsewhere. */
function withOrigin(old: Old): Old {
	return { origin: null, ...old };
}

/** Before odd and even cells existed, drafts had none; an invalid size is left for the schema to find. */
function withMarks(old: Old): Old {
	const draft = Object(old.draft) as Old;
	const known = marked.get(draft);
	if (known) return { ...old, draft: known };
	const size = typeof draft.size === 'number' && draft.size <= LARGEST ? draft.size : 0;
	const whole = { marks: wholeMarks(size), ...draft };
	marked.set(draft, whole);
	return { ...old, draft: whole };
}

/** Before ruled-out candidates were stored, nothing was recorded as ruled out. */
function withRuledOut(old: Old): Old {
	const cells = Array.isArray(old.entries) ? old.entries.length : 0;
	const { ruledOut, restsOn } = noneOf(Math.min(cells, LARGEST * LARGEST));
	const branches = Array.isArray(old.branches)
		? old.branches.map((one) => ({ ruledOut, restsOn, ...Object(one) }))
		: old.branches;
	return { ruledOut, restsOn, ...old, branches };
}

/** Empty lists for this many cells, shared by all positions. */
function noneOf(cells: number) {
	const known = nothing.get(cells) ?? nothingPlayed(cells);
	nothing.set(cells, known);
	return known;
}

const nothing = new Map<number, ReturnType<typeof nothingPlayed>>();

/** Drafts with their marks: the positions of a history share most drafts. */
const marked = new WeakMap<Old, Old>();

/** Before variants existed, drafts had none. */
function withFeatures(old: Old): Old {
	const draft = Object(old.draft) as Old;
	return 'features' in draft ? old : { ...old, draft: { ...draft, features: [] } };
}
