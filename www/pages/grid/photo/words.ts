/* The places of a photo in words: "Row 2, column 3: 7, doubtful". */
import type { Draft, PhotoPlace, PhotoSymbol, PhotoValue } from '../../../engine/types';
import { t } from '../../../language';
import { scaleOf, shownValue } from '../../../pictures/grid/draft';
import { placeOfCell } from '../../../pictures/grid/places';
import { standing, written } from './reading';
import type { Change } from './repairs';
import { isDoubtful, nameOf } from './symbols';

/** "Row 2, column 3", "Top clue of column 3", "Between row 2, column 3 and row 2, column 4". */
function placeWords({ size }: Draft, place: PhotoPlace): string {
	switch (place.type) {
		case 'cell':
			return t('photo.cell', cellArgs(size, place.cell));
		case 'clue':
			return t(`photo.clue.${place.side}`, { number: place.index + 1 });
		case 'sign': {
			const { row, column } = cellArgs(size, place.first);
			const isAcross = place.second === place.first + 1;
			return t(isAcross ? 'photo.gap.across' : 'photo.gap.down', { row, column });
		}
	}
}

function cellArgs(size: number, cell: number) {
	const { row, column } = placeOfCell(size, cell);
	return { row: row + 1, column: column + 1 };
}

/** A number as printed; a sign by the way it points in the upright puzzle. */
export function valueText(draft: Draft, place: PhotoPlace, value: PhotoValue): string {
	if (value === null) return '';
	if (typeof value === 'number')
		return place.type === 'clue' ? String(value) : shownValue(value, scaleOf(draft));
	const isAcross = place.type === 'sign' && place.second === place.first + 1;
	if (value === 'bar') return isAcross ? '|' : '−';
	if (value === 'less') return isAcross ? '<' : '∧';
	return isAcross ? '>' : '∨';
}

const orNothing = (text: string) => (text === '' ? t('photo.nothing') : text);

export const valueWords = (draft: Draft, place: PhotoPlace, value: PhotoValue): string =>
	orNothing(valueText(draft, place, value));

/** The full name of a symbol: place, what was read, and whether it is doubtful or was corrected. */
export function symbolWords(draft: Draft, symbol: PhotoSymbol, isCorrected: boolean): string {
	const { place } = symbol;
	const value = valueWords(draft, place, standing(draft, place));
	const read = t('photo.symbol', { place: placeWords(draft, place), value });
	const name = written.value.has(nameOf(place)) ? `${read}, ${t('photo.written')}` : read;
	if (isCorrected) return `${name}, ${t('photo.corrected')}`;
	return isDoubtful(symbol) ? `${name}, ${t('photo.doubtful')}` : name;
}

/** "Row 2, column 3: is this 7 a 1?"; each misreading on its own line. More than two are all that seems handwritten. */
export function changeWords(draft: Draft, { and, ...change }: Change): string {
	if (and?.and && change.swaps) return t('photo.all-printed');
	const words = singleWords(draft, change);
	return and ? `${words}\n${changeWords(draft, and)}` : words;
}

function singleWords(draft: Draft, { place, from, to, swaps }: Change): string {
	const args = {
		place: placeWords(draft, place),
		from: valueText(draft, place, from),
		to: valueText(draft, place, to),
	};
	if (swaps) return t(to === null ? 'photo.is-written' : 'photo.is-printed', args);
	if (from === null) return t('photo.is-there', args);
	return t(to === null ? 'photo.is-nothing' : 'photo.is-it', args);
}
