/* What the snake's page says aloud of its own accord: what came out, and what cannot be. */
import { say, t } from '../locales';
import { announce, announceNew } from '../panels/announce';
import { folds, repairs } from '../state/snake/answer';
import { snakeCheck } from '../state/snake/checks';
import { foldVerdict } from './verdict';

export function watchSnakeSpeech(): void {
	announce(() => (folds.value ? foldVerdict(folds.value) : ''));
	announce(() => (repairs.value ? t('cube.repairs', { count: repairs.value.list.length }) : ''));
	announceNew(() => (snakeCheck.value?.refusals ?? []).map((words) => say(words)));
}
