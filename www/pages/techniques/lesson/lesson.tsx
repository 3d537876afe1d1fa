/*
 * The card of a technique: its title and where it stands on the ladder, its idea,
 * the board before and after with what proves it, the board to try, and the way
 * to its neighbours.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Technique, TechniqueBoard } from '../../../engine/types';
import { say, t } from '../../../language';
import { lookOfStep } from '../../../pictures/grid/step-look';
import { Icon } from '../../../widgets/icons';
import { bookLink } from '../link';
import { besides, stepOnLadder, TECHNIQUES } from '../state/book';
import { attempt } from '../state/exercise';
import { bandOf, effectWords, ratingOf, titleOf } from '../words';
import { Exercise } from './exercise';
import { litBy, Picture } from './picture';

export function Lesson({ technique }: { technique: Technique }) {
	const title = useRef<HTMLHeadingElement>(null);
	useLayoutEffect(() => {
		scrollTo(0, 0);
		title.current?.focus({ preventScroll: true });
	}, []);
	const { id, example } = technique;
	return (
		<article class="book lesson" aria-labelledby="book-title" data-technique={id}>
			<header>
				<h1 id="book-title" ref={title} tabIndex={-1}>
					{titleOf(technique)}
				</h1>
				<p class="hint">
					{t('techniques.place', {
						step: stepOnLadder(technique),
						steps: TECHNIQUES.length,
						rating: ratingOf(technique),
						band: bandOf(technique),
					})}
				</p>
			</header>
			<p class="idea">{t(`idea.${id}`)}</p>
			{example ? <Pictures example={example} /> : null}
			{attempt.value ? <Exercise attempt={attempt.value} /> : null}
			<Neighbours technique={technique} />
		</article>
	);
}

function Pictures({ example }: { example: TechniqueBoard }) {
	const { draft, steps, after } = example;
	const [step] = steps;
	const [result] = after;
	if (!step || !result) return null;
	return (
		<div class="pictures">
			<figure>
				<figcaption>
					<strong>{t('techniques.before')}</strong> {say(step.sentence)}
				</figcaption>
				<Picture
					draft={draft}
					board={step.before}
					look={lookOfStep(step, draft.size, null)}
					lit={litBy(step)}
				/>
			</figure>
			<figure>
				<figcaption>
					<strong>{t('techniques.after')}</strong> {effectWords(draft, step)}
				</figcaption>
				<Picture draft={draft} board={result} look={null} />
			</figure>
		</div>
	);
}

function Neighbours({ technique }: { technique: Technique }) {
	return (
		<nav class="neighbours" aria-label={t('techniques.neighbours')}>
			<Neighbour technique={besides(technique, -1)} rel="prev" />
			<Neighbour technique={besides(technique, 1)} rel="next" />
		</nav>
	);
}

/** The technique before or after on the ladder. */
function Neighbour({ technique, rel }: { technique: Technique | undefined; rel: 'prev' | 'next' }) {
	if (!technique) return <span />;
	const isNext = rel === 'next';
	return (
		<a href={`#${bookLink(technique.id)}`} rel={rel}>
			{isNext ? null : <Icon name="previous" />}
			<span>
				<span class="hint">{t(`techniques.${rel}`)}</span>
				<span>{titleOf(technique)}</span>
			</span>
			{isNext ? <Icon name="next" /> : null}
		</a>
	);
}
