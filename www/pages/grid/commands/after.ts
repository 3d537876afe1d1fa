/* After a puzzle is finished: giving the result away in words that tell nothing of the solution. */
import { t } from '../../../language';
import { fullAddress } from '../../../shell/address';
import { copyText } from '../../../shell/clipboard';
import { taken } from '../card/finished';
import { boardTitle } from '../card/origin-words';
import { puzzleLink } from '../state/checks';

/** "Skyscrapers 6 × 6 · Medium · solved · 12:34 · no checks", and the link of the puzzle alone. */
export function shareResult(): void {
	const words = [boardTitle(), t('finished.solved'), taken()].join(' · ');
	void copyText(`${words}\n${fullAddress(puzzleLink())}`);
}
