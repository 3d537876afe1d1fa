/* The questions of a worksheet, which replace the controls, and the button that shows the answers. */
import { t } from '../../../language';
import { Button } from '../../../widgets/button';
import { answer } from '../state/worksheet';

const QUESTIONS = ['next', 'line', 'tries'] as const;

export function Worksheet() {
	return (
		<section class="worksheet" aria-labelledby="worksheet-title">
			<h2 id="worksheet-title">{t('lab.worksheet')}</h2>
			<ol>
				{QUESTIONS.map((question) => (
					<li key={question}>{t(`lab.worksheet.${question}`)}</li>
				))}
			</ol>
			<Button words={t('lab.worksheet.answers')} look="primary" onClick={answer} />
		</section>
	);
}
