/* The large thing at the left: the board, and its tools below it. */
import { IconAction } from '../../shell/commands';
import { TableBoard } from './board/board';
import { BoardLine } from './board/line';
import { NumberPad } from './board/pad';
import { cityParts } from './board/plan';
import { streetClue } from './board/street';
import { Tools } from './board/tools';

/** Below a city stand the ways to turn it. */
function Line() {
	if (!cityParts.value || streetClue.value) return <BoardLine />;
	return (
		<div class="city-line">
			<IconAction of="city-left" />
			<BoardLine />
			<IconAction of="city-right" />
		</div>
	);
}

export function Table() {
	return (
		<>
			<div class="board-area">
				<TableBoard />
			</div>
			<div class="tool-area">
				<Line />
				<Tools />
				<NumberPad />
			</div>
		</>
	);
}
