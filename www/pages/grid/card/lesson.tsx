/* Hints that teach: the way from a reason to its technique's card, and the lesson of a technique used often. */
import './hint-texts';
import './lesson.css';
import type { HintStep } from '../../../engine/types';
import { t } from '../../../language';
import { isEmbedded } from '../../../shell/embedding';
import { Square } from '../../../widgets/button';
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
			<Square words={t('hint.lesson.no')} icon="close" onClick={dismiss} />
		</div>
	);
}

function dismiss(): void {
	offered.value = null;
}
