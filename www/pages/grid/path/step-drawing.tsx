/* The board before a step as a plain picture, with the step drawn over it. */
import type { HintStep } from '../../../engine/types';
import { Drawing } from '../../../pictures/grid/drawing';
import { HintDrawing } from '../../../pictures/grid/hint-drawing';
import { lookOfStep } from '../../../pictures/grid/step-look';
import { boardOfStep } from '../../../pictures/grid/step-view';
import { shade } from '../../../shell/settings';
import { layout } from '../board/scene';
import { draft } from '../state/game';

export function StepDrawing({ step }: { step: HintStep }) {
	const view = boardOfStep(draft.value, step.before);
	return (
		<Drawing view={view} layout={layout.value} shaded={shade.value}>
			<HintDrawing
				look={lookOfStep(step, draft.value.size, null)}
				layout={layout.value}
				scale={view.scale}
			/>
		</Drawing>
	);
}
