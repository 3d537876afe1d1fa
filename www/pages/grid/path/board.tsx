/* The board on the table while all steps are shown: before a step, with the step drawn over it, or after it. */
import { useState } from 'preact/hooks';
import { t } from '../../../language';
import { Board } from '../../../pictures/grid/board/board';
import { within } from '../../../pictures/grid/board/moves';
import { Drawing } from '../../../pictures/grid/drawing';
import { HintDrawing, type HintLook } from '../../../pictures/grid/hint-drawing';
import type { Place } from '../../../pictures/grid/places';
import { flatPlan } from '../../../pictures/grid/plan';
import { lookAfterStep, lookOfStep } from '../../../pictures/grid/step-look';
import { boardAfterStep, boardOfStep } from '../../../pictures/grid/step-view';
import { shade } from '../../../shell/settings';
import { boardStyle } from '../board/plan';
import { layout } from '../board/scene';
import { draft } from '../state/game';
import { type Steps, steps } from '../state/steps';
import { stepAt } from './walk';

/** The board cannot be changed, but the caret can move over it. */
export function StepBoard() {
	const [caret, setCaret] = useState<Place>({ row: 0, column: 0 });
	const known = steps.value;
	const { ring } = layout.value;
	const look = known && lookNow(known);
	const state = {
		view: boardOfStep(draft.value, shownBoard(known)),
		layout: layout.value,
		caret: within({ size: draft.value.size, ring }, caret),
		ring,
		written: 'none',
	} as const;
	return (
		<div class="board-scroll">
			<Board state={state} label={label(known)} onCaret={setCaret} frame={frame(known)}>
				<Drawing view={state.view} layout={layout.value} focus={state.caret} shaded={shade.value}>
					{look ? <HintDrawing look={look} layout={layout.value} scale={state.view.scale} /> : null}
				</Drawing>
			</Board>
		</div>
	);
}

/** A click on the board does not take the focus from the steps. */
const frame = (known: Steps | null) => ({
	class: 'board step-board',
	style: boardStyle(flatPlan(layout.value)),
	'data-step': known ? known.at + 1 : undefined,
	onMouseDown: (event: MouseEvent) => event.preventDefault(),
});

function label(known: Steps | null): string {
	if (!known) return t('steps.name');
	return t(known.isDone ? 'steps.board-after' : 'steps.board', { index: known.at + 1 });
}

/** The printed puzzle, until the steps are known or if there are none. */
function shownBoard(known: Steps | null) {
	const step = known && stepAt(known);
	if (!step) return { placed: draft.value.givens, candidates: draft.value.givens.map(() => 0) };
	if (!known.isDone) return step.before;
	return known.answer.steps[known.at + 1]?.before ?? boardAfterStep(step);
}

function lookNow(known: Steps): HintLook | null {
	const step = stepAt(known);
	if (!step) return null;
	return known.isDone ? lookAfterStep(step) : lookOfStep(step, draft.value.size, known.opened);
}
