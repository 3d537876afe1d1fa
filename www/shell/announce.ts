/*
 * What the page says aloud of its own accord, through its one live region:
 * verdicts, notices, contradictions that come up, and what a pasted text is.
 */
import { effect } from '@preact/signals';
import { running } from '../engine/search';
import { say, t } from '../language';
import { conflictTitle, redundantTitle, survivorsTitle } from '../pages/grid/card/titles';
import { verdict } from '../pages/grid/card/verdict';
import { answer } from '../pages/grid/state/answer';
import { survivors } from '../pages/grid/state/candidates';
import { finished, told } from '../pages/grid/state/checks';
import { conflict, redundant } from '../pages/grid/state/reasons';
import { findings } from './panels/paste';
import { notice, speak } from './screen';

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
