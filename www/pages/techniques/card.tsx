/* The card on the right: the way back to the puzzle and, beside a technique, the contents of the book. */
import { t } from '../../language';
import { Action } from '../../shell/commands';
import { Icon } from '../../widgets/icons';
import { Contents } from './contents';
import { bookLink } from './link';
import { technique } from './state/book';

export function Card() {
	return (
		<section class="answer book-card" aria-label={t('techniques.contents')}>
			<p class="way-on">
				<Icon name="previous" />
				<Action of="to-puzzle" look="quiet" />
			</p>
			{technique.value ? (
				<>
					<h2>
						<a href={`#${bookLink('')}`}>{t('techniques.title')}</a>
					</h2>
					<Contents heading="h3" />
				</>
			) : (
				<p class="hint">{t('techniques.rating-about')}</p>
			)}
		</section>
	);
}
