/* The board before a step: the numbers that stand there, what every other cell can be, and the step drawn over it. */
import { useState } from 'preact/hooks';
import type { HintStep } from '../../../engine/types';
import { t } from '../../../language';
import { Board } from '../../../pictures/grid/board/board';
import { within } from '../../../pictures/grid/board/moves';
import type { BoardState } from '../../../pictures/grid/board/twin';
import { Drawing } from '../../../pictures/grid/drawing';
import type { Place } from '../../../pictures/grid/places';
import { lookOfStep } from '../../../pictures/grid/step-look';
import { boardOfStep } from '../../../pictures/grid/step-view';
import { shade } from '../../../shell/settings';
import { layout } from '../board/scene';
import { draft } from '../state/game';

interface GhostProps {
	step: HintStep;
	/** Its number, from 1 on. */
	index: number;
	opened: number | null;
}

/** It is only looked at, but its places can be walked through and read. */
export function Ghost({ step, index, opened }: GhostProps) {
	const [caret, setCaret] = useState<Place>({ row: 0, column: 0 });
	const { ring } = layout.value;
	const { size } = draft.value;
	const state: BoardState = {
		view: boardOfStep(draft.value, step.before),
		layout: layout.value,
		caret: within({ size, ring }, caret),
		ring,
		written: 'none',
	};
	return (
		<Board
			state={state}
			label={t('steps.board', { index })}
			onCaret={setCaret}
			frame={{ class: 'ghost' }}
		>
			<StepDrawing step={step} opened={opened} caret={state.caret} />
		</Board>
	);
}

interface StepDrawingProps {
	step: HintStep;
	opened?: number | null;
	caret?: Place | null;
}

/** The same in pixels alone. */
export function StepDrawing({ step, opened = null, caret = null }: StepDrawingProps) {
	return (
		<Drawing
			view={boardOfStep(draft.value, step.before)}
			layout={layout.value}
			focus={caret}
			setting={false}
			shaded={shade.value}
			hint={lookOfStep(step, draft.value.size, opened)}
		/>
	);
}
