/*
 * Having the puzzle solved. In Play the page asks once before it shows
 * everything; a setter wants to know and is not asked.
 */
import { t } from '../../../language';
import { speak } from '../../../shell/voice';
import { ask } from '../state/answer';
import { present } from '../state/game';
import { asksToSpoil, mode, spoilt } from '../state/screen';

/** Whether the page is asking now, about the open board. */
export const asksNow = (): boolean =>
	asksToSpoil.value === present.value.board && mode.value === 'play';

export function solve(): void {
	const { board } = present.peek();
	if (mode.peek() === 'play' && !spoilt.peek().includes(board) && !asksNow()) {
		asksToSpoil.value = board;
		speak(t('ready.spoil'));
	} else solveNow();
}

export function solveNow(): void {
	const { board } = present.peek();
	asksToSpoil.value = '';
	spoilt.value = [...spoilt.peek(), board];
	void ask('solve');
}

export function keepPlaying(): void {
	asksToSpoil.value = '';
}
