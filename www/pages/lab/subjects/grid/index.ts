/* The grid that is open, as the lab looks at it. */

import { say, t } from '../../../../language';
import { shownValue } from '../../../grid/board/speech';
import { openGrid } from '../../../grid/commands/open';
import { check } from '../../../grid/state/checks';
import { draft } from '../../../grid/state/game';
import type { EventLog } from '../../log/log';
import type { Subject } from '../subject';
import { BoardAt } from './board';
import { onlyValue, stanceFrom } from './masks';
import { openCells, start } from './standing';

export const GRID: Subject = {
	sort: 'grids',
	family: 'grid',
	puzzle: () => draft.value,
	task: () => ({ grid: draft.value }),
	link: () => (check.value?.draft === draft.value ? check.value.link : ''),
	flaw: () => (check.value?.link === '' ? t('study.mend') : ''),
	open: (link) => openGrid(link, check.peek()?.link ?? ''),
	title,
	about: () => t('study.grid.about'),
	places: () => openCells.value,
	placeName: cellName,
	tryName: (log, at) => `${cellName(log.place(at))} = ${tryMark(log, at)}`,
	tryMark,
	words: (_log, _at, { message }) => say(message),
	stance: (...where) => stanceFrom(start.value)(...where),
	Board: BoardAt,
};

function title(): string {
	const { kind, size } = draft.value;
	return t('new.title', { kind: t(`kind.${kind}`), size });
}

function cellName(cell: number): string {
	const { size } = draft.value;
	return t('word.cell', { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 });
}

function tryMark(log: EventLog, at: number): string {
	return shownValue(onlyValue(log, at), draft.value.unit);
}
