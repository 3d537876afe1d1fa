/*
 * The board in words: the name of every place as a screen reader says it,
 * value first, place second, state last. Only words are made here; when they
 * are spoken is decided by those who change the board.
 */
import type { Sign } from '../../../engine/types';
import { number, t } from '../../../language';
import type { Notes } from '../../../pictures/grid/candidates';
import { type Place, seatAt } from '../../../pictures/grid/places';
import type { BoardView, CellView, ClueView } from '../../../pictures/grid/view';
import { type Gap, signAt } from '../state/draft';
import { draft } from '../state/game';
import { view } from './scene';

/** A value as the board shows it: on a board of tens, 3 is shown as 30. */
export function shownValue(value: number, unit: number): string {
	return value === 0 ? '' : String(value * unit);
}

/** What has to be known of a board to name its cells. */
type Shown = Pick<BoardView, 'size' | 'unit'>;

export function cellWords(cell: CellView, { unit, size }: Shown): string {
	const value = cell.value === 0 ? t('cell.empty') : shownValue(cell.value, unit);
	const place = { row: cell.row + 1, column: cell.column + 1 };
	const state = [
		toneWords(cell),
		...(cell.notes ? noteWords(cell.notes, unit) : []),
		cell.differs ? t('cell.differs', { other: shownValue(cell.aside, unit) }) : '',
		cell.missed ? t('cell.missed', { own: shownValue(cell.aside, unit) }) : '',
		cell.lit ? t('cell.lit') : '',
		cell.wrong ? t('cell.wrong') : '',
		cell.spare ? t('cell.spare') : '',
		...signWords(cell, size),
	];
	const said = state.filter((words) => words !== '');
	return [t('cell.name', { value, ...place }), ...said].join(', ');
}

function toneWords({ tone, shared }: CellView): string {
	if (tone === 'open') return '';
	return t(shared ? 'cell.shared' : `cell.${tone}`);
}

/** "3 possible: 1 4 5", and what is not known yet. */
export function noteWords({ found, open, own, missed }: Notes, unit: number): string[] {
	const list = (values: readonly number[]) =>
		values.map((value) => shownValue(value, unit)).join(' ');
	const nothing = found.length + open.length === 0;
	return [
		found.length > 0 || nothing
			? t('cell.possible', { count: found.length, values: list(found) })
			: '',
		open.length > 0 ? t('cell.unsettled', { count: open.length, values: list(open) }) : '',
		own === 0 ? '' : t('cell.missed', { own: shownValue(own, unit) }),
		missed ? t('cell.wrong') : '',
	].filter((words) => words !== '');
}

export function clueWords(clue: ClueView): string {
	const value = clue.value === 0 ? t('clue.empty') : number(clue.value);
	return [
		t(`clue.${clue.side}`, { value, number: clue.index + 1 }),
		clue.lit || clue.wrong ? t('cell.lit') : '',
		clue.spare ? t('cell.spare') : '',
	]
		.filter((words) => words !== '')
		.join(', ');
}

/** "smaller than right, larger than below", seen from this cell. */
function signWords({ row, column }: CellView, size: number): string[] {
	const puzzle = draft.value;
	const words = (gap: Gap, second: boolean, side: string) => {
		const sign = signAt(puzzle, gap);
		return sign === 'none'
			? ''
			: t(`sign.${lesserHere(sign, second) ? 'smaller' : 'larger'}.${side}`);
	};
	return [
		column + 1 < size ? words({ across: true, row, column }, false, 'right') : '',
		row + 1 < size ? words({ across: false, row, column }, false, 'below') : '',
		column > 0 ? words({ across: true, row, column: column - 1 }, true, 'left') : '',
		row > 0 ? words({ across: false, row: row - 1, column }, true, 'above') : '',
	];
}

const lesserHere = (sign: Sign, second: boolean) => (sign === 'less') !== second;

/** The words for whatever is at a place now. */
export function describePlace(place: Place): string {
	const board = view.value;
	const seat = seatAt(board.size, place);
	if (!seat) {
		const cell = board.cells[place.row * board.size + place.column];
		return cell ? cellWords(cell, board) : '';
	}
	const clue = board.clues.find(({ side, index }) => side === seat.side && index === seat.index);
	return clue ? clueWords(clue) : '';
}

export function describeSign(gap: Gap): string {
	const sign = signAt(draft.value, gap);
	const first = { row: gap.row + 1, column: gap.column + 1 };
	const second = { row: gap.row + (gap.across ? 1 : 2), column: gap.column + (gap.across ? 2 : 1) };
	return t(`sign.said.${sign}`, { first: t('word.cell', first), second: t('word.cell', second) });
}
