/* What the page says aloud of its own accord: verdicts, what was found out, and contradictions that come up. */
import { running } from '../../../engine/search';
import { say, t } from '../../../language';
import { announce, announceNew } from '../../../shell/voice';
import { answer } from '../state/answer';
import { candidates } from '../state/candidates';
import { finished, namedFaults } from '../state/checks';
import { hint } from '../state/hint';
import { conflict, redundant } from '../state/reasons';
import { review } from '../state/review';
import { hintWords } from './hint-words';
import { reviewWords } from './review';
import { candidatesTitle, conflictTitle, redundantTitle } from './titles';
import { verdict } from './verdict';

export function watchSpeech(): void {
	announce(() => (answer.value ? verdict(answer.value) : ''));
	announce(() => (candidates.value?.complete ? candidatesTitle() : ''));
	announce(() => (conflict.value ? conflictTitle(conflict.value) : ''));
	announce(() => (redundant.value && !running.value ? redundantTitle(redundant.value) : ''));
	announce(() => (review.value ? reviewWords(review.value) : ''));
	announce(() => (hint.value ? hintWords(hint.value) : ''));
	announce(() => (finished.value ? t('ready.done') : ''));
	announceNew(() => namedFaults.value.map(({ message }) => say(message)));
}
