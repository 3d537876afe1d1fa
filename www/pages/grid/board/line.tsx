/*
 * The line under the board: the effect of the next keystroke, in one short
 * sentence.
 */
import { t } from '../../../language';
import { clueSlotAt } from '../../../pictures/grid/places';
import { draft } from '../state/game';
import { focus, mode, picked, selection, tool } from '../state/screen';
import { sightWords } from './speech';
import { streetClue } from './street';

export function BoardLine() {
	return <p class="board-line">{how()}</p>;
}

function how(): string {
	// On the street the same words are shown below the houses.
	if (streetClue.value) return '';
	const slot = clueSlotAt(draft.value.size, focus.value);
	if (mode.value === 'play') return playing();
	return slot ? t(`line.${slot.side}`) : t('line.givens');
}

/**
 * The view from a clue; otherwise the number of selected cells; otherwise the effect of the next digit if that is not
 * obvious.
 */
function playing(): string {
	const seen = sightWords();
	if (seen !== '') return seen;
	const many = selection.value.length;
	if (many > 1) return t('line.selected', { count: many });
	if (picked.value > 0) return t('line.picked');
	return tool.value === 'digit' ? '' : t(`line.${tool.value}`);
}
