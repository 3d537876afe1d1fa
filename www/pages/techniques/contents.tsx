/*
 * The contents of the book, arranged as a course: level by level, the easiest
 * first, with what each technique looks at, its rating, and whether its lesson
 * was done.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Technique } from '../../engine/types';
import { t } from '../../language';
import { Icon } from '../../widgets/icons';
import { bookLink } from './link';
import { course, LEVELS, ofLevel, opened, stepOnLadder } from './state/book';
import { doneLessons } from './state/done';
import { ratingOf, titleOf } from './words';

/** Its headings are one level below the heading of its section. */
export function Contents({ heading: Heading }: { heading: 'h2' | 'h3' }) {
	return (
		<nav class="stack contents-of-book" aria-label={t('techniques.contents')}>
			<HowFar />
			{LEVELS.map((band) => (
				<section key={band}>
					<Heading>{t(`band.${band}`)}</Heading>
					<ol class="ladder">
						{ofLevel(band).map((one) => (
							<Line key={one.id} technique={one} />
						))}
					</ol>
				</section>
			))}
		</nav>
	);
}

/** How many lessons were done, and the button for the next. */
export function HowFar() {
	const { all, done, next } = course(doneLessons());
	return (
		<p class="how-far">
			<span>{t('techniques.how-far', { done, all })}</span>
			{next ? (
				<a href={`#${bookLink(next.id)}`} data-next-lesson>
					{t(done === 0 ? 'techniques.begin' : 'techniques.go-on', { title: titleOf(next) })}
				</a>
			) : null}
		</p>
	);
}

function Line({ technique }: { technique: Technique }) {
	const item = useRef<HTMLLIElement>(null);
	const isOpen = technique.id === opened.value;
	const isDone = doneLessons().includes(technique.id);
	useLayoutEffect(() => {
		if (isOpen && item.current) reveal(item.current);
	}, [isOpen]);
	return (
		<li ref={item} data-done={isDone}>
			<a href={`#${bookLink(technique.id)}`} aria-current={isOpen ? 'page' : undefined}>
				<span class="rung">{stepOnLadder(technique)}</span>
				<span class="name">
					{titleOf(technique)}
					<span class="chapter">{t(`techniques.chapter.${technique.chapter}`)}</span>
				</span>
				<span class="rating">{ratingOf(technique)}</span>
				<span class="done">
					{isDone ? (
						<>
							<Icon name="check" />
							<span class="unseen">{t('techniques.done')}</span>
						</>
					) : null}
				</span>
			</a>
		</li>
	);
}

/** If the contents scroll by themselves, brings a line into view; the page itself stays. */
function reveal(line: HTMLElement): void {
	const box = line.closest('.answer-area');
	if (!box || box.scrollHeight <= box.clientHeight) return;
	const below = line.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
	const above = box.getBoundingClientRect().top - line.getBoundingClientRect().top;
	if (below > 0 || above > 0) box.scrollTop += below + box.clientHeight / 2;
}
