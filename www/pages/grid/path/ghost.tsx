/* The board before a step: the numbers that stand there, what every other cell can be, and the step drawn over it. */
import type { HintStep } from '../../../engine/types';
import { Drawing } from '../../../pictures/grid/drawing';
import { lookOfStep } from '../../../pictures/grid/step-look';
import { type Pencil, printed, viewOf } from '../../../pictures/grid/view';
import { shade } from '../../../shell/settings';
import { layout } from '../board/scene';
import { draft } from '../state/game';
import { nothingPlayed } from '../state/position';

export function Ghost({ step, opened }: { step: HintStep; opened: number | null }) {
	const puzzle = draft.value;
	const view = viewOf({ ...printed(puzzle), entries: step.before.placed, pencil: penciled(step) });
	return (
		<div class="ghost">
			<Drawing
				view={view}
				layout={layout.value}
				focus={null}
				setting={false}
				shaded={shade.value}
				hint={lookOfStep(step, puzzle.size, opened)}
			/>
		</div>
	);
}

function penciled({ before }: HintStep): Pencil {
	const { colours, marks } = nothingPlayed(before.placed.length);
	return {
		marks: { ...marks, corner: before.candidates },
		taken: colours,
		colours,
		branches: [],
		done: new Set(),
	};
}
