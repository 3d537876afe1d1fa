/*
 * What the rules concluded from the current try: each event that followed it as a card. The cards are in the order
 * of the work, so that a whole chain of causes is visible at once. A click goes to the event; cards of future
 * events are pale.
 */
import { useEffect, useRef } from 'preact/hooks';
import { number, t } from '../../../language';
import type { EventLog } from '../log/log';
import { workUnder } from '../log/steps';
import { details, want } from '../state/details';
import { knownLength } from '../state/known';
import { classView } from '../state/tab';
import { calmEvent, calmNode, goTo, playing, trace } from '../state/view';
import { eventWords, tryName } from '../words';

/** The list shows no more cards than this, around the current one. */
const MOST = 120;

export function Followed() {
	const list = useRef<HTMLOListElement>(null);
	const log = trace.value?.log;
	const here = calmEvent.value;
	const { from, to } = log
		? cards(log, calmNode.value, here, knownLength.value)
		: { from: 0, to: 0 };
	useEffect(() => {
		// The worker supplies the sentences, but not for events that fly past.
		if (!playing.value) want(Array.from({ length: to - from }, (_, index) => from + index));
		keepInSight(list.current);
	}, [from, to, here, playing.value, classView.value]);
	if (!log || from === to) return null;
	return (
		<section class="stack followed" aria-label={title(log)}>
			<h2>{title(log)}</h2>
			<ol ref={list}>
				{Array.from({ length: to - from }, (_, index) => from + index).map((at) => (
					<Card key={at} at={at} here={here} />
				))}
			</ol>
		</section>
	);
}

function Card({ at, here }: { at: number; here: number }) {
	const words = details.value.has(at) ? eventWords(at) : '…';
	return (
		<li>
			<button
				type="button"
				class={`quiet followed-card${at > here ? ' later' : ''}`}
				aria-current={at === here ? 'step' : undefined}
				onClick={() => goTo(at + 1)}
			>
				<span class="figures" aria-hidden="true">
					{number(at + 1)}
				</span>
				<span>{words}</span>
			</button>
		</li>
	);
}

const title = (log: EventLog) =>
	calmNode.value === 0
		? t('lab.followed-start')
		: t('lab.followed', { try: tryName(log, calmNode.value) });

/** The events of a node's own work around the current one; future ones only if they are not secret. */
function cards(log: EventLog, id: number, here: number, known: number) {
	const work = workUnder(log, id);
	const from = work.from;
	const to = Math.max(Math.min(work.to, known), from);
	const begin = Math.min(Math.max(from, here - MOST / 2), Math.max(from, to - MOST));
	return { from: begin, to: Math.min(to, begin + MOST) };
}

/** Scrolls the list, and nothing else, to the current card. */
function keepInSight(list: HTMLOListElement | null): void {
	const card = list?.querySelector<HTMLElement>('[aria-current]');
	if (!list || !card) return;
	const [top, bottom] = [
		card.offsetTop - list.offsetTop,
		card.offsetTop - list.offsetTop + card.offsetHeight,
	];
	if (top < list.scrollTop) list.scrollTop = top;
	if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
