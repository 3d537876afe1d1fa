/* A grid, as the lab sees it. */
import type { Message } from '../../../../engine/types';
import { say, t } from '../../../../language';
import type { Key } from '../../../../language/keys';
import { scaleOf, shownValue } from '../../../../pictures/grid/draft';
import { placeOfCell } from '../../../../pictures/grid/places';
import { gridTitle } from '../../../../pictures/grid/titles';
import type { EventLog } from '../../log/log';
import type { Subject } from '../subject';
import { BoardAt } from './board';
import { onlyValue, stanceFrom } from './masks';
import { programData } from './program';
import { draft, its, takeUp } from './puzzle';
import { openCells, start } from './standing';

export const GRID: Subject = {
	family: 'grid',
	open: takeUp,
	kind: () => draft.value.kind,
	puzzle: () => draft.value,
	task: () => ({ grid: draft.value }),
	link: () => its().link,
	wayBack: () => its().link || its().source,
	flaw: () => (its().link === '' ? t('lab.mend') : ''),
	title: () => gridTitle(draft.value),
	about: () => t('lab.grid.about'),
	places: () => openCells.value,
	placeName: cellName,
	tryName: (log, at) => `${cellName(log.place(at))} = ${tryMark(log, at)}`,
	tryMark,
	words: (_log, _at, { message }) => wordsOf(message),
	stance: (...where) => stanceFrom(start.value)(...where),
	programData: () => programData(draft.value),
	Board: BoardAt,
};

/** The sentence about a rule's step follows the name of the rule as a separate sentence. */
function wordsOf(message: Message): string {
	const { technique, step } = message.args;
	if (technique?.type !== 'said' || step?.type !== 'said') return say(message);
	return t(message.key as Key, { technique: say(technique.value), step: say(step.value) });
}

function cellName(cell: number): string {
	const { row, column } = placeOfCell(draft.value.size, cell);
	return t('word.cell', { row: row + 1, column: column + 1 });
}

function tryMark(log: EventLog, at: number): string {
	return shownValue(onlyValue(log, at), scaleOf(draft.value));
}
