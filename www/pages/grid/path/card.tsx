/*
 * The card while all steps are shown: the current step with its proof, the list of all steps, and the difficulty.
 * The card also offers the steps as text, on paper and as a picture.
 */
import { useEffect, useRef } from 'preact/hooks';
import { running } from '../../../engine/search';
import type { HintStep } from '../../../engine/types';
import { say, t } from '../../../language';
import { Proof } from '../../../pictures/grid/proof/proof';
import { removedWords } from '../../../pictures/grid/step-words';
import { copyText } from '../../../shell/clipboard';
import { fetched } from '../../../shell/fetched';
import { narrow } from '../../../shell/panel';
import { type Command, TextButton } from '../../../widgets/command';
import { Lead } from '../../../widgets/lead';
import { OnPaper } from '../../../widgets/on-paper';
import { Opener } from '../../../widgets/opener';
import { Progress } from '../../../widgets/progress';
import { techniqueName } from '../card/hint-words';
import { WhyAlways } from '../card/lesson';
import { boardTitle } from '../card/origin-words';
import { draft } from '../state/game';
import { type Steps, steps } from '../state/steps';
import { GradeTable } from './grade-table';
import { StepsSheet } from './sheet';
import { headOfSteps, stepsText } from './text';
import { askSteps, goTo, openPartOfStep, stepAt, wasStopped } from './walk';

const StepsPicture = fetched(async () => (await import('../picture/strip')).StepsPicture);

export function StepsCard() {
	const known = steps.value;
	return (
		<section class="answer steps-card" aria-labelledby="steps-title" data-steps={known?.answer.end}>
			<header class="answer-head">
				<h1 id="steps-title">{t('steps.name')}</h1>
				<p class="contents">{boardTitle()}</p>
			</header>
			{known ? <Walk known={known} /> : <Missing />}
		</section>
	);
}

/** Shown in place of the steps while they are being computed, or if the computation was stopped. */
function Missing() {
	if (running.value?.question === 'steps') {
		const { share } = running.value.progress;
		return <Progress figures={t('steps.so-far', { share })} />;
	}
	if (!wasStopped.value) return null;
	return (
		<div class="actions">
			<Lead look="fair">{t('steps.stopped')}</Lead>
			<TextButton command={AGAIN} look="primary wide" />
		</div>
	);
}

const AGAIN: Command = { id: 'all-steps', run: () => void askSteps() };
const COPY: Command = { id: 'copy-steps', run: () => void copySteps() };
const PRINT: Command = { id: 'print-steps', run: () => window.print() };

async function copySteps(): Promise<void> {
	const known = steps.peek();
	if (known) await copyText(stepsText(known.answer));
}

function Walk({ known }: { known: Steps }) {
	const { draft, answer } = known;
	const step = stepAt(known);
	return (
		<>
			{step ? <StepWords known={known} step={step} /> : null}
			{answer.end === 'full' ? <GradeTable folded /> : <p>{t(`steps.${answer.end}`)}</p>}
			{step ? (
				<>
					<StepList known={known} />
					<div class="buttons">
						<TextButton command={COPY} look="secondary" />
						<TextButton command={PRINT} look="secondary" />
					</div>
					<Opener label={t('steps.picture')}>
						<StepsPicture steps={answer.steps} />
					</Opener>
					<OnPaper>
						<StepsSheet head={headOfSteps()} draft={draft} answer={answer} />
					</OnPaper>
				</>
			) : null}
		</>
	);
}

/** The technique, the sentence and the proof of the step. */
function StepWords({ known, step }: { known: Steps; step: HintStep }) {
	return (
		<div class="hint-words">
			<h2>{techniqueName(step)}</h2>
			<p>{say(step.sentence)}</p>
			{step.removed.length > 0 ? (
				<p class="hint">{removedWords(draft.value, step.removed).join(' ')}</p>
			) : null}
			<Proof draft={draft.value} step={step} opened={known.opened} open={openPartOfStep} />
			<WhyAlways step={step} />
		</div>
	);
}

function StepList({ known }: { known: Steps }) {
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		if (list.current) showCurrent(list.current);
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

/** Scrolls the list; on a small screen scrolls the page, if it had been scrolled down to the list. */
function showCurrent(list: HTMLElement): void {
	const here = list.querySelector<HTMLElement>('[aria-current]');
	if (!here) return;
	const above = here.offsetTop - list.offsetTop;
	if (!narrow.peek()) {
		const isSeen =
			above >= list.scrollTop && above + here.offsetHeight <= list.scrollTop + list.clientHeight;
		if (!isSeen) list.scrollTop = above - list.clientHeight / 3;
	} else if (list.getBoundingClientRect().top < innerHeight * 0.75) {
		scrollBelowBoard(here);
	}
}

/** The board stays at the top, above what scrolls. */
function scrollBelowBoard(here: HTMLElement): void {
	const { top, bottom } = here.getBoundingClientRect();
	const roof = document.querySelector('.steps-table')?.getBoundingClientRect().bottom ?? 0;
	if (top < roof) scrollBy(0, top - roof);
	else if (bottom > innerHeight) scrollBy(0, bottom - innerHeight);
}
