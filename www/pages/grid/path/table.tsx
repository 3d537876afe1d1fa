/* The board while all steps are shown, and below it the controls for moving from step to step. */
import '../panels/texts';
import './path.css';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { say, t } from '../../../language';
import { Action } from '../../../shell/commands';
import { speak } from '../../../shell/voice';
import { type Command, IconButton } from '../../../widgets/command';
import { techniqueName } from '../card/hint-words';
import { draft } from '../state/game';
import { type Steps, steps } from '../state/steps';
import { StepBoard } from './board';
import { askSteps, goBy, goTo, playOn, showDone, stepAt, switchPlaying } from './walk';

/** How long a step is shown during playback. */
const PACE = 1500;

export function StepsTable() {
	const puzzle = draft.value;
	const known = steps.value;
	useEffect(() => void askSteps(), [puzzle]);
	useEffect(() => {
		if (!known?.playing) return;
		const timer = setTimeout(playOn, PACE);
		return () => clearTimeout(timer);
	}, [known]);
	useEffect(() => speakOf(known), [known?.answer, known?.at]);
	return (
		<div class="stack steps-table">
			<div class="board-area">
				<StepBoard />
			</div>
			<div class="stack tight tool-area">
				{known && known.answer.steps.length > 0 ? <Transport known={known} /> : null}
				<div class="steps-line">
					{known && known.answer.steps.length > 0 ? <When known={known} /> : null}
					<Action of="close-steps" label="panel.close" />
				</div>
			</div>
		</div>
	);
}

function speakOf(known: Steps | null): void {
	const step = known && stepAt(known);
	if (step) speak(`${techniqueName(step)}. ${say(step.sentence)}`);
}

const isFirst = () => steps.value?.at === 0;
const isLast = () => steps.value?.at === (steps.value?.answer.steps.length ?? 0) - 1;

const PREVIOUS: Command = {
	id: 'previous-step',
	icon: 'previous',
	enabled: () => !isFirst(),
	run: () => goBy(-1),
};
const NEXT: Command = {
	id: 'next-step',
	icon: 'next',
	enabled: () => !isLast(),
	run: () => goBy(1),
};
const PLAY: Command = { id: 'play-steps', icon: 'play', run: switchPlaying };

/** The slider has the focus at the start. */
function Transport({ known: { at, answer, playing } }: { known: Steps }) {
	const slider = useRef<HTMLInputElement>(null);
	useLayoutEffect(() => slider.current?.focus({ preventScroll: true }), []);
	return (
		<div class="steps-transport">
			<IconButton command={PREVIOUS} />
			<input
				ref={slider}
				type="range"
				aria-label={t('steps.slider')}
				min={1}
				max={answer.steps.length}
				value={at + 1}
				aria-valuetext={placeWords(at, answer.steps.length)}
				onInput={({ currentTarget }) => goTo(Number(currentTarget.value) - 1)}
			/>
			<IconButton command={NEXT} />
			<IconButton command={PLAY} icon={playing ? 'pause' : 'play'} pressed={playing} />
		</div>
	);
}

const placeWords = (at: number, count: number) => t('steps.which', { index: at + 1, count });

/** After a click, keys go to the steps again; after an arrow key, they still move through the choices. */
function backToSlider({ detail }: MouseEvent): void {
	if (detail > 0) document.querySelector<HTMLElement>('.steps-transport input')?.focus();
}

/** Chooses whether the board is shown before or after the step. */
function When({ known: { at, answer, isDone } }: { known: Steps }) {
	return (
		<>
			<span class="steps-place">{placeWords(at, answer.steps.length)}</span>
			<fieldset class="modes" aria-label={t('steps.when')}>
				{(['before', 'after'] as const).map((id) => (
					<label key={id}>
						<input
							type="radio"
							name="steps-when"
							value={id}
							checked={isDone === (id === 'after')}
							onClick={backToSlider}
							onChange={() => showDone(id === 'after')}
						/>
						<span>{t(`steps.${id}`)}</span>
					</label>
				))}
			</fieldset>
		</>
	);
}
