/*
 * Finds misreadings, one or two at once, that would explain a reading without exactly one solution. Pure: says what is worth trying,
 * and in which order; the caller asks the core whether it helps.
 */
import type {
	Draft,
	PhotoPlace,
	PhotoSymbol,
	PhotoValue,
	SolveAnswer,
} from '../../../engine/types';
import type { Flags } from '../../../pictures/grid/overlay';
import { isDoubtful, isFlagged, nameOf, valueAt, valuesFor, withValue } from './symbols';
import type { Written } from './written';

/** An alternative for the symbol at a place. */
export interface Change {
	readonly place: PhotoPlace;
	readonly from: PhotoValue;
	readonly to: PhotoValue;
	/** Whether the symbol itself is kept, but turned from handwritten to printed or back. */
	readonly swaps?: true;
	/** What has to be changed as well. */
	readonly and?: Change;
}

/** What is known about a reading. */
interface Known {
	readonly draft: Draft;
	readonly symbols: readonly PhotoSymbol[];
	/** Places that a person has corrected. */
	readonly corrected: ReadonlySet<string>;
	/** The handwritten symbols. */
	readonly written: Written;
}

/** The largest number of repairs offered. */
const OFFERED = 3;
/** A handwritten symbol that is less likely than this to be printed is not tried as printed. */
const UNLIKELY = 0.01;
/** If handwritten symbols are at least this likely to be printed in the mean, perhaps all of them are; as in `repair.rs`. */
const ALL = 0.15;
/** If no change helps alone, this many of the likeliest are tried in pairs. */
const PAIRED = 8;
/** The largest number of repairs tried. */
const TRIED = 60;

/**
 * What is worth trying, the likeliest first: the reader's alternatives and, where it was sure, symbols that it did not
 * consider. If there is no solution, one of the flagged places is wrong; if there are several, something doubtful may
 * not be what it seems. If somebody has written on the paper, printed and handwritten symbols may also have been
 * confused. What a person corrected comes last, because people err as well.
 */
export function changesToTry(
	known: Known,
	verdict: SolveAnswer['verdict'],
	flags: Flags,
): Change[] {
	const { draft, symbols, corrected } = known;
	const isMissing = verdict === 'several';
	const isPrinted = ({ place }: PhotoSymbol) => !known.written.has(nameOf(place));
	const isOwn = ({ place }: PhotoSymbol) => corrected.has(nameOf(place));
	// Outside a conflict, another misreading may have to be corrected as well.
	const isSuspect = (one: PhotoSymbol) =>
		isDoubtful(one) || (isMissing ? isOwn(one) : isFlagged(flags, one.place));
	const suspects = symbols.filter(isPrinted).filter(isSuspect);
	const seen = suspects.flatMap((one) =>
		changesOf(draft, one.place, seenAt(one)).map((change) => ({
			change,
			doubt: isOwn(one) ? NOT_DOUBTED : one.doubt,
		})),
	);
	const swaps = swapsToTry(known, isMissing, flags);
	const likely = [...swaps, ...seen].sort((a, b) => b.doubt - a.doubt);
	const unseen = suspects.flatMap((one) => {
		const others = valuesFor(draft, one.place).filter((value) => !seenAt(one).includes(value));
		return changesOf(draft, one.place, others);
	});
	const all = isMissing ? allPrinted(known, swaps) : [];
	const alone = likely.map(({ change }) => change);
	return [...all, ...alone, ...(isMissing ? [] : unseen)].slice(0, TRIED);
}

/** A change, and how doubtful the reading was there: its value, or whether it is printed or handwritten. */
interface Likely {
	readonly change: Change;
	readonly doubt: number;
}

/** A person's corrections are doubted last, after everything that the reader saw. */
const NOT_DOUBTED = -1;

/**
 * If something is missing, a handwritten symbol may be printed; if too much is printed, some of it may be handwritten.
 */
function swapsToTry(
	{ draft, symbols, written }: Known,
	isMissing: boolean,
	flags: Flags,
): Likely[] {
	if (written.size === 0) return [];
	const isSuspect = ({ place, handDoubt }: PhotoSymbol) =>
		isMissing
			? written.has(nameOf(place)) && handDoubt > UNLIKELY
			: place.type !== 'sign' && isFlagged(flags, place) && valueAt(draft, place) !== null;
	return symbols.filter(isSuspect).map(({ place, handDoubt }) => {
		const to = written.get(nameOf(place)) ?? null;
		return {
			change: { place, from: valueAt(draft, place), to, swaps: true },
			doubt: handDoubt,
		};
	});
}

/** Nothing is handwritten, if no person has said so of a symbol. */
function allPrinted({ written, corrected }: Known, swaps: readonly Likely[]): Change[] {
	const sum = swaps.reduce((before, { doubt }) => before + doubt, 0);
	const isLikely = swaps.length === written.size && sum > ALL * written.size;
	const isSaid = [...written.keys()].some((name) => corrected.has(name));
	const [first, ...rest] = swaps.map(({ change }) => change);
	if (!first || rest.length === 0 || !isLikely || isSaid) return [];
	return [rest.reduce((and, change) => ({ ...change, and }), first)];
}

const seenAt = ({ value, alternatives }: PhotoSymbol) => [value, ...alternatives];

function changesOf(draft: Draft, place: PhotoPlace, values: readonly PhotoValue[]): Change[] {
	const from = valueAt(draft, place);
	return values.filter((to) => to !== from).map((to) => ({ place, from, to }));
}

function changed(draft: Draft, { place, to, and }: Change): Draft {
	const next = withValue(draft, place, to);
	return and ? changed(next, and) : next;
}

/** The likeliest changes two by two, the likeliest pairs first. */
function pairsOf(changes: readonly Change[]): Change[] {
	const likely = changes.filter(({ and }) => !and).slice(0, PAIRED);
	const pairs = likely.flatMap((one, at) =>
		likely.slice(at + 1).map((and, more) => ({ change: { ...one, and }, rank: 2 * at + more })),
	);
	return pairs
		.filter(({ change }) => nameOf(change.place) !== nameOf(change.and.place))
		.sort((a, b) => a.rank - b.rank)
		.map(({ change }) => change);
}

/** The first few of these changes that lead to exactly one solution; if there are none, the first such pairs. */
export async function thatMakeUnique(
	draft: Draft,
	changes: readonly Change[],
	isUnique: (draft: Draft) => Promise<boolean>,
): Promise<Change[]> {
	for (const tried of [changes, pairsOf(changes)]) {
		const found: Change[] = [];
		for (const change of tried) {
			if (found.length === OFFERED) break;
			if (await isUnique(changed(draft, change))) found.push(change);
		}
		if (found.length > 0) return found;
	}
	return [];
}
