/*
 * What stands around the cells of a board, as a screen reader says it: clues, and
 * the signs beside a cell. Only words are made here.
 */
import type { Draft, Sign } from '../../engine/types';
import { number, t } from '../../language';
import { type Gap, signAt } from './draft';
import type { Place } from './places';
import type { ClueView } from './view';

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

/** "smaller than right, bar below", seen from this cell. */
export function signWords(draft: Draft, { row, column }: Place): string[] {
	const { size } = draft;
	const word = (gap: Gap, second: boolean, side: string) =>
		signWord(signAt(draft, gap), second, side);
	return [
		column + 1 < size ? word({ across: true, row, column }, false, 'right') : '',
		row + 1 < size ? word({ across: false, row, column }, false, 'below') : '',
		column > 0 ? word({ across: true, row, column: column - 1 }, true, 'left') : '',
		row > 0 ? word({ across: false, row: row - 1, column }, true, 'above') : '',
	];
}

/** `second`: seen from the second of the two cells. */
function signWord(sign: Sign, second: boolean, side: string): string {
	if (sign === 'none') return '';
	if (sign === 'bar') return t(`sign.bar.${side}`);
	return t(`sign.${isLesser(sign, second) ? 'smaller' : 'larger'}.${side}`);
}

const isLesser = (sign: Sign, second: boolean) => (sign === 'less') !== second;
