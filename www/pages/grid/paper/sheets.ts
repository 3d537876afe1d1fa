/* The sheets for the current choices: which items there are, what each needs, and which sheet each is on. */
import { computed } from '@preact/signals';
import { kindAmong } from '../../../engine/grids';
import { CELL, type Layout, layoutOf } from '../../../pictures/grid/layout';
import { fullAddress } from '../../../shell/address';
import { type Qr, qrOf } from '../../../widgets/qr';
import { kinds } from '../state/game';
import { bookOf } from './book';
import { type Choices, choices, withSolutions } from './choices';
import { headOf, nameIn } from './head';
import { type Item, isPicked, keptItems, onTable } from './items';
import { type Leaf, leavesOf } from './leaves';
import { codeSide, perFor } from './measures';
import { rulesOf } from './rules';

/** An item with everything that its sheet needs. */
export interface Printed extends Item {
	readonly layout: Layout;
	/** The code of its link, if it is wanted and the link is short enough. */
	readonly code: Qr | null;
}

/** The items to print, in order. */
export const items = computed<readonly Item[]>(() => {
	const { what, book } = choices();
	if (what === 'book') return bookOf(book).items;
	return what === 'this' ? [onTable.value] : keptItems.value.filter(isPicked);
});

export const printed = computed<readonly Printed[]>(() => {
	const { code } = choices();
	return items.value.map((item) => ({
		...item,
		layout: layoutFor(item),
		code: code && item.link !== '' ? codeOf(item.link) : null,
	}));
});

function layoutFor({ its: { draft } }: Item): Layout {
	const { clues, signs } = kindAmong(kinds.value, draft.kind);
	return layoutOf(draft.size, clues, signs);
}

/** The codes made so far: encoding a link takes longer than drawing it. */
const codes = new Map<string, Qr | null>();

function codeOf(link: string): Qr | null {
	const address = fullAddress(link);
	const code = codes.get(address) ?? qrOf(address);
	codes.set(address, code);
	return code;
}

const pieceOf = (item: Printed) => ({
	units: item.layout.width / CELL,
	modules: item.code?.modules ?? 0,
	head: headOf(item),
	name: nameIn(item),
});

export const leaves = computed<readonly Leaf[]>(() => {
	const { paper, per, what, book } = choices();
	const isBook = what === 'book';
	const rules = rulesOf(printed.value.map(({ its }) => its.draft)).length;
	const how = { paper, per, solutions: withSolutions(choices()), isBook, rules, title: book.title };
	return printed.value.length > 0 ? leavesOf(printed.value.map(pieceOf), how) : [];
});

/** The number of puzzles that get more room than requested. */
export const roomier = (all: readonly Printed[], { per, paper }: Choices): number =>
	all.filter((one) => perFor(pieceOf(one), per, paper) < per).length;

/** The number of puzzles whose links are too long for a legible code. */
export function unread(all: readonly Printed[], list: readonly Leaf[]): number {
	if (!choices().code) return 0;
	return list
		.flatMap((leaf) =>
			leaf.is === 'puzzles' ? leaf.which.map((at) => [at, leaf.per] as const) : [],
		)
		.filter(([at, per]) => {
			const { link = '', code = null } = all[at] ?? {};
			return link !== '' && codeSide(code?.modules ?? 0, per) === 0;
		}).length;
}
