/* The large thing at the left: the board, and its tools below it. */
import { Board } from './board/board';
import { BoardLine } from './board/line';
import { NumberPad } from './board/pad';
import { Tools } from './board/tools';

export function Table() {
	return (
		<>
			<div class="board-area">
				<Board />
			</div>
			<div class="tool-area">
				<BoardLine />
				<Tools />
				<NumberPad />
			</div>
		</>
	);
}
