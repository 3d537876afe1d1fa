/*
 * Sentences about the open board for screen readers: the place that was just changed,
 * and the view from a clue. This file only composes the words; the code that changes
 * the board decides when they are spoken. The names of places are in
 * `pictures/grid/words.ts`.
 */
import { t } from '../../../language';
import { type Gap, shownValue, signAt } from '../../../pictures/grid/draft';
import { clueSlotAt, type Place } from '../../../pictures/grid/places';
import { readingOf } from '../../../pictures/grid/variants';
import { cellWords, clueWords } from '../../../pictures/grid/words';
import { draft } from '../state/game';
import { inView, litChain, lookedFrom, view } from './scene';

/** The view from the current clue: "2, 4, 6: 3 of 4 so far". */
export function sightWords(): string {
	if (litChain.value.length > 0) return t('sight.chain', { count: litChain.value.length });
	const from = lookedFrom.value;
	const found = inView.value;
	if (!from || !found) return '';
	const { scale, cells } = view.value;
	const clue = draft.value.clues[from.side][from.index] ?? 0;
	const values = found.seen.map((cell) => shownValue(cells[cell]?.value ?? 0, scale)).join(', ');
	const means = readingOf(draft.value).clues;
	const state = found.isFull || found.isSettled ? 'all' : 'some';
	if (found.seen.length === 0) return clue > 0 ? t(`sight.${means}.nothing`, { clue }) : '';
	const key = `sight.${means}.${state}${clue > 0 ? '' : '-free'}` as const;
	return t(key, { values, count: found.told, clue });
}

/** The words for the current content of a place. */
export function describePlace(place: Place): string {
	const board = view.value;
	const slot = clueSlotAt(board.size, place);
	if (!slot) {
		const cell = board.cells[place.row * board.size + place.column];
		return cell ? cellWords(cell, board) : '';
	}
	const clue = board.clues.find(({ side, index }) => side === slot.side && index === slot.index);
	return clue ? [clueWords(clue), sightWords()].filter(Boolean).join('. ') : '';
}

export function describeSign(gap: Gap): string {
	const sign = signAt(draft.value, gap);
	const first = { row: gap.row + 1, column: gap.column + 1 };
	const second = { row: gap.row + (gap.across ? 1 : 2), column: gap.column + (gap.across ? 2 : 1) };
	const missing = sign === 'none' && readingOf(draft.value).gaps === 'bars';
	return t(`sign.said.${missing ? 'no-bar' : sign}`, {
		first: t('word.cell', first),
		second: t('word.cell', second),
	});
}
