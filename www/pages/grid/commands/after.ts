/* After a puzzle is finished: sharing the result in words that reveal nothing about the solution. */
import { calendarDay, t } from '../../../language';
import { fullAddress } from '../../../shell/address';
import { copyText } from '../../../shell/clipboard';
import { boardTitle } from '../card/origin-words';
import { taken } from '../card/taken';
import { timeOf } from '../daily/days';
import { isToday } from '../daily/today';
import { puzzleLink } from '../state/checks';
import { origin } from '../state/next';

/**
 * "Skyscrapers 6 × 6 · Medium · solved · 12:34 · no checks", for a puzzle of the day also its day; then the link of the
 * puzzle alone.
 */
export function shareResult(): void {
	const daily = origin.peek()?.daily;
	const day = daily && calendarDay(timeOf(daily.day), { dateStyle: 'long' });
	const words = [
		boardTitle(),
		...(daily && day ? [t(isToday(daily) ? 'finished.today' : 'finished.daily', { day })] : []),
		t('finished.solved'),
		taken(),
	];
	void copyText(`${words.join(' · ')}\n${fullAddress(puzzleLink())}`);
}
