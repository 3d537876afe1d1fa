/* The large thing at the left: the board, and its tools below it. */
import { IconAction } from '../../shell/commands';
import { TableBoard } from './board/board';
import { BranchBar } from './board/branch';
import { BoardLine } from './board/line';
import { NumberPad } from './board/pad';
import { cityParts } from './board/plan';
import { streetClue } from './board/street';
import { Tools } from './board/tools';
import { walk } from './commands/steps';
import { finished } from './state/checks';
import { mode } from './state/screen';

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

/** A puzzle that is finished needs no more numbers. */
const isOver = () => mode.value === 'play' && finished.value;

export function Table() {
	const steps = walk.value;
	if (steps) return <steps.StepsTable />;
	return (
		<>
			<div class="board-area">
				<TableBoard />
			</div>
			<BranchBar />
			<div class="tool-area">
				<Line />
				<Tools />
				{isOver() ? null : <NumberPad />}
			</div>
		</>
	);
}
