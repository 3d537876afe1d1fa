/*
 * Announcements that the page makes on its own: verdicts, findings, and new contradictions.
 */
import { effect } from '@preact/signals';
import { running } from '../../../engine/search';
import { say, t } from '../../../language';
import { announce, announceNew, speak } from '../../../shell/voice';
import { copyWords } from '../board/paper-way';
import { badgeWords } from '../desk/badge';
import { answer } from '../state/answer';
import { restedBadge } from '../state/badge';
import { candidates } from '../state/candidates';
import { finished, namedFaults } from '../state/checks';
import { copyStep } from '../state/copying';
import { isDeskOpen } from '../state/desk';
import { present } from '../state/game';
import { conflict, redundant } from '../state/reasons';
import { review } from '../state/review';
import { mode } from '../state/screen';
import { reviewWords } from './review';
import { candidatesTitle, conflictTitle, redundantTitle } from './titles';
import { verdict } from './verdict';

export function watchSpeech(): void {
	announce(() => (answer.value ? verdict(answer.value) : ''));
	announce(() => (candidates.value?.complete ? candidatesTitle() : ''));
	announce(() => (conflict.value && wasAsked() ? conflictTitle(conflict.value) : ''));
	announce(() =>
		redundant.value && wasAsked() && !running.value ? redundantTitle(redundant.value) : '',
	);
	announce(() => (review.value ? reviewWords(review.value) : ''));
	announce(() => (finished.value ? t('ready.done') : ''));
	announce(copyWords);
	announceBadge();
	announceNew(() => namedFaults.value.map(({ message }) => say(message)));
}

/** While the desk is open, its findings after every edit are only shown, not announced. */
const wasAsked = () => !isDeskOpen.value;

/** How long after an edit, without another one, editing a puzzle counts as finished. */
const CALM = 1000;

/** Only the final state of the badge is announced, and only when it changes. */
function announceBadge(): void {
	let last = '';
	effect(() => {
		const now = restedBadge.value;
		if (!now || mode.value !== 'set' || copyStep.value || answer.value) return;
		const timer = setTimeout(() => {
			const words = badgeWords(now);
			const said = `${present.peek().board} ${words}`;
			if (said !== last) speak(words);
			last = said;
		}, CALM);
		return () => clearTimeout(timer);
	});
}
