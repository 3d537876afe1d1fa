/* The main area on the left: the open card, or the contents. */
import { t } from '../../language';
import { Contents } from './contents';
import { Lesson } from './lesson/lesson';
import { technique } from './state/book';

export function Table() {
	const open = technique.value;
	if (open) return <Lesson key={open.id} technique={open} />;
	return (
		<section class="card book" aria-labelledby="book-title">
			<h1 id="book-title" tabIndex={-1}>
				{t('techniques.title')}
			</h1>
			<p>{t('techniques.about')}</p>
			<Contents heading="h2" />
		</section>
	);
}
