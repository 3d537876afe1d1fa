/* The book's part of Learn: the progress of the course, its next lesson, and the link to all techniques. */
import './texts';
import './styles/index.css';
import { t } from '../../language';
import { HowFar } from './contents';
import { bookLink } from './link';

export function Course() {
	return (
		<>
			<section class="card course" aria-labelledby="course-title">
				<h2 id="course-title">{t('techniques.course')}</h2>
				<p>{t('techniques.course-about')}</p>
				<HowFar />
			</section>
			<section class="card course" aria-labelledby="book-of-techniques">
				<h2 id="book-of-techniques">{t('techniques.title')}</h2>
				<p>{t('techniques.about')}</p>
				<p>
					<a href={`#${bookLink('')}`}>{t('techniques.contents')}</a>
				</p>
			</section>
		</>
	);
}
