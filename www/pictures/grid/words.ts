/*
 * A board in words, for screen readers: the name of every cell, value first, place second, state last;
 * of every clue; and the signs beside a cell. This file only composes the words.
 */
import type { Sign } from '../../engine/types';
import { number, t } from '../../language';
import type { Ids } from '../../language/keys';
import type { CellCandidates } from './candidates';
import { type Gap, gapOrder, isPark, type Scale, shownValue } from './draft';
import { digitsIn } from './marks';
import { colourLetter } from './marks-drawing';
import type { Place } from './places';
import type { BoardView, CellView, ClueView } from './view';

/** The parts of a board that are needed to name its cells. */
type Shown = Pick<BoardView, 'size' | 'scale' | 'signs' | 'marks'>;

/** The name of a cell on a board that is played or set up. */
export const cellWords = (cell: CellView, board: Shown): string =>
	named(cell, board, [toneWords(cell)]);

/** The name of a cell on a board that nobody plays: it does not say whose number it is. */
export const ownerlessWords = (cell: CellView, board: Shown): string => named(cell, board, []);

function named(cell: CellView, board: Shown, owner: readonly string[]): string {
	const { scale } = board;
	const value = cell.value === 0 ? t('cell.empty') : saidValue(cell.value, scale);
	const place = { row: cell.row + 1, column: cell.column + 1 };
	const state = [
		...markWords(board, cell),
		...owner,
		...(cell.candidates ? candidateWords(cell.candidates, scale) : []),
		cell.differs ? t('cell.differs', { other: saidValue(cell.aside, scale) }) : '',
		cell.missed ? t('cell.missed', { own: saidValue(cell.aside, scale) }) : '',
		cell.contradiction ? t('cell.contradiction') : '',
		cell.mistake ? t('cell.mistake') : '',
		cell.redundant ? t('cell.redundant') : '',
		cell.proposed ? t('cell.proposed') : '',
		...pencilWords(cell, scale),
		...signWords(board, cell),
	];
	const said = state.filter((words) => words !== '');
	return [t('cell.name', { value, ...place }), ...said].join(', ');
}

/** Marks, colour, branch and the view from a clue, in words. */
function pencilWords(cell: CellView, scale: Scale): string[] {
	const { corner, centre, ruledOut, colour, branch, sight } = cell;
	return [
		corner ? t('cell.marks', { values: listed(digitsIn(corner), scale) }) : '',
		centre ? t('cell.centre-marks', { values: listed(digitsIn(centre), scale) }) : '',
		ruledOut ? t('cell.ruled-out', { values: listed(digitsIn(ruledOut), scale) }) : '',
		colour ? t('cell.colour', { letter: colourLetter(colour) }) : '',
		branch ? t('cell.branch', { number: branch }) : '',
		sight === 'none' ? '' : t(`cell.sight-${sight}`),
	];
}

/** A value in words: a park by its name. */
export const saidValue = (value: number, scale: Scale) =>
	isPark(value, scale) ? t('cell.park') : shownValue(value, scale);

function toneWords({ tone, shared }: CellView): string {
	if (tone === 'open') return '';
	return t(shared ? 'cell.shared' : `cell.${tone}`);
}

/** "3 possible: 1 4 5", and those that are not settled. */
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

export function clueWords(clue: ClueView): string {
	const value = clue.value === 0 ? t('clue.empty') : number(clue.value);
	return [
		t(`clue.${clue.side}`, { value, number: clue.index + 1 }),
		clue.contradiction || clue.mistake ? t('cell.contradiction') : '',
		clue.redundant ? t('cell.redundant') : '',
		clue.proposed ? t('cell.proposed') : '',
		clue.done && clue.value > 0 ? t('clue.done') : '',
	]
		.filter((words) => words !== '')
		.join(', ');
}

/** The words for the marks in this cell, and for the marks where this cell meets others. */
function markWords({ size, marks }: Shown, { row, column }: Place): string[] {
	const here = marks.filter(({ cells }) => cells.includes(row * size + column));
	return here.map(({ mark }) => t(`cell.${mark}`));
}

/** "smaller than right, bar below", as seen from this cell. */
function signWords({ size, signs }: Shown, { row, column }: Place): string[] {
	const word = (gap: Gap, second: boolean, side: Beside) =>
		signWord(signs[gapOrder(size, gap)]?.sign ?? 'none', second, side);
	return [
		column + 1 < size ? word({ across: true, row, column }, false, 'right') : '',
		row + 1 < size ? word({ across: false, row, column }, false, 'below') : '',
		column > 0 ? word({ across: true, row, column: column - 1 }, true, 'left') : '',
		row > 0 ? word({ across: false, row: row - 1, column }, true, 'above') : '',
	];
}

type Beside = Ids<'sign.bar'>;

/** A sign in words; `second` says whether it is seen from the second of the two cells. */
function signWord(sign: Sign, second: boolean, side: Beside): string {
	if (sign === 'none') return '';
	if (sign === 'bar') return t(`sign.bar.${side}`);
	return t(`sign.${isLesser(sign, second) ? 'smaller' : 'larger'}.${side}`);
}

const isLesser = (sign: Sign, second: boolean) => (sign === 'less') !== second;
