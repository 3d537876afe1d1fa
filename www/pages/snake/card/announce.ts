/* Announcements that the snake's page makes automatically: results, and reasons why it cannot fold. */
import { say, t } from '../../../language';
import { announce, announceNew } from '../../../shell/voice';
import { folds, repairs } from '../state/answer';
import { snakeCheck } from '../state/checks';
import { slipNow } from './repairs';
import { foldVerdict } from './verdict';

export function watchSpeech(): void {
	announce(() => (folds.value ? foldVerdict(folds.value) : ''));
	announce(() =>
		repairs.value ? t(`snake.repairs.${slipNow()}`, { count: repairs.value.list.length }) : '',
	);
	announceNew(() => (snakeCheck.value?.refusals ?? []).map((words) => say(words)));
}
