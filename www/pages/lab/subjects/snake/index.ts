/* The snake that is open, as the lab looks at it. */
import './snake.css';
import { say, t } from '../../../../language';
import { frameOf, wordFor } from '../../../../pictures/snake/frame';
import { AXES } from '../../../../pictures/snake/space';
import { load } from '../../../../shell/pages';
import { DRAWN } from '../../../snake/fold/turnable';
import { snakeCheck } from '../../../snake/state/checks';
import { box, chain, snake, snakes, wanted } from '../../../snake/state/snake';
import { boxName } from '../../../snake/write/box';
import { type EventLog, TRY } from '../../log/log';
import type { Subject } from '../subject';
import { ChainAt } from './board';
import { laidBy, stanceOfChain } from './laid';

/** The directions as they point in the drawing, in the order of AXES. */
const ARROWS = ['→', '←', '↑', '↓', '↙', '↗'];

export const SNAKE: Subject = {
	sort: 'snake',
	family: 'snake',
	puzzle: () => `${box.value.join('x')} ${chain.value}`,
	task: () => ({ snake: { chain: chain.value, box: [...box.value] as [number, number, number] } }),
	link: () => (snakeCheck.value?.of === snake.value ? snakeCheck.value.link : ''),
	flaw,
	open,
	title: () => t('cube.title', { box: boxName(box.value) }),
	about: () => t('study.snake.about'),
	places: () => [],
	placeName: (run) => t('study.snake.segment', { number: run + 1 }),
	tryName,
	tryMark: (log, at) => ARROWS[laidBy(log, at).way] ?? '',
	words: (log, at, { message }) =>
		log.sort(at) === TRY ? t('study.snake.lay', wayOf(log, at)) : say(message),
	stance: stanceOfChain,
	Board: ChainAt,
};

/** A chain that is shorter or longer than its box folds into nothing. */
function flaw(): string {
	const [count, fits] = [chain.value.length, wanted.value];
	return count === fits ? '' : t('study.snake.mend', { count, wanted: fits });
}

/** The snake's page knows how to take one up. */
async function open(link: string): Promise<void> {
	const page = await load('snake');
	const known = snakeCheck.peek();
	const here = snakes.peek() > 0 && known?.of === snake.peek() && known.link === link;
	if (!here) await page?.open(link);
}

function wayOf(log: EventLog, at: number) {
	const { run, way } = laidBy(log, at);
	const word = wordFor(AXES[way] ?? [1, 0, 0], frameOf(DRAWN));
	return { number: run + 1, direction: t(`cube.way.${word}`) };
}

/** Only the first segment may begin anywhere. */
function tryName(log: EventLog, at: number): string {
	const { run, from } = laidBy(log, at);
	if (run > 0) return t('study.snake.try', wayOf(log, at));
	return t('study.snake.first', { ...wayOf(log, at), place: from.join(', ') });
}
