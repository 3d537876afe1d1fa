/* The progress of a puzzle of the day that was started: "12 of 36 filled". */
import { useEffect } from 'preact/hooks';
import { t } from '../../../language';
import { boardOf } from '../daily/puzzles';
import { filling, isPlayed } from '../state/position';
import { slots } from '../state/slots';

export function Played({ day, id }: { day: string; id: string }) {
	useEffect(() => void slots.ready(), []);
	const board = boardOf(day, id)?.present;
	if (!board || !isPlayed(board)) return null;
	return <>{` ·\u00a0${t('kept.progress', { ...filling(board) })}`}</>;
}
