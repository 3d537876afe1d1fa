/*
 * All steps of the puzzle: how hard it is, the board before the step that is
 * shown with what proves it, and the list of all; they play, are copied as text
 * and printed. The board on the table stays as the player left it.
 */
import '../panels/texts';
import './path.css';
import { useEffect, useRef } from 'preact/hooks';
import { running } from '../../../engine/search';
import type { HintStep } from '../../../engine/types';
import { say, t } from '../../../language';
import { Proof } from '../../../pictures/grid/proof/proof';
import { removedWords } from '../../../pictures/grid/step-words';
import { copyText } from '../../../shell/clipboard';
import { fetched } from '../../../shell/fetched';
import type { Command } from '../../../widgets/command';
import { IconButton, TextButton } from '../../../widgets/command';
import { Lead } from '../../../widgets/lead';
import { OnPaper } from '../../../widgets/on-paper';
import { Opener } from '../../../widgets/opener';
import { Progress } from '../../../widgets/progress';
import { techniqueName } from '../card/hint-words';
import { draft } from '../state/game';
import {
	askSteps,
	goBy,
	goTo,
	openPartOfStep,
	type Steps,
	stepAt,
	steps,
	switchPlaying,
	wasStopped,
} from '../state/steps';
import { Ghost } from './ghost';
import { GradeTable } from './grade-table';
import { StepsSheet } from './sheet';
import { headOfSteps, stepsText } from './text';

const StepsPicture = fetched(async () => (await import('../picture/strip')).StepsPicture);

export function StepsPanel() {
	const puzzle = draft.value;
	useEffect(() => void askSteps(), [puzzle]);
	const known = steps.value;
	if (running.value?.question === 'steps') return <Searching />;
	if (!known) return wasStopped.value ? <Stopped /> : null;
	return (
		<div class="stack path" data-steps={known.answer.end}>
			{known.answer.end === 'full' ? <GradeTable /> : <p>{t(`steps.${known.answer.end}`)}</p>}
			{known.answer.steps.length > 0 ? <Walk known={known} /> : null}
		</div>
	);
}

function Stopped() {
	return (
		<div class="actions">
			<Lead look="fair">{t('steps.stopped')}</Lead>
			<TextButton command={AGAIN} look="primary wide" />
		</div>
	);
}

const AGAIN: Command = { id: 'panel-steps', run: () => void askSteps() };

function Searching() {
	const { share } = running.value?.progress ?? { share: 0 };
	return <Progress figures={t('steps.so-far', { share })} />;
}

function Walk({ known }: { known: Steps }) {
	const step = stepAt(known);
	return (
		<>
			{step ? <StepBoard known={known} step={step} /> : null}
			{step ? <StepWords known={known} step={step} /> : null}
			<StepList known={known} />
			<div class="buttons">
				<TextButton command={COPY} look="secondary" />
				<TextButton command={PRINT} look="secondary" />
			</div>
			<Opener label={t('steps.picture')}>
				<StepsPicture steps={known.answer.steps} />
			</Opener>
			<OnPaper>
				<StepsSheet head={headOfSteps()} draft={known.draft} answer={known.answer} />
			</OnPaper>
		</>
	);
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
const COPY: Command = { id: 'copy-steps', run: () => void copySteps() };
const PRINT: Command = { id: 'print-steps', run: () => window.print() };

async function copySteps(): Promise<void> {
	const known = steps.peek();
	if (known) await copyText(stepsText(known.answer));
}

interface StepProps {
	known: Steps;
	step: HintStep;
}

/** The board before a step, with the step drawn on it, and the way to the others. */
function StepBoard({ known, step }: StepProps) {
	const index = known.at + 1;
	return (
		<div class="step-board" data-step={index}>
			<Ghost step={step} index={index} opened={known.opened} />
			<div class="stepper">
				<IconButton command={PREVIOUS} />
				<div class="stepper-place">
					<IconButton
						command={PLAY}
						icon={known.playing ? 'pause' : 'play'}
						pressed={known.playing}
					/>
					<span>{t('steps.which', { index, count: known.answer.steps.length })}</span>
				</div>
				<IconButton command={NEXT} />
			</div>
		</div>
	);
}

/** Its technique, its sentence, and what proves it. */
function StepWords({ known, step }: StepProps) {
	return (
		<div class="hint-words">
			<h3>{techniqueName(step)}</h3>
			<p>{say(step.sentence)}</p>
			{step.removed.length > 0 ? (
				<p class="hint">{removedWords(draft.value, step.removed).join(' ')}</p>
			) : null}
			<Proof draft={draft.value} step={step} opened={known.opened} open={openPartOfStep} />
		</div>
	);
}

function StepList({ known }: { known: Steps }) {
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		const box = list.current;
		const item = box?.children[known.at];
		if (!box || !(item instanceof HTMLElement)) return;
		const above = item.offsetTop - box.offsetTop;
		const isSeen =
			above >= box.scrollTop && above + item.offsetHeight <= box.scrollTop + box.clientHeight;
		if (!isSeen) box.scrollTop = above - box.clientHeight / 3;
	}, [known.at]);
	return (
		<ol class="step-list" ref={list}>
			{known.answer.steps.map((step, at) => (
				<li key={at}>
					<button
						type="button"
						class="quiet"
						aria-current={at === known.at ? 'step' : undefined}
						onClick={() => goTo(at)}
					>
						<span class="number">{at + 1}.</span>
						<span>{say(step.sentence)}</span>
					</button>
				</li>
			))}
		</ol>
	);
}
