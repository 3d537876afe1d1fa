/*
 * Positions, the one measure that all strategies share, in words: how many a strategy has, and how many times fewer
 * than the strategy with the most. Pure except for the figures of the race.
 */
import type { LabLane } from '../../../engine/types';
import { number, t } from '../../../language';
import { isRacing, lanes } from '../state/race';
import { factorWords, nameOf } from '../words';

/** The lane with the most positions, to which the others are compared; null if there is nothing to compare. */
function most(): LabLane | null {
	const all = [...lanes.value.values()];
	const [first, ...others] = all.sort((a, b) => b.counters.positions - a.counters.positions);
	return first && others.length > 0 ? first : null;
}

/** "1,055 positions: 86 times fewer"; a minimum if it was stopped early. */
export function positionsWords(lane: LabLane): string {
	const { positions } = lane.counters;
	const figures = { count: positions, positions: number(positions) };
	const known = t(`lab.positions${lane.state === 'limit' ? '.limit' : ''}`, figures);
	const longest = isRacing() || lane.state !== 'ended' ? null : most();
	if (!longest || longest === lane) return t('lab.positions.alone', { positions: known });
	const times = longest.counters.positions / Math.max(positions, 1);
	if (times < 1.01) return t('lab.positions.alone', { positions: known });
	const key = longest.state === 'ended' ? 'lab.positions.fewer' : 'lab.positions.fewer-at-least';
	return t(key, { positions: known, factor: factorWords(times) });
}

/** The same for places with room only for the number: "8,799 positions", "> 4,000,014 positions". */
export function positionsShort({ state, counters: { positions } }: LabLane): string {
	const known = t('lab.positions', { count: positions, positions: number(positions) });
	return state === 'limit' ? `>\u00a0${known}` : known;
}

/** The strategy to which the others are compared. */
export function comparedWith(): string {
	const longest = most();
	return longest ? t('lab.positions.most', { strategy: nameOf(longest.strategy) }) : '';
}
