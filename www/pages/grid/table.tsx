/* The large thing at the left: the board, and its tools below it. */
import { Board } from './board/board';
import { NumberPad, Tools } from './board/tools';

export function Table() {
	return (
		<>
			<div class="board-area">
				<Board />
			</div>
			<div class="tool-area">
				<Tools />
				<NumberPad />
			</div>
		</>
	);
}
