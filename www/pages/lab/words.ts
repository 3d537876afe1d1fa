/*
 * The lab in words: the name of a strategy, the sentence about an event, a node
 * of the tree, and announcements after a step.
 */
import { effect } from '@preact/signals';
import type { LabReason } from '../../engine/types';
import { language, number, say, t } from '../../language';
import { activeId } from '../../shell/pages';
import { speak } from '../../shell/voice';
import { PAGE } from './id';
import { DEAD_END, type EventLog } from './log/log';
import { details, want } from './state/details';
import { isKnown } from './state/known';
import { its } from './state/subject';
import { calmEvent, comingStops, isFlying, playing, trace } from './state/view';

/** The number of steps whose sentences are fetched at once during playback. */
const COMING = 60;

export const nameOf = (strategy: string) => t(`lab.name.${strategy}`);
export const ideaOf = (strategy: string) => t(`lab.idea.${strategy}`);

export const labTitle = () => `${t('lab.lab')} · ${its().title()}`;

/** How many times as many or as few, rounded to two digits. */
export const factorWords = (times: number) => number(Number(times.toPrecision(2)));

/** The try of a node; for the root, a special word. */
export function tryName(log: EventLog, node: number): string {
	const at = log.nodes.tried(node);
	return at < 0 ? t('lab.root') : its().tryName(log, at);
}

/** An event in one sentence; empty until the core has answered. */
export function eventWords(at: number): string {
	const log = trace.value?.log;
	if (!log || at < 0) return t('lab.before');
	const reason = details.value.get(at);
	if (!reason) return '';
	return log.kind(at) === DEAD_END ? failure(log, at, reason) : its().words(log, at, reason);
}

function failure(log: EventLog, at: number, reason: LabReason): string {
	const node = log.nodeAt(at + 1);
	const why = say(reason.message);
	if (node === 0) return t('lab.fails-at-once', { why: continued(why) });
	return begun(t('lab.fails', { try: tryName(log, node), why: continued(why) }));
}

/** A sentence begins with a capital letter, unless it begins with a name such as r1c1. */
function begun(sentence: string): string {
	if (/^\p{L}\d/u.test(sentence)) return sentence;
	return sentence.charAt(0).toLocaleUpperCase(language.value) + sentence.slice(1);
}

/**
 * A sentence after a colon: German begins it with a capital letter, the others do not, unless it begins with a name.
 */
export function continued(sentence: string): string {
	if (language.value === 'de' || /^\p{Lu}\d/u.test(sentence)) return sentence;
	return sentence.charAt(0).toLocaleLowerCase(language.value) + sentence.slice(1);
}

/** "Event 57 of 1,204"; the total stays secret until the strategy has run. */
export function placeWords(): string {
	const at = number(calmEvent.value + 1);
	if (!isKnown.value) return t('lab.place-so-far', { event: at });
	return t('lab.place', { event: at, events: number(trace.value?.length ?? 0) });
}

/** Requests the sentence of the event shown, and announces the sentence when it arrives. */
export function watchSpeech(): void {
	effect(() => {
		if (activeId.value !== PAGE || !trace.value) return;
		// During playback the sentences of the next steps are fetched together, before they are
		// needed.
		const at = calmEvent.value;
		const soon = playing.value && !isFlying.value && !details.peek().has(at);
		const next = soon ? comingStops(COMING) : [];
		want([at, ...next]);
	});
	let said = '';
	effect(() => {
		if (activeId.value !== PAGE || playing.value) return;
		const words = eventWords(calmEvent.value);
		if (words === '' || words === said) return;
		if (said !== '') speak(words);
		said = words;
	});
}
