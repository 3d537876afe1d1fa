/*
 * The line under the board: in one short sentence what the next keystroke
 * does.
 */
import { t } from '../../../language';
import { clueSlotAt } from '../../../pictures/grid/places';
import { draft } from '../state/game';
import { focus, mode } from '../state/screen';

export function BoardLine() {
	return <p class="board-line">{how()}</p>;
}

function how(): string {
	const slot = clueSlotAt(draft.value.size, focus.value);
	if (mode.value === 'play') return '';
	return slot ? t(`line.${slot.side}`) : t('line.givens');
}
