/* A snake, as the lab sees it. */
import '../../../../pictures/snake/texts';
import '../../../../pictures/snake/snake.css';
import './snake.css';
import { say, t } from '../../../../language';
import { boxName } from '../../../../pictures/snake/chain';
import { DRAWN, frameOf, wordFor } from '../../../../pictures/snake/frame';
import { AXES } from '../../../../pictures/snake/space';
import { type EventLog, TRY } from '../../log/log';
import type { Subject } from '../subject';
import { ChainAt } from './board';
import { laidBy, stanceOfChain } from './laid';
import { box, chain, its, takeUp, wanted } from './puzzle';

/** The directions as they point in the drawing, in the order of AXES. */
const ARROWS = ['→', '←', '↑', '↓', '↙', '↗'];

export const SNAKE: Subject = {
	family: 'snake',
	open: takeUp,
	kind: () => 'snake',
	puzzle: () => `${box.value.join('x')} ${chain.value}`,
	task: () => ({ snake: { chain: chain.value, box: [...box.value] as [number, number, number] } }),
	link: () => its().link,
	wayBack: () => its().link || its().source,
	flaw,
	title: () => t('snake.title', { box: boxName(box.value) }),
	about: () => t('lab.snake.about'),
	places: () => [],
	placeName: (run) => t('lab.snake.segment', { number: run + 1 }),
	tryName,
	tryMark: (log, at) => ARROWS[laidBy(log, at).way] ?? '',
	words: (log, at, { message }) =>
		log.kind(at) === TRY ? t('lab.snake.lay', wayOf(log, at)) : say(message),
	stance: stanceOfChain,
	programData: () => null,
	Board: ChainAt,
};

/** A chain whose length does not match its box cannot be folded. */
function flaw(): string {
	const [count, fits] = [chain.value.length, wanted.value];
	return count === fits ? '' : t('lab.snake.mend', { count, wanted: fits });
}

function wayOf(log: EventLog, at: number) {
	const { run, way } = laidBy(log, at);
	const word = wordFor(AXES[way] ?? [1, 0, 0], frameOf(DRAWN));
	return { number: run + 1, direction: t(`snake.way.${word}`) };
}

/** Only the first segment can begin anywhere. */
function tryName(log: EventLog, at: number): string {
	const { run, from } = laidBy(log, at);
	if (run > 0) return t('lab.snake.try', wayOf(log, at));
	return t('lab.snake.first', { ...wayOf(log, at), place: from.join(', ') });
}
