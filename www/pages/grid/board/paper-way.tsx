/*
 * The bar for copying a puzzle from paper: its steps, what to do in the current one, and the button to go on. In the
 * last step it says whether the puzzle was copied correctly.
 */
import { holds } from '../../../engine/grids';
import { t } from '../../../language';
import { isBlank } from '../../../pictures/grid/draft';
import { Action } from '../../../shell/commands';
import { badge } from '../state/badge';
import { copyStep, nextStep, type Step, stepsOf, toStep } from '../state/copying';
import { draft, kind } from '../state/game';
import { goToStart } from './focus';

export function PaperWay({ step }: { step: Step }) {
	return (
		<section class="paper-way" aria-label={t('copy.name')}>
			<ol>
				{stepsOf(kind.value).map((one, at) => (
					<li key={one}>
						<button
							type="button"
							aria-current={one === step ? 'step' : undefined}
							data-step={one}
							onClick={() => goTo(one)}
						>
							{at + 1} {t(`copy.${one}`, { holds: holds(kind.value) })}
						</button>
					</li>
				))}
			</ol>
			<Action of={nextStep() ? 'copy-next' : 'copy-done'} look="primary" />
			<p class="hint" data-copied={step === 'own' ? copied() : undefined}>
				{copyWords()}
			</p>
		</section>
	);
}

export function goTo(step: Step): void {
	toStep(step);
	goToStart();
}

/** The solver's verdict on the copied puzzle. */
function copied() {
	const now = badge.value;
	if (isBlank(draft.value) || !now || now.underWay) return 'unknown';
	return now.faults.length > 0 ? 'none' : now.verdict;
}

/** The instruction for the current step; in the last step, the result of the others. */
export function copyWords(): string {
	const step = copyStep.value;
	if (!step) return '';
	if (step !== 'own') return t(`copy.${step}.how`, { holds: holds(kind.value) });
	return t('copy.own.how', { verdict: copied() });
}
