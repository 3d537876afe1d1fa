/* Hints that teach: the way from a reason to its technique's card, and the lesson of a technique used often. */
import './hint-texts';
import './lesson.css';
import type { HintStep } from '../../../engine/types';
import { t } from '../../../language';
import { isEmbedded } from '../../../shell/embedding';
import { Icon } from '../../../widgets/icons';
import { offered } from '../state/uses';

/** An embedded page has no book of techniques. */
export function WhyAlways({ step }: { step: HintStep }) {
	if (isEmbedded) return null;
	return (
		<a class="why-always" href={`#techniques/${step.rule}`}>
			{t('hint.why-always')}
		</a>
	);
}

export function LessonOffer() {
	const rule = offered.value;
	if (rule === null) return null;
	return (
		<div class="lesson-offer">
			<p>
				{t('hint.lesson', { technique: t(`technique.${rule}`) })}{' '}
				<a href={`#techniques/${rule}`} onClick={dismiss}>
					{t('hint.lesson.try')}
				</a>
			</p>
			<button
				type="button"
				class="quiet square"
				aria-label={t('hint.lesson.no')}
				title={t('hint.lesson.no')}
				onClick={dismiss}
			>
				<Icon name="close" />
			</button>
		</div>
	);
}

function dismiss(): void {
	offered.value = null;
}
