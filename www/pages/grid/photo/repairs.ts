/*
 * Finds single misreadings that would explain a reading without exactly one
 * solution. Pure: what is worth trying and in which order; whether it helps is
 * asked of the core by whoever calls.
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

/** Something else that may stand at a place. */
export interface Change {
	readonly place: PhotoPlace;
	readonly from: PhotoValue;
	readonly to: PhotoValue;
}

/** What is known of a reading. */
interface Known {
	readonly draft: Draft;
	readonly symbols: readonly PhotoSymbol[];
	/** Places that a person has corrected. */
	readonly corrected: ReadonlySet<string>;
}

/** So many are offered. */
const OFFERED = 3;
/** So many are tried. */
const TRIED = 60;

/**
 * What is worth trying, the likeliest first: what else the reader saw, and where it was sure what it did not see. Without
 * a solution one of the flagged places is wrong; with several, something doubtful may be another thing than it seems.
 * What a person corrected comes last, but people err, too.
 */
export function changesToTry(
	known: Known,
	verdict: SolveAnswer['verdict'],
	flags: Flags,
): Change[] {
	const { draft, symbols, corrected } = known;
	const isMissing = verdict === 'several';
	const isOwn = ({ place }: PhotoSymbol) => corrected.has(nameOf(place));
	const suspects = symbols
		.filter((one) => (isMissing ? isDoubtful(one) || isOwn(one) : isFlagged(flags, one.place)))
		.sort((a, b) => Number(isOwn(a)) - Number(isOwn(b)) || b.doubt - a.doubt);
	const seen = suspects.flatMap((one) => changesOf(draft, one.place, seenAt(one)));
	const unseen = suspects.flatMap((one) => {
		const others = valuesFor(draft, one.place).filter((value) => !seenAt(one).includes(value));
		return changesOf(draft, one.place, others);
	});
	return [...seen, ...(isMissing ? [] : unseen)].slice(0, TRIED);
}

const seenAt = ({ value, alternatives }: PhotoSymbol) => [value, ...alternatives];

function changesOf(draft: Draft, place: PhotoPlace, values: readonly PhotoValue[]): Change[] {
	const from = valueAt(draft, place);
	return values.filter((to) => to !== from).map((to) => ({ place, from, to }));
}

const changed = (draft: Draft, { place, to }: Change): Draft => withValue(draft, place, to);

/** The first few of these changes that lead to exactly one solution. */
export async function thatMakeUnique(
	draft: Draft,
	changes: readonly Change[],
	isUnique: (draft: Draft) => Promise<boolean>,
): Promise<Change[]> {
	const found: Change[] = [];
	for (const change of changes) {
		if (found.length === OFFERED) break;
		if (await isUnique(changed(draft, change))) found.push(change);
	}
	return found;
}
