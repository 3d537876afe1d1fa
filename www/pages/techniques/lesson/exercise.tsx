/*
 * The practice board: a cell is chosen by pointer or arrows, a number by the pad or its key.
 * Only the step of the technique is accepted; the answer is below.
 */
import { t } from '../../../language';
import { Board } from '../../../pictures/grid/board/board';
import type { Intent } from '../../../pictures/grid/board/keys';
import type { BoardState } from '../../../pictures/grid/board/twin';
import { scaleOf, shownValue } from '../../../pictures/grid/draft';
import { lookOfStep } from '../../../pictures/grid/step-look';
import { Action, command } from '../../../shell/commands';
import { Button } from '../../../widgets/button';
import { Icon } from '../../../widgets/icons';
import { type Attempt, places, standing, stepOf } from '../state/attempt';
import { caretPlace, isShown, moveTo, tryNumber } from '../state/exercise';
import { answerWords } from '../words';
import { litBy, Picture, shownBoard } from './picture';

export function Exercise({ attempt }: { attempt: Attempt }) {
	const { board, done, answer } = attempt;
	const { draft } = board;
	const step = stepOf(attempt);
	const isDone = done >= 0;
	const shown = isShown.value || isDone ? step : undefined;
	const state = stateOf(attempt);
	return (
		<section
			class="stack tight exercise"
			aria-labelledby="exercise-title"
			data-says={answer?.says ?? 'nothing'}
		>
			<h2 id="exercise-title">{t('techniques.try')}</h2>
			<p>{t(places(board) ? 'techniques.try.place' : 'techniques.try.strike')}</p>
			<div class="exercise-parts">
				<Board
					state={state}
					label={t('techniques.try')}
					onCaret={moveTo}
					onIntent={(intent) => did(intent, draft.size)}
					frame={FRAME}
				>
					<Picture
						{...state}
						look={shown ? lookOfStep(shown, draft.size, null) : null}
						focus={state.caret}
						lit={shown ? litBy(shown) : 0}
					/>
				</Board>
				<div class="stack exercise-side">
					<Pad attempt={attempt} />
					<Said attempt={attempt} />
					<div class="buttons">
						<ShowStep isDone={isDone} />
						<Action of="try-again" />
					</div>
				</div>
			</div>
		</section>
	);
}

const FRAME = { class: 'exercise-board' };

/** The current board of an attempt. */
const stateOf = (attempt: Attempt): BoardState => ({
	...shownBoard(attempt.board.draft, standing(attempt)),
	caret: caretPlace.value,
	ring: false,
	written: 'none',
});

/** A number is tried at the caret; all other keys move it. */
function did(intent: Intent, size: number): boolean {
	const value = intent.do === 'digit' ? intent.digit : intent.do === 'number' ? intent.number : 0;
	const isOne = value > 0 && value <= size;
	if (isOne) tryNumber(value);
	return isOne;
}

function Pad({ attempt: { board, done } }: { attempt: Attempt }) {
	const { draft } = board;
	const values = Array.from({ length: draft.size }, (_, at) => at + 1);
	return (
		<fieldset class="exercise-pad" aria-label={t('pad.name')}>
			{values.map((value) => (
				<Button
					key={value}
					words={shownValue(value, scaleOf(draft))}
					disabled={done >= 0}
					onClick={() => tryNumber(value)}
				/>
			))}
		</fieldset>
	);
}

/** The frame's live region speaks it as well, so this element is not a live region. */
function Said({ attempt }: { attempt: Attempt }) {
	const words = answerWords(attempt);
	const isGood = attempt.answer?.says === 'done' || attempt.answer?.says === 'on';
	return (
		<p class={`said${isGood ? ' good' : ''}`} data-answer>
			{words === '' ? null : <Icon name={isGood ? 'check' : 'warning'} />}
			<span>{words}</span>
		</p>
	);
}

function ShowStep({ isDone }: { isDone: boolean }) {
	if (isDone) return null;
	const { id, pressed, run } = command('show-step');
	return (
		<Button words={t(`command.${id}`)} data-command={id} aria-pressed={pressed?.()} onClick={run} />
	);
}
