/* The contents of a clue's sign on every board: its number, and a tick once its line is done. */
import type { ClueView } from './view';

interface ClueWordsProps {
	clue: ClueView;
	/** The centre of the sign. */
	x: number;
	y: number;
	/** The path of the tick, relative to the centre. */
	tick: string;
}

export function ClueWords({ clue, x, y, tick }: ClueWordsProps) {
	if (clue.value === 0) return null;
	return (
		<>
			<text class={`clue-digit long-${String(clue.value).length}`} x={x} y={y}>
				{clue.value}
			</text>
			{clue.done ? <path class="clue-tick" d={`M${x} ${y}${tick}`} /> : null}
		</>
	);
}
