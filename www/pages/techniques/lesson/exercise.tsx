/*
 * The board to try: a cell is chosen by pointer or arrows, a number by the pad or
 * its key. Only the step of the technique is accepted; the answer stands below.
 */
import { t } from '../../../language';
import { scaleOf, shownValue } from '../../../pictures/grid/draft';
import { lookOfStep } from '../../../pictures/grid/step-look';
import { Action, command } from '../../../shell/commands';
import { Icon } from '../../../widgets/icons';
import { type Attempt, places, standing, stepOf } from '../state/attempt';
import { caretPlace, isShown, tryNumber } from '../state/exercise';
import { answerWords } from '../words';
import { Cells } from './cells';
import { litBy, Picture } from './picture';

export function Exercise({ attempt }: { attempt: Attempt }) {
	const { board, done, answer } = attempt;
	const { draft } = board;
	const step = stepOf(attempt);
	const isDone = done >= 0;
	const shown = isShown.value || isDone ? step : undefined;
	return (
		<section
			class="exercise"
			aria-labelledby="exercise-title"
			data-says={answer?.says ?? 'nothing'}
		>
			<h2 id="exercise-title">{t('techniques.try')}</h2>
			<p>{t(places(board) ? 'techniques.try.place' : 'techniques.try.strike')}</p>
			<div class="exercise-parts">
				<div class="exercise-board">
					<Picture
						draft={draft}
						board={standing(attempt)}
						look={shown ? lookOfStep(shown, draft.size, null) : null}
						focus={caretPlace.value}
						lit={shown ? litBy(shown) : 0}
					/>
					<Cells attempt={attempt} />
				</div>
				<div class="exercise-side">
					<Pad attempt={attempt} />
					<Said attempt={attempt} />
					<div class="buttons">
						<ShowStep isDone={isDone} />
						<Action of="try-again" look="secondary" />
					</div>
				</div>
			</div>
		</section>
	);
}

function Pad({ attempt: { board, done } }: { attempt: Attempt }) {
	const { draft } = board;
	const values = Array.from({ length: draft.size }, (_, at) => at + 1);
	return (
		<fieldset class="exercise-pad" aria-label={t('pad.name')}>
			{values.map((value) => (
				<button
					type="button"
					key={value}
					class="secondary"
					disabled={done >= 0}
					onClick={() => tryNumber(value)}
				>
					{shownValue(value, scaleOf(draft))}
				</button>
			))}
		</fieldset>
	);
}

/** The frame's live region speaks it as well, so this is none. */
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
		<button
			type="button"
			class="secondary"
			data-command={id}
			aria-pressed={pressed?.()}
			onClick={run}
		>
			{t(`command.${id}`)}
		</button>
	);
}
