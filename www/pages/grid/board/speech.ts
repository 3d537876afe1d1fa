/*
 * The board in words: the name of every place as a screen reader says it,
 * value first, place second, state last. Only words are made here; when they
 * are spoken is decided by those who change the board.
 */
import { t } from '../../../language';
import type { CellCandidates } from '../../../pictures/grid/candidates';
import {
	type Gap,
	hasVariant,
	isPark,
	type Scale,
	shownValue,
	signAt,
} from '../../../pictures/grid/draft';
import { digitsIn } from '../../../pictures/grid/marks';
import { colourLetter } from '../../../pictures/grid/marks-drawing';
import { clueSlotAt, type Place } from '../../../pictures/grid/places';
import type { BoardView, CellView } from '../../../pictures/grid/view';
import { clueWords, signWords } from '../../../pictures/grid/words';
import { draft } from '../state/game';
import { inView, litChain, lookedFrom, view } from './scene';

/** The part of a board that names its cells. */
type Shown = Pick<BoardView, 'size' | 'scale'>;

export function cellWords(cell: CellView, { scale }: Shown): string {
	const value = cell.value === 0 ? t('cell.empty') : saidValue(cell.value, scale);
	const place = { row: cell.row + 1, column: cell.column + 1 };
	const state = [
		toneWords(cell),
		...(cell.candidates ? candidateWords(cell.candidates, scale) : []),
		cell.differs ? t('cell.differs', { other: saidValue(cell.aside, scale) }) : '',
		cell.missed ? t('cell.missed', { own: saidValue(cell.aside, scale) }) : '',
		cell.contradiction ? t('cell.contradiction') : '',
		cell.mistake ? t('cell.mistake') : '',
		cell.redundant ? t('cell.redundant') : '',
		cell.proposed ? t('cell.proposed') : '',
		...pencilWords(cell, scale),
		...signWords(draft.value, cell),
	];
	const said = state.filter((words) => words !== '');
	return [t('cell.name', { value, ...place }), ...said].join(', ');
}

/** Marks, colour, branch and what a clue sees. */
function pencilWords({ corner, centre, colour, branch, sight }: CellView, scale: Scale): string[] {
	return [
		corner ? t('cell.marks', { values: listed(digitsIn(corner), scale) }) : '',
		centre ? t('cell.centre-marks', { values: listed(digitsIn(centre), scale) }) : '',
		colour ? t('cell.colour', { letter: colourLetter(colour) }) : '',
		branch ? t('cell.branch', { number: branch }) : '',
		sight === 'none' ? '' : t(`cell.sight-${sight}`),
	];
}

/** A value as it is said: a park by its name. */
export const saidValue = (value: number, scale: Scale) =>
	isPark(value, scale) ? t('cell.park') : shownValue(value, scale);

function toneWords({ tone, shared }: CellView): string {
	if (tone === 'open') return '';
	return t(shared ? 'cell.shared' : `cell.${tone}`);
}

/** "3 possible: 1 4 5", and what is not known yet. */
export function candidateWords(candidates: CellCandidates, scale: Scale): string[] {
	const { found, open, own, missed } = candidates;
	const nothing = found.length + open.length === 0;
	return [
		found.length > 0 || nothing
			? t('cell.possible', { count: found.length, values: listed(found, scale) })
			: '',
		open.length > 0 ? t('cell.unsettled', { count: open.length, values: listed(open, scale) }) : '',
		own === 0 ? '' : t('cell.missed', { own: shownValue(own, scale) }),
		missed ? t('cell.mistake') : '',
	].filter((words) => words !== '');
}

const listed = (values: readonly number[], scale: Scale) =>
	values.map((value) => shownValue(value, scale)).join(' ');

/** What can be seen from the clue that is looked from: "2, 4, 6: 3 of 4 so far". */
export function sightWords(): string {
	if (litChain.value.length > 0) return t('sight.chain', { count: litChain.value.length });
	const from = lookedFrom.value;
	const found = inView.value;
	if (!from || !found) return '';
	const { scale, cells } = view.value;
	const clue = draft.value.clues[from.side][from.index] ?? 0;
	const values = found.seen.map((cell) => shownValue(cells[cell]?.value ?? 0, scale)).join(', ');
	const count = found.seen.length;
	const state = found.isFull || found.isSettled ? 'all' : 'some';
	if (count === 0) return clue > 0 ? t('sight.nothing', { clue }) : '';
	return t(clue > 0 ? `sight.${state}` : `sight.${state}-free`, { values, count, clue });
}

/** The words for whatever is at a place now. */
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
	const missing = sign === 'none' && hasVariant(draft.value, 'adjacent');
	return t(`sign.said.${missing ? 'no-bar' : sign}`, {
		first: t('word.cell', first),
		second: t('word.cell', second),
	});
}
