/*
 * What the page says aloud of its own accord, through its one live region:
 * verdicts, notices, contradictions that come up, and what a pasted text is.
 */
import { effect } from '@preact/signals';
import { say, t } from '../locales';
import { answer } from '../state/answer';
import { finished, told } from '../state/checks';
import { conflict, redundant } from '../state/reasons';
import { running } from '../state/running';
import { survivors } from '../state/survivors';
import { notice, speak } from '../state/ui';
import { findings } from './paste';
import { conflictTitle, redundantTitle, survivorsTitle } from './titles';
import { verdict } from './verdict';

/** Speaks whenever the sentence changes to another that is not empty. */
export function announce(sentence: () => string): void {
	let last = '';
	effect(() => {
		const words = sentence();
		if (words !== '' && words !== last) speak(words);
		last = words;
	});
}

/** Speaks those sentences of a list that were not in it before. */
export function announceNew(sentences: () => readonly string[]): void {
	let last: readonly string[] = [];
	effect(() => {
		const now = sentences();
		const fresh = now.filter((words) => !last.includes(words));
		last = now;
		if (fresh.length > 0) speak(fresh.join(' '));
	});
}

export function watchSpeech(): void {
	announce(() => (running.value ? t(`running.${running.value.question}`) : ''));
	announce(() => (answer.value ? verdict(answer.value) : ''));
	announce(() => (survivors.value?.complete ? survivorsTitle() : ''));
	announce(() => (conflict.value ? conflictTitle(conflict.value) : ''));
	announce(() => (redundant.value && !running.value ? redundantTitle(redundant.value) : ''));
	announce(() => (finished.value ? t('ready.done') : ''));
	announce(() => (notice.value ? say(notice.value.words) : ''));
	announceNew(() => told.value.map(({ message }) => say(message)));
	announce(() => findings.value.join(' '));
}
