/* The board before a step: the numbers that stand there, what every other cell can be, and the step drawn over it. */
import type { HintStep } from '../../../engine/types';
import { Drawing } from '../../../pictures/grid/drawing';
import { lookOfStep } from '../../../pictures/grid/step-look';
import { boardOfStep } from '../../../pictures/grid/step-view';
import { shade } from '../../../shell/settings';
import { layout } from '../board/scene';
import { draft } from '../state/game';

export function Ghost({ step, opened }: { step: HintStep; opened: number | null }) {
	return (
		<div class="ghost">
			<Drawing
				view={boardOfStep(draft.value, step.before)}
				layout={layout.value}
				focus={null}
				setting={false}
				shaded={shade.value}
				hint={lookOfStep(step, draft.value.size, opened)}
			/>
		</div>
	);
}
