/*
 * The places of a photo and their symbols, as pure functions: reading and replacing the symbol of a draft at a
 * place, the neighbouring places, and what a key means there. The words are in `words.ts`.
 */
import type {
	Draft,
	PhotoPlace,
	PhotoSymbol,
	PhotoValue,
	Point,
	Sign,
} from '../../../engine/types';
import { signAt } from '../../../pictures/grid/draft';
import { clueName, type Flags, signName } from '../../../pictures/grid/overlay';
import { gapOf } from '../state/conditions';
import { withClue, withGiven, withSign } from '../state/draft';

/** If the doubt is above this, a person should check the symbol; the reader has the same limit. */
const DOUBTFUL = 0.1;

/** Whether a person should check what the symbol is, or whether it is printed or handwritten. */
export const isDoubtful = ({ doubt, handDoubt }: PhotoSymbol): boolean =>
	Math.max(doubt, handDoubt) > DOUBTFUL;

/** The doubtful symbols that nobody has checked yet. */
export const openDoubts = (
	symbols: readonly PhotoSymbol[],
	corrected: ReadonlySet<string>,
): PhotoSymbol[] => symbols.filter((one) => isDoubtful(one) && !corrected.has(nameOf(one.place)));

/** A unique name for a place of the photo. */
export function nameOf(place: PhotoPlace): string {
	switch (place.type) {
		case 'cell':
			return `cell ${place.cell}`;
		case 'clue':
			return `clue ${clueName(place.side, place.index)}`;
		case 'sign':
			return `sign ${signName(place.first, place.second)}`;
	}
}

export function isFlagged({ cells, clues, signs }: Flags, place: PhotoPlace): boolean {
	switch (place.type) {
		case 'cell':
			return cells.has(place.cell);
		case 'clue':
			return clues.has(clueName(place.side, place.index));
		case 'sign':
			return signs.has(signName(place.first, place.second));
	}
}

export function valueAt(draft: Draft, place: PhotoPlace): PhotoValue {
	switch (place.type) {
		case 'cell':
			return draft.givens[place.cell] || null;
		case 'clue':
			return draft.clues[place.side][place.index] || null;
		case 'sign': {
			const sign = signAt(draft, gapOf(draft.size, place.first, place.second));
			return sign === 'none' ? null : sign;
		}
	}
}

export function withValue(draft: Draft, place: PhotoPlace, value: PhotoValue): Draft {
	const number = typeof value === 'number' ? value : 0;
	const sign: Sign = typeof value === 'string' ? value : 'none';
	switch (place.type) {
		case 'cell':
			return withGiven(draft, place.cell, number);
		case 'clue':
			return withClue(draft, place.side, place.index, number);
		case 'sign':
			return withSign(draft, gapOf(draft.size, place.first, place.second), sign);
	}
}

/** Every possible symbol of a place; the empty one comes last. */
export function valuesFor({ size, features }: Draft, place: PhotoPlace): PhotoValue[] {
	if (place.type === 'sign')
		return features.includes('adjacent') ? ['bar', null] : ['less', 'greater', null];
	return [...Array.from({ length: size }, (_, index) => index + 1), null];
}

const SIGN_KEYS: Record<string, Sign> = {
	'<': 'less',
	'^': 'less',
	'>': 'greater',
	v: 'greater',
	'|': 'bar',
	'-': 'bar',
};
const NOTHING_KEYS = ['0', '.', 'Backspace', 'Delete'];

/** The symbol that a key enters at a place; undefined if the key means nothing there. */
export function valueOfKey(draft: Draft, place: PhotoPlace, key: string): PhotoValue | undefined {
	if (NOTHING_KEYS.includes(key)) return null;
	const value = place.type === 'sign' ? SIGN_KEYS[key] : Number(key);
	return valuesFor(draft, place).find((one) => one === value);
}

function middleOf(outline: readonly Point[]): Point {
	const mean = (of: (point: Point) => number) =>
		outline.reduce((sum, point) => sum + of(point), 0) / outline.length;
	return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** The directions of the arrow keys in the photo. */
export const ARROWS: Readonly<Record<string, Point>> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};

/**
 * The symbol to which an arrow key moves in the photo: a near one, straight ahead rather than to the side; undefined at
 * the edge.
 */
export function towards(
	symbols: readonly PhotoSymbol[],
	from: PhotoSymbol,
	step: Point,
): PhotoSymbol | undefined {
	const start = middleOf(from.outline);
	const costOf = ({ outline }: PhotoSymbol) => {
		const middle = middleOf(outline);
		const [right, down] = [middle.x - start.x, middle.y - start.y];
		const ahead = right * step.x + down * step.y;
		const aside = Math.abs(right * step.y - down * step.x);
		return ahead > aside ? ahead + 3 * aside : Number.POSITIVE_INFINITY;
	};
	const costs = symbols.map((one) => ({ one, cost: one === from ? Infinity : costOf(one) }));
	const reachable = costs.filter(({ cost }) => cost < Number.POSITIVE_INFINITY);
	return reachable.sort((a, b) => a.cost - b.cost)[0]?.one;
}
