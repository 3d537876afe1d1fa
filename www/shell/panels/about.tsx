/* The end of a page's help: facts about Gridfold. */
import { t } from '../../language';

export function AboutPage() {
	return (
		<section>
			<h3>{t('help.about')}</h3>
			<p class="hint">{t('help.about-text')}</p>
		</section>
	);
}
