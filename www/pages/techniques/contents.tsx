/* The contents of the book: chapter by chapter, the easiest first, with step, rating and band. */
import type { Technique } from '../../engine/types';
import { t } from '../../language';
import { bookLink } from './link';
import { CHAPTERS, ofChapter, opened, stepOnLadder } from './state/book';
import { bandOf, ratingOf, titleOf } from './words';

export function Contents() {
	return (
		<nav class="contents-of-book" aria-label={t('techniques.contents')}>
			{CHAPTERS.map((chapter) => (
				<section key={chapter}>
					<h3>{t(`techniques.chapter.${chapter}`)}</h3>
					<ol class="ladder">
						{ofChapter(chapter).map((one) => (
							<Line key={one.id} technique={one} />
						))}
					</ol>
				</section>
			))}
		</nav>
	);
}

function Line({ technique }: { technique: Technique }) {
	const isOpen = technique.id === opened.value;
	return (
		<li>
			<a href={`#${bookLink(technique.id)}`} aria-current={isOpen ? 'page' : undefined}>
				<span class="rung">{stepOnLadder(technique)}</span>
				<span class="name">{titleOf(technique)}</span>
				<span class="rating">
					{ratingOf(technique)} · {bandOf(technique)}
				</span>
			</a>
		</li>
	);
}
