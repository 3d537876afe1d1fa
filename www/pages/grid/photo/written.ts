/*
 * Printed and handwritten symbols, kept apart. Printed symbols form the draft; handwriting is stored beside it, by
 * place. Handwritten numbers in cells are the player's; notes beside the grid are ignored. Pure.
 */
import type { Draft, PhotoPlace, PhotoReading, PhotoValue } from '../../../engine/types';
import { nameOf, valueAt, withValue } from './symbols';

/** The handwritten symbols, by the names of their places. */
export type Written = ReadonlyMap<string, PhotoValue>;

export const NOTHING_WRITTEN: Written = new Map();

/** A printed puzzle that somebody has begun to solve on paper. */
export interface Paper {
	readonly draft: Draft;
	readonly written: Written;
}

/** The paper as the reader sees it. */
export function paperOf({ draft, symbols }: PhotoReading): Paper {
	const byHand = symbols.filter(({ hand }) => hand);
	return { draft, written: new Map(byHand.map(({ place, value }) => [nameOf(place), value])) };
}

/** The symbol at a place, printed or handwritten. */
export const standsAt = ({ draft, written }: Paper, place: PhotoPlace): PhotoValue =>
	written.get(nameOf(place)) ?? valueAt(draft, place);

/** Whether a reading takes a printed number of the paper for handwriting, at a place that was not corrected. */
export const undoesPrint = (
	paper: Paper,
	corrected: ReadonlySet<string>,
	{ symbols }: PhotoReading,
): boolean =>
	symbols.some(({ place, hand }) => {
		const name = nameOf(place);
		const isPrinted = !paper.written.has(name) && valueAt(paper.draft, place) !== null;
		return hand && isPrinted && !corrected.has(name);
	});

/** The paper with another symbol at a place, printed or handwritten as before. */
export function corrected(paper: Paper, place: PhotoPlace, value: PhotoValue): Paper {
	const name = nameOf(place);
	if (!paper.written.has(name)) return { ...paper, draft: withValue(paper.draft, place, value) };
	return { ...paper, written: changed(paper.written, name, value) };
}

/** The paper with the symbol at a place turned from printed to handwritten, or back. */
export function swapped(paper: Paper, place: PhotoPlace): Paper {
	const name = nameOf(place);
	const value = standsAt(paper, place);
	const isWritten = paper.written.has(name);
	return {
		draft: withValue(paper.draft, place, isWritten ? value : null),
		written: changed(paper.written, name, isWritten ? null : value),
	};
}

function changed(written: Written, name: string, value: PhotoValue): Written {
	const next = new Map(written);
	if (value === null) next.delete(name);
	else next.set(name, value);
	return next;
}

/** Only numbers can be handwritten. */
export const canSwap = (paper: Paper, place: PhotoPlace): boolean =>
	place.type !== 'sign' && standsAt(paper, place) !== null;

/** The player's digits, cell by cell, 0 for none. A number that the grid does not have was misread. */
export const entriesOf = ({ draft, written }: Paper): number[] =>
	draft.givens.map((_, cell) => {
		const value = Number(written.get(nameOf({ type: 'cell', cell })) ?? 0);
		return value <= draft.size ? value : 0;
	});
