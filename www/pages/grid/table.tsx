/* The main area on the left: the board, and its tools below it. */
import { IconAction } from '../../shell/commands';
import { TableBoard } from './board/board';
import { openBranch } from './board/branch';
import { BoardLine } from './board/line';
import { NumberPad } from './board/pad';
import { cityParts } from './board/plan';
import { streetClue } from './board/street';
import { Tools } from './board/tools';
import { walk } from './commands/steps';
import { isDone } from './state/checks';

/** Below a city it has the buttons to rotate it. */
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
	const steps = walk.value;
	if (steps) return <steps.StepsTable />;
	return (
		<>
			<div class={`board-area branch-${openBranch()}`}>
				<TableBoard />
			</div>
			<div class="stack tight tool-area">
				<Line />
				{isDone.value ? null : (
					<>
						<Tools />
						<NumberPad />
					</>
				)}
			</div>
		</>
	);
}
