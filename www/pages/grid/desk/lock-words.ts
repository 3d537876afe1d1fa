/* The setter's locks in words, for screen readers: the lock of a place, and those of the gaps beside a cell. */
import { t } from '../../../language';
import type { Ids } from '../../../language/keys';
import { clueSlotAt, type Place } from '../../../pictures/grid/places';
import { draft } from '../state/game';
import { type LockPlace, lockName, locks } from '../state/locks';

/** "locked as it is"; empty for a place without a lock. */
export function lockWords(at: LockPlace): string {
	const lock = locks.value.get(lockName(at, draft.value.size))?.lock ?? 'open';
	return lock === 'open' ? '' : t(`lock.said.${lock}`);
}

/** The lock of a place on the board, and those of the gaps around it. */
export function lockWordsAt(place: Place): string {
	const { size } = draft.value;
	const slot = clueSlotAt(size, place);
	if (slot) return lockWords({ type: 'clue', ...slot });
	const cell = place.row * size + place.column;
	const gap = (side: Ids<'lock.gap'>, second: number) => {
		const lock = lockWords({ type: 'sign', first: cell, second });
		return lock && t(`lock.gap.${side}`, { lock });
	};
	const said = [
		lockWords({ type: 'cell', cell }),
		place.column + 1 < size ? gap('right', cell + 1) : '',
		place.row + 1 < size ? gap('below', cell + size) : '',
		place.column > 0 ? gap('left', cell - 1) : '',
		place.row > 0 ? gap('above', cell - size) : '',
	];
	return said.filter((words) => words !== '').join(', ');
}
